import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence =
  'regress once on three tracks, then advance up to {n} times on the fourth (no benefits or bonuses)'
export const questions: Questions<Asks> = { 'dark-ages': 'On which track do you advance?' }
export const example: Example = [
  'tapestry',
  'dark-ages',
  'regress once on three tracks, then advance up to 3 times on the fourth (no benefits or bonuses)',
]
