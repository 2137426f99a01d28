import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '영토 타일 1개를 상대에게 주고 {n}점'
export const questions: Questions<Asks> = { 'give-tile': '어느 타일을 누구에게 줄까요?' }
export const example: Example = [
  'tapestry',
  'age-of-sail',
  '탐사하기 전에: 영토 타일 3개, 영토 타일 1개를 상대에게 주고 3점(선택)',
]
