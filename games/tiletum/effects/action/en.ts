import type { Example } from '../../rules/word.ts'

export const sentence = '{action@action} {n} AP'
export const example: Example = ['effect', 'action-king-2', 'king 2 AP']
