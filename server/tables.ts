/**
 * The matches in memory. The database is the truth: a move is first tried on a copy, then written, and only when it is
 * committed played on the match that everybody reads. So a reader never sees what might yet be undone, and a match here is at
 * worst a little old; then the next row conflicts, and what is missing is read. Nothing waits for another match.
 */
import {
  acting,
  alike,
  type Game,
  Match,
  NO_SUCH_MOVE,
  OK,
  type Row,
  type Seat,
  TAKEBACK,
  type Table,
} from '@loggia/core'
import type { Level } from './contract.ts'
import { boxHash, findGame, type Games, type Hosted } from './hosted.ts'
import { obey, orderable, type Orders, tookBack } from './orders.ts'
import { Refusal } from './refusal.ts'
import type { Beside, Meta, Order, SeatRow, Sql, Store, Version } from './store.ts'

/** A match in memory. */
export interface Live {
  readonly id: string
  readonly hosted: Hosted
  /** The box as JSON where it is not the one that new matches are begun with. */
  readonly olderBox: unknown
  readonly match: Match
  meta: Meta
  /** What the seats are called at the table. */
  names: string[]
  /** The last of the things that are done one after another. */
  tail: Promise<unknown>
  waiting: number
}

/** What others do when something has been committed. */
export interface Heralds {
  /** Rows were added, so many of them by us. */
  rows(live: Live, here: number): void
  /** Somebody sat down, resigned or was renamed; `here`: by us. */
  seats(live: Live, here: boolean): void
  /** Writes, within a transaction, that a bot is to be asked. */
  job(sql: Sql, match: string): Promise<unknown>
  /** Such a job is committed. */
  jobWritten(): void
  /** A match was made again of its rows. */
  loaded(live: Live): void
}

/** Seats that a person holds, as a set. */
export const seatsOf = (meta: Meta, person: string | undefined): number =>
  meta.seats.reduce((set, s) => (person !== undefined && s.person === person ? set | (1 << s.seat) : set), 0)

/** Seats that are asked now; nobody before all seats are taken. */
export const askedOf = (live: Live): number =>
  live.meta.status === 'running' && !live.match.over ? acting(live.match.table) : 0

/** Whether somebody may act for a seat: the person who holds it, or (null) a bot. */
const holds = (meta: Meta, seat: Seat, actor: string | null): boolean => {
  const held = meta.seats[seat]
  return actor === null ? held?.kind === 'bot' : held?.person === actor
}

/** What seats are called: the second seat of one person gets a number, and so does whoever is called like somebody before. */
export function namesOf(seats: readonly SeatRow[]): string[] {
  const taken = new Set<string>()
  return seats.map(({ name }) => {
    let called = name
    for (let n = 2; name && taken.has(alike(called)); n++) called = `${name} ${n}`
    taken.add(alike(called))
    return called
  })
}

export class Tables {
  readonly #store: Store
  readonly #games: Games
  readonly #heralds: Heralds
  readonly #bound: number
  /** Least recently used first. */
  readonly #live = new Map<string, Live>()
  readonly #loading = new Map<string, Promise<Live>>()
  readonly #older = new Map<string, { game: Game; box: unknown }>()

  /** `bound`: how many rows the matches in memory may have together. */
  constructor(store: Store, games: Games, heralds: Heralds, bound: number) {
    this.#store = store
    this.#games = games
    this.#heralds = heralds
    this.#bound = bound
  }

  get count(): number {
    return this.#live.size
  }
  get ids(): string[] {
    return [...this.#live.keys()]
  }

  /** The match if it is in memory. */
  peek(id: string): Live | undefined {
    return this.#live.get(id)
  }

  /** A match, from memory or made again of its rows. Refuses when there is none. */
  async get(id: string): Promise<Live> {
    const live = this.#live.get(id)
    if (live) {
      this.#live.delete(id)
      this.#live.set(id, live)
      return live
    }
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id))
    this.#loading.set(id, loading)
    return loading
  }

  /**
   * Plays a move that answers the question asked after row `seq`, and with it what standing orders answer then. `actor`: the person who
   * plays, or null for a bot, in its own job. Gives its row, committed. Refuses what is stale or illegal, and whoever does not hold the
   * seat; an answer given side by side with others' is tried again on the newer table.
   */
  play(live: Live, actor: string | null, seat: Seat, seq: number, word: string): Promise<number> {
    return this.#inTurn(live, async () => {
      if (seq > live.match.seq) await this.#catchUp(live)
      for (;;) {
        const { match } = live,
          { game } = match
        await this.#mustHold(live, seat, actor)
        if (!match.sameQuestion(seat, seq)) throw new Refusal(409, 'stale', { seq: match.seq })
        const move = game.parse(word),
          reason = move < 0 ? NO_SUCH_MOVE : game.why(match.table, seat, move)
        if (reason !== OK) throw new Refusal(422, 'illegal', { reason, live, seq: match.seq })
        const seqOfMove = match.seq + 1,
          row: Row = [seat, game.format(move)],
          after = this.#foresee(live, t => game.play(t, seat, move))
        const asJob = actor === null
        const done = orderable(game, after).some(s => live.meta.seats[s]!.kind === 'person')
          ? await this.#obey(live, after, [row], { asJob })
          : await this.#append(live, row, { finished: game.over(after), ...(asJob ? {} : this.#jobFor(live, after)) })
        if (done) return seqOfMove
      }
    })
  }

  /** Takes back the last move of a seat. Gives the row of the takeback, committed. */
  takeback(live: Live, person: string, seat: Seat): Promise<number> {
    return this.#inTurn(live, async () => {
      for (;;) {
        const { match } = live
        await this.#mustHold(live, seat, person)
        if (!match.mayTakeBack(seat)) throw new Refusal(409, 'too-late', { seq: match.seq })
        if (await this.#append(live, [seat, TAKEBACK], {})) return match.seq
      }
    })
  }

  /** A seat gives a standing order, or (null) withdraws its own. A question that it answers is answered with it. */
  order(live: Live, person: string, seat: Seat, word: string | null): Promise<void> {
    return this.#inTurn(live, async () => {
      const { game } = live.match
      do {
        await this.#mustHold(live, seat, person)
        if (!game.standing || (word !== null && !game.standing.all.includes(word)))
          throw new Refusal(422, 'no-such-order')
      } while (!(await this.#obey(live, game.copy(live.match.table), [], { order: { seat, word } })))
    })
  }

  /** Lets a person sit down. Gives the seat. */
  sit(live: Live, person: string, wanted: Seat | undefined): Promise<Seat> {
    return this.#inTurn(live, async () => {
      const job = this.#jobFor(live, live.match.table, { ifRunning: true }).job
      const seat = await this.#store.sit(live.id, person, wanted, job)
      await this.#refresh(live)
      this.#heralds.jobWritten()
      if (seat === undefined) throw new Refusal(409, 'seat-taken')
      return seat
    })
  }

  /** A bot takes the seat of a person. */
  resign(live: Live, person: string, seat: Seat, name: string, level: Level): Promise<void> {
    return this.#inTurn(live, async () => {
      await this.#mustHold(live, seat, person)
      const bot: SeatRow = { seat, kind: 'bot', person: null, name, bot: 'greedy', level, lowered: null }
      // Whether the seat is asked at this moment another server may know better; a job too many finds nothing to do.
      const gone = await this.#store.replace(live.id, person, bot, sql => this.#heralds.job(sql, live.id))
      await this.#refresh(live)
      this.#heralds.jobWritten()
      if (!gone) throw new Refusal(403, 'not-your-seat')
    })
  }

  /** A bot thinks at that level while the hall is busy; null: at its own again. */
  async lower(live: Live, seat: Seat, level: Level | null): Promise<void> {
    if (live.meta.seats[seat]!.lowered === level) return
    await this.#inTurn(live, async () => {
      await this.#store.lower(live.id, seat, level)
      await this.#refresh(live)
    })
  }

  /** Reads what another server has done: rows, and who sits where. */
  catchUp(live: Live): Promise<void> {
    return this.#inTurn(live, () => this.#catchUp(live))
  }

  /** Lets go of a match that can't be kept; it is made again when somebody asks for it. */
  forget(id: string): void {
    this.#live.delete(id)
  }

  async #load(id: string): Promise<Live> {
    const meta = await this.#store.match(id)
    if (!meta) throw new Refusal(404, 'no-such-match')
    const hosted = findGame(this.#games, meta.game)
    if (!hosted || hosted.game.rules !== meta.rules) throw new Refusal(409, 'other-rules')
    const [{ game, box: olderBox }, since] = await Promise.all([
      this.#gameWith(hosted, meta.box),
      this.#store.since(id, 0),
    ])
    const match = new Match(game, {
      rules: meta.rules,
      box: meta.box,
      seats: meta.seats.length,
      options: meta.options,
      seed: meta.seed,
      rows: since?.rows ?? [],
    })
    const live: Live = {
      id,
      hosted,
      olderBox,
      match,
      meta,
      names: namesOf(meta.seats),
      tail: Promise.resolve(),
      waiting: 0,
    }
    this.#live.set(id, live)
    this.#evict()
    this.#heralds.loaded(live)
    return live
  }

  async #gameWith(hosted: Hosted, hash: string): Promise<{ game: Game; box: unknown }> {
    if (hash === (await boxHash(hosted.box))) return { game: hosted.game, box: undefined }
    const known = this.#older.get(hash)
    if (known) return known
    const box = await this.#store.box(hash),
      older = { game: hosted.withBox(box), box }
    this.#older.set(hash, older)
    return older
  }

  /** Lets the least recently used matches go until the rest keep within the bound. */
  #evict(): void {
    let rows = 0
    for (const live of this.#live.values()) rows += weight(live)
    for (const live of this.#live.values()) {
      if (rows <= this.#bound || this.#live.size === 1) return
      if (live.waiting) continue
      this.#live.delete(live.id)
      rows -= weight(live)
    }
  }

  /** Runs `act` when all that was begun on this match before is over. */
  #inTurn<X>(live: Live, act: () => Promise<X>): Promise<X> {
    live.waiting++
    const done = live.tail.then(act)
    live.tail = done.then(
      () => {
        live.waiting--
      },
      () => {
        live.waiting--
      },
    )
    return done
  }

  /** Refuses unless the match is running and the seat is that person's, or (null) a bot's. */
  async #mustHold(live: Live, seat: Seat, actor: string | null): Promise<void> {
    // Its last seat may have been taken at another server a moment ago.
    if (live.meta.status === 'open') await this.#catchUp(live)
    if (live.meta.status !== 'running') throw new Refusal(409, 'not-running', { seq: live.match.seq })
    if (!holds(live.meta, seat, actor)) throw new Refusal(403, 'not-your-seat')
  }

  /** The table after a move, tried on a copy. */
  #foresee(live: Live, act: (t: Table) => void): Table {
    const after = live.match.game.copy(live.match.table)
    this.#guard(live, () => act(after))
    return after
  }

  /** Runs rules that may be at fault. */
  #guard(live: Live, act: () => void): void {
    try {
      act()
    } catch (cause) {
      throw Object.assign(new Refusal(500, 'set-aside', { seq: live.match.seq }), { cause })
    }
  }

  /** The job to be written when a bot is asked at that table. */
  #jobFor(live: Live, table: Table, { ifRunning = false } = {}): Pick<Beside, 'job'> {
    const asked = live.match.game.over(table) ? 0 : acting(table)
    const bot =
      live.meta.seats.some(s => s.kind === 'bot' && (asked >> s.seat) & 1) &&
      (ifRunning || live.meta.status === 'running')
    return bot ? { job: sql => this.#heralds.job(sql, live.id) } : {}
  }

  /** Writes rows, and the answers of standing orders to what is asked at the table after them; with `order` that one is given before. */
  async #obey(
    live: Live,
    after: Table,
    rows: Row[],
    { order, asJob = false }: { order?: Order; asJob?: boolean },
  ): Promise<boolean> {
    const { match, id, meta } = live,
      { game } = match
    let all: readonly Row[] = rows,
      job: Beside['job']
    return this.#commit(
      live,
      () =>
        this.#store.obey(id, versionOf(live), order, given => {
          const waits = (seat: Seat) =>
            meta.seats[seat]!.kind !== 'person' || (seat !== order?.seat && tookBack(match.record.rows, seat))
          const orders: Orders = new Map([...given].filter(([seat]) => !waits(seat)))
          let answers: Row[] = []
          this.#guard(live, () => {
            answers = obey(game, after, orders)
          })
          all = [...rows, ...answers]
          job = asJob ? undefined : this.#jobFor(live, after).job
          return { rows: all, finished: game.over(after), ...(job && all.length ? { job } : {}) }
        }),
      () => ({ rows: all, job }),
    )
  }

  /** Writes a row that no order answers. */
  #append(live: Live, row: Row, beside: Beside): Promise<boolean> {
    const [seat, word] = row
    return this.#commit(
      live,
      () => this.#store.addRow(live.id, versionOf(live), seat, word, beside),
      () => ({ rows: [row], ...beside }),
    )
  }

  /** Writes rows, then plays them here; false when another was quicker: then what they did has been read. */
  async #commit(
    live: Live,
    write: () => Promise<boolean>,
    written: () => { rows: readonly Row[]; job?: Beside['job'] | undefined },
  ): Promise<boolean> {
    const { seq } = live.match
    let done: boolean
    try {
      done = await write()
    } catch (error) {
      // When the connection was cut nobody knows whether the commit still came through, but the database: should it be away, too, they are read when it is back.
      try {
        await this.#catchUp(live)
      } catch {
        throw error
      }
      const { rows, job } = written()
      if (!rows.length || !rows.every((row, k) => sameRow(row, live.match.record.rows[seq + k]))) throw error
      this.#heralds.rows(live, rows.length)
      if (job) this.#heralds.jobWritten()
      return true
    }
    if (!done) {
      await this.#catchUp(live)
      return false
    }
    const { rows, job } = written()
    for (const row of rows) this.#apply(live, row)
    if (rows.length) this.#heralds.rows(live, rows.length)
    if (job) this.#heralds.jobWritten()
    return true
  }

  async #catchUp(live: Live): Promise<void> {
    const since = await this.#store.since(live.id, live.match.seq)
    if (!since) return this.forget(live.id)
    for (const row of since.rows) this.#apply(live, row)
    if (since.changed !== live.meta.changed) await this.#refresh(live, false)
    if (since.rows.length) this.#heralds.rows(live, 0)
  }

  /** Plays a committed row here. Where it can't be played memory and database have parted: then memory is wrong. */
  #apply(live: Live, [seat, word, by]: Row): void {
    const reason = word === TAKEBACK ? live.match.takeback(seat) : live.match.play(seat, word, by)
    if (reason !== OK) {
      this.forget(live.id)
      throw new Error(`match ${live.id}: a committed row is not legal here (${reason})`)
    }
    if (live.match.over) live.meta.status = 'finished'
  }

  async #refresh(live: Live, here = true): Promise<void> {
    const meta = await this.#store.match(live.id)
    if (!meta) return this.forget(live.id)
    live.meta = { ...meta, status: live.match.over ? 'finished' : meta.status }
    live.names = namesOf(meta.seats)
    this.#heralds.seats(live, here)
  }
}

/** What a match costs in memory, in rows. */
const weight = (live: Live): number => 20 + live.match.seq
const versionOf = (live: Live): Version => ({ seq: live.match.seq, changed: live.meta.changed })
const sameRow = ([seat, word]: Row, other: Row | undefined): boolean => other?.[0] === seat && other[1] === word
