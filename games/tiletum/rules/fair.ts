/** TI-11: the fair of a round: who takes part, and what it counts. */
import { next, note, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { count } from './goods.ts'
import { hasPost } from './map.ts'
import { isFilled } from './pools.ts'
import type { TiletumTable } from './table.ts'
import { type COUNTERS, sourceOf } from './terms.ts'
import { setBack } from './track.ts'
import { N, steps } from './words.ts'

const FAIRS = sourceOf('fairs')
const UPPER = 2

const among = (owners: readonly Seat[], seat: Seat): number => {
  let n = 0
  for (let k = 0; k < owners.length; k++) if (owners[k] === seat) n++
  return n
}
const laid = (tiles: readonly number[]): number => tiles.filter(tile => tile >= 0).length

/** What is counted, by name, in the order of COUNTERS (TI-11.3, 11.7, 11.8). */
const counters: Record<(typeof COUNTERS)[number], (t: TiletumTable, seat: Seat, box: Box) => number> = {
  'trading-post-on-map': (t, seat) => among(t.posts, seat),
  'pillar-on-map': (t, seat) => among(t.pillars, seat),
  'cathedral-tile': (t, seat) => among(t.cathedralTiles, seat),
  'fulfilled-contract': (t, seat) => t.players[seat].contracts.length,
  'placed-crest': (t, seat) => laid(t.players[seat].crests),
  'character-on-floor-2-or-3': (t, seat, box) =>
    t.players[seat].rooms.filter((tile, room) => tile >= 0 && box.rooms[room].floor >= UPPER).length,
  'building-with-all-rooms-filled': (t, seat, box) =>
    box.buildings.filter((b, k) => b.rooms > 0 && isFilled(t.players[seat], k, box)).length, // D-6
}
const COUNT = Object.values(counters)

export const postsOnMap = counters['trading-post-on-map']
export const pillarsOnMap = counters['pillar-on-map']

/** TI-11.1, 11.5: by a trading post there, or the merchant. Of this round's fair, or of another's. */
export const takesPart = (t: TiletumTable, seat: Seat, box: Box, round: number = t.round): boolean => {
  const city = t.fairCities[round - 1]
  return t.players[seat].merchant === city || hasPost(t, seat, city, box)
}

/** What the fair of a round is worth to a seat that takes part (TI-11.2, 11.4). */
export function fairWorth(t: TiletumTable, seat: Seat, box: Box, round: number = t.round): number {
  const fair = box.fairs[t.fairTiles[round - 1]]
  const each = box.fairVp[round - 1] + fair.vp
  if (fair.mode === 'king-track') return each + box.track[t.places[seat]]
  return each * Math.min(...fair.counts.map(c => COUNT[c](t, seat, box)))
}

export const fairs = steps({
  /** TI-11.6: nobody is asked. */
  fair(t, { seat }, box) {
    note(N.fair(t.fairCities[t.round - 1], t.fairTiles[t.round - 1]))
    const worth = t.players.map((_, s) => (takesPart(t, s, box) ? fairWorth(t, s, box) : 0))
    worth.forEach((vp, s) => {
      count(t, s, FAIRS, vp)
    })
    next(t, { do: 'reset', seat })
  },
  /** TI-10.4: nothing happens here when it was done in the king phase. */
  reset: (t, _s, box) => setBack(t, box),
})
