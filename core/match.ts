/** A match: its options, its seed and its rows. Everything else (table, log, takeback, replay, branch) is computed from them. */
import type { Game } from './game.ts'
import type { Answer } from './clock.ts'
import { NO_SUCH_MOVE, NOT_NOW, OK, type Reason } from './lexicon.ts'
import type { Heard, LogEntry } from './log.ts'
import type { EffectiveRow, MatchRecord, PlayedAhead } from './match-record.ts'
import { listening, type RecordedNote, recorder } from './notes.ts'
import {
  BOT,
  countingRows,
  moveRow,
  readBy,
  recordedRow,
  type Row,
  rowOf,
  STANDING,
  TAKEBACK,
  takebackRow,
  touchesTable,
  VOTE,
} from './rows.ts'
import {
  acting,
  among,
  asked,
  OMNISCIENT,
  type Viewer,
  type Seat,
  type SeatSet,
  type Step,
  type Table,
} from './table.ts'
import { turnsBegun } from './turns.ts'

const CHECKPOINT = 64

export class Match<T extends Table = Table> {
  readonly game: Game<T>
  /** The rows before are not here: the match was opened from the table after them. */
  readonly first: number
  readonly #head: Omit<MatchRecord, 'rows'>
  readonly #rows: Row[] = []
  /** The same rows as these rules read them, where older ones wrote some. */
  readonly #read: Row[] = []
  #table: T
  #live: EffectiveRow[] = []
  #opening: RecordedNote[] = []
  #ended = false
  /** Tables after 0, 64, 128, … live rows. */
  #checkpoints: T[] = []

  /**
   * Opens a recorded match, or begins one (no rows). Throws if a row is not legal, so `verify` a foreign record first.
   * With `first`, `start` is the table after that many rows and `rows` are the later ones. Then log and tables of
   * before are not available.
   */
  constructor(game: Game<T>, { rows, ...head }: MatchRecord, first = 0) {
    this.game = game
    this.first = first
    this.#head = head
    this.#table = head.start ? game.copy(head.start as T) : listening(recorder(this.#opening), () => game.setup(head))
    this.#checkpoints.push(game.copy(this.#table))
    const written = rows.map(rowOf)
    const read = readBy(game, written)
    for (const [k, row] of written.entries()) {
      const reason = this.append(row, read[k])
      if (reason !== OK)
        throw new Error(
          `row ${this.seq + 1} (${row.seat} ${row.word}): ${typeof reason === 'number' ? game.reason(reason).code : reason}`,
        )
    }
  }

  /** The table now. Not to be changed by the caller. */
  get table(): T {
    return this.#table
  }
  /** Number of rows. */
  get seq(): number {
    return this.first + this.#rows.length
  }
  get over(): boolean {
    return this.game.over(this.#table)
  }
  /** The rows after row `first`. */
  get rows(): readonly Row[] {
    return this.#rows
  }
  /** The match as JSON; with `first`, only what came after it. */
  get record(): MatchRecord {
    return { ...this.#head, rows: this.#rows.map(recordedRow) }
  }

  /**
   * Adds an event. OK, or the reason against it, and then nothing has changed. `read`: the row as these rules read it, where older ones wrote it; `foreseen`: what
   * was foreseen of this very row is not played again.
   */
  append(row: Row, read: Row = row, foreseen?: PlayedAhead<T>): Reason | 'too-late' {
    const reason = foreseen?.seq === this.seq + 1 ? this.#adopt(foreseen) : this.#enact(read)
    if (reason !== OK) return reason
    this.#rows.push(row)
    this.#read.push(read)
    if (row.kind === 'end') this.#ended = true
    return OK
  }

  /** What a row does to the table. */
  #enact({ kind, seat, word, by }: Row): Reason | 'too-late' {
    if (kind === 'takeback') return by === VOTE ? this.#undo(seat) : this.#takeBack(seat)
    if (kind !== 'move') return OK
    const move = this.game.parse(word)
    if (move < 0) return NO_SUCH_MOVE
    if (this.ended) return NOT_NOW
    const reason =
      move === this.game.leave ? this.game.mayLeave(this.#table, seat) : this.game.why(this.#table, seat, move)
    if (reason === OK) this.#push(this.seq + 1, seat, move)
    return reason
  }

  /** It was ended before its end. */
  get ended(): boolean {
    return this.#ended
  }

  /** Plays a move (or that the seat leaves), given as its word or its number; OK, or the reason against it, and then nothing has changed. `by`: a standing order of its seat made it. */
  play(seat: Seat, word: string | number, by?: typeof STANDING): Reason {
    if (typeof word === 'number' && !(word >= 0 && word < this.game.size)) return NO_SUCH_MOVE
    return this.append(moveRow(seat, typeof word === 'number' ? this.game.format(word) : word, by)) as Reason
  }

  /**
   * Whether the question that this seat was asked after row `seq` still stands, the same: since then only others decided, side by
   * side with it. An answer to it is then welcome although rows came between.
   */
  sameQuestion(seat: Seat, seq: number): boolean {
    if (seq === this.seq) return true
    if (seq < this.first || seq > this.seq) return false
    const since = this.#live.filter(l => l.seq > seq)
    const touching = this.#rows.slice(seq - this.first).filter(touchesTable)
    return since.length === touching.length && since.every(l => l.seat !== seat && ((l.asked >> seat) & 1) === 1)
  }

  /**
   * The rows by which a seat takes its last move back; none if it may not. `bots`: seats that bots hold now. What only
   * bots did since goes back first, newest first. It does not if meanwhile a person was asked, except side by side with
   * that move.
   */
  takebacks(seat: Seat, bots: SeatSet = 0): Row[] {
    const rows: Row[] = []
    for (let n = this.#live.length; n > 0; n--) {
      const at = this.#lastOf(seat, n)
      if (at >= 0) {
        const known = this.#live[at].asked | bots | (1 << seat)
        const since = [acting(this.#table), ...this.#live.slice(at + 1).map(l => l.asked)]
        return rows.length && since.some(asked => asked & ~known) ? [] : [...rows, takebackRow(seat)]
      }
      const last = this.#live[n - 1]
      if (last.seat === seat || !((bots >> last.seat) & 1) || !this.#byBot(last)) return []
      rows.push({ ...takebackRow(last.seat), by: TAKEBACK })
    }
    return []
  }

  /**
   * The rows, newest first, by which a whole table goes back behind a seat's last move, whatever came since; and the
   * table then. Undefined if none, or if somebody has left for good since.
   */
  agreedTakebacks(seat: Seat): { rows: Row[]; after: T } | undefined {
    const at = this.#live.findLastIndex(l => l.seat === seat)
    const since = this.#live.slice(at)
    if (at < 0 || since.some(l => l.move === this.game.leave)) return undefined
    const rows = since.reverse().map(l => ({ ...takebackRow(l.seat), by: VOTE }))
    return { rows, after: this.#replayed(this.#live.slice(0, at).map(l => l.seq)) }
  }

  #byBot({ seq }: EffectiveRow): boolean {
    return this.#rows[seq - this.first - 1]!.by === BOT
  }

  /** Whether a seat may take its last move back: `bots` as of `takebacks`. */
  mayTakeBack(seat: Seat, bots: SeatSet = 0): boolean {
    return this.takebacks(seat, bots).length > 0
  }

  /**
   * Takes back the last move of a seat, when since then nobody learned anything and nobody else decided, except side by side
   * with it: then the others' answers stand. OK, or 'too-late', and then nothing has changed.
   */
  takeback(seat: Seat): typeof OK | 'too-late' {
    return this.append(takebackRow(seat)) as typeof OK | 'too-late'
  }

  #takeBack(seat: Seat): typeof OK | 'too-late' {
    const at = this.#lastOf(seat)
    if (at < 0) return 'too-late'
    const later = this.#live.slice(at + 1)
    this.#rewind(at)
    for (const l of later) this.#push(l.seq, l.seat, l.move)
    return OK
  }

  /**
   * Whether it is known for each seat if it may take back. Not if a takeback could reach the rows before `first`: then
   * the match must be opened from its beginning. It cannot reach them once something was revealed, or once a person
   * decided who was not asked side by side at the table from which it was opened.
   */
  get certain(): boolean {
    const start = this.#checkpoints[0]!
    const beside = acting(start)
    return (
      this.first === 0 ||
      this.#table.revealCount > start.revealCount ||
      this.#live.some(l => (l.asked & ~beside) !== 0 && !this.#byBot(l))
    )
  }

  /** All have agreed to it: the last move of all goes back, which must be that seat's. */
  #undo(seat: Seat): typeof OK | 'too-late' {
    if (this.#live.at(-1)?.seat !== seat) return 'too-late'
    this.#rewind(this.#live.length - 1)
    return OK
  }

  /** The answers that count, for the clocks: a move that was taken back is none of them. */
  get answers(): Answer[] {
    return this.#live.map(({ seq, seat, asked, notes }, k) => {
      const { at = 0, by } = this.#rows[seq - this.first - 1]!
      const turns = turnsBegun(this.game, notes, asked, this.#live[k + 1]?.asked ?? acting(this.#table))
      return { seat, at, asked, turns, ...(by === undefined ? {} : { free: true }) }
    })
  }

  /** The row of a seat's last answer that counts, the one that a takeback would remove; 0 if none. */
  lastAnswer(seat: Seat): number {
    return this.#live.findLast(l => l.seat === seat)?.seq ?? 0
  }

  /** The table as it would be if that seat took its last move back, a copy; undefined when it may not. `bots` as of `takebacks`. */
  afterTakeback(seat: Seat, bots: SeatSet = 0): T | undefined {
    const rows = this.takebacks(seat, bots)
    const live = this.#live.slice()
    for (const { seat } of rows)
      live.splice(
        live.findLastIndex(l => l.seat === seat),
        1,
      )
    return rows.length ? this.#replayed(live.map(l => l.seq)) : undefined
  }

  /** The table as it was after the first `seq` rows. A copy. */
  tableAt(seq: number): T {
    if (seq < this.first) throw new RangeError(`row ${seq}: opened after row ${this.first}`)
    return this.#replayed(countingRows(this.#rows.slice(0, seq - this.first)).map(k => this.first + k))
  }

  /** The table after these rows, made from the last checkpoint that they share with the match. */
  #replayed(seqs: readonly number[]): T {
    let same = 0
    while (same < seqs.length && same < this.#live.length && this.#live[same].seq === seqs[same]) same++
    const from = Math.min((same / CHECKPOINT) | 0, this.#checkpoints.length - 1)
    const t = this.game.copy(this.#checkpoints[from])
    for (const seq of seqs.slice(from * CHECKPOINT)) {
      const { seat, word } = this.#read[seq - this.first - 1]!
      this.game.play(t, seat, this.game.parse(word))
    }
    return t
  }

  /** A match of its own that shares the first `seq` rows. */
  branch(seq: number): Match<T> {
    const { rows, ...head } = this.record
    return new Match(this.game, { ...head, rows: rows.slice(0, seq - this.first) }, this.first)
  }

  /** The rows that count, as that viewer heard them, beginning after row `since`; the set-up first when `since` is −1. */
  log(viewer: Viewer, since = -1): LogEntry[] {
    const hear = (notes: RecordedNote[]): Heard[] =>
      notes.map(s =>
        s.by === undefined
          ? { word: this.game.formatNote(among(s.to, viewer) ? s.word : s.redacted) }
          : { word: this.game.heard(s.by, s.word, viewer), by: s.by },
      )
    const open = !this.game.standingOrders?.quiet || viewer === OMNISCIENT
    const log: LogEntry[] = since < 0 ? [{ seq: 0, seat: -1, move: '', heard: hear(this.#opening) }] : []
    if (since < this.first && this.first > 0)
      throw new RangeError(`the log after row ${since}: opened after row ${this.first}`)
    let k = this.#live.length
    while (k > 0 && this.#live[k - 1].seq > since) k--
    for (let seq = since + 1; seq <= this.seq; seq++) {
      const row = this.#rows[seq - this.first - 1]
      if (!row) continue
      const { kind, seat, word } = row
      if (kind !== 'move' && kind !== 'takeback') log.push({ seq, seat, move: '', heard: [], event: { kind, word } })
      const l = this.#live[k]
      if (l?.seq !== seq) continue
      k++
      log.push({
        seq,
        seat,
        move: this.game.heard(seat, l.move, viewer),
        heard: hear(l.notes),
        ...(row.by === STANDING && (open || viewer === seat) ? { standing: true } : {}),
        ...(l.chosen ? { chosen: l.chosen } : {}),
      })
    }
    return log
  }

  /**
   * The row up to which a log heard after row `since` is still valid. A takeback may since have reached behind it, and
   * what follows a removed row may sound different.
   */
  heardUntil(since: number): number {
    const counted = countingRows(this.#rows.slice(0, Math.max(0, since - this.first)))
    const still = new Set(this.#live.map(l => l.seq - this.first))
    const gone = counted.find(k => !still.has(k))
    return gone === undefined ? since : this.first + gone - 1
  }

  toJSON(): MatchRecord {
    return this.record
  }

  /** Index of the live row that a takeback of this seat would remove were there only `count` of them; −1 if none. */
  #lastOf(seat: Seat, count = this.#live.length): number {
    let at = count - 1
    while (at >= 0 && this.#live[at].seat !== seat) at--
    if (at < 0 || this.#live[at].revealCount !== this.#table.revealCount || this.#live[at].move === this.game.leave)
      return -1
    // The seats asked side by side with it that have not answered since: only they may have been asked, and each has
    // answered to its end.
    let beside = this.#live[at].asked
    for (const l of this.#live.slice(at + 1, count)) {
      if (l.asked & ~beside) return -1
      if (!l.more) beside &= ~(1 << l.seat)
    }
    return at
  }

  /** What a legal move would lead to, if it is the next row. */
  foresee(seat: Seat, move: number): PlayedAhead<T> {
    const table = this.game.copy(this.#table)
    const seq = this.seq + 1
    return { seq, table, live: this.#play(table, seq, seat, move) }
  }

  #adopt({ table, live }: PlayedAhead<T>): typeof OK {
    this.#table = table
    this.#keep(live)
    return OK
  }

  /** Plays a legal move as row `seq`. A play that throws leaves no trace. */
  #push(seq: number, seat: Seat, move: number): void {
    try {
      this.#keep(this.#play(this.#table, seq, seat, move))
    } catch (error) {
      this.#rewind(this.#live.length)
      throw error
    }
  }

  #keep(live: EffectiveRow): void {
    this.#live.push(live)
    if (this.#live.length % CHECKPOINT === 0) this.#checkpoints.push(this.game.copy(this.#table))
  }

  /** Plays a legal move on that table; gives what is kept of it. */
  #play(t: T, seq: number, seat: Seat, move: number): EffectiveRow {
    const chosen = this.game.chosen(t, seat, move)
    const under = beneath(t)
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
    listening(recorder(live.notes), () => this.game.play(t, seat, move))
    // The step beneath the side-by-side ones still waits, so these are the same ones.
    live.more = asked(t, seat)?.together === 1 && beneath(t) === under
    return live
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

/** The step beneath those that are asked side by side. */
const beneath = (t: Table): Step | undefined => t.todo.findLast(s => !s.together)
