import type { Example } from '../../rules/word.ts'

export const sentence = 'circle benefit of a card in your middle row'
export const example: Example = ['effect', 'tech-circle', 'circle benefit of a card in your middle row']
