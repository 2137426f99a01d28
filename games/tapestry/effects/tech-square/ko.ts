import type { Example } from '../../rules/word.ts'

export const sentence = '맨 위 행 카드 1장의 정사각형 혜택'
export const example: Example = ['effect', 'tech-square', '맨 위 행 카드 1장의 정사각형 혜택']
