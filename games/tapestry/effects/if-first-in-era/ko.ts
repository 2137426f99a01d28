import type { Example } from '../../rules/word.ts'

export const sentence = '모두보다 먼저 이번 시대를 시작했다면 {first}, 아니면 {other}'
export const example: Example = [
  'tapestry',
  'technocracy',
  '모두보다 먼저 이번 시대를 시작했다면 발명하기, 그 카드 개선, 아니면 상대마다 3점',
]
