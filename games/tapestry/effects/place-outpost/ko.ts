import type { Example } from '../../rules/word.ts'

export const sentence = '주사위 없이 그곳에 전초기지 놓기'
export const example: Example = ['tapestry', 'militarism', '탐사할 때마다: 주사위 없이 그곳에 전초기지 놓기(선택)']
