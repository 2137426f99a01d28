/** A match of the policy with itself, and what is learned from it. */
import { FLOOR, ONE, Parts, priors, skilled, weights } from '@loggia/bots/learned'
import {
  acting,
  bits,
  firstOf,
  type Game,
  type Knowledge,
  movesOf,
  pick,
  type Seat,
  seeded,
  type Table,
} from '@loggia/core'
import type { Learner } from './learner.ts'

/** A decision among several: what was seen, and how likely each move was. */
interface Choice {
  seat: Seat
  context: Int32Array
  moves: readonly number[]
  priors: readonly number[]
  likely: readonly number[]
  chosen: number
}
/** `expected`: the reward, by the evaluation. */
interface Decision extends Choice {
  expected: number
}
/** A choice as sure as this teaches nothing. */
const SURE = 0.995
/** How much of what comes after a seat's next decision counts for this one. Most of what a move is worth shows at once. */
const LATER = 0.9

const meanOf = (points: readonly number[]): number => points.reduce((a, b) => a + b, 0) / points.length
/** What counts for a seat: its lead over the mean, and half as much its own points. */
const reward = (points: readonly number[], seat: Seat): number => 1.5 * points[seat]! - meanOf(points)

export class SelfPlay {
  readonly #game: Game
  readonly #know: Knowledge
  readonly #parts: Parts
  /** The evaluation, as bots have it. */
  readonly #evaluate: Knowledge['evaluate']
  constructor(game: Game, know: Knowledge) {
    this.#game = game
    this.#know = know
    this.#parts = new Parts(game)
    this.#evaluate = skilled(know, game).know.evaluate
  }

  /**
   * Plays a match and adds what it teaches to the gradient: moves after which more is to be expected become likelier, by generalized advantage estimation
   * (Schulman et al. 2016) with the game's evaluation. `dealt`: each seat's first decision is by chance. Gives the mean score.
   */
  match(learner: Learner, { seats, seed, dealt }: { seats: number; seed: string; dealt: boolean }): number {
    const game = this.#game
    const all = Array.from({ length: seats }, (_, seat) => seat as Seat)
    const rng = seeded(`train:${seed}`)
    const t = game.setup({ seats, seed })
    const decisions: Decision[] = []
    const begun = new Set<Seat>()
    while (!game.over(t)) {
      const seat = firstOf(acting(t))
      const moves = movesOf(game, t, seat)
      if (moves.length === 1) game.play(t, seat, moves[0]!)
      else if (dealt && !begun.has(seat)) game.play(t, seat, moves[pick(rng, moves.length)]!)
      else {
        const decision = this.#decide(learner, t, seat, moves, rng)
        if (decision.likely[decision.chosen]! < SURE) {
          const values = all.map(each => this.#evaluate(game, t, each))
          decisions.push({ ...decision, expected: reward(values, seat) })
        }
        game.play(t, seat, moves[decision.chosen]!)
      }
      if (moves.length > 1) begun.add(seat)
    }
    const scores = game
      .scores(t)
      .slice(0, seats)
      .map(s => s.total)
    const next: ({ expected: number; advantage: number } | undefined)[] = []
    let off = 0
    for (const decision of decisions.toReversed()) {
      const { seat, expected } = decision
      const after = next[seat] ?? { expected: reward(scores, seat), advantage: 0 }
      const advantage = after.expected - expected + LATER * after.advantage
      next[seat] = { expected, advantage }
      off += Math.abs(advantage) / decisions.length
      this.#learn(learner, decision, advantage)
    }
    learner.spread += 0.002 * (off - learner.spread)
    return meanOf(scores)
  }

  #decide(learner: Learner, t: Table, seat: Seat, moves: readonly number[], rng: number[]): Choice {
    const parts = this.#parts
    const logs: number[] = []
    priors(this.#know, this.#game, t, seat, moves, logs)
    const before = logs.slice()
    parts.look(t, seat)
    for (let k = 0; k < moves.length; k++)
      if (logs[k]! >= FLOOR)
        logs[k] = logs[k]! * (1 + parts.slope(learner.policy, moves[k]!)) + ONE * parts.sum(learner.policy, moves[k]!)
    weights(logs, 1)
    const total = logs.reduce((a, b) => a + b, 0)
    let x = ((bits(rng) >>> 0) / 4294967296) * total
    const chosen = logs.findIndex(w => (x -= w) < 0)
    const likely = logs.map(w => w / total)
    return { seat, context: parts.kept(), moves, priors: before, likely, chosen }
  }

  #learn({ spread, gradient }: Learner, { context, moves, priors, likely, chosen }: Decision, advantage: number): void {
    const parts = this.#parts
    parts.back(context)
    const by = advantage / (spread + 1)
    for (let k = 0; k < moves.length; k++) {
      const g = by * ((k === chosen ? 1 : 0) - likely[k]!)
      if (g !== 0) parts.add(gradient, moves[k]!, g, priors[k]! / ONE)
    }
    parts.spread(gradient, moves)
  }
}
