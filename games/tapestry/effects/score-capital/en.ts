import type { Example } from '../../rules/word.ts'

export const sentence = '1 VP for each complete row and column of your capital'
export const example: Example = ['slot', 'writing', '1 VP for each complete row and column of your capital']
