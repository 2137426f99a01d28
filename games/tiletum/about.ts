/** Tiletum, which is to come. */
import type { Announcement } from '@loggia/core'

export const about: Announcement = {
  id: 'tiletum',
  title: { en: 'Tiletum', ko: '틸레툼' },
  line: { en: 'One die is both what you get and what you do.', ko: '주사위 하나로 자원과 행동을 함께 고릅니다.' },
}
