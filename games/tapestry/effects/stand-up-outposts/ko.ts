import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '넘어진 전초기지 {n}개까지 세우기'
export const questions: Questions<Asks> = { 'revolution': '어느 전초기지를 세울까요({left}개까지)?' }
export const example: Example = ['tapestry', 'revolution', '원하는 자원 1개 또는 넘어진 전초기지 3개까지 세우기']
