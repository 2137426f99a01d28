import { possible, resolve } from '../../rules/effects.ts'
import { NONE } from '../../rules/terms.ts'
import { alone } from '../../rules/word.ts'

/** TA-8.6: Industrialism. `at`: the card that was invented; it stays in its row. */
export const rule = alone({
  possible: (t, seat, _e, { at }, box) =>
    at !== NONE && possible(t, seat, box.tech[at].circle, { origin: box.origin.tech + at, at }, box),
  resolve: (t, seat, _e, { at }, box) => resolve(t, seat, box.tech[at].circle, box.origin.tech + at, at),
})
