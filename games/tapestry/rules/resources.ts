/** TA-1.2, 1.4: resources and victory points. */
import { next, note, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import type { Player, TapestryTable } from './table.ts'
import { MOST, RESOURCES } from './terms.ts'
import { N } from './words.ts'

/** Gains this many, as far as there is room: 8 of each at most, the rest is lost (TA-21.9). */
export function gain(t: TapestryTable, seat: Seat, resource: number, n: number): void {
  const { resources } = t.players[seat]
  const gained = Math.min(n, MOST - resources[resource])
  if (gained <= 0) return
  resources[resource] += gained
  note(N.gained(seat, resource, gained))
}

export function pay(t: TapestryTable, seat: Seat, resource: number, n: number): void {
  if (n === 0) return
  t.players[seat].resources[resource] -= n
  note(N.paid(seat, resource, n))
}

/** This many of one's choice, one by one. */
export function gainAny(t: TapestryTable, seat: Seat, n: number, origin: number): void {
  if (n > 0) next(t, { do: 'any', seat, left: n, origin })
}

export const resourcesOf = (p: Player): number => {
  let n = 0
  for (let k = 0; k < RESOURCES.length; k++) n += p.resources[k]
  return n
}

/** Scores points; `origin` says their source. */
export function score(t: TapestryTable, seat: Seat, origin: number, n: number, box: Box): void {
  if (n > 0) scoreFor(t, seat, box.origins[origin].source, n)
}
export function scoreFor(t: TapestryTable, seat: Seat, source: number, n: number): void {
  if (n <= 0) return
  t.players[seat].points[source] += n
  note(N.points(seat, source, n))
}

export const pointsOf = (p: Player): number => {
  let n = 0
  for (let k = 0; k < p.points.length; k++) n += p.points[k]
  return n
}
