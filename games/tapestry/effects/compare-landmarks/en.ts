import type { Example } from '../../rules/word.ts'

export const sentence = 'fewest landmarks: {fewest}; most: {most}; else: {other}'
export const example: Example = [
  'tapestry',
  'age-of-wonders',
  'fewest landmarks: any 2 resources; most: 12 VP; else: any 1 resource, 6 VP (in any order)',
]
