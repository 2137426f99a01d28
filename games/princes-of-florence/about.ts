/** What is known of The Princes of Florence before any of it is loaded. */
import type { About } from '@loggia/core'

export const about: About = {
  id: 'princes-of-florence',
  seats: { min: 1, max: 5 },
  hasPuzzles: true,
  // In each of seven rounds one in the auctions and one of actions.
  turns: 14,
  title: { en: 'The Princes of Florence', ko: '피렌체의 제후' },
  line: {
    en: 'Lay out an estate, draw artists, leave works behind.',
    ko: '영지를 가꾸고 예술가를 초빙해, 위대한 작품을 남깁니다.',
  },
}
