/** What a bot knows, in tests: the weights of moves in words, and the laws that all knowledge keeps. */
import { type Game, movesOf, type Options } from '../game.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Table } from '../table.ts'
import { tableOf } from './table.ts'

/** The words of tests of this knowledge. */
export function knowledgeOf<T extends Table, B>(game: Game<T, B>, { evaluate, weigh }: Knowledge<T, B>) {
  const { decisions, turnOf } = tableOf(game)

  /** The legal moves of the seat that is asked, each with its weight. */
  function weights(t: T, seat = turnOf(t)): Record<string, number> {
    const moves = movesOf(game, t, seat)
    const out: number[] = []
    weigh(game, t, seat, moves, out)
    if (out.length !== moves.length) throw new Error(`${out.length} weights for ${moves.length} moves`)
    return Object.fromEntries(moves.map((m, k) => [game.format(m), out[k]]))
  }
  /** The move of the largest weight. */
  const likeliest = (t: T): string => Object.entries(weights(t)).reduce((a, b) => (b[1] > a[1] ? b : a))[0]

  /** The laws at a table with a decision: a move worth a thought and no nonsense; an evaluation is a number; neither changes the table. */
  function faultsAt(t: T, seats: number): string[] {
    const before = JSON.stringify(t)
    const all = Object.values(weights(t))
    const values = Array.from({ length: seats }, (_, seat) => evaluate(game, t, seat))
    return [
      ...(all.every(w => Number.isFinite(w) && w >= 0) ? [] : [`weights: ${all}`]),
      ...(all.some(w => w > 0) ? [] : ['no move is worth a thought']),
      ...(values.every(Number.isFinite) ? [] : [`evaluations: ${values}`]),
      ...(JSON.stringify(t) === before ? [] : ['the table is changed']),
    ]
  }

  /** What breaks the laws in a match by chance, and that at its end an evaluation is not the score. */
  function faults(how: { seats: number; options?: Options; seed: string }): string[] {
    const found = new Set<string>()
    for (const t of decisions(game.setup(how), how.seed))
      if (!game.over(t)) {
        for (const fault of faultsAt(t, how.seats)) found.add(fault)
      } else
        for (const { seat, total } of game.scores(t)) {
          const value = evaluate(game, t, seat)
          if (value !== total) found.add(`seat ${seat} has ${total}, evaluated ${value}`)
        }
    return [...found]
  }

  return { weights, likeliest, faultsAt, faults }
}
