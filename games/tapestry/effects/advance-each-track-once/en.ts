import type { Example } from '../../rules/word.ts'

export const sentence = 'advance once on each track (no benefit, free bonus)'
export const example: Example = ['tapestry', 'renaissance', 'advance once on each track (no benefit, free bonus)']
