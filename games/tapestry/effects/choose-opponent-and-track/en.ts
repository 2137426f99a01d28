import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = 'choose an opponent and a track'
export const questions: Questions<Asks> = { 'choose-pact': 'Which opponent and which track do you choose?' }
export const example: Example = [
  'tapestry',
  'marriage-of-state',
  'choose an opponent and a track, each time that opponent gains a benefit of that track: the same benefit',
]
