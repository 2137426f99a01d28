import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '지배하는 타일 1개의 지형마다: 산악 {mountain}, 초원 {grass}, 숲 {forest}, 사막 {desert}'
export const questions: Questions<Asks> = { 'colonialism': '어느 영토의 자원을 얻을까요?' }
export const example: Example = [
  'tapestry',
  'colonialism',
  '지배하는 타일 1개의 지형마다: 산악 일꾼 1개, 초원 문화 1개, 숲 음식 1개, 사막 동전 1개',
]
