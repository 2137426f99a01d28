/**
 * A player that knows what the lessons of a game say, and nothing else: `games/<game>/learn/pupil.ts`. It weighs a table by terms, each of which cites the
 * page that taught it. Types only; `lab lessons` lets it play.
 */
import type { Options } from './game.ts'
import type { Seat, Table } from './table.ts'

/** What a term looks at. */
export interface At<T extends Table = Table, B = unknown> {
  t: T
  box: B
  seat: Seat
  /** Points by source, if the match ended now. */
  sources: Readonly<Record<string, number>>
  total: number
}
/** Something that is worth having. `page`: the lesson and the number of its page that says so, `sail 6`. */
export interface Term<T extends Table = Table, B = unknown> {
  page: string
  worth(at: At<T, B>): number
}
export interface Pupil<T extends Table = Table, B = unknown> {
  seats: number
  options: Options
  /** How many answers it looks ahead in its turn. */
  ahead: number
  terms: readonly Term<T, B>[]
  /** Verbs that a lesson warns of. */
  never?: readonly string[]
}
