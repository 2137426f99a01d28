/** A match on this device: people at this screen, and bots beside the page. Each row is kept before the next one is asked for; nothing is sent. */
import { goto } from '$app/navigation'
import {
  BOT,
  MARK_EVERY,
  markOf,
  type Match,
  type MatchRecord,
  moveRow,
  movesOf,
  OK,
  recordedRow,
  type Row,
  type Seat,
  type Table,
  type Viewer,
} from '@loggia/core'
import { NotLoaded, questionTo, Thinker } from '@loggia/bots/browser'
import type { MatchState } from '../api.ts'
import type { LoadedGame } from '../games.ts'
import { stateHere } from '../study/state.ts'
import { TableStore } from '../table/store.svelte.ts'
import { complaintOf } from './complaint.ts'
import { fileOf } from './file.ts'
import { again } from './make.ts'
import { worker } from './mind.ts'
import { boxOf, listen, Overtaken, read, write } from './shelf.ts'
import {
  type AloneTable,
  backBehind,
  botAsked,
  eyesAt,
  lastPerson,
  type Marked,
  matchOf,
  peopleOf,
  standing,
} from './table.ts'

/** Nobody can foresee what a bot will do. */
const chance = () => crypto.getRandomValues(new Uint32Array(4)).join()

export class AloneStore extends TableStore {
  readonly waiting = false
  readonly mayTry = false
  readonly sending = []
  readonly #table: AloneTable
  readonly #otherBox: boolean
  readonly #bots = new Thinker(worker)
  #match: Match
  /** The number of rows that are kept. What failed to be kept is tried with the next row. */
  #kept: number
  #keeping: Promise<void> = Promise.resolve()
  #thinking = false
  #closed = false
  #deaf = () => {}

  /** `otherBox`: it is not played with the components that the game comes with. */
  constructor(loaded: LoadedGame, table: AloneTable, match: Match, otherBox: boolean) {
    super(table.id, loaded, stateOf(table, match, otherBox))
    this.#table = table
    this.#match = match
    this.#otherBox = otherBox
    this.#kept = table.seq
  }

  table = $derived.by(() => this.state.view)
  mine = $derived.by(() => this.state.seats.filter(s => s.you).map(s => s.seat))
  log = $derived.by(() => this.state.log)
  mayTakeBack = $derived.by(() => this.state.mayTakeBack[0])
  /** All of it may be known once it is over. */
  record = $derived.by((): (() => Promise<MatchRecord>) | undefined =>
    this.state.status === 'finished' ? () => Promise.resolve(this.#match.record) : undefined,
  )
  override file = () => fileOf({ table: standing(this.#table, this.#match, Date.now()), rows: this.#match.record.rows })
  /** One more with the same people and bots. */
  override again = async (): Promise<void> => {
    await goto(`/alone/${await again(this.#table)}`)
  }

  open(): void {
    this.#deaf = listen(id => {
      if (id === this.id) void this.#overtaken()
    })
    addEventListener('online', this.#goOn)
    // It may just have been adopted.
    this.#keep()
    this.#goOn()
  }
  close(): void {
    this.#closed = true
    this.#deaf()
    removeEventListener('online', this.#goOn)
    this.#bots.stop()
  }

  act(seat: Seat, move: string): void {
    this.tookBack = false
    this.#add(moveRow(seat, move)) // only what is legal is offered
  }

  /** The newest answer of a person goes, and all that came since: nobody is asked but who sits here. */
  async takeBack(): Promise<void> {
    const seat = this.mayTakeBack
    if (seat === undefined) return
    this.#bots.stop()
    this.tookBack = true
    for (const row of backBehind(this.#match, seat)) this.#match.append(row)
    this.#again()
    this.#keep()
    this.#goOn()
  }

  tableAt(seq: number): Promise<Table> {
    return Promise.resolve(this.loaded.game.view(this.#match.tableAt(seq), this.viewer))
  }

  /** Adds a row, keeps it and shows it; false when it is not legal. */
  #add(row: Row): boolean {
    if (this.#match.append(row) !== OK) return false
    this.state = stateOf(this.#table, this.#match, this.#otherBox, this.state)
    this.#keep()
    const entry = this.state.log.at(-1)!
    this.onrow(entry)
    this.show(entry, this.state.view)
    this.#goOn()
    return true
  }

  /** Shows the match as it stands, whatever was shown before. */
  #again(): void {
    this.state = stateOf(this.#table, this.#match, this.#otherBox, undefined, this.viewer)
    this.view = this.state.view
    this.last = null
  }

  // ---- bots

  /** Lets bots answer until a person is asked. A worker that can't be loaded is asked for again when the network is back. */
  #goOn = (): void => {
    const seat = botAsked(this.#table, this.#match)
    if (seat === undefined || this.#thinking || this.#closed) return
    this.#thinking = true
    void this.#answer(seat).then(answered => {
      this.#thinking = false
      if (answered) this.#goOn()
    })
  }

  async #answer(seat: Seat): Promise<boolean> {
    const { game, seq, table } = this.#match
    const sitter = this.#table.seats[seat]!
    if (sitter.kind !== 'bot') return false
    try {
      const { level } = sitter
      const files = this.#otherBox ? await boxOf(this.state.box) : undefined
      const box = files && { hash: this.state.box, files }
      const word = await this.#bots.think(questionTo(game, table, seat, { level, seed: chance(), box }))
      this.lost = false
      // It was stopped, or the match has gone on otherwise: it is asked again.
      if (word === undefined || this.#match.seq !== seq || this.#closed) return !this.#closed
      return this.#add(moveRow(seat, word, BOT))
    } catch (error) {
      if (this.#closed) return false
      if (error instanceof NotLoaded) {
        this.lost = true
        return false
      }
      // A bot without an answer wedges no match.
      reportError(error)
      const [move] = movesOf(game, table, seat)
      return move !== undefined && this.#match.seq === seq && this.#add(moveRow(seat, game.format(move), BOT))
    }
  }

  // ---- what is kept

  /** Keeps what is not kept yet, after what is being kept. */
  #keep(): void {
    this.#keeping = this.#keeping.then(() => this.#write())
  }

  async #write(): Promise<void> {
    const { seq, rows } = this.#match
    const from = this.#kept
    if (from === seq) return
    const marks: Marked[] = []
    for (let at = from - (from % MARK_EVERY) + MARK_EVERY; at <= seq; at += MARK_EVERY)
      marks.push({ seq: at, mark: markOf(this.loaded.game, this.#match.tableAt(at)) })
    try {
      const table = standing(this.#table, this.#match, Date.now())
      await write(table, from, rows.slice(from, seq).map(recordedRow), marks)
      this.#kept = seq
    } catch (error) {
      if (error instanceof Overtaken) await this.#overtaken()
      else this.trouble = String(complaintOf(error))
    }
  }

  /** Another page went on with this table: what it wrote counts. */
  async #overtaken(): Promise<void> {
    const whole = await read(this.id)
    if (this.#closed || (whole && whole.table.seq === this.#kept)) return
    this.#bots.stop()
    if (!whole) {
      await goto('/')
      return
    }
    this.#match = matchOf(this.loaded.game, whole)
    this.#kept = whole.table.seq
    this.#again()
    this.#goOn()
  }
}

/** Its state for the eyes that look: with the log heard so far, as long as the same eyes look on. */
function stateOf(
  table: AloneTable,
  match: Match,
  otherBox: boolean,
  had?: MatchState,
  before: Viewer | undefined = had?.eyes,
): MatchState {
  const eyes = eyesAt(table, match, before)
  const back = lastPerson(table, match)
  return stateHere(match, {
    id: table.id,
    game: table.game,
    box: otherBox ? table.head.box : undefined,
    name: table.name,
    seats: table.seats.map((sitter, seat) => ({
      seat,
      kind: sitter.kind,
      name: sitter.name,
      you: peopleOf(table).includes(seat),
      ...(sitter.kind === 'bot' ? { bot: 'search' as const, level: sitter.level } : {}),
    })),
    eyes,
    mayTakeBack: back === undefined ? [] : [back],
    ...(had && had.eyes === eyes ? { log: [...had.log, ...match.log(eyes, had.seq)] } : {}),
  })
}
