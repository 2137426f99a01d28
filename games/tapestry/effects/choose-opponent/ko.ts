import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '상대 1명 선택'
export const questions: Questions<Asks> = { 'choose-opponent': '어느 상대를 선택할까요?' }
export const example: Example = ['effect', 'choose-opponent', '상대 1명 선택']
