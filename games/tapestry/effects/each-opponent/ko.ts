import type { Example } from '../../rules/word.ts'

export const sentence = '모든 상대: {does}'
export const example: Example = [
  'effect',
  'each-opponent-advance-rolled-x-clockwise',
  '모든 상대: 그 트랙 개척(혜택/보너스 없음)',
]
