import type { Example } from '../../rules/word.ts'

export const sentence = 'benefit of the tile twice, no VP for its edges'
export const example: Example = [
  'tapestry',
  'exploitation',
  'each time you explore: benefit of the tile twice, no VP for its edges (optional)',
]
