/** PF-10.3, PF-10.4, PF-18.2: what lies on an estate, and where a tile may be laid on it. */
import { bitCount, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { ABOVE, EDGE, OFF_GRID, opposite, SAME_SQUARES, spread, SQUARES, type Squares } from './squares.ts'
import type { Player, PrincesTable } from './table.ts'
import { BUILDINGS, EAST, WEST } from './terms.ts'
import { R, V } from './verbs.ts'

/** How many tiles of this kind lie on the estate. */
export function tilesOf(p: Player, tile: number): number {
  let n = 0
  for (let k = 0; k < p.tiles.length; k++) if (p.tiles[k] === tile) n++
  return n
}

/** Squares of an estate that nothing covers; a building shared with a neighbour covers only some of its squares here (PF-18.4). */
export const emptySquares = (p: Player, box: Box): number =>
  p.upper.reduce((n, upper, k) => n - bitCount(upper) - bitCount(p.lower[k]), box.room)

/** Squares that are covered: by anything, or by the palazzo and buildings alone. */
function covered(p: Player, palazzo: Squares, buildingsOnly: boolean): Squares {
  let { upper, lower } = palazzo
  for (let k = 0; k < p.tiles.length; k++)
    if (!buildingsOnly || p.tiles[k] < BUILDINGS) {
      upper |= p.upper[k]
      lower |= p.lower[k]
    }
  return { upper, lower }
}

const NONE: Squares = { upper: 0, lower: 0 }
const union = (a: Squares, b: Squares): Squares => ({ upper: a.upper | b.upper, lower: a.lower | b.lower })

/** Squares that a new building must not cover since they share an edge with a building or the palazzo (PF-10.4). */
const tooClose = (t: PrincesTable, seat: Seat, box: Box): Squares =>
  t.players[seat].builders >= box.mayTouch ? NONE : spread(covered(t.players[seat], box.palazzo[t.side], true))

/** The seat whose board lies against this edge, −1 for none (PF-18.1). */
export const neighbour = (t: PrincesTable, seat: Seat, edge: number, box: Box): Seat =>
  t.side === 0 ? -1 : box.neighbours[t.players.length][seat][edge]

/**
 * Squares against a neighbour's board that a new building must not cover: those opposite a building. For one's own
 * building only one's own builders count, and without builders all of these squares are closed (PF-18.2). For a joint
 * building both owners need theirs: of the new square and of what is touched (PF-18.5, D18).
 */
function atSeams(t: PrincesTable, seat: Seat, box: Box, alone: boolean): Squares {
  const { builders } = t.players[seat]
  let shut = NONE
  if (t.side === 0 || (alone && builders >= box.mayTouch)) return shut
  for (const edge of [WEST, EAST]) {
    const other = neighbour(t, seat, edge, box)
    if (other < 0 || Math.min(builders, t.players[other].builders) >= box.mayTouch) continue
    shut = union(shut, alone && builders === 0 ? EDGE[edge] : opposite(covered(t.players[other], NONE, true), edge))
  }
  return shut
}

/** Every square of an estate that a building must not cover, built alone or together with a neighbour (PF-18.5). */
export const closedToBuildings = (t: PrincesTable, seat: Seat, box: Box, alone = true): Squares =>
  union(
    covered(t.players[seat], box.palazzo[t.side], false),
    union(tooClose(t, seat, box), atSeams(t, seat, box, alone)),
  )

const closedTo = (t: PrincesTable, seat: Seat, tile: number, box: Box): Squares =>
  tile < BUILDINGS ? closedToBuildings(t, seat, box) : covered(t.players[seat], box.palazzo[t.side], false)

/**
 * Whether there is any place for a tile of this kind (PF-6.5, PF-10.6). A caller that asks for many kinds passes
 * `closed`.
 */
export function fits(
  t: PrincesTable,
  seat: Seat,
  tile: number,
  box: Box,
  closed = closedTo(t, seat, tile, box),
): boolean {
  const { upper, lower } = closed
  const all = box.tiles[tile].placements
  for (let k = 0; k < all.upper.length; k++) if (((all.upper[k] & upper) | (all.lower[k] & lower)) === 0) return true
  return false
}

/** Every place for a tile of this kind, as moves. */
export function places(t: PrincesTable, seat: Seat, tile: number, box: Box, out: number[]): void {
  const { upper, lower } = closedTo(t, seat, tile, box)
  const all = box.tiles[tile].placements
  for (let k = 0; k < all.upper.length; k++)
    if (((all.upper[k] & upper) | (all.lower[k] & lower)) === 0) out.push(V.place(all.turn[k], all.square[k]))
}

/** Whether a tile of this kind may lie so, or the first square that forbids it. */
export function siteReason(t: PrincesTable, seat: Seat, tile: number, turn: number, square: number, box: Box): Reason {
  const all = box.tiles[tile].placements
  const k = all.at[turn * SQUARES + square]
  if (k === OFF_GRID) return R['off-grid']()
  if (k === SAME_SQUARES) return R['same-outcome']()
  const shut = (s: Squares): number => firstOf(all.upper[k] & s.upper, all.lower[k] & s.lower)
  const on = shut(covered(t.players[seat], box.palazzo[t.side], false))
  if (on >= 0) return R['not-free'](on)
  if (tile >= BUILDINGS) return OK
  const near = shut(tooClose(t, seat, box))
  const seam = shut(atSeams(t, seat, box, true))
  return near >= 0 ? R.touches(near) : seam >= 0 ? R['at-seam'](seam) : OK
}
/** The lowest square of a set, −1 when it is empty. */
const firstOf = (upper: number, lower: number): number =>
  upper ? 31 - Math.clz32(upper & -upper) : lower ? ABOVE + 31 - Math.clz32(lower & -lower) : -1

/** Lays a tile from its pile on the estate, where it may lie. Tiles are never moved again (PF-10.5). */
export function lay(t: PrincesTable, seat: Seat, tile: number, turn: number, square: number, box: Box): void {
  const p = t.players[seat]
  const all = box.tiles[tile].placements
  const k = all.at[turn * SQUARES + square]
  t.tiles[tile]--
  p.tiles.push(tile)
  p.upper.push(all.upper[k])
  p.lower.push(all.lower[k])
}
