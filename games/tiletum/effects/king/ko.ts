import type { Example } from '../../rules/word.ts'

export const sentence = '왕 트랙 {n}칸'
export const example: Example = ['tile', 'contract-iron-7', '계약(철 7 → 11 VP, 왕 트랙 1칸)']
