import type { Example } from '../../rules/word.ts'

export const sentence = 'its circle benefit'
export const example: Example = ['tapestry', 'industrialism', 'each time you invent: its circle benefit']
