/** What is known of Terra Mystica before any of it is loaded. */
import type { About } from '@loggia/core'

export const about: About = {
  id: 'terra-mystica',
  seats: { min: 2, max: 5 },
  hasPuzzles: true,
  // The rules set no limit: a seat has some eight to ten actions in each of six rounds at the very most.
  turns: 60,
  title: { en: 'Terra Mystica', ko: '테라 미스티카' },
  line: {
    en: 'Shape the land, build, and grow by your neighbours’ power.',
    ko: '지형을 바꾸어 건설하고, 이웃의 힘을 빌려 자라납니다.',
  },
}
