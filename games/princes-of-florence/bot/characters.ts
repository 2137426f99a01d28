/** What the special characters are worth (PF-17.4 to 17.9). */
import type { ByHand, Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { has, princessValue } from '../rules/characters.ts'
import type { PrincesTable } from '../rules/table.ts'
import { BANKER, CARDINAL, CHARACTERS, MERCHANT, MUSE, PRINCESS, PROFESSOR } from '../rules/terms.ts'
import { workValue } from '../rules/work.ts'
import { drawnGoal } from './market.ts'
import { prospect, purse, type Time } from './worth.ts'

/**
 * Points that belong to one character, beside what it did when they were set. The cardinal: by how much an action of
 * this turn is better than a later one. The merchant: what an object of an auction costs on average, which he pays
 * once. The princess: the action that her work takes. The professor: what a bonus card is worth.
 */
export const CHARACTER = {
  cardinal: { of: '1 extra action', points: 0.6 },
  merchant: { of: 'free-auction-win or prestige-equal-to-rank', points: 2.2 },
  princess: { of: 'landscape 3, builder 2, building 2, card 1', points: 1.2 },
  professor: { of: '1 of 5, prestige-card or bonus-card', points: 2 },
} satisfies Readonly<Record<string, ByHand>>
/** The share of the banker's purse that remains at the end; how much of the muse's addition to a work becomes prestige. */
const KEPT = 0.7
const EXCHANGED = 0.45

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
        : prospect(t, seat, p, { ...time, actions: time.actions + 1 }, box) -
            prospect(t, seat, p, time, box) +
            CHARACTER.cardinal.points
    case MERCHANT:
      return merchantLater(t, seat, false, time, box)
    case MUSE: {
      const least = box.minimum[t.round] - (has(t, seat, MUSE) ? 0 : t.round)
      const works = p.hand.ids.filter(card => workValue(t, seat, card, box) >= least).length
      return Math.min(box.actions, works) * t.round * EXCHANGED
    }
    case PRINCESS: {
      const value = princessValue(t, seat, box)
      return value >= box.minimum[t.round] ? 0.5 * value - CHARACTER.princess.points : 0
    }
    case PROFESSOR:
      return Math.max(drawnGoal(t, seat, time, box), time.turns > 0 ? CHARACTER.professor.points : 0)
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
    time.auctions > 0 ? CHARACTER.merchant.points : 0,
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
