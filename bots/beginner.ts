/**
 * Somebody's first match: a bot that a newcomer can beat. It plays what its policy finds plausible, hardly preferring the better, but it never throws a turn away.
 * It stays near the others: the further it leads, the less sure of itself it is, and the further it lies behind, the surer.
 */
import { bits, type Game, type Seat, type Table } from '@loggia/core'
import { afterwards } from './greedy.ts'
import { type Knowledge, margin } from './knowledge.ts'
import { FLOOR, priors, weights } from './learned/policy.ts'

/** No move costs more than this part of a usual score, by the evaluation. */
const WASTE = 0.1
/** How sure it is of its policy when it is level, and at most and at least. */
const SHARP = { level: 0.2, most: 0.5, least: 0.05 }
/** A lead of this part of a usual score, or a distance behind, moves it to the end of that range. */
const NEAR = 0.25
/** A usual score, where the game does not say. */
const USUAL = 100

/** The move of a beginner. `steady`: it does not look at who leads. */
export function beginner(
  game: Game,
  table: Table,
  seat: Seat,
  moves: readonly number[],
  know: Knowledge,
  rng: number[],
  steady = false,
): number {
  const { usual = USUAL } = know
  const worth = moves.map(move => afterwards(game, table, seat, move, know))
  const least = Math.max(...worth) - WASTE * usual
  const logs: number[] = []
  priors(know, game, table, seat, moves, logs)
  // What the policy finds not worth a thought, a beginner tries now and then.
  for (let k = 0; k < logs.length; k++) if (logs[k]! < FLOOR) logs[k] = FLOOR
  weights(logs, steady ? SHARP.level : sharpness(game, table, seat, know, usual))
  return drawn(
    moves,
    logs.map((w, k) => (worth[k]! >= least ? w : 0)),
    rng,
  )
}

/** How sure of itself it is, from how it stands beside the best of the others. */
function sharpness(game: Game, table: Table, seat: Seat, know: Knowledge, usual: number): number {
  const values: number[] = []
  for (const { seat } of game.scores(table)) values[seat] = know.evaluate(game, table, seat)
  const lead = Math.max(-1, Math.min(1, margin(values, seat) / (NEAR * usual)))
  return SHARP.level + lead * (lead > 0 ? SHARP.least - SHARP.level : SHARP.level - SHARP.most)
}

/** One of the moves, as likely as its weight. */
export function drawn(moves: readonly number[], weights: readonly number[], rng: number[]): number {
  let total = 0
  for (const w of weights) total += w
  let x = ((bits(rng) >>> 0) / 4294967296) * total
  for (let k = 0; k < moves.length; k++) if ((x -= weights[k]!) < 0) return moves[k]!
  return moves[weights.findLastIndex(w => w > 0)]!
}
