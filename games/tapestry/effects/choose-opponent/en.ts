import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = 'choose an opponent'
export const questions: Questions<Asks> = { 'choose-opponent': 'Which opponent do you choose?' }
export const example: Example = ['effect', 'choose-opponent', 'choose an opponent']
