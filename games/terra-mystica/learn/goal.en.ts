/** How one wins, and where points come from now. */
import type { GoalWords } from '@loggia/core'

export const words: GoalWords = {
  goal: 'Most points (VP) after round {rounds} win.',
  now: 'You have {vp} · this round: {tile} · at the end: largest area {area} → {areaVp}, cults → {cultsVp}, resources → {resourcesVp}',
  short: '{vp} VP',
}
