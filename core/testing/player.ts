/** Random players: one plays anything, one any verb, one what it has met least. */
import { type Game, movesOf } from '../game.ts'
import { codec } from '../lexicon.ts'
import { pick } from '../random.ts'
import { acting, asked, IN_ANY_ORDER, listOf, type Seat, type Table } from '../table.ts'

/** Any legal move of anybody who is asked. */
export function randomMove<T extends Table>(game: Game<T>, t: T, rng: number[]): [Seat, number] {
  const seats = listOf(acting(t))
  const seat = seats[pick(rng, seats.length)]
  const legal = movesOf(game, t, seat)
  if (!legal.length) throw new Error(`${asked(t as Table, seat)!.do}: seat ${seat} is asked and has no move`)
  return [seat, legal[pick(rng, legal.length)]]
}

/** How often each verb of each step was played. */
export class Met {
  readonly #counts = new Map<string, number[]>()
  readonly #game: Game<Table>
  constructor(game: Game<Table>) {
    this.#game = game
    const { verbs } = codec(game.verbs)
    for (const step of game.stepNames)
      if (game.verbsOf(step).length)
        this.#counts.set(
          step,
          verbs.map(v => (game.verbsOf(step).includes(v) ? 0 : Infinity)),
        )
  }

  /** Counts a move of a seat that is asked, forced ones too. */
  add(t: Table, seat: Seat, move: number): void {
    this.of(asked(t, seat)!.do)[codec(this.#game.verbs).verbOf(move)]++
  }

  /** By index of the verb. */
  of(step: string): number[] {
    return this.#counts.get(step)!
  }

  /** Every pair but core's own, the rarest first. */
  pairs(): { pair: string; count: number }[] {
    const { verbs } = codec(this.#game.verbs)
    return [...this.#counts]
      .flatMap(([step, counts]) =>
        counts
          .map((count, v) => ({ pair: `${step}.${verbs[v]}`, count }))
          .filter(p => p.count !== Infinity && p.pair !== `${IN_ANY_ORDER}.first`),
      )
      .sort((a, b) => a.count - b.count)
  }
}

/** How a match is played: any move, any verb, or half the time the verb that was met least. */
export type Style = 0 | 1 | 2

/** One of the legal moves. */
export function choose(
  legal: readonly number[],
  counts: readonly number[],
  verbOf: (move: number) => number,
  style: Style,
  rng: number[],
): number {
  if (style === 0 || (style === 2 && pick(rng, 2) === 0)) return legal[pick(rng, legal.length)]
  let verb = -1
  let kinds = 0
  let last = -1
  for (const move of legal) {
    const v = verbOf(move)
    if (v === last) continue
    last = v
    if (style === 1 ? pick(rng, ++kinds) === 0 : verb < 0 || counts[v] < counts[verb]) verb = v
  }
  let chosen = -1
  let n = 0
  for (const move of legal) if (verbOf(move) === verb && pick(rng, ++n) === 0) chosen = move
  return chosen
}
