/** A match of the policy with itself, and what is learned from it. */
import { FLOOR, ONE, Parts, priors, weights } from '@loggia/bots/learned'
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
interface Decision {
  seat: Seat
  context: Int32Array
  moves: readonly number[]
  priors: readonly number[]
  likely: readonly number[]
  chosen: number
}
/** A choice as sure as this teaches nothing. */
const SURE = 0.995

export class SelfPlay {
  readonly #game: Game
  readonly #know: Knowledge
  readonly #parts: Parts
  constructor(game: Game, know: Knowledge) {
    this.#game = game
    this.#know = know
    this.#parts = new Parts(game)
  }

  /**
   * Plays a match and adds what it teaches to the gradient (REINFORCE): the moves of a seat that made more than usual become likelier. What counts is
   * the lead over the mean, and half as much one's own points. `dealt`: each seat's first decision is by chance. Gives the mean score.
   */
  match(learner: Learner, { seats, seed, dealt }: { seats: number; seed: string; dealt: boolean }): number {
    const game = this.#game
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
        if (decision.likely[decision.chosen]! < SURE) decisions.push(decision)
        game.play(t, seat, moves[decision.chosen]!)
      }
      if (moves.length > 1) begun.add(seat)
    }
    const scores = game
      .scores(t)
      .slice(0, seats)
      .map(s => s.total)
    const mean = scores.reduce((a, b) => a + b, 0) / seats
    const rewards = scores.map(s => s - mean + s / 2)
    const expected = (learner.means[seats] ??= rewards.reduce((a, b) => a + b, 0) / seats)
    for (const reward of rewards) {
      learner.means[seats]! += 0.01 * (reward - learner.means[seats]!)
      learner.spread += 0.002 * (Math.abs(reward - expected) - learner.spread)
    }
    for (const decision of decisions) this.#learn(learner, decision, rewards[decision.seat]! - expected)
    return mean
  }

  #decide(learner: Learner, t: Table, seat: Seat, moves: readonly number[], rng: number[]): Decision {
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

  #learn(learner: Learner, { context, moves, priors, likely, chosen }: Decision, advantage: number): void {
    const parts = this.#parts
    parts.back(context)
    const by = advantage / (learner.spread + 1)
    for (let k = 0; k < moves.length; k++) {
      const g = by * ((k === chosen ? 1 : 0) - likely[k]!)
      if (g !== 0) parts.add(learner.gradient, moves[k]!, g, priors[k]! / ONE)
    }
    parts.spread(learner.gradient, moves)
  }
}
