/** How one wins, and where points come from now. */
import type { GoalWords } from '@loggia/core'

export const words: GoalWords = {
  goal: 'Most points (VP) after round {rounds} win.',
  now: 'You have {vp} · next fair {city} ({there}): {fair} · at the end: posts {posts} × pillars {pillars} = {both}, completed buildings {buildings}',
  short: '{vp} VP',
}
