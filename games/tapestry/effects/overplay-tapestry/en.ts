import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = 'tapestry card on top of your current one'
export const questions: Questions<Asks> = { 'overplay': 'Which tapestry card do you play on top?' }
export const example: Example = ['effect', 'overplay-tapestry', 'tapestry card on top of your current one']
