/** What the parts of this room ask of the matches in memory: waiting rooms, leaving and clocks. */
import type { Row, Table } from '@loggia/core'
import type { LoadedMatch } from './loaded-match.ts'
import type { Event, Progress, Sql, WriteExtras } from './written.ts'

/** Each part names what it uses of it. */
export interface Keeper {
  get(id: string): Promise<LoadedMatch>
  /** Hears an error that nobody waits for. */
  error(error: Error): void
  /** Runs `act` when all that began on this match before is over. */
  inTurn<X>(loaded: LoadedMatch, act: () => Promise<X>): Promise<X>
  /** Reads again who sits there, and with that whether it is dealt. */
  refresh(loaded: LoadedMatch): Promise<void>
  /** Reads what another server did. */
  catchUp(loaded: LoadedMatch): Promise<void>
  /** Makes it of all its rows. */
  whole(loaded: LoadedMatch): Promise<void>
  /** Plays rows that were written here, reads again who sits there and what is asked, and tells it. */
  changed(loaded: LoadedMatch, rows: readonly Row[], line: number | undefined): Promise<void>
  /** Where the match stands after events. */
  progress(loaded: LoadedMatch, after: Table, events: readonly Event[]): Progress
  /** Writes events that leave the table as it is; false when another was quicker. */
  append(loaded: LoadedMatch, events: readonly Event[], job: WriteExtras['job']): Promise<boolean>
  /** Does what time brings for a player who is away from the match. */
  settle(loaded: LoadedMatch): Promise<void>
  /** Writes, within a transaction, that a bot is to be asked. */
  job(sql: Sql, match: string): Promise<unknown>
  /** Such a job is committed. */
  jobWritten(): void
}
