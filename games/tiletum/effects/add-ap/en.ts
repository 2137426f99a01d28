import type { Example } from '../../rules/word.ts'

export const sentence = '+{n} AP for the die’s action'
export const example: Example = ['effect', 'add-ap-3', '+3 AP for the die’s action']
