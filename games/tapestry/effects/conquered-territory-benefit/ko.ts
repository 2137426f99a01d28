import type { Example } from '../../rules/word.ts'

export const sentence = '정복한 타일의 혜택'
export const example: Example = ['tapestry', 'pirate-rule', '정복할 때마다: 정복한 타일의 혜택']
