/** V, what a position is worth to a seat in whole points: one frozen function of what this seat may know. */
import { acting, firstOf, type Game, movesOf, type Options, pick, type Seat, seeded, type Table } from '@loggia/core'
import type { Knowledge } from '../knowledge.ts'
import { fingerprint } from '../learned/index.ts'

/** A ledger counts in 32nds of a point: M is the mean of this number of values. */
export const DRAWS = 32
/** By how many imagined deals the base is known. */
const DEALS = 2048
/** How often V is looked at for its hash: at each eighth decision of one match. */
const EVERY = 8

/** What is hidden is filled in, for one view always the same. */
const FILL = 'V'

/** After how many decisions it is known how the evaluation usually goes: close at the beginning, where it jumps. Between them a line is drawn. */
export const KNOTS = [
  0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 80, 96, 112, 128, 160, 192, 256, 320, 384, 448, 512, 768, 1024,
]

/** What V adds to the evaluation after these decisions: the mean score, less what the evaluation usually has by then. */
export function ahead({ ahead = [] }: Knowledge, seats: number, own: number, others: number): number {
  const known = ahead.find(a => a.seats === seats)
  return known ? known.start - along(known.own, own) - along(known.others, others) : 0
}

/** The value of a curve that is known at the first of the knots, and flat after them. */
function along(curve: readonly number[], n: number): number {
  const next = KNOTS.findIndex((knot, k) => k < curve.length && knot >= n)
  if (next < 0) return curve.at(-1) ?? 0
  if (KNOTS[next] === n) return curve[next]!
  const [from, to] = [KNOTS[next - 1]!, KNOTS[next]!]
  return curve[next - 1]! + ((n - from) / (to - from)) * (curve[next]! - curve[next - 1]!)
}

/** V: the game's evaluation and `more`, in whole points; at the end the score. */
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
    const more = ahead(know, seats, 0, 0)
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
