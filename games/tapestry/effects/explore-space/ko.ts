import type { Example } from '../../rules/word.ts'

export const sentence = '우주 타일 탐사하기'
export const example: Example = [
  'space',
  'exploration-12',
  '우주 타일 탐사하기, 보너스: 원하는 자원 1개 → 우주 타일 탐사하기',
]
