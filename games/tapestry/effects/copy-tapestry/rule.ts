import { end, next, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from '../../rules/box.ts'
import { possible } from '../../rules/effects.ts'
import type { Context, TapestryTable } from '../../rules/table.ts'
import { takeCard, uncovered } from '../../rules/tapestries/play.ts'
import { NONE, THIS_ERA } from '../../rules/terms.ts'
import { alone } from '../../rules/word.ts'
import { R, steps, V } from '../../rules/words.ts'

export interface Asks {
  'copy-tapestry': Context
}

/** Espionage copies no Espionage, and nothing that would be void (TA-3.7). */
function copyReason(t: TapestryTable, seat: Seat, card: number, box: Box): Reason {
  const { kind, whenPlayed } = box.tapestries[card]
  if (kind === THIS_ERA) return OK
  if (box.effects[whenPlayed].op === 'copy-tapestry') return R['no-copy'](card)
  return possible(t, seat, whenPlayed, { origin: box.origin.tapestry + card, at: NONE }, box) ? OK : R.void(whenPlayed)
}

/** TA-10.14 */
export const rule = alone({
  possible: (t, seat, _e, _c, box) =>
    t.players.some(p => uncovered(p).some(card => copyReason(t, seat, card, box) === OK)),
  resolve: (t, seat, _e, { origin, at }) => next(t, { do: 'copy-tapestry', seat, origin, at }),
})

export const asked = steps({
  'copy-tapestry': {
    can: {
      copy: {
        why: (t, s, box, owner, card) =>
          uncovered(t.players[owner]).includes(card) ? copyReason(t, s.seat, card, box) : R['not-on-mat'](card),
        list(t, s, box, out) {
          for (let owner = 0; owner < t.players.length; owner++)
            for (const card of new Set(uncovered(t.players[owner])))
              if (copyReason(t, s.seat, card, box) === OK) out.push(V.copy(owner, card))
        },
        play(t, s, box, _owner, card) {
          end(t, s)
          takeCard(t, s.seat, card, box)
        },
      },
    },
  },
})
