import { end, next, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from '../../rules/box.ts'
import { isRival, neighboursOf, type TapestryStep, type TapestryTable } from '../../rules/table.ts'
import { END, NO_BONUS, PAY, spaceOf, TRACKS, trackOf } from '../../rules/terms.ts'
import { advanceToken, canAdvance, enterReason } from '../../rules/tracks.ts'
import { alone } from '../../rules/word.ts'
import { R, steps, V } from '../../rules/words.ts'

export interface Offer {
  track: number
  benefit: 0 | 1
  bonus: number
  origin: number
}
export interface Asks {
  'oil-magnate': { origin: number }
  'may-advance': Offer
}
export interface Goes {
  'offer-advance': Offer
}

/** The owner, then the neighbours clockwise. */
const magnates = (t: TapestryTable, seat: Seat): Seat[] =>
  [seat, ...neighboursOf(t, seat)].filter(s => !t.players[s].finished && !isRival(t, s))
const oilReason = (t: TapestryTable, seat: Seat, track: number, box: Box): Reason =>
  magnates(t, seat).some(s => canAdvance(t, s, track, box)) ? OK : R['nothing-moves'](track)

/** TA-10.16 */
export const rule = alone({
  possible: (t, seat, _e, _c, box) => TRACKS.some((_, track) => oilReason(t, seat, track, box) === OK),
  resolve: (t, seat, _e, { origin }) => next(t, { do: 'oil-magnate', seat, origin }),
})

export const asked = steps({
  'oil-magnate': {
    can: {
      track: {
        why: (t, s, box, track) => oilReason(t, s.seat, track, box),
        play(t, s, _box, track) {
          end(t, s)
          const { seat, origin } = s
          const offers = magnates(t, seat).map(
            (m): TapestryStep => ({
              do: 'offer-advance',
              seat: m,
              track,
              benefit: m === seat ? 1 : 0,
              bonus: m === seat ? PAY : NO_BONUS,
              origin,
            }),
          )
          next(t, ...offers)
        },
      },
    },
  },

  /** Asked only where it can be done. */
  'offer-advance'(t, { seat, track, benefit, bonus, origin }, box) {
    if (canAdvance(t, seat, track, box)) next(t, { do: 'may-advance', seat, track, benefit, bonus, origin })
  },

  'may-advance': {
    can: {
      advance: {
        why: (t, s, box, space) =>
          trackOf(space) !== s.track ? R['other-track'](s.track) : enterReason(t, s.seat, space, box),
        list(t, s, box, out) {
          for (let space = spaceOf(s.track, 1); space <= spaceOf(s.track, END); space++)
            if (enterReason(t, s.seat, space, box) === OK) out.push(V.advance(space))
        },
        play(t, s, box, space) {
          end(t, s)
          advanceToken(t, s.seat, space - 1, space, s.benefit === 1, s.bonus, box)
        },
      },
      decline: { play: (t, s) => end(t, s) },
    },
  },
})
