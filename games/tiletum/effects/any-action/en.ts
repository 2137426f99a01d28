import type { Example } from '../../rules/word.ts'

export const sentence = 'any action {n} AP'
export const example: Example = ['tile', 'helper-joker-1-a', 'helper (any action 1 AP)']
