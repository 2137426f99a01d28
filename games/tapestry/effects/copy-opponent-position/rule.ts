import { end, next, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from '../../rules/box.ts'
import { possible } from '../../rules/effects.ts'
import { type Context, isRival, type TapestryTable } from '../../rules/table.ts'
import { NO_BONUS, NONE, positionOf } from '../../rules/terms.ts'
import { takeSpace } from '../../rules/tracks.ts'
import { alone } from '../../rules/word.ts'
import { R, steps, V } from '../../rules/words.ts'

export interface Asks {
  'copy-position': Context
}

/** A token of this opponent must stand there, and its benefit must not be void. */
function positionReason(t: TapestryTable, seat: Seat, other: Seat, space: number, box: Box): Reason {
  if (other === seat) return R['not-an-opponent']()
  if (positionOf(space) === 0 || !t.players[other].tokens.includes(space)) return R['no-token'](space)
  const { benefit } = box.spaces[space]
  return possible(t, seat, benefit, { origin: box.origin.space + space, at: NONE }, box) ? OK : R.void(benefit)
}

/** TA-10.7: Trade Economy. */
export const rule = alone({
  possible: (t, seat, _e, _c, box) =>
    t.players.some((p, other) => p.tokens.some(space => positionReason(t, seat, other, space, box) === OK)),
  resolve: (t, seat, _e, { origin, at }) => next(t, { do: 'copy-position', seat, origin, at }),
})

export const asked = steps({
  /** The benefit first; then its opponent may have the bonus for nothing. */
  'copy-position': {
    can: {
      'copy-space': {
        why: (t, s, box, other, space) => positionReason(t, s.seat, other, space, box),
        list(t, s, box, out) {
          for (let other = 0; other < t.players.length; other++)
            for (const space of new Set(t.players[other].tokens))
              if (positionReason(t, s.seat, other, space, box) === OK) out.push(V['copy-space'](other, space))
        },
        play(t, s, box, other, space) {
          end(t, s)
          if (!isRival(t, other)) next(t, { do: 'bonus', seat: other, space, free: 1 })
          takeSpace(t, s.seat, space, NO_BONUS, box)
        },
      },
    },
  },
})
