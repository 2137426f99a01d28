/** The ground of an estate: how well what is still free serves for buildings to come. */
import { bitCount } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { spread, type Squares } from '../rules/squares.ts'
import type { Player } from '../rules/table.ts'
import { BUILDINGS } from '../rules/terms.ts'

const UPPER = 2 ** 28 - 1
const LOWER = 2 ** 21 - 1
const NOT_RIGHT_UPPER = squares(28)
const NOT_RIGHT_LOWER = squares(21)
/** All squares of a grid of that size except the last column. */
function squares(n: number): number {
  let set = 0
  for (let k = 0; k < n; k++) if (k % 7 !== 6) set |= 1 << k
  return set
}

/** Squares open for buildings, and how much they hang together: a square counts one, two that share an edge a third more. */
function worthOf(upper: number, lower: number): number {
  const across = bitCount(upper & NOT_RIGHT_UPPER & (upper >> 1)) + bitCount(lower & NOT_RIGHT_LOWER & (lower >> 1))
  const down = bitCount(upper & (upper >> 7)) + bitCount(lower & (lower >> 7)) + bitCount((upper >> 21) & lower & 127)
  return bitCount(upper) + bitCount(lower) + 0.35 * (across + down)
}

/** What each of several placements covers. */
export interface Covers {
  upper: Int32Array
  lower: Int32Array
}

/** What lies on an estate: everything, and what buildings must keep away from as long as they may not touch (PF-10.4). */
function lying(p: Player, palazzo: Squares): { all: Squares; solid: Squares } {
  const all = { upper: palazzo.upper, lower: palazzo.lower }
  const solid = { upper: palazzo.upper, lower: palazzo.lower }
  for (let k = 0; k < p.tiles.length; k++) {
    all.upper |= p.upper[k]
    all.lower |= p.lower[k]
    if (p.tiles[k] < BUILDINGS) {
      solid.upper |= p.upper[k]
      solid.lower |= p.lower[k]
    }
  }
  return { all, solid }
}

/** The worth of the ground that is open for buildings. */
export function groundOf(p: Player, side: number, box: Box): number {
  const { all, solid } = lying(p, box.palazzo[side])
  const near = p.builders >= box.mayTouch ? all : spread(solid)
  return worthOf(~(all.upper | near.upper) & UPPER, ~(all.lower | near.lower) & LOWER)
}

/** The worth of that ground after each of the placements of a tile, which come as numbers of a table of what they cover here. */
export function groundAfter(
  p: Player,
  side: number,
  tile: number,
  table: Covers,
  placements: readonly number[],
  box: Box,
  out: number[],
): void {
  const { all, solid } = lying(p, box.palazzo[side])
  const touching = p.builders >= box.mayTouch
  const near = touching ? all : spread(solid)
  for (let k = 0; k < placements.length; k++) {
    const upper = table.upper[placements[k]]
    const lower = table.lower[placements[k]]
    const around = !touching && tile < BUILDINGS ? spread({ upper, lower }) : { upper, lower }
    out[k] = worthOf(~(all.upper | near.upper | around.upper) & UPPER, ~(all.lower | near.lower | around.lower) & LOWER)
  }
}
