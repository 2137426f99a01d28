import type { Example } from '../../rules/word.ts'

export const sentence = 'roll the science die'
export const example: Example = ['effect', 'roll-science-die', 'roll the science die']
