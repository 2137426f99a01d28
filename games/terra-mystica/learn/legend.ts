/** What Terra Mystica's icons are called. */
import { legendOf } from '@loggia/core'

export const legend = legendOf(
  {
    en: {
      key: 'key: to the tenth space of a cult, one for each town',
      bridge: 'bridge',
      pass: 'when you pass',
      octagon: 'an action, once a round',
      cult: 'a cult of your choice',
      sand: 'a hex beside you turns to desert',
    },
    ko: {
      key: '열쇠: 마을마다 하나, 신앙의 열째 칸으로',
      bridge: '다리',
      pass: '패스할 때',
      octagon: '라운드마다 한 번 하는 액션',
      cult: '원하는 신앙',
      sand: '옆의 땅이 사막으로',
    },
  },
  {
    goods: {
      coin: 'resource:coin',
      worker: 'resource:worker',
      priest: 'resource:priest',
      power: 'resource:power',
      spade: 'resource:spade',
      vp: 'text:vp',
    },
    signs: {
      fire: 'cult:fire',
      water: 'cult:water',
      earth: 'cult:earth',
      air: 'cult:air',
      cult: 'cult',
      shipping: 'text:shipping',
      bridge: 'bridge',
      town: 'event:town',
      key: 'key',
      favor: 'text:favor-tile',
      octagon: 'octagon',
      pass: 'pass',
      sand: 'sand',
    },
  },
)
