import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '그 음식을 원하는 만큼 다른 자원으로 바꾸고 하나마다 {n}점'
export const questions: Questions<Asks> = { 'convert-food': '음식 {left}개까지 하나에 {n}점: 무엇으로 바꿀까요?' }
export const example: Example = [
  'tapestry',
  'mercantilism',
  '수익을 얻을 때: 그 음식을 원하는 만큼 다른 자원으로 바꾸고 하나마다 2점',
]
