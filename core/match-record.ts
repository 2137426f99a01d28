/** A match as it is written, and what is kept of its rows. */
import type { Options } from './game.ts'
import type { RecordedNote } from './notes.ts'
import type { Generator } from './random.ts'
import type { RecordedRow } from './rows.ts'
import type { Seat, SeatSet, Step, Table } from './table.ts'

/** A match as JSON. `rules` is `id@version`; `box` the hash of the components it was begun with. */
export interface MatchRecord {
  rules: string
  box?: string
  seats: number
  options: Options
  seed: string
  /** By what it draws; absent: xoshiro128**, as all matches once did. */
  generator?: Generator
  /** The table that it begins with, where that is not what the seed sets up. */
  start?: Table
  /** The people that the rows name. */
  people?: readonly string[]
  rows: readonly RecordedRow[]
}

/**
 * A row that counts. `revealCount`, `asked`: the table's count of reveals and the seats asked just before it. `more`: its seat was asked on, in the place of this answer;
 * `chosen` as in the log.
 */
export interface EffectiveRow {
  seq: number
  seat: Seat
  move: number
  revealCount: number
  asked: SeatSet
  notes: RecordedNote[]
  more: boolean
  chosen: Step | undefined
}

/** A move that was tried, as row `seq`: the table after it, on a copy. */
export interface PlayedAhead<T extends Table = Table> {
  readonly seq: number
  readonly table: T
  readonly live: EffectiveRow
}
