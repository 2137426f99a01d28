import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = 'discard any tapestry cards, {n} VP each'
export const questions: Questions<Asks> = { 'democracy': 'Which cards do you discard, {n} VP each?' }
export const example: Example = ['tapestry', 'democracy', '3 tapestry cards, discard any tapestry cards, 2 VP each']
