import type { Example } from '../../rules/word.ts'

export const sentence = 'square benefit of a card in your top row'
export const example: Example = ['effect', 'tech-square', 'square benefit of a card in your top row']
