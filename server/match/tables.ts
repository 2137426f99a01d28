/**
 * The matches in memory. The database is the truth: a move is tried on a copy, then written, and the copy becomes the
 * table that readers see once the row is committed. So a reader never sees what might be undone, and a match here is at
 * worst a little old. Then the next row conflicts, and the missing ones are read. No match waits for another.
 */
import {
  acting,
  BOT,
  type PlayedAhead,
  moveRow,
  NO_SUCH_MOVE,
  OK,
  type Row,
  type Seat,
  type Table,
  touchesTable,
  turnsOf,
} from '@loggia/core'
import type { Level } from '../domain/requests.ts'
import type { Games } from './hosted.ts'
import { botsOf, finished, type Given, holds, LoadedMatch, namesOf, sameRow, versionOf } from './loaded-match.ts'
import { takesBack } from './clock/clocks.ts'
import { resigned } from './leaving/departures.ts'
import { Leavers, type LeaversStore } from './leaving/leavers.ts'
import { Memory } from './memory.ts'
import { dealt, Opener, type OpenerStore } from './opening.ts'
import { applyStandingOrders, orderable, type Orders, remembers, tookBack } from './orders.ts'
import { progressOf, setOf, telling } from './progress.ts'
import type { Event, MatchMeta, Order, Progress, WriteExtras } from './written.ts'
import { guarded, Refusal } from '../platform/refusal.ts'
import { Room, type RoomStore } from './room/room.ts'
import { Timekeeping, type TimeStore } from './clock/timekeeping.ts'
import type { TablesListener } from './tables-listener.ts'
import type { MatchStore } from './store.ts'
import type { Keeper } from './keeper.ts'

/** What the matches in memory ask of the database. */
type TablesStore = OpenerStore &
  Pick<MatchStore, 'addRows' | 'addRowsWithOrders' | 'clocksOf' | 'lower' | 'match' | 'since'> &
  RoomStore &
  LeaversStore &
  TimeStore

export class Tables {
  readonly #store: TablesStore
  readonly #opener: Opener
  readonly #listener: TablesListener
  readonly #memory: Memory
  readonly #loading = new Map<string, Promise<LoadedMatch>>()
  /** Tables that are not dealt yet. */
  readonly room: Room
  /** What time brings at tables with a clock. */
  readonly time: Timekeeping
  /** Players who are away from a running match, and votes. */
  readonly leavers: Leavers

  /** `bound`: how many rows the matches in memory may have together. */
  constructor(store: TablesStore, games: Games, listener: TablesListener, bound: number) {
    this.#store = store
    this.#opener = new Opener(store, games)
    this.#listener = listener
    this.#memory = new Memory(bound, id => listener.watched(id))
    const keeper: Keeper = {
      get: id => this.get(id),
      error: error => listener.error(error),
      inTurn: (loaded, act) => this.#inTurn(loaded, act),
      refresh: loaded => this.#refresh(loaded),
      catchUp: loaded => this.#catchUp(loaded),
      whole: loaded => this.#makeWhole(loaded),
      changed: (loaded, rows, line) => this.#changed(loaded, rows, line),
      progress: (loaded, after, events) => this.#progress(loaded, after, events),
      append: (loaded, events, job) => this.#append(loaded, loaded.match.game.copy(loaded.match.table), events, job),
      settle: loaded => this.leavers.settle(loaded),
      job: (sql, match) => listener.job(sql, match),
      jobWritten: () => listener.jobWritten(),
    }
    this.room = new Room({ ...keeper, store, opener: this.#opener })
    this.leavers = new Leavers({ ...keeper, store })
    this.time = new Timekeeping({ ...keeper, store, listener })
  }

  get count(): number {
    return this.#memory.count
  }

  get ids(): Iterable<string> {
    return this.#memory.ids
  }

  /** The match if it is in memory. */
  peek(id: string): LoadedMatch | undefined {
    return this.#memory.peek(id)
  }

  /** A match, from memory or rebuilt from its rows. Refuses if there is no such match. */
  async get(id: string): Promise<LoadedMatch> {
    const loaded = this.#memory.get(id)
    if (loaded) return loaded
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id))
    this.#loading.set(id, loading)
    return loading
  }

  /**
   * Plays a move that answers the question asked after row `seq`, and then what standing orders answer. `actor`: the
   * person, or null for a bot, in its own job. Returns the committed row. Refuses what is stale or illegal, and anybody
   * but the holder of the seat. An answer given side by side with others' is tried again on the newer table.
   */
  play(loaded: LoadedMatch, actor: string | null, seat: Seat, given: Given): Promise<number> {
    return this.time.answering(loaded, () => this.#play(loaded, actor, seat, given))
  }
  #play(loaded: LoadedMatch, actor: string | null, seat: Seat, { seq, move: word, answer }: Given): Promise<number> {
    return this.#inTurn(loaded, async () => {
      if (seq > loaded.seq) await this.#catchUp(loaded)
      for (;;) {
        await this.#mustHold(loaded, seat, actor)
        const { match } = loaded
        const { game } = match
        if (!match.sameQuestion(seat, seq)) throw new Refusal(409, 'stale', { seq: match.seq })
        const move = game.parse(word)
        const reason = move < 0 ? NO_SUCH_MOVE : game.why(match.table, seat, move)
        if (reason !== OK) throw new Refusal(422, 'illegal', { reason, loaded, seq: match.seq })
        const seqOfMove = match.seq + 1
        const asJob = actor === null
        const event = { row: moveRow(seat, game.format(move), asJob ? BOT : undefined), actor, answer }
        const foreseen = guarded(match.seq, () => match.foresee(seat, move))
        const after = foreseen.table
        const done = orderable(game, after).some(s => loaded.meta.seats[s]!.kind === 'person')
          ? await this.#commitWithOrders(loaded, after, [event], { asJob })
          : await this.#append(loaded, after, [event], asJob ? undefined : this.#jobFor(loaded, after), foreseen)
        if (done) return seqOfMove
      }
    })
  }

  /** Takes back the last move of a seat, and before it what only bots did since. Gives the row of the takeback, committed. */
  takeback(loaded: LoadedMatch, person: string, seat: Seat): Promise<number> {
    return this.#inTurn(loaded, async () => {
      for (;;) {
        await this.#mustHold(loaded, seat, person)
        const { match, meta } = loaded
        const bots = botsOf(meta)
        const after = match.afterTakeback(seat, bots)
        if (!after) throw new Refusal(409, 'too-late', { seq: match.seq })
        const events = match.takebacks(seat, bots).map(row => ({ row, actor: person }))
        if (await this.#append(loaded, after, events, this.#jobFor(loaded, after))) return match.seq
      }
    })
  }

  /** A seat gives a standing order, or (null) withdraws its own. A question that it answers is answered with it. */
  order(loaded: LoadedMatch, person: string, seat: Seat, word: string | null): Promise<void> {
    return this.#inTurn(loaded, async () => {
      const { game } = loaded.match
      do {
        await this.#mustHold(loaded, seat, person)
        if (!game.standingOrders || (word !== null && !game.standingOrders.valid(word)))
          throw new Refusal(422, 'no-such-order')
      } while (!(await this.#commitWithOrders(loaded, game.copy(loaded.match.table), [], { order: { seat, word } })))
    })
  }

  /** Plays rows that were written here together with changes of seats and votes, reloads those, and publishes all. */
  async #changed(loaded: LoadedMatch, rows: readonly Row[], line: number | undefined): Promise<void> {
    await this.#apply(loaded, rows)
    await this.#refresh(loaded)
    if (rows.length) this.#listener.rows(loaded, rows.length)
    if (line !== undefined) this.#listener.line(loaded, line)
  }

  /** A bot thinks at that level while the hall is busy; null: at its own again. */
  async lower(loaded: LoadedMatch, seat: Seat, level: Level | null): Promise<void> {
    if (loaded.meta.seats[seat]!.lowered === level) return
    await this.#inTurn(loaded, async () => {
      await this.#store.lower(loaded.id, seat, level)
      await this.#refresh(loaded)
    })
  }

  /** Reads what another server has done: rows and seats. */
  catchUp(loaded: LoadedMatch): Promise<void> {
    return this.#inTurn(loaded, () => this.#catchUp(loaded))
  }

  /** Lets go of a match that can't be kept; it is made again when somebody asks for it. */
  forget(id: string): void {
    this.#memory.delete(id)
  }

  async #load(id: string): Promise<LoadedMatch> {
    let meta = await this.meta(id)
    while (await this.#opener.adopt(meta)) meta = await this.meta(id)
    const loaded = new LoadedMatch(meta, await this.#opener.open(meta))
    this.#memory.add(loaded)
    this.#listener.loaded(loaded)
    return loaded
  }

  /** A match without its rows, as stored. Refuses if there is no such match. */
  async meta(id: string): Promise<MatchMeta> {
    const meta = await this.#store.match(id)
    if (!meta) throw new Refusal(404, 'no-such-match')
    return meta
  }

  /** Makes the match of all its rows, where it was opened later: then its log, and its table at any time, can be asked for. */
  async whole(loaded: LoadedMatch): Promise<void> {
    if (!loaded.dealt || loaded.match.first === 0) return
    await this.#inTurn(loaded, () => this.#makeWhole(loaded))
  }
  /** Notes what players saw of a match from its beginning. */
  async mark(loaded: LoadedMatch): Promise<void> {
    await this.whole(loaded)
    await this.#opener.mark(loaded.id, loaded.match)
  }
  async #makeWhole(loaded: LoadedMatch): Promise<void> {
    const { seq, first } = loaded.match
    if (first === 0) return
    loaded.match = await this.#opener.whole(loaded.meta, loaded.match)
    if (finished(loaded.match)) loaded.meta.status = 'finished'
    // Watchers here have not seen what another server wrote meanwhile.
    if (loaded.match.seq > seq) this.#listener.rows(loaded, 0)
  }

  /** Runs `act` when all that was begun on this match before is over. */
  #inTurn<X>(loaded: LoadedMatch, act: () => Promise<X>): Promise<X> {
    loaded.waiting++
    const done = loaded.tail.then(act)
    loaded.tail = done.then(
      () => {
        loaded.waiting--
      },
      () => {
        loaded.waiting--
      },
    )
    return done
  }

  /** Refuses unless the match is running and the seat is that person's, or (null) a bot's. */
  async #mustHold(loaded: LoadedMatch, seat: Seat, actor: string | null): Promise<void> {
    // Its last seat may have been taken at another server a moment ago.
    if (loaded.meta.status === 'open') await this.#catchUp(loaded)
    if (loaded.meta.status !== 'running') throw new Refusal(409, 'not-running', { seq: loaded.seq })
    if (!holds(loaded.meta, seat, actor)) throw new Refusal(403, 'not-your-seat')
    if (actor !== null && resigned(loaded.meta, seat)) throw new Refusal(409, 'resigned', { seq: loaded.seq })
  }

  /** The job to be written when a bot is asked at that table. */
  #jobFor(loaded: LoadedMatch, table: Table): WriteExtras['job'] {
    const asked = loaded.match.game.over(table) ? 0 : acting(table)
    const bot =
      loaded.meta.status === 'running' && loaded.meta.seats.some(s => s.kind === 'bot' && (asked >> s.seat) & 1)
    return bot ? sql => this.#listener.job(sql, loaded.id) : undefined
  }

  /** Where the match stands after events. */
  #progress({ match, meta }: LoadedMatch, after: Table, events: readonly Event[]): Progress {
    const rows = events.map(e => e.row)
    const acted = setOf(rows.filter(touchesTable).map(r => r.seat))
    const stands = progressOf(match.game, after, meta.seats, { before: acting(match.table), acted })
    if (meta.clock) {
      const turns = meta.clock.per ? { turns: turnsOf(match.game, match.table, rows) } : {}
      stands.timed = { undone: match.lastAnswer(takesBack(rows) ?? -1), ...turns }
    }
    return telling(meta, events, stands)
  }

  /** Writes events, and the answers of standing orders to what is asked at the table after them; with `order` that one is given before. */
  async #commitWithOrders(
    loaded: LoadedMatch,
    after: Table,
    events: readonly Event[],
    { order, asJob = false }: { order?: Order; asJob?: boolean },
  ): Promise<boolean> {
    const { match, id, meta } = loaded
    const { game } = match
    const people = meta.seats.filter(s => s.kind === 'person').map(s => s.seat)
    if (!remembers(match, people)) {
      await this.#makeWhole(loaded)
      return false
    }
    let all = events
    let job: WriteExtras['job']
    return this.#commit(
      loaded,
      () =>
        this.#store.addRowsWithOrders(id, versionOf(loaded), order, given => {
          const waits = (seat: Seat) =>
            meta.seats[seat]!.kind !== 'person' || (seat !== order?.seat && tookBack(match.rows, seat))
          const orders: Orders = new Map([...given].filter(([seat]) => !waits(seat)))
          let answers: Row[] = []
          guarded(match.seq, () => {
            answers = applyStandingOrders(game, after, orders)
          })
          all = [...events, ...answers.map(row => ({ row, actor: meta.seats[row.seat]!.person }))]
          job = asJob ? undefined : this.#jobFor(loaded, after)
          return { events: all, progress: this.#progress(loaded, after, all), job: all.length ? job : undefined }
        }),
      () => ({ events: all, job }),
    )
  }

  /** Writes events that no order answers. `foreseen`: of the one event. */
  #append(
    loaded: LoadedMatch,
    after: Table,
    events: readonly Event[],
    job: WriteExtras['job'],
    foreseen?: PlayedAhead,
  ): Promise<boolean> {
    const progress = this.#progress(loaded, after, events)
    return this.#commit(
      loaded,
      () => this.#store.addRows(loaded.id, versionOf(loaded), events, { progress, job }),
      () => ({ events, job, foreseen }),
    )
  }

  /** Writes rows, then plays them here; false when another was quicker: then what they did has been read. */
  async #commit(
    loaded: LoadedMatch,
    write: () => Promise<boolean>,
    written: () => { events: readonly Event[]; job: WriteExtras['job']; foreseen?: PlayedAhead | undefined },
  ): Promise<boolean> {
    const { seq } = loaded.match
    let done: boolean
    try {
      done = await write()
    } catch (error) {
      // When the connection was cut nobody knows whether the commit still came through, but the database: should it be away, too, they are read when it is back.
      try {
        await this.#catchUp(loaded)
      } catch {
        throw error
      }
      const { events, job } = written()
      const from = seq - loaded.match.first
      if (!events.length || !events.every(({ row }, k) => sameRow(row, loaded.match.rows[from + k]))) throw error
      this.#listener.rows(loaded, events.length)
      if (job) this.#listener.jobWritten()
      return true
    }
    if (!done) {
      await this.#catchUp(loaded)
      return false
    }
    const { events, job, foreseen } = written()
    const rows = events.map(e => e.row)
    await this.#apply(loaded, rows, foreseen)
    if (rows.length) this.#listener.rows(loaded, rows.length)
    if (job) this.#listener.jobWritten()
    this.#opener.keep(loaded.id, loaded.match, rows.length).catch(this.#listener.error)
    return true
  }

  async #catchUp(loaded: LoadedMatch): Promise<void> {
    const since = await this.#store.since(loaded.id, loaded.seq)
    if (!since) return this.forget(loaded.id)
    if (loaded.dealt) await this.#apply(loaded, since.rows)
    if (since.changed !== loaded.meta.changed) await this.#refresh(loaded, false)
    if (since.rows.length) this.#listener.rows(loaded, 0)
  }

  /**
   * Plays committed rows here. One that reaches behind a match that was opened late has it made of all its rows, and so has what leaves it open who may take
   * something back. Where else a row can't be played memory and database have parted: then memory is wrong.
   */
  async #apply(loaded: LoadedMatch, rows: readonly Row[], foreseen?: PlayedAhead): Promise<void> {
    let behind = false
    for (const row of rows) {
      const reason = loaded.match.append(row, row, foreseen)
      if (reason === OK) continue
      behind = loaded.match.first > 0
      if (behind) break
      this.forget(loaded.id)
      throw new Error(`match ${loaded.id}: a committed row is not legal here (${reason})`)
    }
    if (behind || !loaded.match.certain) await this.#makeWhole(loaded)
    if (loaded.meta.clock && rows.length) loaded.meta.clocks = await this.#store.clocksOf(loaded.id)
    if (finished(loaded.match)) loaded.meta.status = 'finished'
  }

  async #refresh(loaded: LoadedMatch, here = true): Promise<void> {
    const meta = await this.#store.match(loaded.id)
    if (!meta) return this.forget(loaded.id)
    // A newer release has adopted it, and requests here say so.
    if (loaded.dealt && meta.rules !== loaded.match.game.rules) {
      this.forget(loaded.id)
      this.#listener.gone(loaded)
      throw new Refusal(409, 'newer-rules')
    }
    // It was dealt meanwhile, here or elsewhere: with its rows, should there be some.
    if (!loaded.dealt && dealt(meta)) Object.assign(loaded, { match: (await this.#opener.open(meta)).match })
    loaded.meta = { ...meta, status: loaded.dealt && finished(loaded.match) ? 'finished' : meta.status }
    loaded.names = namesOf(meta.seats)
    this.#listener.seats(loaded, here)
  }
}
