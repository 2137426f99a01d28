import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '상대가 위치한 칸의 혜택, 그 상대는 보너스를 무료로'
export const questions: Questions<Asks> = { 'copy-position': '누구의 칸을 따라 얻을까요?' }
export const example: Example = ['tapestry', 'trade-economy', '상대가 위치한 칸의 혜택, 그 상대는 보너스를 무료로']
