/** PF-10.3, PF-10.4: what lies on an estate, and where a tile may be laid on it. */
import { OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { ABOVE, bitCount, isIn, OFF_GRID, SAME_SQUARES, spread, SQUARES, type Squares } from './squares.ts'
import type { Player, PrincesTable } from './table.ts'
import { BUILDINGS } from './terms.ts'
import { R, V } from './verbs.ts'

/** How many tiles of this kind lie on the estate. */
export function tilesOf(p: Player, tile: number): number {
  let n = 0
  for (let k = 0; k < p.tiles.length; k++) if (p.tiles[k] === tile) n++
  return n
}

/** Squares of an estate that nothing covers; a building shared with a neighbour covers only some of its squares here (PF-18.4). */
export const emptySquares = (p: Player, box: Box): number => p.upper.reduce((n, upper, k) => n - bitCount(upper) - bitCount(p.lower[k]), box.room)

/** Squares that are covered: by anything, or by the palazzo and buildings alone. */
function covered(p: Player, palazzo: Squares, buildingsOnly: boolean): Squares {
  let { upper, lower } = palazzo
  for (let k = 0; k < p.tiles.length; k++) if (!buildingsOnly || p.tiles[k] < BUILDINGS) { upper |= p.upper[k]; lower |= p.lower[k] }
  return { upper, lower }
}

/** Squares that a new building must not cover since they share an edge with a building or the palazzo (PF-10.4). */
function tooClose(t: PrincesTable, seat: Seat, box: Box): Squares {
  const p = t.players[seat]
  return p.builders >= box.mayTouch ? { upper: 0, lower: 0 } : spread(covered(p, box.palazzo[t.side], true))
}

/** Every square that a tile of this kind must not cover. */
function closed(t: PrincesTable, seat: Seat, tile: number, box: Box): Squares {
  const here = covered(t.players[seat], box.palazzo[t.side], false)
  if (tile >= BUILDINGS) return here
  const near = tooClose(t, seat, box)
  here.upper |= near.upper
  here.lower |= near.lower
  return here
}

/** Whether there is any place for a tile of this kind (PF-6.5, PF-10.6). */
export function fits(t: PrincesTable, seat: Seat, tile: number, box: Box): boolean {
  const { upper, lower } = closed(t, seat, tile, box), all = box.tiles[tile].placements
  for (let k = 0; k < all.upper.length; k++) if ((all.upper[k] & upper | all.lower[k] & lower) === 0) return true
  return false
}

/** Every place for a tile of this kind, as moves. */
export function places(t: PrincesTable, seat: Seat, tile: number, box: Box, out: number[]): void {
  const { upper, lower } = closed(t, seat, tile, box), all = box.tiles[tile].placements
  for (let k = 0; k < all.upper.length; k++) if ((all.upper[k] & upper | all.lower[k] & lower) === 0) out.push(V.place(all.turn[k], all.square[k]))
}

/** Whether a tile of this kind may lie so, or the first square that forbids it. */
export function siteReason(t: PrincesTable, seat: Seat, tile: number, turn: number, square: number, box: Box): Reason {
  const all = box.tiles[tile].placements, k = all.at[turn * SQUARES + square]
  if (k === OFF_GRID) return R['off-grid']()
  if (k === SAME_SQUARES) return R['same-outcome']()
  const shut = (s: Squares): number => firstOf(all.upper[k] & s.upper, all.lower[k] & s.lower)
  const on = shut(covered(t.players[seat], box.palazzo[t.side], false))
  if (on >= 0) return R['not-free'](on)
  const at = tile < BUILDINGS ? shut(tooClose(t, seat, box)) : -1
  return at < 0 ? OK : R.touches(at)
}
/** The lowest square of a set, −1 when it is empty. */
const firstOf = (upper: number, lower: number): number => upper ? 31 - Math.clz32(upper & -upper) : lower ? ABOVE + 31 - Math.clz32(lower & -lower) : -1

/** Lays a tile from its pile on the estate, where it may lie. Tiles are never moved again (PF-10.5). */
export function lay(t: PrincesTable, seat: Seat, tile: number, turn: number, square: number, box: Box): void {
  const p = t.players[seat], all = box.tiles[tile].placements, k = all.at[turn * SQUARES + square]
  t.tiles[tile]--
  p.tiles.push(tile)
  p.upper.push(all.upper[k])
  p.lower.push(all.lower[k])
}

/** The tile on a square of an estate, −1 for none. */
export function tileOn(p: Player, square: number): number {
  const k = p.tiles.findIndex((_, k) => isIn({ upper: p.upper[k], lower: p.lower[k] }, square))
  return k < 0 ? -1 : p.tiles[k]
}
