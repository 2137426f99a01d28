import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '세 트랙에서 한 칸씩 역행한 다음 나머지 트랙을 {n}번까지 개척(혜택/보너스 없음)'
export const questions: Questions<Asks> = { 'dark-ages': '어느 트랙을 개척할까요?' }
export const example: Example = [
  'tapestry',
  'dark-ages',
  '세 트랙에서 한 칸씩 역행한 다음 나머지 트랙을 3번까지 개척(혜택/보너스 없음)',
]
