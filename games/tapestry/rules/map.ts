/** TA-6, 7: the map: what lies on a hex, who controls it, what is next to what. */
import type { Seat } from '@loggia/core'
import type { Box } from './box.ts'
import type { TapestryTable } from './table.ts'
import { BUILDING, kindOf, NONE, OUTPOST, seatOf, TOKENS_PER_HEX } from './terms.ts'
import { SIDES, type WorldMap } from './world.ts'

export const worldOf = (t: TapestryTable, box: Box): WorldMap => (t.large ? box.maps.large : box.maps.small)

/** Whether this holds of any hex of the map. */
export const someHex = (t: TapestryTable, box: Box, holds: (hex: number) => boolean): boolean =>
  worldOf(t, box).list.some(holds)

/** TA-2.1: a printed territory, or one with a tile. */
export const isExplored = (t: TapestryTable, hex: number, box: Box): boolean =>
  t.tiles[hex] !== NONE || (worldOf(t, box).hexes[hex]?.printed.length ?? 0) > 0

/** The terrain at the corners of a territory as it lies there, nothing where it is unexplored. */
export function cornersOf(t: TapestryTable, hex: number, box: Box): readonly number[] {
  const tile = t.tiles[hex]
  return tile === NONE ? worldOf(t, box).hexes[hex]!.printed : box.territories[tile].turned[t.rotations[hex]]
}

/** TA-6.2, 6.10: how many sides of this tile would be aligned here: at one end at least of the shared side the terrain is the same. */
export function alignment(t: TapestryTable, tile: number, hex: number, rotation: number, box: Box): number {
  const { neighbours } = worldOf(t, box).hexes[hex]!
  const own = box.territories[tile].turned[rotation]
  let n = 0
  for (let side = 0; side < SIDES; side++) {
    if (neighbours[side] === NONE) continue
    const other = cornersOf(t, neighbours[side], box)
    if (!other.length) continue
    if (own[side] === other[(side + 4) % SIDES] || own[(side + 1) % SIDES] === other[(side + 3) % SIDES]) n++
  }
  return n
}

export const tokensOn = (t: TapestryTable, hex: number): number => {
  const at = hex * TOKENS_PER_HEX
  return t.tokens[at] === NONE ? 0 : t.tokens[at + 1] === NONE ? 1 : 2
}

/** TA-7.2: whose upright outpost or building of the Nomads stands there, NONE for nobody's. */
export function controller(t: TapestryTable, hex: number): Seat {
  const at = hex * TOKENS_PER_HEX
  for (let k = at; k < at + TOKENS_PER_HEX; k++) {
    const token = t.tokens[k]
    if (token === NONE) return NONE
    const kind = kindOf(token)
    if (kind === OUTPOST || kind === BUILDING) return seatOf(token)
  }
  return NONE
}

/** Puts a token on a hex, which must have room for it. */
export function addToken(t: TapestryTable, hex: number, token: number): void {
  const at = hex * TOKENS_PER_HEX
  t.tokens[t.tokens[at] === NONE ? at : at + 1] = token
}

/** How many territories this seat controls; a starting territory is one (TA-2.4). */
export function controlled(t: TapestryTable, seat: Seat, box: Box): number {
  const { list } = worldOf(t, box)
  let n = 0
  for (let k = 0; k < list.length; k++) if (controller(t, list[k]) === seat) n++
  return n
}

const reach = new Uint8Array(64)
/** By hex, 1 beside a territory of this seat, or `anywhere`; valid until it is asked again. Lists ask it once instead of `besideOwn` at each hex. */
export function reachOf(t: TapestryTable, seat: Seat, anywhere: boolean, box: Box): Readonly<Uint8Array> {
  reach.fill(anywhere ? 1 : 0)
  if (anywhere) return reach
  const { list, hexes } = worldOf(t, box)
  for (let k = 0; k < list.length; k++) {
    if (controller(t, list[k]) !== seat) continue
    const { neighbours } = hexes[list[k]]!
    for (let side = 0; side < SIDES; side++) if (neighbours[side] !== NONE) reach[neighbours[side]] = 1
  }
  return reach
}

export function besideOwn(t: TapestryTable, seat: Seat, hex: number, box: Box): boolean {
  const { neighbours } = worldOf(t, box).hexes[hex]!
  for (let k = 0; k < SIDES; k++) if (neighbours[k] !== NONE && controller(t, neighbours[k]) === seat) return true
  return false
}
