import { next } from '@loggia/core'
import { canRepeatTech } from '../../rules/technology.ts'
import { alone } from '../../rules/word.ts'

/** TA-8.6: the circle of a card in the middle row. */
export const rule = alone({
  possible: (t, seat, _e, { origin }, box) => canRepeatTech(t, seat, true, origin, box),
  resolve: (t, seat, _e, { origin }) => next(t, { do: 'again-tech', seat, circle: 1, origin }),
})
