import type { Example } from '../../rules/word.ts'

export const sentence = 'king track {n:space/spaces}'
export const example: Example = ['tile', 'contract-iron-7', 'contract (7 iron → 11 VP, king track 1 space)']
