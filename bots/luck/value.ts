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

/** V: the game's evaluation, rounded, and at the end the score. */
export function worth(game: Game, know: Knowledge, table: Table, seat: Seat): number {
  if (game.over(table)) return game.scores(table).find(s => s.seat === seat)!.total
  const seen = game.determinize(game.recall(table, seat), seat, seeded(FILL))
  return Math.round(know.evaluate(game, seen, seat))
}

const bases = new WeakMap<Game, Map<string, number>>()

/** The base, in 32nds: the mean of V over seats and deals, of a game with these options and seats. Its deals are always the same, so it is frozen, too. */
export function baseOf(game: Game, know: Knowledge, seats: number, options: Options): number {
  const known = bases.get(game) ?? new Map<string, number>()
  bases.set(game, known)
  const key = JSON.stringify([seats, Object.entries(options).sort()])
  let base = known.get(key)
  if (base === undefined) {
    let sum = 0
    for (let deal = 0; deal < DEALS; deal++) {
      const table = game.setup({ seats, options, seed: `deal ${deal}` })
      for (let seat = 0; seat < seats; seat++) sum += worth(game, know, table, seat)
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
    if (n % EVERY === 0) values.push(worth(game, know, table, seat))
    const moves = movesOf(game, table, seat)
    game.play(table, seat, moves[pick(rng, moves.length)]!)
  }
  return fingerprint({ rules: game.rules, box: game.box, draws: DRAWS, deals: DEALS, values })
}
