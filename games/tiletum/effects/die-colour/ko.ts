import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '주사위의 자원을 다른 종류로'
export const questions: Questions<Asks> = { 'colour': '대신 어떤 자원을 받을까요?' }
export const example: Example = ['effect', 'die-colour', '주사위의 자원을 다른 종류로']
