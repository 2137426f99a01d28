import { end, next, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from '../../rules/box.ts'
import type { TapestryTable } from '../../rules/table.ts'
import { NO_BONUS, TRACKS } from '../../rules/terms.ts'
import { canAdvance, canRegress } from '../../rules/tracks.ts'
import type { Word } from '../../rules/word.ts'
import { R, steps } from '../../rules/words.ts'

export interface Asks {
  'dark-ages': { origin: number }
}
export interface Fields {
  n: number
}
export interface Goes {
  /** `left` advances on the track. */
  climb: { track: number; left: number; origin: number }
}

/** How often the card climbs. Its question does not say it: a running match may stand there. */
function climbs(box: Box): number {
  const e = box.effects.find(one => one.op === 'dark-ages')
  return e && 'most' in e ? e.most : 0
}

/** Whether anything moves: up on this track, or down on another. */
const darkReason = (t: TapestryTable, seat: Seat, track: number, box: Box): Reason =>
  canAdvance(t, seat, track, box) || TRACKS.some((_, other) => other !== track && canRegress(t, seat, other))
    ? OK
    : R['nothing-moves'](track)

/** TA-10.10 */
export const rule: Word<Fields> = {
  says: { max: 'limit' },
  older: { max: 3 },
  told: ({ most }) => ({ n: most }),
  possible: (t, seat, _e, _c, box) => TRACKS.some((_, track) => darkReason(t, seat, track, box) === OK),
  resolve: (t, seat, _e, { origin }) => next(t, { do: 'dark-ages', seat, origin }),
}

export const asked = steps({
  /** Down on the three others first; then up, step by step, as far as it goes. */
  'dark-ages': {
    can: {
      track: {
        why: (t, s, box, track) => darkReason(t, s.seat, track, box),
        play(t, s, box, track) {
          end(t, s)
          const { seat, origin } = s
          const down = TRACKS.flatMap((_, other) => (other !== track && canRegress(t, seat, other) ? [other] : []))
          next(t, { do: 'climb', seat, track, left: climbs(box), origin })
          for (const other of down.toReversed())
            next(t, { do: 'regress-on', seat, track: other, benefit: 0, bonus: NO_BONUS, origin })
        },
      },
    },
  },

  climb(t, { seat, track, left, origin }, box) {
    if (left === 0 || !canAdvance(t, seat, track, box)) return
    next(
      t,
      { do: 'advance', seat, track, benefit: 0, bonus: NO_BONUS, origin },
      { do: 'climb', seat, track, left: left - 1, origin },
    )
  },
})
