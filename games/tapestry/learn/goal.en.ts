/** How one wins, and where points come from now. */
import type { GoalWords } from '@loggia/core'

export const words: GoalWords = {
  goal: 'Most points (VP) after income turn {turns} win.',
  now: 'You have {vp} · income {had} of {turns} · the next one scores {next}: techs {techs}, capital {capital}, territories {territories}, fixed {fixed}',
  short: '{vp} VP',
}
