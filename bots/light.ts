/** Bots that do not search: they play by their policy, as sure of themselves as they are told to be. */
import { bits, type Game, type Light, type Seat, type Table } from '@loggia/core'
import { afterwards } from './greedy.ts'
import { type Knowledge, margin } from './knowledge.ts'
import { FLOOR, priors, weights } from './learned/policy.ts'

/** A usual score, where the game does not say. */
const USUAL = 100

/** One of the moves, as likely as the policy makes it; with `waste` only one of those that throw no turn away. */
export function light(
  game: Game,
  table: Table,
  seat: Seat,
  moves: readonly number[],
  know: Knowledge,
  { sharp, waste, near }: Light,
  rng: number[],
): number {
  const { usual = USUAL } = know
  const logs: number[] = []
  priors(know, game, table, seat, moves, logs)
  if (waste !== undefined) {
    const folly = know.folly?.(game, table, seat, moves)
    const worth = moves.map(move => (folly?.(move) ? -Infinity : afterwards(game, table, seat, move, know)))
    const least = Math.max(...worth) - waste * usual
    // What the policy finds not worth a thought, such a bot tries now and then.
    for (let k = 0; k < logs.length; k++) logs[k] = worth[k]! >= least ? Math.max(FLOOR, logs[k]!) : -Infinity
  }
  weights(logs, near ? between(near, sharp, ahead(game, table, seat, know) / (near.by * usual)) : sharp)
  return drawn(moves, logs, rng)
}

/** The less sure of itself, the further it leads: `sharp` at 0, the ends of the range at −1 and 1. */
function between({ least, most }: NonNullable<Light['near']>, sharp: number, lead: number): number {
  const x = Math.max(-1, Math.min(1, lead))
  return sharp + x * (x > 0 ? least - sharp : sharp - most)
}

/** By how much a seat leads the best of the others, by the evaluation. */
function ahead(game: Game, table: Table, seat: Seat, know: Knowledge): number {
  const values: number[] = []
  for (const { seat } of game.scores(table)) values[seat] = know.evaluate(game, table, seat)
  return margin(values, seat)
}

/** One of the moves, as likely as its weight. */
function drawn(moves: readonly number[], weights: readonly number[], rng: number[]): number {
  let total = 0
  for (const w of weights) total += w
  let x = ((bits(rng) >>> 0) / 4294967296) * total
  for (let k = 0; k < moves.length; k++) if ((x -= weights[k]!) < 0) return moves[k]!
  return moves[weights.findLastIndex(w => w > 0)]!
}
