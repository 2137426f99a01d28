/** The contract of a game: what its author writes, and what everybody else then uses. `engine.ts` makes the one of the other. */
import type { Components, EffectKinds, EffectsOfGame } from './effects.ts'
import type { Lexicon, Reason } from './lexicon.ts'
import type { Generator } from './random.ts'
import type { Adopts } from './rows.ts'
import type { Orders, StandingOrders } from './standing-orders.ts'
import type { AnyTime, Handlers, Secret, Verb } from './steps.ts'
import type { Seat, Step, Table, Viewer } from './table.ts'

/** An option of a table: one of its values, the first by default. `seats`: the seat counts that have the choice. */
export interface OptionSpec {
  id: string
  values: readonly string[]
  seats?: { min: number; max: number }
  /** Nobody is offered it, or these of its values: recorded matches have them. All else must have a name in each language. */
  hidden?: true | readonly string[]
}
export type Options = Readonly<Record<string, string>>

/** The options of a table with this many seats. */
export const optionsFor = (options: readonly OptionSpec[], seats: number): OptionSpec[] =>
  options.filter(o => !o.seats || (seats >= o.seats.min && seats <= o.seats.max))

/** What people may choose. */
export const offered = (options: readonly OptionSpec[]): OptionSpec[] =>
  options
    .filter(o => o.hidden !== true)
    .map(o => ({ ...o, values: o.values.filter(v => !(o.hidden as readonly string[] | undefined)?.includes(v)) }))

/**
 * How a seat stands: the total is the sum of the sources, and `tie` decides between equal totals (larger is better).
 * Rivals (an automa that the rules play) hold no seat. They are numbered after the seats, and have a score and a place
 * if the rules give them one.
 */
export interface Score {
  seat: Seat
  total: number
  sources: Readonly<Record<string, number>>
  tie: readonly number[]
}

/** What the author of a game writes. */
export interface Definition<T extends Table, Steps, B, L extends Lexicon> {
  id: string
  /** Raised when recorded matches would no longer replay. A match records `id@version`. */
  version: number
  /** Older versions whose matches may go on by these rules: each is tried on all its rows. */
  adopts?: readonly Adopts[]
  seats: { min: number; max: number }
  options: readonly OptionSpec[]
  verbs: L
  reasons: Lexicon
  notes: Lexicon
  steps: Handlers<T, Steps, B, L>
  anyTime?: AnyTime<T, Steps, B, L>
  /** The table as set up; core then runs its first steps. */
  begin: (box: B, seats: number, options: Options, rng: number[]) => T
  /** A copy with holes, every field by hand; for the OMNISCIENT viewer the exact copy that search uses. */
  view: (t: T, viewer: Viewer, box: B) => T
  /** Puts something possible into the holes of a view. It never gets the real table. */
  determinize: (view: T, viewer: Viewer, rng: number[], box: B) => void
  /** Where not all that was told is shown for ever: puts into a view what that viewer knows if it has listened carefully from the beginning. */
  recall?: (view: T, t: T, viewer: Viewer) => void
  /** Verbs whose arguments are nobody else's business: the others hear `keep:?`. */
  redact?: readonly string[]
  /** One for each seat, in their order, then one for each rival that has one. */
  scores: (t: T, box: B) => Score[]
  /** Quantities that never change during a match, by name. */
  conserved: (t: T, box: B) => Record<string, number>
  /** What components do, where a game has it as data: the kinds of effects, and the components of a box said in them. */
  effects?: { kinds: EffectKinds; of: (box: B) => Components }
  /** Where questions come again and again: orders that answer them. */
  standingOrders?: StandingOrders<T, B>
  /**
   * For games that can go on without a seat: who may leave, and what becomes of their things. Its word is the verb
   * `leave`, which no decision offers: it comes from outside, at anybody's question.
   */
  leave?: Verb<T, { seat: Seat }, B, []>
  /** How many sit at a table, rivals too, for a game whose moves name seats: core refuses a seat beyond them, and no `why` has to. */
  seated?: (t: T) => number
  /**
   * Notes that say that a turn begins of the seat that they are about first: each is worth an increment of that seat's clock. Without them a turn begins whenever a
   * seat is asked that was not.
   */
  turns?: readonly string[]
  /**
   * In which round a match is, if the game has common rounds: a player who was away may take the seat again until that
   * round is over.
   */
  round?: (t: T) => number
  /** More decisions than any match can have. */
  bound: number
}

/** A game with its box: everything that a hall, a bot or a page needs. All functions are pure but `play`, which changes its table. */
export interface Game<T extends Table = Table, B = unknown> {
  readonly id: string
  /** `id@version` of the rules. */
  readonly rules: string
  /** Older rules whose matches these may adopt. */
  readonly adopts: readonly Adopts[]
  readonly box: B
  readonly seats: { min: number; max: number }
  readonly options: readonly OptionSpec[]
  readonly verbs: Lexicon
  readonly notes: Lexicon
  readonly reasons: Lexicon
  readonly bound: number
  /** What the components of the box do, where the game has that as data. */
  readonly effects?: EffectsOfGame
  /** Orders that a seat may give beforehand. */
  readonly standingOrders?: Orders<T>
  /** The notes by which turns begin, as the definition has them. */
  readonly turns: readonly string[] | undefined
  /** The move of a seat that leaves a match which goes on without it, −1 where the rules know no such thing. It is no answer to any question: never listed, and `mayLeave` says what `why` says of others. */
  readonly leave: number
  /** Number of moves in the action space: moves are 0 … size − 1. */
  readonly size: number
  /** A table at its first decision. Throws a RangeError for a number of seats, an option or a generator that the game does not have. */
  setup(how: { seats: number; options?: Options; seed: string; generator?: Generator }): T
  /** Appends the legal moves of this seat, distinct, in a fixed order. */
  moves(t: T, seat: Seat, out: number[]): void
  /** OK, or why this seat can't do that now. */
  why(t: T, seat: Seat, move: number): Reason
  /** OK, or why this seat can't leave. */
  mayLeave(t: T, seat: Seat): Reason
  /** Plays a legal move and everything that follows without a choice. */
  play(t: T, seat: Seat, move: number): void
  over(t: T): boolean
  /** In which round the match is; undefined where the game knows none. */
  round(t: T): number | undefined
  copy(t: T): T
  view(t: T, viewer: Viewer): T
  /** A view with all that a careful player remembers besides; the view itself where nothing is left to memory. For bots that think: it is never sent. */
  recall(t: T, viewer: Viewer): T
  /** A table that may be the real one, as far as that viewer can know. Its chance comes from `rng`. */
  determinize(view: T, viewer: Viewer, rng: number[]): T
  /** The step that this move brings up, where it chooses an order: a speaker says by its name what comes first. */
  chosen(t: T, seat: Seat, move: number): Step | undefined
  /** What that viewer hears of the move, in notation. */
  heard(seat: Seat, move: number, viewer: Viewer): string
  scores(t: T): Score[]
  /** For each score its place, 0 = first; equal total and tie share a place. */
  ranks(t: T): number[]
  conserved(t: T): Record<string, number>
  /** Notation and back; `parse` gives −1 for what is no word. */
  format(move: number): string
  parse(text: string): number
  formatNote(note: number): string
  /** A reason as a word of notation with the id of its rule. */
  reason(reason: Reason): { code: string; rule: string }
  /** Why this step is asked even when there is only one answer; undefined where it is not. */
  secretOf(step: string): Secret | undefined
  /** The verbs of a step, in the order in which they are offered; empty for an automatic one. */
  verbsOf(step: string): readonly string[]
  readonly stepNames: readonly string[]
}

/** The legal moves of a seat; none when it is not asked. */
export function movesOf<T extends Table, B>(game: Game<T, B>, t: T, seat: Seat): number[] {
  const moves: number[] = []
  game.moves(t, seat, moves)
  return moves
}
