/** TA-20.4: what `vp-per` counts. */
import type { Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { controlled } from './map.ts'
import { type TapestryTable, thingOf } from './table.ts'
import { BUILDINGS, COIN, type Per, RESOURCES, TRACKS } from './terms.ts'
import { positionOn } from './tracks.ts'

/** `track`: for `track-space`. */
export function count(t: TapestryTable, seat: Seat, per: Per, track: number, box: Box): number {
  const p = t.players[seat]
  switch (per) {
    case 'tech-card':
      return p.tech.length
    case 'controlled-territory':
      return controlled(t, seat, box)
    case 'farm':
    case 'house':
    case 'market':
    case 'armory':
      return p.exposed[BUILDINGS.indexOf(per)] - 1 // TA-9.7: all that have left the income mat
    case 'landmark':
      return p.built.filter(b => thingOf(b) < box.landmarks.length).length
    case 'territory-tile':
      return p.tiles.length
    case 'tapestry-card':
      return p.hand.length + p.played.length // TA-10.4: Maker of Fire is printed
    case 'track-space':
      return positionOn(p, track)
    case 'track-where-you-lead-or-tie':
      return TRACKS.filter((_, k) => t.players.every(q => positionOn(q, k) <= positionOn(p, k))).length
    case 'income-coin':
      return exposedCoins(t, seat, box)
    case 'opponent':
      return t.players.length - 1
  }
}

const exposedCoins = (t: TapestryTable, seat: Seat, box: Box): number => incomeOf(t, seat, COIN, box)

/** What the exposed slots bring of a resource in an income turn (TA-4.4). */
export function incomeOf(t: TapestryTable, seat: Seat, resource: number, box: Box): number {
  const { exposed } = t.players[seat]
  let n = 0
  for (let row = 0; row < exposed.length; row++) n += box.income[row][exposed[row]][resource]
  return n
}

/** Cards of a kind that they bring. */
export const incomeCards = (t: TapestryTable, seat: Seat, kind: number, box: Box): number =>
  incomeOf(t, seat, RESOURCES.length + kind, box)
