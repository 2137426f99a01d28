/** A recorded match, move by move. */
import { countingRows, type Game, type MatchRecord, readBy, rowOf, type Seat, type Table } from '@loggia/core'

/** A move that counts, as row `seq`. `table` is the one just before it, or after the last; only to be looked at. */
export interface Played {
  seq: number
  seat: Seat
  move: number
  /** Its cause, if no player made it just then (see `Row`). */
  by: string | undefined
  table: Table
}

/** The moves that no takeback has removed, each with the table before it; gives the table at the end. */
export function* replayed(game: Game, record: MatchRecord): Generator<Played, Table> {
  const table = record.start ? game.copy(record.start) : game.setup(record)
  const rows = readBy(game, record.rows.map(rowOf))
  for (const seq of countingRows(rows)) {
    const { seat, word, by } = rows[seq - 1]!
    const move = game.parse(word)
    yield { seq, seat, move, by, table }
    game.play(table, seat, move)
  }
  return table
}
