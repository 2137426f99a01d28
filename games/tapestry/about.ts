/** What is known of Tapestry before any of it is loaded. */
import type { About } from '@loggia/core'

export const about: About = {
  id: 'tapestry',
  seats: { min: 1, max: 5 },
  hasPuzzles: true,
  // The rules set no limit: five income turns, and advances as far as resources go; bots had 26 turns.
  turns: 40,
  title: { en: 'Tapestry', ko: '태피스트리' },
  line: { en: 'Weave one civilization, from fire to the stars.', ko: '불에서 별까지, 하나의 문명을 짜 나갑니다.' },
}
