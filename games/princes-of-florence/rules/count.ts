/** What bonus cards (PF-9.4) and prestige cards (PF-14.3) count: one function for each counter of the data. */
import { bitCount } from '@loggia/core'
import type { Box, Term } from './box.ts'
import { emptySquares, tilesOf } from './estate.ts'
import type { Player } from './table.ts'
import { BUILDINGS, COUNTERS, FOREST, FREEDOMS } from './terms.ts'

const KINDS_OF_FREEDOM = (1 << FREEDOMS.length) - 1

const ofSize = (p: Player, size: number, box: Box): number =>
  p.tiles.reduce((n, tile) => (box.tiles[tile].size === size ? n + 1 : n), 0)
export const landscapesOf = (p: Player): number => p.tiles.reduce((n, tile) => (tile < BUILDINGS ? n : n + 1), 0)
export const buildingsOf = (p: Player): number => p.tiles.length - landscapesOf(p)
/** Profession and recruiting cards in hand and in front (PF-7.6). */
export const cardsOf = (p: Player): number => p.hand.ids.length + p.recruiting + p.front.length + p.recruited
/** How many of these are more than none. */
const kinds = (...counts: number[]): number => counts.reduce((n, c) => (c > 0 ? n + 1 : n), 0)
const landscapeKinds = (p: Player): number => kinds(tilesOf(p, FOREST), tilesOf(p, FOREST + 1), tilesOf(p, FOREST + 2))

/** `using`: 1 while a profession is about to be used that still lies in the hand; it counts as lying in front (PF-9.4). */
const COUNT: Readonly<Record<(typeof COUNTERS)[number], (p: Player, box: Box, using: number) => number>> = {
  'building': buildingsOf,
  'building-large': (p, box) => ofSize(p, 0, box),
  'building-medium': (p, box) => ofSize(p, 1, box),
  'building-small': (p, box) => ofSize(p, 2, box),
  'building-size-kind': (p, box) => kinds(ofSize(p, 0, box), ofSize(p, 1, box), ofSize(p, 2, box)),
  'landscape': landscapesOf,
  'forest': p => tilesOf(p, FOREST),
  'lake': p => tilesOf(p, FOREST + 1),
  'park': p => tilesOf(p, FOREST + 2),
  'landscape-kind': landscapeKinds,
  'freedom': p => bitCount(p.freedoms),
  // The Automa may have several of a kind (PF-19.13); a second tile stands in the bits above the kinds.
  'freedom-kind': p => bitCount((p.freedoms | (p.freedoms >> FREEDOMS.length)) & KINDS_OF_FREEDOM),
  'jester': p => p.jesters,
  'builder': p => p.builders,
  'prestige-card': p => p.secret.ids.length,
  'object-kind': p => landscapeKinds(p) + kinds(p.jesters, p.builders, p.secret.ids.length, p.freedoms),
  'card-in-hand': (p, _box, using) => p.hand.ids.length + p.recruiting - using,
  'card-in-front': (p, _box, using) => p.front.length + p.recruited + using,
  'empty-square': emptySquares,
  'completed-work': p => p.front.length + p.recruited,
}
const BY_NUMBER = COUNTERS.map(id => COUNT[id])

/** How many this player has of what counter number so-and-so counts. */
export const count = (p: Player, counter: number, box: Box, using = 0): number => BY_NUMBER[counter](p, box, using)

/** What the terms of a bonus card add. */
export function bonusValue(p: Player, terms: readonly Term[], box: Box, using = 0): number {
  let value = 0
  for (let k = 0; k < terms.length; k++) value += terms[k].each * count(p, terms[k].counter, box, using)
  return value
}
