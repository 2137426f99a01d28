/** What the objects of the auctions are worth to a player, and how far he should bid. */
import type { Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { fits, tilesOf } from '../rules/estate.ts'
import { left, takeable } from '../rules/objects.ts'
import type { Player, PrincesTable } from '../rules/table.ts'
import { ANY_LANDSCAPE, BUILDER, FOREST, JESTER, LANDSCAPES, NOWHERE, OBJECTS, PRESTIGE, PRESTIGE_CARD } from '../rules/terms.ts'
import { goalWorth, prospect, purse, type Time, timeOf } from './worth.ts'

/** The player with one landscape more. */
export function withTile(p: Player, tile: number, prestige: number): Player { return { ...p, tiles: [...p.tiles, tile], prestige: p.prestige + prestige } }

export function withLandscape(p: Player, kind: number, box: Box): Player {
  return withTile(p, FOREST + kind, tilesOf(p, FOREST + kind) > 0 ? box.awards.landscape : 0)
}

/** Points that each object would add, −1 for one that can't be had. */
export function gains(t: PrincesTable, seat: Seat, time: Time, box: Box): number[] {
  const p = t.players[seat], before = prospect(t, seat, p, time, box), worth = (after: Player) => prospect(t, seat, after, time, box) - before
  const { oneLandscape } = box.starts[t.players.length]
  return OBJECTS.map((_, object) => {
    if (oneLandscape ? object < JESTER : object === ANY_LANDSCAPE) return -1
    if (t.players.some(o => o.pawn === object) || left(t, object) === 0 || !takeable(t, seat, object, box)) return -1
    if (object < JESTER) return worth(withLandscape(p, object, box))
    if (object === ANY_LANDSCAPE) return Math.max(...LANDSCAPES.map((_, kind) => t.tiles[FOREST + kind] > 0 && fits(t, seat, FOREST + kind, box) ? worth(withLandscape(p, kind, box)) : -1))
    if (object === JESTER) return worth({ ...p, jesters: p.jesters + 1 })
    if (object === BUILDER) return worth({ ...p, builders: p.builders + 1, prestige: p.prestige + box.awards.builder[p.builders + 1] })
    if (object === PRESTIGE_CARD) return drawnGoal(t, seat, time, box)
    return worth({ ...p, recruiting: p.recruiting + 1 })
  })
}

/** A prestige card that is still to be drawn: the best of five is about the third best of all. */
function drawnGoal(t: PrincesTable, seat: Seat, { turns }: Time, box: Box): number {
  const p = t.players[seat], all = box.decks[PRESTIGE].filter(c => !p.secret.ids.includes(c)).map(c => goalWorth(t, seat, p, box.cards[c].goal!, turns, box))
  return all.sort((a, b) => b - a)[2] ?? 0
}

/** How many may still acquire something in this round. */
const bidders = (t: PrincesTable): number => t.players.reduce((n, p) => p.pawn === NOWHERE ? n + 1 : n, 0)

/** What the one who waits will have for the least price: as many objects as bidders find an owner, so the last of those. */
export function leftover(all: readonly number[], bidders: number): number {
  const open = all.filter(g => g >= 0).sort((a, b) => b - a)
  return open.length === 0 ? 0 : open[Math.min(open.length, Math.max(1, bidders)) - 1]
}

/** One player's mind on the objects of this round, as long as nobody has acquired another. */
export interface Market { gains: number[]; rest: number; florins: number; turns: number }

export function marketOf(t: PrincesTable, seat: Seat, box: Box): Market {
  const time = timeOf(t, seat, box), all = gains(t, seat, time, box)
  return { gains: all, rest: leftover(all, bidders(t)), florins: t.players[seat].florins, turns: time.turns }
}

/** What is left worth after a price is paid, with prestige sold for what the purse lacks (PF-4.1). */
export const afterPaying = (florins: number, price: number, turns: number): number => price <= florins ? purse(florins - price, turns) : purse(0, turns) - (price - florins)

/** Points by which having the object at this price is better than what would be left for the least price. */
export function surplus(m: Market, object: number, price: number, box: Box, seats: number): number {
  const rest = m.rest + afterPaying(m.florins, box.starts[seats].last, m.turns)
  return m.gains[object] + afterPaying(m.florins, price, m.turns) - Math.max(purse(m.florins, m.turns), rest)
}
