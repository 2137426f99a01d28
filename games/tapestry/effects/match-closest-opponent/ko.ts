import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '한 트랙에서 가장 가까운 상대의 칸으로 이동(혜택/보너스 없음)'
export const questions: Questions<Asks> = {
  'socialism': '어느 상대의 칸으로 이동할까요?',
  'match-token': '어느 토큰을 {to@space|으로/로} 옮길까요?',
}
export const example: Example = [
  'tapestry',
  'socialism',
  '한 트랙에서 가장 가까운 상대의 칸으로 이동(혜택/보너스 없음)',
]
