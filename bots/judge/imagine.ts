/** Imagined matches: how one ends after a move, when every seat plays on by its policy. */
import { acting, bits, firstOf, type Game, movesOf, type Seat, seeded, type Table, victories } from '@loggia/core'
import { type Knowledge, margin } from '../knowledge.ts'
import { holds, type Lead } from './chance.ts'

/** How a match ended for the seat that is judged. `lead`: undefined without others. `won`: its share of the victory, which equal places divide. */
export interface Ending {
  points: number
  lead: Lead | undefined
  won: number
  sources: Readonly<Record<string, number>>
}

/** A deal that the view allows: of as many as the game's `chosen` says, the one in which the other seats stand best. */
export function supposed(game: Game, know: Knowledge, view: Table, seat: Seat, rng: number[]): Table {
  const deals = Array.from({ length: know.chosen ?? 1 }, () => game.determinize(view, seat, rng))
  if (deals.length === 1) return deals[0]!
  const worth = deals.map(deal => others(game, know, deal, seat))
  return deals[worth.indexOf(Math.max(...worth))]!
}
/** What all other seats are worth. */
const others = (game: Game, know: Knowledge, table: Table, seat: Seat): number =>
  game.scores(table).reduce((sum, one) => (one.seat === seat ? sum : sum + know.evaluate(game, table, one.seat)), 0)

/**
 * Plays a move and then the whole match, on a copy. Each seat has a stream of chance of its own. So after two moves that are compared the others
 * do the same, until they have a reason not to.
 */
export function imagined(game: Game, know: Knowledge, table: Table, seat: Seat, move: number, seed: string): Ending {
  const t = game.copy(table)
  const streams: number[][] = []
  const weights: number[] = []
  game.play(t, seat, move)
  let n = 0
  for (; !game.over(t); n++) {
    if (n > game.bound) throw new Error('an imagined match does not end')
    const next = firstOf(acting(t))
    const moves = movesOf(game, t, next)
    know.weigh(game, t, next, moves, weights)
    game.play(t, next, drawn(moves, weights, (streams[next] ??= seeded(`${seed}:${next}`))))
  }
  const scores = game.scores(t)
  const own = scores.findIndex(s => s.seat === seat)
  const { total, sources } = scores[own]!
  const totals = scores.map(s => s.total)
  const lead = totals.length > 1 ? { points: margin(totals, own), ahead: n / totals.length } : undefined
  return { points: total, lead, won: victories(game.ranks(t))[own]!, sources }
}

/** The chance to win that an imagined match gives its seat: all, a share or nothing, unless matches of people drift away from it. */
export const chanceOf = ({ lead, won }: Pick<Ending, 'lead' | 'won'>, drift = 0): number =>
  drift && lead?.ahead ? holds(lead, drift) : won

/**
 * One of the moves, as likely as the square of its weight. Sharper play is better play with less noise: at Ostia and Terra Mystica half as
 * many pairs tell as much (figures in lab/measured.md).
 */
function drawn(moves: readonly number[], weights: readonly number[], stream: number[]): number {
  let total = 0
  for (let k = 0; k < moves.length; k++) total += weights[k]! * weights[k]!
  let x = ((bits(stream) >>> 0) / 4294967296) * total
  for (let k = 0; k < moves.length; k++) if ((x -= weights[k]! * weights[k]!) < 0) return moves[k]!
  return moves[moves.length - 1]!
}
