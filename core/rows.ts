/**
 * Rows: what happened at a match, an event a line. Moves and takebacks touch the table, the others do not: somebody left, time ran out, other rules
 * were adopted. Rows only grow.
 */
import type { Game } from './game.ts'
import type { Seat } from './table.ts'

/**
 * `move`: an answer, or a seat that leaves the game for good. `takeback`: of a seat's last move. `seat`: who holds it.
 * `clock`: time ran out. `vote`: the result of a vote. `adopt`: played on by other rules. `end`: ended early.
 */
export const ROW_KINDS = ['move', 'takeback', 'seat', 'clock', 'vote', 'adopt', 'end'] as const
export type RowKind = (typeof ROW_KINDS)[number]

export const TAKEBACK = 'takeback'
export const STANDING = 'standing'
export const BOT = 'bot'

/** What became of a seat: its holder is away, a bot plays for them, or they are back. */
export const LEFT = 'left'
export const REPLACED = 'replaced'
export const RETURNED = 'returned'
/** The cause of what a table has voted for. */
export const VOTE = 'vote'

/** One event of a match. */
export interface Row {
  readonly kind: RowKind
  /** −1: of no seat. */
  readonly seat: Seat
  /** Of a move its notation; else what happened, in a word. */
  readonly word: string
  /** Its cause, if no player made it just then: a standing order, a bot, a clock, a vote, or a takeback past a bot's move. */
  readonly by?: string
  /** The actor, if the record says so: a number in its `people`. */
  readonly actor?: number
  /** When it was written, in milliseconds since 1970; never before the row before. */
  readonly at?: number
}

/** What a recorded row says beside seat and word; a kind only where the word does not tell it. */
type Beside = Partial<Omit<Row, 'seat' | 'word'>>
/** A row as JSON. The short form is that of the first records, which are read for ever. */
export type RecordedRow = readonly [seat: Seat, word: string, beside?: Beside | typeof STANDING]

/** A row of a record. */
export function rowOf([seat, word, beside]: RecordedRow): Row {
  const kind = word === TAKEBACK ? 'takeback' : 'move'
  return { kind, seat, word, ...(beside === STANDING ? { by: STANDING } : beside) }
}

/** A row as JSON, as short as it can be. */
export function recordedRow({ seat, word, ...beside }: Row): RecordedRow {
  const { kind, ...rest } = beside
  const plain = kind === 'move' || kind === 'takeback'
  const said = plain ? rest : beside
  return Object.keys(said).length === 0
    ? [seat, word]
    : plain && rest.by === STANDING && Object.keys(rest).length === 1
      ? [seat, word, STANDING]
      : [seat, word, said]
}

/** The row of a move, of a takeback. */
export const moveRow = (seat: Seat, word: string, by?: string): Row => ({
  kind: 'move',
  seat,
  word,
  ...(by ? { by } : {}),
})
export const takebackRow = (seat: Seat): Row => ({ kind: 'takeback', seat, word: TAKEBACK })

/** Whether a row changes the table: an answer to an older question is not stale through one that does not. */
export const touchesTable = ({ kind }: Row): boolean => kind === 'move' || kind === 'takeback'

/** The places (from 1) of the moves that no takeback has removed. */
export function countingRows(rows: readonly Row[]): number[] {
  const live: number[] = []
  rows.forEach(({ kind, seat }, k) => {
    if (kind === 'move') live.push(k + 1)
    if (kind !== 'takeback') return
    const at = live.findLastIndex(seq => rows[seq - 1]!.seat === seat)
    if (at >= 0) live.splice(at, 1)
  })
  return live
}

/** Older rules whose matches these rules may adopt. */
export interface Adopts {
  /** Their version. */
  from: number
  /** How these rules say a word of a move that the older ones said otherwise. */
  word?: (word: string) => string
}

/** The row by which other rules take a match over: its word names the rules that it was played by until then. */
export const adoptRow = (before: string): Row => ({ kind: 'adopt', seat: -1, word: before })

/** Rows as the rules of this game read them: those that older rules wrote, in its own words. */
export function readBy(game: Pick<Game, 'id' | 'adopts'>, rows: readonly Row[]): Row[] {
  let older: Adopts | undefined
  return [...rows]
    .reverse()
    .map(row => {
      if (row.kind === 'adopt') older = adopts(game, row.word)
      return row.kind === 'move' && older?.word ? { ...row, word: older.word(row.word) } : row
    })
    .reverse()
}

/** How this game adopts matches of those rules; undefined where it does not. */
export const adopts = ({ id, adopts }: Pick<Game, 'id' | 'adopts'>, rules: string): Adopts | undefined =>
  adopts.find(({ from }) => `${id}@${from}` === rules)
