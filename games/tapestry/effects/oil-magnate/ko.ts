import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '트랙 1개 선택: 당신이 개척할 수 있고, 각 이웃도 혜택/보너스 없이 개척할 수 있음'
export const questions: Questions<Asks> = {
  'oil-magnate': '어느 트랙을 선택할까요?',
  'may-advance': '{track@track} 트랙을 개척할까요?',
}
export const example: Example = [
  'tapestry',
  'oil-magnate',
  '트랙 1개 선택: 당신이 개척할 수 있고, 각 이웃도 혜택/보너스 없이 개척할 수 있음',
]
