import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '상대 1명과 트랙 1개 선택'
export const questions: Questions<Asks> = { 'choose-pact': '어느 상대와 어느 트랙을 선택할까요?' }
export const example: Example = [
  'tapestry',
  'marriage-of-state',
  '상대 1명과 트랙 1개 선택, 그 상대가 그 트랙의 혜택을 얻을 때마다: 같은 혜택',
]
