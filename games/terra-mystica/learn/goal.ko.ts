/** How one wins, and where points come from now, in Korean. */
import type { GoalWords } from '@loggia/core'

export const words: GoalWords = {
  goal: '{rounds}라운드 뒤 승점 1위가 이깁니다.',
  now: '지금 {vp} · 이번 라운드: {tile} · 끝나면: 영역 {area} → {areaVp}점, 신앙 → {cultsVp}점, 자원 → {resourcesVp}점',
  short: '지금 {vp}점',
}
