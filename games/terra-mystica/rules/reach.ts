/** TM-2.3, 2.4: what lies within reach of a player's structures. Sets of hexes are `WORDS` integers of bits. */
import type { Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { WORDS } from './chart.ts'
import type { Player, TerraTable } from './table.ts'
import { NONE, STRONGHOLD } from './terms.ts'

export const has = (set: Int32Array, hex: number): boolean => ((set[hex >> 5] >> (hex & 31)) & 1) === 1

/** Shipping that counts for actions: the track and the bonus card, for factions that have the track (TM-11.16). */
export const sailing = (p: Player, box: Box): number => {
  const track = box.factions[p.faction].maxShipping
  return track === 0 ? 0 : p.shipping + (p.card >= 0 ? box.cards[p.card].shipping : 0)
}

/** Puts into `set` all hexes directly or indirectly adjacent to own structures, with that shipping value; bridges serve everybody (TM-15.1). */
export function reached(t: TerraTable, seat: Seat, shipping: number, box: Box, set: Int32Array): void {
  gather(t, seat, box.reach[shipping], box, set)
}

/** Puts into `set` all hexes within `range` skipped hexes of own structures (TM-2.6). */
export function skippable(t: TerraTable, seat: Seat, range: number, box: Box, set: Int32Array): void {
  gather(t, seat, box.within[range], box, set)
}

function gather(t: TerraTable, seat: Seat, table: Int32Array, box: Box, set: Int32Array): void {
  const at = t.players[seat].at
  let a = 0
  let b = 0
  let c = 0
  for (let k = 0; k < at.length; k++) {
    const i = at[k] * WORDS
    a |= table[i]
    b |= table[i + 1]
    c |= table[i + 2]
  }
  set[0] = a
  set[1] = b
  set[2] = c
  for (let site = 0; site < t.bridges.length; site++)
    if (t.bridges[site] !== NONE) {
      const [x, y] = box.ends[site]
      if (t.owner[x] === seat) set[y >> 5] |= 1 << (y & 31)
      if (t.owner[y] === seat) set[x >> 5] |= 1 << (x & 31)
    }
}

/** Hexes that a tunnel or carpet of this player skips, −1 for none. */
export const skipRange = (p: Player, box: Box): number => {
  const range = box.factions[p.faction].skipRange[p.built[STRONGHOLD]]
  return range < 0 ? NONE : range + p.range
}

/** Whether a structure of somebody else stands directly adjacent (TM-2.3). */
export function neighboured(t: TerraTable, seat: Seat, hex: number, box: Box): boolean {
  const near = box.adjacent[hex]
  for (let k = 0; k < near.length; k++) if (t.owner[near[k]] !== NONE && t.owner[near[k]] !== seat) return true
  const sites = box.sitesAt[hex]
  for (let k = 0; k < sites.length; k++)
    if (t.bridges[sites[k]] !== NONE) {
      const other = across(box, sites[k], hex)
      if (t.owner[other] !== NONE && t.owner[other] !== seat) return true
    }
  return false
}

/** Power value of a player's structures directly adjacent to a hex (TM-7.8b). */
export function valueAround(t: TerraTable, seat: Seat, hex: number, box: Box): number {
  const near = box.adjacent[hex]
  let sum = 0
  for (let k = 0; k < near.length; k++) if (t.owner[near[k]] === seat) sum += box.value[t.building[near[k]]]
  const sites = box.sitesAt[hex]
  for (let k = 0; k < sites.length; k++)
    if (t.bridges[sites[k]] !== NONE) {
      const other = across(box, sites[k], hex)
      if (t.owner[other] === seat) sum += box.value[t.building[other]]
    }
  return sum
}

/** The other end of a bridge site. */
export const across = (box: Box, site: number, hex: number): number =>
  box.ends[site][0] === hex ? box.ends[site][1] : box.ends[site][0]
