import type { Example } from '../../rules/word.ts'

export const sentence = '수도에 완성된 가로 행과 세로 열마다 1점'
export const example: Example = ['slot', 'writing', '수도에 완성된 가로 행과 세로 열마다 1점']
