import { next } from '@loggia/core'
import { alone } from '../../rules/word.ts'

/** TA-6.5 */
export const rule = alone({
  possible: (t, seat) => t.players[seat].space.length > 0,
  resolve: (t, seat) => next(t, { do: 'explore-space', seat }),
})
