import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '원하는 자원 {n}개'
export const questions: Questions<Asks> = { 'any': '원하는 자원 {left}개: 무엇을 받을까요?' }
export const example: Example = ['effect', 'gain-any-2', '원하는 자원 2개']
