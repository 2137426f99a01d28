import type { Example } from '../../rules/word.ts'

export const sentence = '그 카드의 원형 혜택'
export const example: Example = ['tapestry', 'industrialism', '발명할 때마다: 그 카드의 원형 혜택']
