/** What is judged: the decisions of a match, each as its seat saw it, and the moves that it could have made. */
import { type Game, type MatchRecord, movesOf, type Seat, seeded, type Table } from '@loggia/core'
import type { Knowledge } from '../knowledge.ts'
import { replayed } from '../replay.ts'

/** A decision of row `seq`. `view` is all that its seat knew and remembered; `turn` tells the turns of the match apart. */
export interface Decision {
  seq: number
  seat: Seat
  view: Table
  played: number
  turn: number
}

/** The decisions of a match at which there was something to choose; of one seat, or of all. */
export function decisionsOf(game: Game, know: Knowledge, record: MatchRecord, of?: Seat): Decision[] {
  const found: Decision[] = []
  let turn = 0
  let last: { seat: Seat; own: number | undefined } | undefined
  for (const { seq, seat, move, by, table } of replayed(game, record)) {
    const own = know.turn?.(table)
    if (last && (last.seat !== seat || last.own !== own)) turn++
    last = { seat, own }
    if ((of ?? seat) !== seat || by === 'clock' || move === game.leave) continue
    if (movesOf(game, table, seat).length > 1)
      found.push({ seq, seat, view: game.recall(table, seat), played: move, turn })
  }
  return found
}

/** Besides the one that was played. */
const OTHERS = 4

/** The moves to compare: the one that was played first, then those that the policy finds likeliest. */
export function candidates(game: Game, know: Knowledge, { view, seat, played }: Decision, seed: string): number[] {
  const table = game.determinize(view, seat, seeded(seed))
  const moves = movesOf(game, table, seat)
  const weights: number[] = []
  know.weigh(game, table, seat, moves, weights)
  const others = moves
    .map((move, k) => ({ move, weight: weights[k]! }))
    .filter(({ move, weight }) => move !== played && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return [played, ...others.slice(0, OTHERS).map(({ move }) => move)]
}
