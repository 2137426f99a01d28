import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = 'benefit of a space where an opponent stands, whose bonus is free for that opponent'
export const questions: Questions<Asks> = { 'copy-position': 'Whose space do you copy?' }
export const example: Example = [
  'tapestry',
  'trade-economy',
  'benefit of a space where an opponent stands, whose bonus is free for that opponent',
]
