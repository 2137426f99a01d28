/** How one wins, and where points come from now, in Korean. */
import type { GoalWords } from '@loggia/core'

export const words: GoalWords = {
  goal: '{rounds}라운드 뒤 승점(VP) 1위가 이깁니다.',
  now: '지금 {vp} · 다음 축제 {city}({there}): {fair} · 끝나면: 교역소 {posts} × 기둥 {pillars} = {both}, 완성한 건물 {buildings}',
  short: '지금 {vp} VP',
}
