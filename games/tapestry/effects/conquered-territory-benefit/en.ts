import type { Example } from '../../rules/word.ts'

export const sentence = 'benefit of the conquered tile'
export const example: Example = ['tapestry', 'pirate-rule', 'each time you conquer: benefit of the conquered tile']
