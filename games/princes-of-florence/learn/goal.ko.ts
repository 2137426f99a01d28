/** How one wins, and where points come from now, in Korean. */
import type { GoalWords } from '@loggia/core'

export const words: GoalWords = {
  goal: '{rounds}라운드 뒤 명성 1위가 이깁니다.',
  now: '지금 {prestige} · 명성은 거의 다 작업에서 나옵니다: 지금 최고 작품성 {value}, 최소 {minimum} · 건물 +{building} · 최고의 작업 +{bestWork}',
  short: '명성 {prestige}',
}
