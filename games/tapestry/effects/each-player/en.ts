import type { Example } from '../../rules/word.ts'

export const sentence = 'each player: {does}'
export const example: Example = [
  'tapestry',
  'diplomacy',
  'each player: any 1 resource, 1 building of your choice (in any order)',
]
