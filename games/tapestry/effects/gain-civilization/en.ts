import type { Example } from '../../rules/word.ts'

export const sentence = '1 more civilization'
export const example: Example = ['effect', 'gain-civilization', '1 more civilization']
