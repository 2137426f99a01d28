import type { Example } from '../../rules/word.ts'

export const sentence = '원하는 액션 {n} AP'
export const example: Example = ['tile', 'helper-joker-1-a', '조력자(원하는 액션 1 AP)']
