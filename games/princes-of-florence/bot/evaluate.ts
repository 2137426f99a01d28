/** What a position is worth to its player, in points of the final score. */
import type { Game, Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import type { PrincesTable } from '../rules/table.ts'
import { NOWHERE } from '../rules/terms.ts'
import { charactersWorth } from './characters.ts'
import { groundOf } from './ground.ts'
import { afterPaying, bidders, leftover, marketOf } from './market.ts'
import { lastWorth } from './solo.ts'
import { prospect, purse, timeOf } from './worth.ts'

/** What a square open for buildings is worth, for each turn to come. */
const GROUND = 0.012

/** The score that this player heads for: his prospects, his chance of the best work of the round, and what the auctions of the round will bring him. */
export function evaluate(game: Game<PrincesTable, Box>, t: PrincesTable, seat: Seat): number {
  const { box } = game
  const p = t.players[seat]
  if (game.over(t)) return game.scores(t)[seat].total
  const time = timeOf(t, seat, box)
  return (
    prospect(t, seat, p, time, box) +
    bestWork(t, seat, p.best, box) +
    GROUND * time.turns * groundOf(p, t.side, box) +
    bought(t, seat, box) +
    charactersWorth(t, seat, time, box)
  )
}

/** Points to expect from a best work of this value (PF-14.1): the others have shown theirs, or may still do better. */
export function bestWork(t: PrincesTable, seat: Seat, best: number, box: Box): number {
  if (best === 0) return 0
  let chance = 1
  for (let s = 0; s < t.players.length; s++)
    if (s !== seat) {
      if (t.players[s].best > best) return 0
      if (t.todo.some(step => step.seat === s && (step.do === 'turn' || step.do === 'act' || step.do === 'more')))
        chance *= 1 - 0.6 * Math.exp(-0.25 * (best - box.minimum[t.round]))
    }
  return box.awards.bestWork * chance
}

/** In the auctions: the object that a standing bid of one's own would bring, or what will be left for the least price (PF-6.7, PF-19.5). */
function bought(t: PrincesTable, seat: Seat, box: Box): number {
  const s = t.todo.at(-1)!
  if (t.round === 0 || t.players[seat].pawn !== NOWHERE || !t.todo.some(step => AUCTIONS.has(step.do))) return 0
  const m = marketOf(t, seat, box)
  const now = purse(m.florins, m.turns)
  if (t.automa) return lastWorth(t, m, box, s.do === 'outbid' ? s.object : NOWHERE) - now
  if (s.do === 'bid' && s.leader === seat) return m.gains[s.object] + purse(m.florins - s.bid, m.turns) - now
  const rest = s.do === 'bid' ? leftover(m.gains, bidders(t) - 1, s.object) : m.rest
  return Math.max(0, rest + afterPaying(m, m.least) - now)
}
/** Steps that say that auctions go on. */
const AUCTIONS = new Set(['auction', 'bid', 'open', 'last', 'offer', 'outbid'])
