/** What is known of Tiletum before any of it is loaded. */
import type { About } from '@loggia/core'

export const about: About = {
  id: 'tiletum',
  seats: { min: 2, max: 4 },
  hasPuzzles: true,
  // Three dice in each of four rounds.
  turns: 12,
  title: { en: 'Tiletum', ko: '틸레툼' },
  line: { en: 'One die is both what you get and what you do.', ko: '주사위 하나로 자원과 액션을 함께 고릅니다.' },
}
