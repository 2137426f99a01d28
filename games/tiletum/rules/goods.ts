/** Paying and gaining goods and points. What is paid is owned (TI-8.6); resources have no limit (TI-1.1). */
import { note, OK, type Reason, type Seat } from '@loggia/core'
import type { Player, TiletumTable } from './table.ts'
import { GOODS } from './terms.ts'
import { N, R } from './words.ts'

/** OK if this much is there, otherwise how much is short (TI-8.6). */
export const has = (p: Player, good: number, amount: number): Reason =>
  p.goods[good] >= amount ? OK : R.short(good, amount - p.goods[good])

export function pay(t: TiletumTable, seat: Seat, good: number, amount: number): void {
  if (amount === 0) return
  t.players[seat].goods[good] -= amount
  note(N.paid(seat, good, amount))
}

export function gain(t: TiletumTable, seat: Seat, good: number, amount: number): void {
  if (amount === 0) return
  t.players[seat].goods[good] += amount
  note(N.gained(seat, good, amount))
}

/** The place on the score track. */
export function score(p: Player): number {
  let sum = 0
  for (let k = 0; k < p.points.length; k++) sum += p.points[k]
  return sum
}

/** Gains or loses VP of this source; nobody falls below 0 (TI-10.2, D-12). */
export function count(t: TiletumTable, seat: Seat, source: number, vp: number): void {
  const p = t.players[seat]
  const change = vp < 0 ? Math.max(vp, -score(p)) : vp
  if (change === 0) return
  p.points[source] += change
  note(change > 0 ? N.points(seat, source, change) : N.lost(seat, source, -change))
}

/** All goods together (TI-14.1). */
export function goodsOf(p: Player): number {
  let sum = 0
  for (let good = 0; good < GOODS.length; good++) sum += p.goods[good]
  return sum
}
