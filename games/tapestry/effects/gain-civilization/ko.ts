import type { Example } from '../../rules/word.ts'

export const sentence = '추가 문명 하나'
export const example: Example = ['effect', 'gain-civilization', '추가 문명 하나']
