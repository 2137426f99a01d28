import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = 'turn any of that food into other resources, {n} VP each'
export const questions: Questions<Asks> = {
  'convert-food': 'Up to {left} food: what do you turn it into, {n} VP each?',
}
export const example: Example = [
  'tapestry',
  'mercantilism',
  'when you gain income: turn any of that food into other resources, 2 VP each',
]
