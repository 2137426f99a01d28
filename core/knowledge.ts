/** Types only: what a bot may know of a game besides its rules. Games export it from their `bot/`; without it a bot plays by the score alone. */
import type { Game } from './game.ts'
import type { Seat, Table } from './table.ts'

export interface Knowledge<T extends Table = Table, B = unknown> {
  /** What the position is worth to this seat, in points of the final score: bots add `points` to it. Asked when the seat has played, before others decide. */
  evaluate(game: Game<T, B>, t: T, seat: Seat): number
  /** Fills `out` with a weight for each legal move: how likely a fair player would make it. 0: not worth a thought; at least one is more. */
  weigh(game: Game<T, B>, t: T, seat: Seat, moves: readonly number[], out: number[]): void
  /** The turn that is being played, by any number: greedy looks ahead to its end. Without it a turn ends when somebody else is asked, which in a match of one never happens. */
  turn?(t: T): number
  /**
   * Points that greedy adds to a move e times as likely as another, 0 if absent. For what the policy knows to pay off
   * beyond the turn that the evaluation sees.
   */
  likely?: number
  /**
   * How many decisions beyond its tree a simulated match stops, at the end of a turn, and is evaluated. Without it, it
   * is played to its end. Useful where matches are long and the evaluation is better than the noise of what is still to
   * come.
   */
  horizon?: number
  /**
   * What others hold hidden they have chosen: a judge supposes it to be the best for them among this many deals that
   * fit the view. 1 if absent. Found by how often chances come true.
   */
  chosen?: number
  /**
   * How far the lead in a match that is played goes from that in an imagined one, in points: this, times the square root of the decisions of a seat. 0 if absent. `lab judge
   * GAME --fit` finds it by which chances came true.
   */
  drift?: number
  /**
   * How far a search trusts the policy: its weights to this power are the priors of its tree, 1 if absent. Less than 1 where the policy is surer of itself, for the
   * sake of good simulated matches, than it should be.
   */
  trust?: number
  /**
   * In a match of one, where nobody else is ever asked: which turn it is, by any number. There the horizon is at the end of such a turn; where it is undefined,
   * at the end of the match.
   */
  alone?(t: T): number | undefined
  /** How each level of bots thinks, where it is not as in other games. */
  levels?: Levels
  /** What nobody would do, however new to the game, though the evaluation hardly minds: a bot that wastes little does not do it either, while there is another move. */
  folly?(game: Game<T, B>, t: T, seat: Seat, moves: readonly number[]): (move: number) => boolean
  /** What a seat makes of a usual match: what a light bot wastes is measured by it. */
  usual?: number
  /**
   * How the evaluation usually goes, as `lab luck --fit` has found it: for V of the luck ledger. Without it V is the evaluation alone.
   */
  ahead?: readonly Ahead[]
  /** How far the match is for a seat; undefined where its evaluation is its score already. For `points`. */
  stage?(t: T, seat: Seat, box: B): Stage | undefined
  /** What the evaluation misses, as `lab evaluations --fit` has found it. */
  points?: Missing
  /**
   * What `lab train` has learned beside `weigh`, as the file that it writes. Bots then weigh by both, as long as the file fits the box; `weigh` alone otherwise.
   */
  learned?: Learned
}

/** How the evaluation of a seat usually goes at a table of this many: V of the luck ledger starts from the mean score, and counts what is unusual. */
export interface Ahead {
  seats: number
  /** The mean score beyond the evaluation at the beginning. */
  start: number
  /** What the evaluation has gained in the mean after some decisions of the seat's own, and of the others (`KNOTS` of `bots/luck`). */
  own: readonly number[]
  others: readonly number[]
}

/** The number of seats, and how far a match is: on a scale of the game's own from 0, a few steps long. */
export interface Stage {
  seats: number
  at: number
}

/** By how much final scores are above the evaluation in the mean, at each step of the game's stages, with what found it. */
export interface Missing {
  command: string
  commit: string
  tables: readonly { seats: number; missing: readonly number[] }[]
}

/**
 * Points that a bot's author set by hand for something of the box, beside its figure at that time. A test asks
 * `movedWorths` of `core/testing`: when the box has another figure, think the points over.
 */
export interface ByHand {
  readonly of: string
  readonly points: number
}

/** The levels at which people choose bots. */
export type Level = 'first-match' | 'beginner' | 'novice' | 'club' | 'master' | 'grandmaster'
export type Levels = Readonly<Record<Level, Strength>>

/** How strong the bots of a game are. */
export interface Measured {
  /** What people score, where that is known: `league` players, `winners`, or anybody in a `first` match. */
  people?: { least: number; most: number; of: string }
  seed: string
  /** The levels that were measured, from the weakest on. */
  levels: readonly object[]
  /** Each with the one below: the share of first places with its interval, and mean points and milliseconds of both. */
  pairs: readonly MeasuredPair[]
}
export interface MeasuredPair {
  level: string
  below: string
  seats: number
  matches: number
  won: number
  low: number
  high: number
  verdict: string
  points: readonly number[]
  ms: readonly number[]
  /** What 95 of a hundred decisions do not exceed. */
  slow: readonly number[]
}

/** How a bot thinks: by its policy, or by a search. A search has a budget of simulated matches, not of seconds, so that a seed gives the same move on every machine. */
export type Strength = Light | { budget: number }
export interface Light {
  /** How sure of itself it is: its policy's weights to this power. */
  sharp: number
  /** With it the bot also tries what its policy finds not worth a thought; yet by the evaluation no move costs more than this part of a usual score. */
  waste?: number
  /** It stays near the others: least sure of itself when it leads `by` this part of a usual score, and surest when it trails by as much. */
  near?: { least: number; most: number; by: number }
}

/** A learned policy: text and numbers, so that it is the same file everywhere. */
export interface Learned {
  /** The version of the parts that the weights belong to, and the fingerprint of the box that they were learned with. */
  parts: number
  box: string
  /** The weights of all slots, packed (`bots/learned/weights.ts`). */
  weights: string
  /** How it was made. `curve`: the mean score of a seat in each twentieth of the matches. */
  command: string
  seed: string
  matches: number
  commit: string
  curve: string
}
