/** What the special characters are worth (PF-17.4 to 17.9). */
import type { Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { has, princessValue } from '../rules/characters.ts'
import type { PrincesTable } from '../rules/table.ts'
import { BANKER, CARDINAL, CHARACTERS, MERCHANT, MUSE, PRINCESS, PROFESSOR } from '../rules/terms.ts'
import { workValue } from '../rules/work.ts'
import { drawnGoal } from './market.ts'
import { prospect, purse, type Time } from './worth.ts'

/** What an object of an auction costs on average, in points: the merchant pays it once. */
const PRICE = 2.2
/**
 * By how much an action of this turn is better than a later one; the worth of an action; the share of a purse that
 * remains at the end.
 */
const SOON = 0.6
const ACTION = 1.2
const KEPT = 0.7
/** What of the muse's addition to a work becomes prestige; what a bonus card is worth. */
const EXCHANGED = 0.45
const BONUS_CARD = 2

/** Points that a character adds to a player who has it, or would have it, and has not used it yet. */
export function characterWorth(t: PrincesTable, seat: Seat, character: number, time: Time, box: Box): number {
  const p = t.players[seat]
  const last = box.minimum.length - 1
  switch (character) {
    case BANKER: {
      const holds = p.florins + (has(t, seat, BANKER) ? 0 : t.characters!.bank)
      return t.round === last
        ? (KEPT * holds) / box.characters.exchange
        : purse(holds, time.turns) - purse(p.florins, time.turns)
    }
    case CARDINAL:
      return has(t, seat, CARDINAL)
        ? 0
        : prospect(t, seat, p, { ...time, actions: time.actions + 1 }, box) - prospect(t, seat, p, time, box) + SOON
    case MERCHANT:
      return merchantLater(t, seat, false, time, box)
    case MUSE: {
      const least = box.minimum[t.round] - (has(t, seat, MUSE) ? 0 : t.round)
      const works = p.hand.ids.filter(card => workValue(t, seat, card, box) >= least).length
      return Math.min(box.actions, works) * t.round * EXCHANGED
    }
    case PRINCESS: {
      const value = princessValue(t, seat, box)
      return value >= box.minimum[t.round] ? 0.5 * value - ACTION : 0
    }
    case PROFESSOR:
      return Math.max(drawnGoal(t, seat, time, box), time.turns > 0 ? BONUS_CARD : 0)
    default:
      return 0
  }
}

/** What the merchant will bring who is not used now: an object for nothing, or the rank, which the best work (`awarded`: comes in between) may change. */
export function merchantLater(t: PrincesTable, seat: Seat, awarded: boolean, time: Time, box: Box): number {
  const best = awarded ? Math.max(1, ...t.players.map(p => p.best)) : Infinity
  const then = (s: Seat) => t.players[s].prestige + (t.players[s].best === best ? box.awards.bestWork : 0)
  return Math.max(
    t.players.reduce((rank, _, s) => (then(s) > then(seat) ? rank + 1 : rank), 1),
    time.auctions > 0 ? PRICE : 0,
  )
}

/** What a player may expect of the characters that he has, and of those on which his pawn stands, at the price of its space. */
export function charactersWorth(t: PrincesTable, seat: Seat, time: Time, box: Box): number {
  const c = t.characters
  const { florins } = t.players[seat]
  if (!c) return 0
  const bought = (k: number) => purse(florins - c.space[k], time.turns) - purse(florins, time.turns)
  return CHARACTERS.reduce((sum, _, k) => {
    if (c.owner[k] !== seat && c.pawn[k] !== seat) return sum
    return sum + characterWorth(t, seat, k, time, box) + (c.owner[k] === seat ? 0 : bought(k))
  }, 0)
}
