/** V, what a position is worth to a seat in whole points: one frozen function of what this seat may know. */
import { acting, firstOf, type Game, movesOf, type Options, pick, type Seat, seeded, type Table } from '@loggia/core'
import type { Knowledge } from '../knowledge.ts'
import { fingerprint } from '../learned/index.ts'

/** A ledger counts in 32nds of a point: M is the mean of this number of values. */
export const DRAWS = 32
/** By how many imagined deals the base is known. */
const DEALS = 256
/** How often V is looked at for its hash: at each eighth decision of one match. */
const EVERY = 8

/** What is hidden is filled in, for one view always the same. */
const FILL = 'V'

/** What is left to come beyond the evaluation, when a seat has made `own` decisions: between the middles of two tenths, a part of both. */
export function ahead({ ahead = [] }: Knowledge, seats: number, own: number): number {
  const known = ahead.find(a => a.seats === seats) ?? ahead.at(-1)
  if (!known) return 0
  const { points, decisions } = known
  const last = points.length - 1
  const at = Math.max(0, Math.min(last, (points.length * own) / decisions - 0.5))
  const low = Math.min(last - 1, Math.floor(at))
  return points[low]! + (at - low) * (points[low + 1]! - points[low]!)
}

/** V of a seat that has `more` to come: the game's evaluation and that, in whole points; at the end the score. */
export function worth(game: Game, know: Knowledge, table: Table, seat: Seat, more: number): number {
  if (game.over(table)) return game.scores(table).find(s => s.seat === seat)!.total
  const seen = game.determinize(game.recall(table, seat), seat, seeded(FILL))
  return Math.round(know.evaluate(game, seen, seat) + more)
}

/** Bases that are known: of a game with what is known of it, by seats and options. */
const bases = new WeakMap<Knowledge, WeakMap<Game, Map<string, number>>>()

/** The base, in 32nds: the mean of V over seats and deals, of a game with these options and seats. Its deals are always the same, so it is frozen, too. */
export function baseOf(game: Game, know: Knowledge, seats: number, options: Options): number {
  const games = bases.get(know) ?? new WeakMap<Game, Map<string, number>>()
  bases.set(know, games)
  const known = games.get(game) ?? new Map<string, number>()
  games.set(game, known)
  const key = JSON.stringify([seats, Object.entries(options).sort()])
  let base = known.get(key)
  if (base === undefined) {
    const more = ahead(know, seats, 0)
    let sum = 0
    for (let deal = 0; deal < DEALS; deal++) {
      const table = game.setup({ seats, options, seed: `deal ${deal}` })
      for (let seat = 0; seat < seats; seat++) sum += worth(game, know, table, seat, more)
    }
    base = Math.round((DRAWS * sum) / (DEALS * seats))
    known.set(key, base)
  }
  return base
}

/** What a ledger was made by, in a word: the rules, the box, and V along one match. Another evaluation has another one. */
export function hashOf(game: Game, know: Knowledge): string {
  const values: number[] = []
  const table = game.setup({ seats: Math.max(2, game.seats.min), seed: FILL })
  const rng = seeded(FILL)
  for (let n = 0; !game.over(table); n++) {
    const seat = firstOf(acting(table))
    if (n % EVERY === 0) values.push(worth(game, know, table, seat, 0))
    const moves = movesOf(game, table, seat)
    game.play(table, seat, moves[pick(rng, moves.length)]!)
  }
  return fingerprint({ rules: game.rules, box: game.box, draws: DRAWS, deals: DEALS, values, ahead: know.ahead })
}
