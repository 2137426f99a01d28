import type { Example } from '../../rules/word.ts'

export const sentence = 'place an outpost on it without dice'
export const example: Example = [
  'tapestry',
  'militarism',
  'each time you explore: place an outpost on it without dice (optional)',
]
