/** TM-7.7: the tracks of the faction board, shipping (action 2) and exchange (action 3). */
import { next, note, type Reason, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { award, dear, pay } from './purse.ts'
import { TRACKS, type TerraTable } from './table.ts'
import { N, R, steps } from './verbs.ts'

/** One shipping step with its VP; nothing at the end of the track. Fakirs of the mini-expansion fly farther instead. */
export function advanceShipping(t: TerraTable, seat: Seat, box: Box): void {
  const p = t.players[seat]
  const faction = box.factions[p.faction]
  if (faction.flies) p.range++
  if (p.shipping >= faction.maxShipping) return
  p.shipping++
  note(N.shipping(seat, p.shipping))
  award(p, seat, TRACKS, faction.shipVp[p.shipping])
}

/** Action 2. */
export const ship = {
  why(t: TerraTable, s: { seat: Seat }, box: Box): Reason {
    const p = t.players[s.seat]
    const faction = box.factions[p.faction]
    if (faction.maxShipping === 0) return R['no-shipping']()
    return p.shipping < faction.maxShipping
      ? dear(p, box, faction.shipCoins, 0, faction.shipPriests, 0)
      : R['track-end']()
  },
  play(t: TerraTable, s: { seat: Seat }, box: Box): void {
    const faction = box.factions[t.players[s.seat].faction]
    t.todo.pop()
    next(t, { do: 'sail', seat: s.seat })
    pay(t, s.seat, faction.shipCoins, 0, faction.shipPriests, 0)
  },
}

/** Action 3. */
export const exchange = {
  why(t: TerraTable, s: { seat: Seat }, box: Box): Reason {
    const p = t.players[s.seat]
    const faction = box.factions[p.faction]
    if (faction.digVp === 0) return R['no-exchange']()
    return p.exchange < faction.rates.length - 1
      ? dear(p, box, faction.digCoins, faction.digWorkers, faction.digPriests, 0)
      : R['track-end']()
  },
  play(t: TerraTable, s: { seat: Seat }, box: Box): void {
    const faction = box.factions[t.players[s.seat].faction]
    t.todo.pop()
    next(t, { do: 'learn', seat: s.seat })
    pay(t, s.seat, faction.digCoins, faction.digWorkers, faction.digPriests, 0)
  },
}

export const tracks = steps({
  sail: (t, { seat }, box) => advanceShipping(t, seat, box),
  learn(t, { seat }, box) {
    const p = t.players[seat]
    p.exchange++
    note(N.exchange(seat, p.exchange))
    award(p, seat, TRACKS, box.factions[p.faction].digVp)
  },
})
