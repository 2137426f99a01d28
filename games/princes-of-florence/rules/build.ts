/** PF-10.1, PF-10.6: building alone. Where the tile goes is asked next (`site`). */
import { next, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { fits, tilesOf } from './estate.ts'
import { holds, pay } from './purse.ts'
import type { Squares } from './squares.ts'
import type { PrincesTable } from './table.ts'
import { R } from './verbs.ts'

/** What a building costs this player, in hundreds, whatever its size. */
export const priceOf = (t: PrincesTable, seat: Seat, box: Box): number => box.buildCost[t.players[seat].builders]

/** A tile is left, it is the first of its kind here (PF-10.2), it can be paid, and there is a place for it. */
export function buildReason(t: PrincesTable, seat: Seat, building: number, box: Box, closed?: Squares): Reason {
  if (t.tiles[building] === 0) return R['no-tile']()
  if (tilesOf(t.players[seat], building) > 0) return R['already-built']()
  return holds(t, seat, priceOf(t, seat, box)) || (fits(t, seat, building, box, closed) ? OK : R['no-site']())
}

/** Pays for a building; it is laid next. */
export function beginBuilding(t: PrincesTable, seat: Seat, building: number, box: Box): void {
  pay(t, seat, priceOf(t, seat, box))
  next(t, { do: 'site', seat, tile: building })
}
