/**
 * A match as this page knows it. The truth is what the server said last (`state`); on top of it stand the moves that were made here
 * and are on their way (`ahead`). One's own move is shown at once, until something hidden comes up: then the server's word is awaited.
 * The outbox of the device keeps and sends them, also when this page is gone.
 */
import type { LogEntry, Seat, Table } from '@loggia/core'
import {
  api,
  type MatchExport,
  type MatchState,
  type RowEvent,
  type Said,
  type SeatsEvent,
  type Talk,
  type Times,
  Unreachable,
} from '../api.ts'
import type { LoadedGame } from '../games.ts'
import type { Given, News } from '../outbox/outbox.ts'
import { beginAnewIfNew, renewIfBare } from '../release.ts'
import { lookAhead } from './ahead.ts'
import { TableStore } from './store.svelte.ts'
import { Wishes } from './wishes.ts'

/** A move on its way. Without a view its outcome can't be foreseen. */
interface Underway {
  /** By it the outbox and every server know it. */
  id: string
  seat: Seat
  move: string
  entry: LogEntry | null
  view: Table | null
  /** The server has acknowledged it as this row; it stays ahead until the row itself comes. */
  row?: number
}

/** How often a hidden page asks, and how soon a lost connection is tried again. */
const HIDDEN_POLL = 20_000
const RETRY = 2_000

/** It comes after the table; what it is needed for waits for it. */
const outbox = (): Promise<typeof import('../outbox/index.ts')> =>
  import('../outbox/index.ts').catch(() => new Promise(done => setTimeout(done, RETRY)).then(outbox))

/** Absent players, and votes about them, which decide what the others may do. */
const toSettle = ({ seats, votes = [], away = [] }: Pick<MatchState, 'seats' | 'votes' | 'away'>): string =>
  JSON.stringify([seats.map(s => s.stead !== undefined), votes.map(v => v.id), away])

export class MatchStore extends TableStore {
  /** The invitation by which I look at it, if any. */
  override readonly invited: { invite?: string }
  #ahead = $state.raw<readonly Underway[]>([])

  #stream: EventSource | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Answers are handed to the outbox in the order in which they are given. */
  #handed: Promise<unknown> = Promise.resolve()
  #deaf = () => {}
  /** The last row that the server acknowledged. */
  #seq = 0
  #closed = false
  /** The request for everything that is new, and whether something has changed since it was sent. */
  #refreshing: Promise<void> | undefined
  #stale = false

  constructor(loaded: LoadedGame, state: MatchState, invite?: string) {
    super(state.id, loaded, state)
    this.invited = invite ? { invite } : {}
    this.#accept(state)
  }

  /** The newest table: the server's, with the moves on their way. */
  table = $derived.by(() => this.#ahead.findLast(u => u.view)?.view ?? this.state.view)
  /** A move is on its way whose outcome only the server knows. */
  waiting = $derived.by(() => this.#ahead.some(u => !u.view))
  mine = $derived.by(() => this.state.seats.filter(s => s.you).map(s => s.seat))
  mayTry = $derived.by(() => this.state.mayTry && this.state.status === 'running' && this.mine.length > 0)
  record = $derived.by(() => (this.state.status === 'finished' ? () => api.record(this.id, this.invited) : undefined))
  /**
   * Rows and, behind them, what is ahead of the server, renumbered because another player's row may have come between.
   */
  log = $derived.by((): readonly LogEntry[] => {
    const { log } = this.state
    const from = (log.at(-1)?.seq ?? 0) + 1
    return [
      ...log,
      ...this.#ahead.flatMap(u => (u.entry ? [u.entry] : [])).map((entry, k) => ({ ...entry, seq: from + k })),
    ]
  })
  /** Answers that no server has acknowledged. */
  sending = $derived.by(() => this.#ahead.filter(u => u.row === undefined))
  /** A move that was just made and could be foreseen always can; without a connection any that was just made. */
  mayTakeBack = $derived.by(() =>
    this.waiting && !this.lost
      ? undefined
      : (this.#ahead.at(-1)?.seat ?? this.mine.find(s => this.state.mayTakeBack.includes(s))),
  )

  #wishes = new Wishes((seat, orders) =>
    api.order(this.id, seat, orders).then(
      () => true,
      error => {
        if (!(error instanceof Unreachable)) throw error
        this.lost = true
        return false
      },
    ),
  )

  /** Listens until `close`. */
  open(): void {
    document.addEventListener('visibilitychange', this.#seen)
    addEventListener('pagehide', this.#wishes.flush)
    this.#listen()
    if (this.mine.length) void this.#resume()
    if (this.loaded.game.standingOrders && this.mine.length)
      this.ordersKnown = this.do(async () => this.#confirmed(await api.orders(this.id)))
  }

  close(): void {
    this.#closed = true
    document.removeEventListener('visibilitychange', this.#seen)
    removeEventListener('pagehide', this.#wishes.flush)
    this.#deaf()
    this.#hush()
  }

  /** Makes a move: shows what it leads to, and hands it to the outbox. */
  act(seat: Seat, move: string): void {
    const after = this.sending.at(-1)?.id
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-')
    const given = { id, seat, move, seq: this.#seq, ...(after && { after }) }
    this.trouble = ''
    this.tookBack = false
    this.#foreshow(given)
    this.#handed = this.#handed.then(outbox).then(o => o.give(this.id, given))
  }

  /** Shows what a move leads to before the server says so, as far as that can be known. */
  #foreshow({ id, seat, move }: Given): void {
    const before = this.table
    const outcome = lookAhead(this.loaded.game, before, this.viewer, seat, move, (this.log.at(-1)?.seq ?? 0) + 1)
    if (outcome?.certain) {
      this.#ahead = [...this.#ahead, { id, seat, move, entry: outcome.entry, view: outcome.view }]
      this.show(outcome.entry, outcome.view)
    } else {
      this.#ahead = [...this.#ahead, { id, seat, move, entry: null, view: null }]
    }
  }

  /** Takes back the last move, as far as the rules of the hall let it. */
  async takeBack(): Promise<void> {
    const seat = this.mayTakeBack
    if (seat === undefined) return
    this.tookBack = true
    await this.#handed
    const id = this.#ahead.at(-1)?.id
    if (await (await outbox()).withdraw(this.id, id)) {
      this.#ahead = this.#ahead.filter(u => u.id !== id)
      this.view = this.table
      this.last = null
      return
    }
    await this.do(() => api.takeback(this.id, seat))
    this.#ahead = []
    await this.refresh()
  }

  tableAt(seq: number): Promise<Table> {
    return api.match(this.id, { at: seq, since: seq, ...this.invited }).then(s => s.view)
  }

  /** Gives a seat of mine these standing orders, or (null) none. The page shows them at once; rows that they answer arrive like any other. */
  override async order(seat: Seat, order: string | null): Promise<void> {
    this.#ordered([{ seat, order }])
    const given = await this.do(() => this.#wishes.give(seat, order))
    if (!given) await this.do(async () => this.#confirmed(await api.orders(this.id)))
    if (this.#stream?.readyState !== EventSource.OPEN) await this.refresh()
  }

  /** Takes over orders that the server knows, except for seats whose newer orders are still on their way. */
  #confirmed(orders: readonly { seat: Seat; order: string | null }[]): void {
    this.#ordered(orders.filter(o => !this.#wishes.has(o.seat)))
  }
  #ordered(orders: readonly { seat: Seat; order: string | null }[]): void {
    this.orders = new Map([...this.orders, ...orders.map(o => [o.seat, o.order] as const)])
  }

  override file = (): Promise<MatchExport> => api.file(this.id, this.invited)
  override times = (since: number): Promise<Times> => api.times(this.id, { since, ...this.invited })

  override talk(said: Said): Promise<boolean> {
    return this.do(() => api.talk(this.id, said))
  }

  override async mute(line: number, muted: boolean): Promise<void> {
    await this.do(async () => {
      const now = await api.mute(this.id, line, muted)
      this.state = { ...this.state, ...now }
    })
  }

  override async resign(): Promise<void> {
    for (const seat of this.mine) await this.do(() => api.resign(this.id, seat))
    await this.refresh()
  }

  /** The match as it stands. Of its log only what is not here yet is asked for. */
  async #news(): Promise<MatchState> {
    const { state: had } = this
    const invite = this.invited
    const state = await api.match(this.id, { since: had.seq, ...invite })
    const { logSince } = state
    if (logSince === undefined) return state
    // Other eyes have heard other words.
    if (state.eyes !== had.eyes) return api.match(this.id, invite)
    return { ...state, log: [...had.log.filter(e => e.seq <= logSince), ...state.log] }
  }

  /**
   * Asks for everything that is new. One request runs at a time, so that no older answer follows a newer one. An answer that a row overtook is
   * asked for again: it alone tells some of what has changed, such as who may end the match.
   */
  override refresh(): Promise<void> {
    this.#stale = true
    return (this.#refreshing ??= this.#catchUp().finally(() => {
      this.#refreshing = undefined
    }))
  }

  async #catchUp(): Promise<void> {
    for (let tries = 1; this.#stale && !this.#closed; tries++) {
      this.#stale = false
      await this.do(async () => {
        const state = await this.#news()
        this.lost = false
        if (state.seq < this.#seq) this.#stale = true
        else this.#catch(state)
      })
      // A server that has not heard of the newest row yet needs a moment.
      if (this.#stale && tries % 3 === 0) await new Promise(done => setTimeout(done, RETRY))
    }
  }

  #catch(state: MatchState): void {
    if (state.rules !== this.loaded.game.rules) void beginAnewIfNew()
    // Rows that came with it may be moves on their way, acknowledged or not yet; each is one of them, so that a second like it is still shown.
    const came = state.log.filter(e => e.seq > this.state.seq)
    const arrived = ({ seat, move }: Underway) => {
      const k = came.findIndex(e => e.seat === seat && e.move === move)
      return k >= 0 && came.splice(k, 1).length > 0
    }
    this.#accept(state)
    this.#ahead = this.#ahead.filter(u => !arrived(u) && !(u.row! <= state.seq))
    if (!this.#ahead.length) {
      this.view = state.view
      this.last = null
    }
  }

  #accept(state: MatchState): void {
    this.state = state
    this.#seq = Math.max(this.#seq, state.seq)
  }

  /** What becomes of answers, in whichever tab they were given. */
  #heard = (news: News): void => {
    if (news.match !== this.id) return
    if (news.kind === 'unheard') this.lost = true
    else if (news.kind === 'taken') {
      const { id, seq } = news
      this.#seq = Math.max(this.#seq, seq)
      this.lost = false
      // The row may have come before its acknowledgement.
      this.#ahead = this.#ahead.flatMap(u => (u.id !== id ? [u] : seq > this.state.seq ? [{ ...u, row: seq }] : []))
      // The stream is silent (a hidden page, a broken one): the row is fetched.
      if (this.#stream?.readyState !== EventSource.OPEN) void this.refresh()
    } else if (news.kind === 'refused' && this.#ahead.some(u => news.ids.includes(u.id))) void this.#void()
  }

  /** Answers were refused: what was shown ahead of the server is void. */
  async #void(): Promise<void> {
    this.#ahead = []
    const [why] = await Promise.all([outbox().then(o => o.refusedAt(this)), this.refresh()])
    this.view = this.table
    this.last = null
    this.trouble ||= why
  }

  /** Shows answers that were given at this table before, and that no server has taken yet. */
  async #resume(): Promise<void> {
    const { listen, waitingAt, refusedAt, fits } = await outbox()
    if (this.#closed) return
    this.#deaf = listen(this.#heard)
    for (const given of await waitingAt(this.id))
      if (this.#ahead.every(u => u.id !== given.id) && fits(given, this)) this.#foreshow(given)
    this.trouble ||= await refusedAt(this)
  }

  // ---- the stream

  #listen(): void {
    this.#hush()
    if (this.#closed) return
    const stream = (this.#stream = new EventSource(api.events(this.id, this.invited)))
    stream.addEventListener('open', () => {
      if (this.lost) void Promise.all([this.refresh(), renewIfBare()])
      this.lost = false
      this.#wishes.again()
    })
    stream.addEventListener('row', e => this.#row(JSON.parse(e.data) as RowEvent))
    stream.addEventListener('talk', e => {
      const said = JSON.parse(e.data) as Talk
      if (!this.state.talk.some(t => t.id === said.id)) this.state = { ...this.state, talk: [...this.state.talk, said] }
    })
    stream.addEventListener('seats', e => {
      const told = JSON.parse(e.data) as SeatsEvent & Pick<MatchState, 'status'>
      const { status, seats } = told
      // The start of the match, and a seat gained or lost, change what I may see. People who leave or call a vote change what
      // I may do.
      const before = this.state
      const anew =
        status !== before.status ||
        seats.some((s, k) => s.you !== before.seats[k]?.you) ||
        toSettle(told) !== toSettle(before)
      this.state = { ...before, ...told }
      if (anew) void this.refresh()
    })
    stream.addEventListener('error', () => {
      this.lost = true
      // The browser itself tries again and resumes, unless the answer was no stream at all.
      if (stream.readyState === EventSource.CLOSED)
        this.#timer = setTimeout(() => {
          void this.refresh()
          this.#listen()
        }, RETRY)
    })
  }

  #hush(): void {
    clearTimeout(this.#timer)
    this.#stream?.close()
    this.#stream = undefined
  }

  /** A hidden page lets go of its stream (a browser has few) and asks now and then; seen again, it catches up. */
  #seen = (): void => {
    if (document.hidden) {
      this.#hush()
      this.#timer = setInterval(() => void this.refresh(), HIDDEN_POLL)
    } else {
      this.#listen()
      void this.refresh()
    }
  }

  #row(row: RowEvent): void {
    const { entry } = row
    const state = this.state
    if (row.seq < state.seq || (row.seq === state.seq && row.view === undefined)) return
    const next = row.seq === state.seq + 1
    if (row.seq > state.seq && !(next && entry)) {
      void this.refresh()
      return
    }
    const own = this.#ahead[0]
    const mine = next && own !== undefined && own.seat === entry?.seat && own.move === entry.move
    // Where a standing order answered my move at once, its row comes first and brings no view: what was foreseen of it was certain.
    const foreseen = mine ? own.view : null
    // The server's confirmation of what is already shown is no new view, so nothing is redrawn.
    if (row.view && JSON.stringify(row.view) === JSON.stringify(foreseen)) row.view = foreseen!
    this.#accept({
      ...state,
      seq: row.seq,
      at: row.seq,
      status: row.status,
      acting: row.acting,
      eyes: row.eyes ?? state.eyes,
      view: row.view ?? foreseen ?? state.view,
      mayTakeBack: row.mayTakeBack ?? state.mayTakeBack,
      ...(row.clocks && { clocks: row.clocks }),
      log: next && entry ? [...state.log, entry] : state.log,
    })
    if (!next || !entry) return
    if (mine && (row.view || foreseen)) this.#ahead = this.#ahead.slice(1)
    else if (mine) void this.refresh()
    this.onrow(entry)
    // Whether a question still stands when the table has moved on is the server's to say.
    if (state.votes?.length) void this.refresh()
    // It touches no table: nothing is drawn.
    if (entry.event) return
    if (row.view && !foreseen) this.show(entry, row.view)
    else if (row.view && !this.#ahead.length) this.view = row.view
    if (row.status !== state.status) void this.refresh()
  }
}
