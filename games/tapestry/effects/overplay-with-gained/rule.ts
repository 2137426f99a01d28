import { end, next, OK } from '@loggia/core'
import { score } from '../../rules/resources.ts'
import { coverable, listHand, playTapestry } from '../../rules/tapestries/play.ts'
import type { Word } from '../../rules/word.ts'
import { R, steps } from '../../rules/words.ts'

export interface Asks {
  /** One of the `n` cards just gained. */
  'overplay-gained': { n: number }
}
export interface Fields {
  n: number
}

/** TA-10.15: Tyranny. `at`: how many cards were gained at once. */
export const rule: Word<Fields> = {
  says: { vp: 'points' },
  told: ({ n }) => ({ n }),
  possible: (t, seat, _e, { at }) => at > 0 && coverable(t, seat),
  resolve(t, seat, e, { origin, at }, box) {
    score(t, seat, origin, e.n, box)
    next(t, { do: 'overplay-gained', seat, n: at })
  },
}

export const asked = steps({
  /** The latest cards of the hand; of several copies it does not matter which is played. Asked for even when there is but one card: the others could not foresee it. */
  'overplay-gained': {
    neverForced: 'hand',
    can: {
      play: {
        why(t, s, _box, card) {
          const { hand } = t.players[s.seat]
          if (!hand.includes(card)) return R['not-in-hand'](card)
          return hand.lastIndexOf(card) >= hand.length - s.n ? OK : R['not-gained'](card)
        },
        list(t, s, _box, out) {
          const { hand } = t.players[s.seat]
          listHand(hand, hand.length - s.n, out)
        },
        play(t, s, box, card) {
          end(t, s)
          playTapestry(t, s.seat, card, box)
        },
      },
    },
  },
})
