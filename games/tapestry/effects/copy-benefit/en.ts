import type { Example } from '../../rules/word.ts'

export const sentence = 'the same benefit'
export const example: Example = ['effect', 'copy-benefit', 'the same benefit']
