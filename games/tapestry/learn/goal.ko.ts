/** How one wins, and where points come from now, in Korean. */
import type { GoalWords } from '@loggia/core'

export const words: GoalWords = {
  goal: '수익 차례 {turns}번 뒤 승점 1위가 이깁니다.',
  now: '지금 {vp} · 수익 {had}/{turns} · 다음 수익에 {next}점: 기술 카드 {techs}, 수도 {capital}, 영토 {territories}, 고정 {fixed}',
  short: '지금 {vp}점',
}
