/** How one wins, and where points come from now. */
import type { GoalWords } from '@loggia/core'

export const words: GoalWords = {
  goal: 'Most points when the match ends.',
  now: 'At the end: building icons {buildings} × {perBuilding} discs · ship icons {ships} × {perShip} ships · amphorae {amphorae} × {perAmphora} · sets {sets} × {perSet}. Rewards ({reward} of {most}) raise these.',
  short: '{total:point/points} so far',
}
