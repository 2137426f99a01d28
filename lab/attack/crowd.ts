/**
 * People at many tables who remember what was acknowledged. They play hot-seat tables of every game with moves and
 * takebacks, some with standing orders, some with bots, and now and then leave a seat and come back. Whatever happened
 * to the servers, each acknowledged row must be there once.
 */
import { pick, seeded } from '@loggia/core'
import { setTimeout as rest } from 'node:timers/promises'
import { SUBJECTS } from '../games.ts'
import { Hall } from '../hall.ts'

interface Legal {
  seat: number
  move: string
}
interface State {
  seq: number
  status: string
  acting: number[]
  legal: Legal[]
  mayTakeBack: number[]
  seats: { kind: string }[]
  log: { seq: number; seat: number; move: string }[]
}
interface RowFrame {
  seq: number
  takeback?: number
  entry?: { seq: number; seat: number; move: string; event?: { kind: string } }
}
interface Wish {
  game: string
  seats: readonly object[]
  order?: string
}
interface Table {
  id: string
  wish: Wish
  acknowledged: Map<number, Legal>
  /** Seats that were left to bots, and how often leaving one and coming back was acknowledged: each is a row, too. */
  left: number[]
  changes: number
}

const me = { kind: 'me' }
const bot = { kind: 'bot', bot: 'greedy' }
const searching = { kind: 'bot', bot: 'search', level: 'novice' }
/** Of every game a hot-seat table, with a standing order where it has any, and one with a bot; one bot is a searching one. */
const TABLES: readonly Wish[] = Object.entries(SUBJECTS).flatMap(([id, { game }], k) => {
  const { max } = game.seats
  const order = game.standingOrders?.all.find(word => !word.includes(':'))
  return [
    { game: id, seats: Array<object>(Math.min(2 + k, max)).fill(me), ...(order !== undefined && { order }) },
    { game: id, seats: [me, k ? bot : searching] },
  ]
})
/** One in this many actions is a takeback, if possible. */
const TAKEBACKS = 6
/** One in this many leaves a seat to a bot (if its person has another) or takes it again. */
const CHANGES = 12
/** How long an answer is waited for: a bot's, a hall's that is coming back. */
const PATIENCE = 120_000

export class Crowd {
  readonly #rng: number[]
  readonly #cookie: string
  /** All at which anything was ever played; those whose match is over have others in their place. */
  readonly #tables: Table[] = []
  /** Answers that were no success, by their status; 0: none at all. */
  readonly trouble: Record<string, number> = {}
  readonly #over = new Set<Table>()
  #playing = false

  private constructor(rng: number[], cookie: string) {
    this.#rng = rng
    this.#cookie = cookie
  }

  get acknowledged(): number {
    return this.#tables.reduce((n, t) => n + t.acknowledged.size, 0)
  }

  /** Sits down at this many tables of each kind. */
  static async gather(url: string, each: number, seed: string): Promise<Crowd> {
    const hall = new Hall(url, 16)
    try {
      const { cookie } = await hall.must('POST', '/api/session', undefined, { name: 'crowd' })
      const crowd = new Crowd(seeded(seed), cookie!)
      await Promise.all(
        Array.from({ length: each }, () => TABLES)
          .flat()
          .map(wish => crowd.#sit(hall, wish)),
      )
      return crowd
    } finally {
      hall.close()
    }
  }

  async #sit(hall: Hall, wish: Wish): Promise<Table> {
    const { order, ...rest } = wish
    const { id } = await hall.must<{ id: string }>('POST', '/api/matches', this.#cookie, {
      ...rest,
      visibility: 'private',
    })
    await hall.give(id, this.#cookie)
    if (order)
      for (const seat of wish.seats.keys())
        await hall.must('PUT', `/api/matches/${id}/standing`, this.#cookie, { seat, order })
    const table: Table = { id, wish, acknowledged: new Map(), left: [], changes: 0 }
    this.#tables.push(table)
    return table
  }

  /** Plays at all tables, each action at one of these servers, and at a new one where a match is over, until `enough` says so. */
  async play(urls: readonly string[], enough: () => boolean): Promise<void> {
    const halls = urls.map(url => new Hall(url, 32))
    this.#playing = true
    await Promise.all(
      this.#tables
        .filter(t => !this.#over.has(t))
        .map(async first => {
          for (let table = first; this.#playing && !enough(); ) {
            const hall = halls[pick(this.#rng, halls.length)]!
            if (this.#over.has(table)) table = await this.#sit(hall, table.wish).catch(() => table)
            else if (!(await this.#act(hall, table))) await rest(10) // a bot thinks, or the server is away
          }
        }),
    )
    for (const hall of halls) hall.close()
  }

  stop(): void {
    this.#playing = false
  }

  /** One action at a table; false when there was none to do. */
  async #act(hall: Hall, table: Table): Promise<boolean> {
    const path = `/api/matches/${table.id}`
    const state = await this.#ask<State>(hall, 'GET', path)
    if (state?.status === 'finished') this.#over.add(table)
    if (!state?.legal.length) return false
    if (pick(this.#rng, CHANGES) === 0 && (await this.#changeSeat(hall, table, state))) return true
    const back = state.mayTakeBack[0]
    if (back !== undefined && pick(this.#rng, TAKEBACKS) === 0)
      return (await this.#ask(hall, 'POST', `${path}/takeback`, { seat: back })) !== undefined
    const { seat, move } = state.legal[pick(this.#rng, state.legal.length)]!
    const done = await this.#ask<{ seq: number }>(hall, 'POST', `${path}/moves`, { seq: state.seq, move, seat })
    if (done) table.acknowledged.set(done.seq, { seat, move })
    return done !== undefined
  }

  /** Takes a seat again that was left, or leaves one; false where neither can be. */
  async #changeSeat(hall: Hall, table: Table, { seats, legal }: State): Promise<boolean> {
    const path = `/api/matches/${table.id}`
    const [left] = table.left
    const { seat } = legal[0]!
    if (left === undefined && seats.filter(s => s.kind === 'person').length < 2) return false
    const done =
      left === undefined
        ? await this.#ask(hall, 'POST', `${path}/resign`, { seat })
        : await this.#ask(hall, 'POST', `${path}/return`, { seat: left })
    // Who heard no answer tries the other way next time; what became of it the rows say.
    if (done) table.changes++
    table.left = left === undefined ? [seat] : []
    return done !== undefined
  }

  async #ask<X>(hall: Hall, method: 'GET' | 'POST', path: string, body?: object): Promise<X | undefined> {
    const { status, body: text } = await hall
      .call(method, path, this.#cookie, body)
      .catch(() => ({ status: 0, body: '' }))
    if (status === 200) return JSON.parse(text) as X
    this.trouble[status] = (this.trouble[status] ?? 0) + 1
    return undefined
  }

  /** Reads all tables again from their first row: acknowledged rows that are gone or others, rows that are missing or told twice. */
  async missing(url: string): Promise<{ lost: number; doubled: number }> {
    const hall = new Hall(url, 16)
    const found = { lost: 0, doubled: 0 }
    await Promise.all(
      this.#tables.map(async ({ id, acknowledged, changes }) => {
        const { seq } = await hall.must<State>('GET', `/api/matches/${id}`, this.#cookie)
        const rows: RowFrame[] = []
        if (!seq) return
        await hall.stream(
          `/api/matches/${id}/events`,
          this.#cookie,
          (event, data) => {
            if (event === 'row') rows.push(JSON.parse(data) as RowFrame)
            return (rows.at(-1)?.seq ?? 0) >= seq
          },
          () => {
            /* it was read to its end, or is counted as lost */
          },
          { since: 0, whole: true },
        )
        const bySeq = new Map(rows.map(r => [r.seq, r]))
        found.doubled += rows.length - bySeq.size
        for (let k = 1; k <= seq; k++) if (!bySeq.has(k)) found.lost++
        found.lost += Math.max(0, changes - rows.filter(r => r.entry?.event?.kind === 'seat').length)
        // What was taken back has no entry any more: of each seat as many acknowledged moves as it took back may be without.
        const back = new Map<number, number>()
        for (const { takeback: seat } of rows) if (seat !== undefined) back.set(seat, (back.get(seat) ?? 0) + 1)
        for (const [k, { seat, move }] of acknowledged) {
          const entry = bySeq.get(k)?.entry
          if (entry) {
            if (entry.seat !== seat || !sounds(entry.move, move)) found.lost++
            continue
          }
          const left = back.get(seat) ?? 0
          if (left) back.set(seat, left - 1)
          else found.lost++
        }
      }),
    )
    hall.close()
    return found
  }

  /** Waits until no bot is asked any more; gives how many are for too long. */
  async botsLeftAsked(url: string): Promise<number> {
    const hall = new Hall(url, 16)
    const until = performance.now() + PATIENCE
    const left = await Promise.all(
      this.#tables.map(async ({ id }) => {
        for (;;) {
          const { status, acting, seats } = await hall.must<State>('GET', `/api/matches/${id}`, this.#cookie)
          if (status !== 'running' || !acting.some(seat => seats[seat]!.kind === 'bot')) return 0
          if (performance.now() > until) return 1
          await rest(50)
        }
      }),
    )
    hall.close()
    return left.reduce<number>((a, b) => a + b, 0)
  }

  /** Listens to all tables that there are at a server, as a browser does: comes back with the row it heard last. `caughtUp` waits for the newest rows and gives what was missed or told twice. */
  follow(url: string): { caughtUp: () => Promise<{ lost: number; doubled: number; resumed: number }> } {
    const tables = [...this.#tables]
    const hall = new Hall(url, tables.length)
    const found = { lost: 0, doubled: 0, resumed: 0 }
    const last = new Map<string, number>()
    let closed = false
    for (const { id } of tables) {
      const listen = (): void => {
        const since = last.get(id)
        hall
          .stream(
            `/api/matches/${id}/events`,
            this.#cookie,
            (event, data) => {
              if (event !== 'row') return false
              const { seq } = JSON.parse(data) as RowFrame
              const before = last.get(id)
              if (before !== undefined && seq <= before && seq > 0) found.doubled++
              if (before !== undefined && seq > before + 1) found.lost += seq - before - 1
              last.set(id, Math.max(seq, before ?? 0))
              return false
            },
            () => {
              if (!closed) {
                found.resumed++
                setTimeout(listen, 200)
              }
            },
            since === undefined ? {} : { since },
          )
          .catch(() => {
            /* tried again when it is lost */
          })
      }
      listen()
    }
    const caughtUp = async () => {
      const until = performance.now() + PATIENCE
      for (const { id } of tables) {
        const { seq } = await hall.must<State>('GET', `/api/matches/${id}`, this.#cookie)
        while ((last.get(id) ?? -1) < seq && performance.now() < until) await rest(20)
        found.lost += Math.max(0, seq - (last.get(id) ?? 0))
      }
      closed = true
      hall.close()
      return found
    }
    return { caughtUp }
  }
}

/** Whether a move may be heard like that: as it is, or by others with `?` for what is none of their business. */
const sounds = (heard: string, move: string): boolean =>
  heard === move || (heard.includes('?') && heard.split(':')[0] === move.split(':')[0])
