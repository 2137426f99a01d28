import { end, next, OK } from '@loggia/core'
import type { Context } from '../../rules/table.ts'
import { coverable, listHand, playTapestry } from '../../rules/tapestries/play.ts'
import { alone } from '../../rules/word.ts'
import { R, steps } from '../../rules/words.ts'

export interface Asks {
  overplay: Context
}

/** TA-10.3: a card of the hand on top of that of this era. */
export const rule = alone({
  possible: (t, seat) => t.players[seat].hand.length > 0 && coverable(t, seat),
  resolve: (t, seat, _e, { origin, at }) => next(t, { do: 'overplay', seat, origin, at }),
})

export const asked = steps({
  /** Asked for even when there is but one card: the others could not foresee it. */
  overplay: {
    neverForced: 'hand',
    can: {
      play: {
        why: (t, s, _box, card) => (t.players[s.seat].hand.includes(card) ? OK : R['not-in-hand'](card)),
        list: (t, s, _box, out) => listHand(t.players[s.seat].hand, 0, out),
        play(t, s, box, card) {
          end(t, s)
          playTapestry(t, s.seat, card, box)
        },
      },
    },
  },
})
