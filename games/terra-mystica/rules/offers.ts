/** TM-7.8: power from structures. Neighbours are asked clockwise, hex by hex in the order of building. */
import { end, next, note, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { award, capacity, charge, conversions } from './purse.ts'
import { valueAround } from './reach.ts'
import { POWER_PRICE, type TerraTable } from './table.ts'
import { N, steps } from './verbs.ts'

/** What a neighbour would gain: no more than his bowls take and his VP pay (TM-7.8c). */
function effective(t: TerraTable, seat: Seat, hex: number, box: Box): number {
  const p = t.players[seat], sum = valueAround(t, seat, hex, box)
  return sum === 0 ? 0 : Math.min(sum, capacity(p), p.vp + 1)
}

export const offers = steps({
  offers(t, { seat }, box) {
    if (t.raised.length === 0) return
    const hex = t.raised.shift()!
    t.accepted = 0
    next(t, { do: 'neighbours', seat, hex, turn: 1, made: 0 }, { do: 'offers', seat })
    if (box.factions[t.players[seat].faction].devout && t.players.some((_, k) => k !== seat && effective(t, k, hex, box) > 0)) next(t, { do: 'ready', seat })
  },

  /** Conversions after the action (TM-7.2) that shall come before the step or the power that the answers bring: only Cultists can tell the difference. */
  ready: { can: { done: { play: (t, s) => end(t, s) }, ...conversions } },

  neighbours(t, { seat, hex, turn, made }, box) {
    const n = t.players.length
    for (let k = turn; k < n; k++) {
      const other = (seat + k) % n, power = effective(t, other, hex, box)
      if (power === 0) continue // No offer, and none that counts for the Cultists (TM-15.7).
      return next(t, { do: 'offer', seat: other, from: seat, hex, power }, { do: 'neighbours', seat, hex, turn: k + 1, made: 1 })
    }
    if (made && !t.accepted && box.factions[t.players[seat].faction].devout) { // TM-11.6a
      note(N.consoled(seat))
      charge(t.players[seat], seat, 1)
    }
  },

  offer: {
    can: {
      accept: {
        play(t, s, box) {
          end(t, s)
          const first = !t.accepted
          t.accepted = 1
          award(t.players[s.seat], s.seat, POWER_PRICE, 1 - s.power)
          charge(t.players[s.seat], s.seat, s.power)
          if (first && box.factions[t.players[s.from].faction].devout) next(t, { do: 'devotion', seat: s.from })
        },
      },
      decline: { play(t, s) { end(t, s); note(N.declined(s.seat)) } },
    },
  },
})
