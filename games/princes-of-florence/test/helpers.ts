/** Playing by words in tests; tables are prepared by `arrange.ts`. */
import type { Options } from '@loggia/core'
import { tableOf } from '@loggia/core/testing'
import { princes, type PrincesTable } from '../index.ts'

export * from '../arrange.ts'
const { box } = princes

export const { begin, decisions, heard, legal, play, step, turnOf, until, wander, why } = tableOf(princes)

/** A table at the first opening, or (solo) at the first decision after the deal. The player in seat 0 starts, if no other shall. */
export const table = ({ seats = 3, start = 0, options = {} as Options } = {}): PrincesTable =>
  until(
    begin({ seats, options }, t => t.start === start),
    t => step(t) !== 'return',
    ([first]) => first!,
  )

/** Everybody forgoes what is left of the auctions, and of characters: the first turn begins. */
export const actions = (t: PrincesTable): PrincesTable =>
  until(
    t,
    () => !['open', 'last', 'claim'].includes(step(t)!),
    () => (step(t) === 'claim' ? 'pass' : 'forgo'),
  )

/** Ends turns until it is this seat's, of this round (by default the one that runs). */
export function turn(t: PrincesTable, seat: number, round = t.round): PrincesTable {
  for (actions(t); !(step(t) === 'act' && turnOf(t) === seat && t.round === round); actions(t)) play(t, 'done')
  return t
}

export const florins = (t: PrincesTable): number[] => t.players.map(p => p.florins)
export const prestige = (t: PrincesTable): number[] => t.players.map(p => p.prestige)
export const ids = (cards: readonly number[]): string[] => cards.map(c => box.cards[c].id)
export const tilesOn = (t: PrincesTable, seat: number): string[] => t.players[seat].tiles.map(k => box.tiles[k].id)
