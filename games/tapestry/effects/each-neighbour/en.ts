import type { Example } from '../../rules/word.ts'

export const sentence = 'each neighbour: {does}'
export const example: Example = ['effect', 'each-neighbour-gain-territory-1', 'each neighbour: 1 territory tile']
