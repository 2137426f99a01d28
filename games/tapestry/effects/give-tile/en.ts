import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = 'give a territory tile to an opponent for {n} VP'
export const questions: Questions<Asks> = { 'give-tile': 'Which tile do you give, and to whom?' }
export const example: Example = [
  'tapestry',
  'age-of-sail',
  'before you explore: 3 territory tiles, give a territory tile to an opponent for 3 VP (optional)',
]
