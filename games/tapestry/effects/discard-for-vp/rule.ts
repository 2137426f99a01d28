import { end, next, OK } from '@loggia/core'
import { discardTapestry } from '../../rules/discards.ts'
import { score } from '../../rules/resources.ts'
import type { Word } from '../../rules/word.ts'
import { R, steps } from '../../rules/words.ts'

export interface Asks {
  /** `n` VP for each card. */
  democracy: { n: number; origin: number }
}
export interface Fields {
  n: number
}

/** TA-10.5: Democracy. The data write it as a payment. */
export const rule: Word<Fields> = {
  says: {},
  told: ({ n }) => ({ n }),
  possible: (t, seat) => t.players[seat].hand.length > 0,
  resolve: (t, seat, e, { origin }) => next(t, { do: 'democracy', seat, n: e.n, origin }),
}

export const asked = steps({
  democracy: {
    can: {
      'discard-tapestry': {
        why: (t, s, _box, card) => (t.players[s.seat].hand.includes(card) ? OK : R['not-in-hand'](card)),
        play(t, s, box, card) {
          discardTapestry(t, s.seat, card)
          if (!t.players[s.seat].hand.length) end(t, s)
          score(t, s.seat, s.origin, s.n, box)
        },
      },
      done: { play: (t, s) => end(t, s) },
    },
  },
})
