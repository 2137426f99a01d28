import type { Example } from '../../rules/word.ts'

export const sentence = '가운데 행 카드 1장의 원형 혜택'
export const example: Example = ['effect', 'tech-circle', '가운데 행 카드 1장의 원형 혜택']
