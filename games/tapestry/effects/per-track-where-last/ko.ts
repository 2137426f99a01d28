import type { Example } from '../../rules/word.ts'

export const sentence = '가장 뒤처진 트랙마다 {does}'
export const example: Example = ['tapestry', 'plea-for-aid', '가장 뒤처진 트랙마다 2점, 원하는 자원 1개(원하는 순서로)']
