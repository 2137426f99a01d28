import type { Example } from '../../rules/word.ts'

export const sentence = 'explore a space tile'
export const example: Example = [
  'space',
  'exploration-12',
  'explore a space tile, bonus: any 1 resource → explore a space tile',
]
