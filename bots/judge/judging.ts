/**
 * One decision judged by paired imagined matches. In pair i every candidate plays the same determinized view, with the same deal, dice and policies.
 * So most of the luck cancels out of the difference between two candidates.
 */
import { type Game, seeded } from '@loggia/core'
import { BY_SCORE, type Knowledge } from '../knowledge.ts'
import { skilled } from '../learned/policy.ts'
import { candidates, type Decision } from './decision.ts'
import { between, type Estimate, estimate } from './estimate.ts'
import { chanceOf, imagined, supposed } from './imagine.ts'
import { lineOf } from './line.ts'

/** A move and how matches end after it: points, chance to win, and mean points by source. */
export interface Candidate {
  move: number
  word: string
  points: Estimate
  chance: Estimate
  sources: Readonly<Record<string, number>>
}

/** A candidate, and by how many points it is behind the best. */
export interface Standing extends Candidate {
  behind: Estimate
}

/** What is known of a decision after some pairs: plain data. Losses are of what was played against the best. */
export interface Judgement {
  seq: number
  seat: number
  turn: number
  pairs: number
  played: Candidate
  best: Candidate
  /** The best move, and how its seat would go on. */
  line: readonly string[]
  /** All of them, the best first. */
  candidates: readonly Candidate[]
  points: Estimate
  chance: Estimate
  /** The loss in points is within two errors of nothing. */
  unclear: boolean
}

/** How many pairs a decision gets: at least and at most, and between them until the error of its loss is this part of a usual score. */
export interface Budget {
  least: number
  most: number
  error: number
}

/** For each decision, and then for the dearest ones. */
export const FIRST: Budget = { least: 20, most: 160, error: 0.004 }
export const MORE: Budget = { least: 20, most: 800, error: 0.005 }

/** Pairs by which a candidate that is far behind is known, and how many errors far is. */
const KNOWN = 10
const FAR = 3

interface Tried {
  move: number
  points: number[]
  won: number[]
  sources: Record<string, number>
}

/** The judge of one decision. Equal seeds give equal judgements, however the steps are spread over time. */
export class Judging {
  readonly #game: Game
  readonly #know: Knowledge
  readonly #decision: Decision
  readonly #seed: string
  /** What was played comes first. */
  readonly #tried: readonly Tried[]
  /** Those that still play. */
  #racing: readonly Tried[]
  #pairs = 0
  readonly #lines = new Map<number, readonly string[]>()

  /** `moves`: what is compared, the one that was played first; without it those that the policy finds likeliest. */
  constructor(game: Game, know: Knowledge = BY_SCORE, decision: Decision, seed: string, moves?: readonly number[]) {
    this.#game = game
    this.#know = skilled(know, game).know
    this.#decision = decision
    this.#seed = `${seed}:${decision.seq}`
    const compared = moves ?? candidates(game, this.#know, decision, this.#seed)
    this.#tried = compared.map(move => ({ move, points: [], won: [], sources: {} }))
    this.#racing = this.#tried
  }

  get pairs(): number {
    return this.#pairs
  }

  /** Plays two more pairs, one of each half. */
  step(): void {
    this.#pair()
    this.#pair()
  }

  /** Whether more pairs are not worth their time. */
  done({ least, most, error }: Budget): boolean {
    if (this.#pairs < least) return false
    const { usual = 100 } = this.#know
    return this.#pairs >= most || this.#loss('points').error <= error * usual
  }

  get judgement(): Judgement {
    const { seq, seat, turn } = this.#decision
    const points = this.#loss('points')
    const best = this.#bestOf()
    return {
      seq,
      seat,
      turn,
      pairs: this.#pairs,
      played: this.#found(this.#tried[0]!),
      best: this.#found(best),
      line: this.#lineOf(best.move),
      candidates: this.#tried.map(one => this.#found(one)).sort((a, b) => b.points.mean - a.points.mean),
      points,
      chance: this.#loss('won'),
      unclear: !(points.mean > 0 && points.mean >= 2 * points.error),
    }
  }

  /** The best candidate, and what each other one is behind it in the pairs that it has played; the nearest first. */
  get standings(): Standing[] {
    const best = this.#bestOf()
    return this.#tried
      .map(one => ({ ...this.#found(one), behind: estimate(one.points.map((x, k) => best.points[k]! - x)) }))
      .sort((a, b) => (a.move === best.move ? -1 : b.move === best.move ? 1 : a.behind.mean - b.behind.mean))
  }

  #pair(): void {
    const { view, seat } = this.#decision
    const seed = `${this.#seed}:${this.#pairs}`
    const table = supposed(this.#game, this.#know, view, seat, seeded(seed))
    for (const one of this.#racing) {
      const ending = imagined(this.#game, this.#know, table, seat, one.move, seed)
      one.points.push(ending.points)
      one.won.push(chanceOf(ending, this.#know.drift))
      for (const [source, x] of Object.entries(ending.sources)) one.sources[source] = (one.sources[source] ?? 0) + x
    }
    if (++this.#pairs >= KNOWN) this.#drop()
  }

  /** Takes those out of the race that are clearly behind the first; what was played stays. */
  #drop(): void {
    const first = this.#bestOf()
    this.#racing = this.#racing.filter(one => {
      const behind = estimate(first.points.map((x, k) => x - one.points[k]!))
      return one === first || one === this.#tried[0] || behind.mean <= FAR * behind.error
    })
  }

  /** The candidate with the most points: in all pairs, or in one half of them (0 or 1). */
  #bestOf(half?: number): Tried {
    let best = this.#racing[0]!
    let most = -Infinity
    for (const one of this.#racing) {
      let sum = 0
      for (let k = half ?? 0; k < one.points.length; k += half === undefined ? 1 : 2) sum += one.points[k]!
      if (sum > most) {
        most = sum
        best = one
      }
    }
    return best
  }

  /**
   * What the move that was played loses against the best. The best of some noisy means looks better than it is, so each
   * half of the pairs chooses it for the other half, which measures (cross-fitting).
   */
  #loss(of: 'points' | 'won'): Estimate {
    const played = this.#tried[0]![of]
    const measured = (half: number): Estimate => {
      const best = this.#bestOf(1 - half)[of]
      return estimate(best.map((x, k) => x - played[k]!).filter((_, k) => k % 2 === half))
    }
    return between(measured(0), measured(1))
  }

  #lineOf(move: number): readonly string[] {
    const line = this.#lines.get(move) ?? lineOf(this.#game, this.#know, this.#decision, move, this.#seed)
    this.#lines.set(move, line)
    return line
  }

  #found({ move, points, won, sources }: Tried): Candidate {
    const means = Object.entries(sources).map(([source, sum]) => [source, sum / points.length])
    return {
      move,
      word: this.#game.format(move),
      points: estimate(points),
      chance: estimate(won),
      sources: Object.fromEntries(means),
    }
  }
}
