import type { Example } from '../../rules/word.ts'

export const sentence = 'each opponent: {does}'
export const example: Example = [
  'effect',
  'each-opponent-advance-rolled-x-clockwise',
  'each opponent: advance on that track (no benefit or bonus)',
]
