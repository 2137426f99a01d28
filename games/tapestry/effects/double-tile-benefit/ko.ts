import type { Example } from '../../rules/word.ts'

export const sentence = '정렬 승점 대신 타일의 혜택을 두 번'
export const example: Example = ['tapestry', 'exploitation', '탐사할 때마다: 정렬 승점 대신 타일의 혜택을 두 번(선택)']
