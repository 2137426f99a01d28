import { next } from '@loggia/core'
import { canRepeatTech } from '../../rules/technology.ts'
import { alone } from '../../rules/word.ts'

/** TA-8.6: the square of a card in the top row. */
export const rule = alone({
  possible: (t, seat, _e, { origin }, box) => canRepeatTech(t, seat, false, origin, box),
  resolve: (t, seat, _e, { origin }) => next(t, { do: 'again-tech', seat, circle: 0, origin }),
})
