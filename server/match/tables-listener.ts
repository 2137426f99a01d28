import type { Seat } from '@loggia/core'
import type { LoadedMatch } from './loaded-match.ts'
import type { Sql } from './written.ts'

/** What others do when something has been committed. */
export interface TablesListener {
  /** Rows were added, this many of them by us. */
  rows(loaded: LoadedMatch, here: number): void
  /** In the transaction of the rows that say so: the time of these seats is over. */
  timeOver?(sql: Sql, match: string, seats: readonly Seat[]): Promise<unknown>
  /** Somebody sat down, resigned or was renamed; `here`: by us. */
  seats(loaded: LoadedMatch, here: boolean): void
  /** The hall has said something at the table. */
  line(loaded: LoadedMatch, line: number): void
  /** Writes, within a transaction, that a bot is to be asked. */
  job(sql: Sql, match: string): Promise<unknown>
  /** Such a job is committed. */
  jobWritten(): void
  /** A match was made again of its rows. */
  loaded(loaded: LoadedMatch): void
  /** A match is played on by a newer release, elsewhere. */
  gone(loaded: LoadedMatch): void
  /** Whether somebody watches that match: it stays in memory. */
  watched(match: string): boolean
  /** Something went wrong that nobody waits for. */
  error(error: Error): void
}
