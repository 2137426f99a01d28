/** How a seat would go on after a move: what is shown beside it. */
import { acting, type Game, movesOf, seeded } from '@loggia/core'
import type { Knowledge } from '../knowledge.ts'
import type { Decision } from './decision.ts'

/** More moves than this nobody follows. */
const LONGEST = 3

/** A move, and the likeliest ones by the policy after it, as long as its seat alone decides and nothing is revealed. */
export function lineOf(game: Game, know: Knowledge, { view, seat }: Decision, move: number, seed: string): string[] {
  const t = game.determinize(view, seat, seeded(seed))
  const { revealCount } = t
  const line: string[] = []
  const weights: number[] = []
  for (let next = move; ; ) {
    line.push(game.format(next))
    game.play(t, seat, next)
    if (line.length === LONGEST || acting(t) !== 1 << seat || t.revealCount !== revealCount) return line
    const moves = movesOf(game, t, seat)
    know.weigh(game, t, seat, moves, weights)
    next = moves[weights.indexOf(Math.max(...weights.slice(0, moves.length)))]!
  }
}
