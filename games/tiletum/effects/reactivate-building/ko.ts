import type { Example, Questions } from '../../rules/word.ts'
import type { Asks } from './rule.ts'

export const sentence = '건물 하나의 인물 보너스를 다시'
export const questions: Questions<Asks> = {
  'reactivate': '어느 건물의 인물 보너스를 다시 받을까요?',
  'again': '다음으로 어느 보너스를 받을까요?',
}
export const example: Example = ['slot', 'leipzig-post-1', '라이프치히 1번 칸(건물 하나의 인물 보너스를 다시)']
