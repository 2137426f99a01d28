import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '그중 1장을 이 카드 위에 놓고 {n}점'
export const questions: Questions<Asks> = { 'overplay-gained': '얻은 카드 가운데 어느 것을 위에 놓을까요?' }
export const example: Example = [
  'tapestry',
  'tyranny',
  '태피스트리 카드를 얻으면: 그중 1장을 이 카드 위에 놓고 5점(선택)',
]
