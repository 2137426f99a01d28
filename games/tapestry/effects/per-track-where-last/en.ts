import type { Example } from '../../rules/word.ts'

export const sentence = 'for each track on which you are last: {does}'
export const example: Example = [
  'tapestry',
  'plea-for-aid',
  'for each track on which you are last: 2 VP, any 1 resource (in any order)',
]
