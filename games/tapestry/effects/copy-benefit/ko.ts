import type { Example } from '../../rules/word.ts'

export const sentence = '같은 혜택'
export const example: Example = ['effect', 'copy-benefit', '같은 혜택']
