import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '{piece@piece} {n}칸'
export const questions: Questions<Asks> = { 'move': '{left}칸까지: {piece@piece|을/를} 어디로 이동할까요?' }
export const example: Example = ['tile', 'char-merchant-step-2-a', '인물(상인: 상인 2칸)']
