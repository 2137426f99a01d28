import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = 'trading post at the merchant'
export const questions: Questions<Asks> = { 'build-post': 'Where does the trading post go?' }
export const example: Example = ['effect', 'build-trading-post-at-merchant', 'trading post at the merchant']
