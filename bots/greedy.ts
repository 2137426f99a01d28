/** One-move look-ahead: the move after which the position is worth most. */
import { asked, acting, type Game, movesOf, pick, type Seat, type Table } from '@loggia/core'
import type { Knowledge } from './knowledge.ts'

/** More decisions than one turn has. */
const TURN = 60

/**
 * Tries each move that is worth a thought, and lets the policy finish the turn that it begins (always its likeliest
 * move). Takes the move with the best evaluation, adjusted by the policy where the game asks for that. Ties are broken
 * at random.
 */
export function greedy(
  game: Game,
  table: Table,
  seat: Seat,
  moves: readonly number[],
  know: Knowledge,
  rng: number[],
): number {
  const weights: number[] = []
  const best: number[] = []
  let most = -Infinity
  know.weigh(game, table, seat, moves, weights)
  for (let k = 0; k < moves.length; k++)
    if (weights[k]! > 0) {
      const value = afterwards(game, table, seat, moves[k]!, know) + (know.likely ?? 0) * Math.log(weights[k]!)
      if (value > most) {
        most = value
        best.length = 0
      }
      if (value === most) best.push(moves[k]!)
    }
  return best[pick(rng, best.length)]!
}

/** What the position is worth to a seat after this move, when the policy has finished the turn. */
export function afterwards(game: Game, table: Table, seat: Seat, move: number, know: Knowledge): number {
  const t = game.copy(table)
  game.play(t, seat, move)
  finishTurn(game, t, seat, know, know.turn?.(table))
  return know.evaluate(game, t, seat)
}

/** Plays the likeliest moves of a seat until somebody else is asked, or its turn is over. */
function finishTurn(game: Game, t: Table, seat: Seat, know: Knowledge, turn: number | undefined): void {
  const weights: number[] = []
  for (
    let n = 0;
    n < TURN && !game.over(t) && acting(t) === 1 << seat && asked(t, seat) && know.turn?.(t) === turn;
    n++
  ) {
    const moves = movesOf(game, t, seat)
    know.weigh(game, t, seat, moves, weights)
    game.play(t, seat, moves[weights.indexOf(Math.max(...weights))]!)
  }
}
