import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '태피스트리 카드를 원하는 만큼 버리고 1장마다 {n}점'
export const questions: Questions<Asks> = { 'democracy': '어느 카드를 버릴까요(1장에 {n}점)?' }
export const example: Example = [
  'tapestry',
  'democracy',
  '태피스트리 카드 3장, 태피스트리 카드를 원하는 만큼 버리고 1장마다 2점',
]
