/** How one wins, and where points come from now. */
import type { GoalWords } from '@loggia/core'

export const words: GoalWords = {
  goal: 'Most points when the match ends.',
  now: 'All points come then: building icons {buildings} × {perBuilding} (discs placed) · ship icons {ships} × {perShip} (ships built) · amphorae {amphorae} × {perAmphora} · sets {sets} × {perSet}. Rewards ({reward} of {most}) raise what each is worth.',
  short: '{total:point/points} so far',
}
