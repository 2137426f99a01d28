/** What the objects of the auctions are worth to a player, and how far he should bid. */
import type { Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { tilesOf } from '../rules/estate.ts'
import { left, takeable } from '../rules/objects.ts'
import type { Player, PrincesTable } from '../rules/table.ts'
import { ANY_LANDSCAPE, FOREST, JESTER, LANDSCAPES, NOWHERE, PRESTIGE } from '../rules/terms.ts'
import { goalWorth, prospect, purse, type Time, timeOf } from './worth.ts'

/** The player with one landscape more. */
export function withTile(p: Player, tile: number, prestige: number): Player {
  return { ...p, tiles: [...p.tiles, tile], prestige: p.prestige + prestige }
}

export function withLandscape(p: Player, kind: number, box: Box): Player {
  return withTile(p, FOREST + kind, tilesOf(p, FOREST + kind) > 0 ? box.awards.landscape : 0)
}

/** Points that each object would add, even if another player has it. */
function gains(t: PrincesTable, seat: Seat, time: Time, box: Box): number[] {
  const p = t.players[seat]
  const before = prospect(t, seat, p, time, box)
  const worth = (after: Player) => Math.max(0, prospect(t, seat, after, time, box) - before)
  const landscapes = LANDSCAPES.map((_, kind) => worth(withLandscape(p, kind, box)))
  return [
    ...landscapes,
    worth({ ...p, jesters: p.jesters + 1 }),
    p.builders < box.maxBuilders
      ? worth({ ...p, builders: p.builders + 1, prestige: p.prestige + box.awards.builder[p.builders + 1] })
      : 0,
    drawnGoal(t, seat, time, box),
    worth({ ...p, recruiting: p.recruiting + 1 }),
    Math.max(...landscapes),
  ]
}

/** A prestige card that is still to be drawn: the best of five is about the third best of all. */
export function drawnGoal(t: PrincesTable, seat: Seat, { turns }: Time, box: Box): number {
  const p = t.players[seat]
  const all = box.decks[PRESTIGE]
    .filter(c => !p.secret.ids.includes(c))
    .map(c => goalWorth(t, seat, p, box.cards[c].goal!, turns, box))
  return all.sort((a, b) => b - a)[2] ?? 0
}

/** How many may still acquire something in this round. */
export const bidders = (t: PrincesTable): number => t.players.reduce((n, p) => (p.pawn === NOWHERE ? n + 1 : n), 0)

/** What the one who waits will have for the least price: as many objects as bidders find an owner, so the last of those; 0 for none. */
export function leftover(all: readonly number[], bidders: number, but = -1): number {
  let rest = 0
  for (let last = Infinity, n = 0; n < Math.max(1, bidders); ) {
    // The next lower gain, and how many are so high.
    let next = -1
    let equal = 0
    for (let k = 0; k < all.length; k++)
      if (k !== but && all[k] >= 0 && all[k] < last) {
        if (all[k] > next) {
          next = all[k]
          equal = 1
        } else if (all[k] === next) equal++
      }
    if (next < 0) break
    rest = last = next
    n += equal
  }
  return rest
}

/** One player's mind on the objects of this round: the points that each would add, −1 where it can't be had; the purse, and prestige that could be sold. */
export interface Market {
  gains: number[]
  rest: number
  florins: number
  sellable: number
  turns: number
  least: number
}

/**
 * What each seat thought last, and of which state. In an auction a seat is asked many times while only bids change, and
 * between auctions only what remains to be had changes.
 */
const known: ({ t: PrincesTable; own: number; gains: number[]; pawns: number; market: Market } | undefined)[] = []

export function marketOf(t: PrincesTable, seat: Seat, box: Box): Market {
  const p = t.players[seat]
  const last = known[seat]
  const own =
    ((((t.round * 64 + p.tiles.length) * 16 + p.hand.ids.length) * 8 + p.recruiting) * 8 + p.freedoms) * 32 +
    p.jesters * 4 +
    p.builders +
    p.florins * 2 ** 33 +
    p.prestige * 2 ** 41
  let pawns = 0
  for (let s = 0; s < t.players.length; s++) pawns = pawns * 16 + t.players[s].pawn + 1
  const same = last?.t === t && last.own === own
  if (same && last.pawns === pawns) return last.market
  const time = timeOf(t, seat, box)
  const all = same ? last.gains : gains(t, seat, time, box)
  const { oneLandscape, last: least } = box.starts[t.automa ? 1 : t.players.length]
  const open = all.map((gain, object) => {
    if (oneLandscape ? object < JESTER : object === ANY_LANDSCAPE) return -1
    for (let s = 0; s < t.players.length; s++) if (t.players[s].pawn === object) return -1
    return left(t, object) > 0 && takeable(t, seat, object, box) ? gain : -1
  })
  const market = {
    gains: open,
    rest: leftover(open, bidders(t)),
    florins: p.florins,
    sellable: t.characters ? 0 : Math.max(0, p.prestige),
    turns: time.turns,
    least,
  }
  known[seat] = { t, own, gains: all, pawns, market }
  return market
}

/** What is left worth after a price is paid, with prestige sold for what the purse lacks (PF-4.1). */
export function afterPaying(m: Market, price: number): number {
  const short = price - m.florins
  return short <= 0 ? purse(m.florins - price, m.turns) : short <= m.sellable ? purse(0, m.turns) - short : -Infinity
}

/** Points by which having the object at this price is better than what would be left for the least price. */
export const surplus = (m: Market, object: number, price: number): number =>
  m.gains[object] + afterPaying(m, price) - Math.max(purse(m.florins, m.turns), m.rest + afterPaying(m, m.least))
