import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '모든 플레이어는 일꾼 1개를 내고 {n}점을 얻을 수 있음, 상대가 냈다면 {some}, 아니면 {none}'
export const questions: Questions<Asks> = { 'olympic-host': '{owner@seat}의 올림픽에 일꾼 1개를 낼까요?' }
export const example: Example = [
  'tapestry',
  'olympic-host',
  '모든 플레이어는 일꾼 1개를 내고 10점을 얻을 수 있음, 상대가 냈다면 원하는 수익 건물 1개, 아니면 동전 1개',
]
