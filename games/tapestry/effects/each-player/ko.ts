import type { Example } from '../../rules/word.ts'

export const sentence = '모든 플레이어: {does}'
export const example: Example = [
  'tapestry',
  'diplomacy',
  '모든 플레이어: 원하는 자원 1개, 원하는 수익 건물 1개(원하는 순서로)',
]
