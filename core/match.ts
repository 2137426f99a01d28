/** A match: its options, its seed and its rows. Everything else (table, log, takeback, replay, branch) is computed from them. */
import type { Game, Options } from './game.ts'
import { type Lexicon, NO_SUCH_MOVE, OK, read, type Reason, type WordOf } from './lexicon.ts'
import { listening, type RecordedNote, recorder } from './notes.ts'
import { acting, among, asked, type Viewer, type Seat, type SeatSet, type Step, type Table } from './table.ts'

/** One line of a match: a seat and its move in notation, or its takeback, or that it leaves; the move may be the answer of a standing order. Rows only grow. */
export type Row = readonly [seat: Seat, word: string, by?: typeof STANDING]
export const TAKEBACK = 'takeback',
  STANDING = 'standing'

/** A match as JSON. `rules` is `id@version`; `box` the hash of the components it was begun with. */
export interface MatchRecord {
  rules: string
  box?: string
  seats: number
  options: Options
  seed: string
  rows: Row[]
}

/** What a listener heard: a note, or (with `by`) a move that was forced. */
export interface Heard {
  word: string
  by?: Seat
}

/**
 * A row that counts, as some viewer heard it. `seq` is its place among all rows, from 1; 0 is the set-up. `standing`: an order of its seat made the move.
 * `chosen`: the step that it brought up, where it chose an order.
 */
export interface LogEntry {
  seq: number
  seat: Seat
  move: string
  heard: Heard[]
  standing?: true
  chosen?: Step
}

/** The notes of a row, taken apart and typed by their lexicon; moves that were forced are left out. */
export const heardNotes = <L extends Lexicon>(notes: L, heard: readonly Heard[]): WordOf<L>[] =>
  heard.flatMap(({ word, by }) => (by === undefined ? (read(notes, word) ?? []) : []))

/**
 * A row that counts. `revealCount`, `asked`: the table's count of reveals and the seats asked just before it. `more`: its seat was asked on, in the place of this answer;
 * `chosen` as in the log.
 */
interface EffectiveRow {
  seq: number
  seat: Seat
  move: number
  revealCount: number
  asked: SeatSet
  notes: RecordedNote[]
  more: boolean
  chosen: Step | undefined
}

const CHECKPOINT = 64

export class Match<T extends Table = Table> {
  readonly game: Game<T>
  readonly record: MatchRecord
  #table: T
  #live: EffectiveRow[] = []
  #opening: RecordedNote[] = []
  /** Tables after 0, 64, 128, … live rows. */
  #checkpoints: T[] = []

  /** Opens a recorded match, or begins one (no rows). Throws when a row is not legal: `verify` a foreign record first. */
  constructor(game: Game<T>, record: MatchRecord) {
    this.game = game
    this.record = { ...record, rows: [] }
    this.#table = listening(recorder(this.#opening), () => game.setup(record))
    this.#checkpoints.push(game.copy(this.#table))
    for (const [k, row] of record.rows.entries()) {
      const reason = row[1] === TAKEBACK ? this.takeback(row[0]) : this.play(...row)
      if (reason !== OK)
        throw new Error(
          `row ${k + 1} (${row[0]} ${row[1]}): ${typeof reason === 'number' ? game.reason(reason).code : reason}`,
        )
    }
  }

  /** The table now. Not to be changed by the caller. */
  get table(): T {
    return this.#table
  }
  /** Number of rows. */
  get seq(): number {
    return this.record.rows.length
  }
  get over(): boolean {
    return this.game.over(this.#table)
  }

  /** Plays a move (or that the seat leaves), given as its word or its number; OK, or the reason against it, and then nothing has changed. `by`: a standing order of its seat made it. */
  play(seat: Seat, word: string | number, by?: typeof STANDING): Reason {
    const move = typeof word === 'number' ? word : this.game.parse(word)
    if (move < 0) return NO_SUCH_MOVE
    const reason =
      move === this.game.leave ? this.game.mayLeave(this.#table, seat) : this.game.why(this.#table, seat, move)
    if (reason !== OK) return reason
    this.#push(this.seq + 1, seat, move)
    this.record.rows.push(by ? [seat, this.game.format(move), by] : [seat, this.game.format(move)])
    return OK
  }

  /**
   * Whether the question that this seat was asked after row `seq` still stands, the same: since then only others decided, side by
   * side with it. An answer to it is then welcome although rows came between.
   */
  sameQuestion(seat: Seat, seq: number): boolean {
    if (seq === this.seq) return true
    const since = this.#live.filter(l => l.seq > seq)
    return (
      seq >= 0 && since.length === this.seq - seq && since.every(l => l.seat !== seat && ((l.asked >> seat) & 1) === 1)
    )
  }

  /** Whether `takeback(seat)` would succeed. */
  mayTakeBack(seat: Seat): boolean {
    return this.#lastOf(seat) >= 0
  }

  /**
   * Takes back the last move of a seat, when since then nobody learned anything and nobody else decided, except side by side
   * with it: then the others' answers stand. OK, or 'too-late', and then nothing has changed.
   */
  takeback(seat: Seat): typeof OK | 'too-late' {
    const at = this.#lastOf(seat)
    if (at < 0) return 'too-late'
    const later = this.#live.slice(at + 1)
    this.#rewind(at)
    for (const l of later) this.#push(l.seq, l.seat, l.move)
    this.record.rows.push([seat, TAKEBACK])
    return OK
  }

  /** The table as it was after the first `seq` rows. A copy. */
  tableAt(seq: number): T {
    const live = countingRows(this.record.rows.slice(0, seq))
    let same = 0
    while (same < live.length && same < this.#live.length && this.#live[same].seq === live[same]) same++
    const from = Math.min((same / CHECKPOINT) | 0, this.#checkpoints.length - 1)
    const t = this.game.copy(this.#checkpoints[from])
    for (const row of live.slice(from * CHECKPOINT)) {
      const [seat, word] = this.record.rows[row - 1]
      this.game.play(t, seat, this.game.parse(word))
    }
    return t
  }

  /** A match of its own that shares the first `seq` rows. */
  branch(seq: number): Match<T> {
    return new Match(this.game, { ...this.record, rows: this.record.rows.slice(0, seq) })
  }

  /** The rows that count, as that viewer heard them, beginning after row `since`; the set-up first when `since` is −1. */
  log(viewer: Viewer, since = -1): LogEntry[] {
    const hear = (notes: RecordedNote[]): Heard[] =>
      notes.map(s =>
        s.by === undefined
          ? { word: this.game.formatNote(among(s.to, viewer) ? s.word : s.redacted) }
          : { word: this.game.heard(s.by, s.word, viewer), by: s.by },
      )
    const log: LogEntry[] = since < 0 ? [{ seq: 0, seat: -1, move: '', heard: hear(this.#opening) }] : []
    let k = this.#live.length
    while (k > 0 && this.#live[k - 1].seq > since) k--
    for (const l of this.#live.slice(k)) {
      const standing = this.record.rows[l.seq - 1][2] === STANDING
      log.push({
        seq: l.seq,
        seat: l.seat,
        move: this.game.heard(l.seat, l.move, viewer),
        heard: hear(l.notes),
        ...(standing ? { standing } : {}),
        ...(l.chosen ? { chosen: l.chosen } : {}),
      })
    }
    return log
  }

  toJSON(): MatchRecord {
    return this.record
  }

  /** Index of the live row that a takeback of this seat would remove, −1 if none. */
  #lastOf(seat: Seat): number {
    let at = this.#live.length - 1
    while (at >= 0 && this.#live[at].seat !== seat) at--
    if (at < 0 || this.#live[at].revealCount !== this.#table.revealCount || this.#live[at].move === this.game.leave)
      return -1
    // Who was asked side by side with it and has not answered since: only they may have been asked, and each have answered to its end.
    let beside = this.#live[at].asked
    for (const l of this.#live.slice(at + 1)) {
      if (l.asked & ~beside) return -1
      if (!l.more) beside &= ~(1 << l.seat)
    }
    return at
  }

  /** Plays a legal move as row `seq`. A play that throws leaves no trace. */
  #push(seq: number, seat: Seat, move: number): void {
    const t = this.#table as Table,
      chosen = this.game.chosen(this.#table, seat, move),
      under = beneath(t)
    const live: EffectiveRow = {
      seq,
      seat,
      move,
      revealCount: t.revealCount,
      asked: acting(t),
      notes: [],
      more: false,
      chosen: chosen && structuredClone(chosen),
    }
    try {
      listening(recorder(live.notes), () => this.game.play(this.#table, seat, move))
      // The step beneath the side-by-side ones still waits, so these are the same ones.
      live.more = asked(t, seat)?.together === 1 && beneath(t) === under
    } catch (error) {
      this.#rewind(this.#live.length)
      throw error
    }
    this.#live.push(live)
    if (this.#live.length % CHECKPOINT === 0) this.#checkpoints.push(this.game.copy(this.#table))
  }

  /** Makes the table again as it was after `count` live rows. */
  #rewind(count: number): void {
    const from = (count / CHECKPOINT) | 0
    this.#live.length = count
    this.#checkpoints.length = from + 1
    this.#table = this.game.copy(this.#checkpoints[from])
    for (const l of this.#live.slice(from * CHECKPOINT)) this.game.play(this.#table, l.seat, l.move)
  }
}

/** The places (from 1) of the rows that no takeback has removed. */
export function countingRows(rows: readonly Row[]): number[] {
  const live: number[] = []
  rows.forEach(([seat, word], k) => {
    if (word !== TAKEBACK) {
      live.push(k + 1)
      return
    }
    let at = live.length - 1
    while (at >= 0 && rows[live[at] - 1][0] !== seat) at--
    if (at >= 0) live.splice(at, 1)
  })
  return live
}

/** OK, or what is wrong with a record: it names no match of this game, or a row is not legal. */
export function verify<T extends Table>(game: Game<T>, record: MatchRecord): typeof OK | string {
  if (record.rules !== game.rules) return `played by ${record.rules}, not ${game.rules}`
  try {
    new Match(game, record)
  } catch (error) {
    return (error as Error).message
  }
  return OK
}

/** The step beneath those that are asked side by side. */
const beneath = (t: Table): Step | undefined => t.todo.findLast(s => !s.together)
