/** How one wins, and where points come from now, in Korean. */
import type { GoalWords } from '@loggia/core'

export const words: GoalWords = {
  goal: '게임이 끝날 때 점수 1위가 이깁니다.',
  now: '끝날 때: 건물 아이콘 {buildings}×{perBuilding}(놓은 디스크) · 배 아이콘 {ships}×{perShip}(만든 배) · 암포라 {amphorae}×{perAmphora} · 세트 {sets}×{perSet}. 보상({reward}/{most})이 오르면 점수도 오릅니다.',
  short: '지금 {total}점',
}
