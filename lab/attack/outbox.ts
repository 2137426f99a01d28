/**
 * Answers of a page under a network that is cut, slow or hangs, with pages killed at any moment, at two servers on one database. The page's own outbox
 * keeps and sends them; its device is memory that outlives the page. Each answer must be written once, or told as refused.
 */
import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as rest } from 'node:timers/promises'
import pg from 'pg'
import { acting, foresee, type Game, pick, seeded, type Table } from '@loggia/core'
import { MemoryShelf } from '../../web/src/lib/outbox/memory.ts'
import { type Entry, Outbox, type Outcome, type Shelf, waiting } from '../../web/src/lib/outbox/outbox.ts'
import { SUBJECTS } from '../games.ts'
import { Hall } from '../hall.ts'
import type { Found, Plan } from './index.ts'
import { type Fate, FATES, BadNetwork } from './bad-network.ts'
import { Folder, Server } from './servers.ts'

/** A page waits ten seconds and tries again after two; here all of that is a fortieth. */
const SCALE = 40
const LIMIT_MS = 10_000 / SCALE
/** The first games: there each seat sees what the other does, so one person at both foresees their answers. */
const OPEN_GAMES = 2
/** At most this many answers build on each other. */
const CHAIN = 3
/** One in this many answers is also given on a second device, or taken back by it. */
const ELSEWHERE = 6
/** The longest life of a page. */
const LIFE_MS = 400

interface State {
  seq: number
  status: string
  view: Table
}
interface Given {
  id: string
  match: string
  after?: string
  move: string
}

/** Sends an answer by a connection of its own; undefined where no whole answer comes in time. */
function post(port: number, cookie: string, person: string, match: string, entry: Entry): Promise<Outcome> {
  const { id, seat, seq, move } = entry
  return new Promise(done => {
    const sent = request(
      {
        ...{ port, host: '127.0.0.1', method: 'POST', agent: false, path: `/api/matches/${match}/moves` },
        headers: { cookie, 'content-type': 'application/json', 'idempotency-key': id, 'answer-of': person },
        signal: AbortSignal.timeout(LIMIT_MS),
      },
      reply => {
        let text = ''
        reply.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
        })
        reply.on('error', () => done(undefined))
        reply.on('end', () => {
          if (!reply.complete || reply.statusCode === 503) return done(undefined)
          const body = JSON.parse(text) as { seq: number; error?: { code: string } }
          done(body.error ? { refused: body.error.code } : { seq: body.seq })
        })
      },
    )
    sent.on('error', () => done(undefined))
    sent.end(JSON.stringify({ seat, seq, move }))
  })
}

/** A page that can be killed: from then on nothing that it had begun goes on. */
class Page {
  readonly outbox: Outbox
  #killed = false

  constructor(shelf: Shelf, send: (match: string, entry: Entry) => Promise<Outcome>, person: string) {
    const alive = <X>(value: X): X | Promise<never> => (this.#killed ? new Promise<never>(() => {}) : value)
    this.outbox = new Outbox({
      // What is written is written at once; whether the page hears of it is another matter.
      shelf: {
        all: async () => alive(await shelf.all()),
        change: async (...how) => {
          await alive(undefined)
          await rest(0)
          return alive(await shelf.change(...how))
        },
        remove: async who => alive(await shelf.remove(who)),
      },
      persons: () => [person],
      post: async (_, match, entry) => alive(await send(match, entry)),
      alone: (_, act) => act(),
      offline: () => false,
      later: (act, ms) => {
        const timer = setTimeout(act, ms / SCALE)
        return () => clearTimeout(timer)
      },
      tell: () => {},
    })
  }
  kill(): void {
    this.#killed = true
    this.outbox.close()
  }
}

export async function outbox({ seed, rounds = 200 }: Plan): Promise<Found> {
  const folder = new Folder()
  const rng = seeded(seed)
  const servers: Server[] = []
  const proxies: BadNetwork[] = []
  try {
    servers.push(await Server.start({ DATA_DIR: folder.path }))
    servers.push(await Server.start({ DATABASE_URL: folder.databaseUrl, DATABASE_POOL: '6' }))
    let fair = false
    const fate = (): Fate => (fair ? 'plain' : FATES[pick(rng, FATES.length)]!)
    for (const { url } of servers) proxies.push(await BadNetwork.before(url, fate, rng))
    const run = new Run(servers[0]!.url, proxies, rng)
    await run.sitDown()
    while (run.given.length < rounds) await run.round()
    fair = true
    await run.settle()
    const found = await run.count(folder.databaseUrl)
    const fates = Object.fromEntries(FATES.map(f => [f, proxies.reduce((n, p) => n + (p.fates[f] ?? 0), 0)]))
    return { drill: 'outbox', answers: run.given.length, ...found, pagesKilled: run.killed, fates }
  } finally {
    for (const proxy of proxies) proxy.close()
    for (const server of servers.reverse()) if (server.runs) await server.stop('SIGKILL')
    await folder.remove()
  }
}

/** One person with two devices at tables of their own. */
class Run {
  readonly given: Given[] = []
  killed = 0
  readonly #hall: Hall
  readonly #ports: readonly number[]
  readonly #rng: number[]
  readonly #shelves = [new MemoryShelf(), new MemoryShelf()]
  #cookie = ''
  #person = ''
  #tables: { id: string; game: Game }[] = []

  constructor(url: string, proxies: readonly BadNetwork[], rng: number[]) {
    this.#hall = new Hall(url, 4)
    this.#ports = proxies.map(p => p.port)
    this.#rng = rng
  }

  async sitDown(): Promise<void> {
    const { person, cookie } = await this.#hall.must<{ person: { id: string } }>('POST', '/api/session', undefined, {
      name: 'Drill',
    })
    this.#cookie = cookie!
    this.#person = person.id
    for (const [game, subject] of Object.entries(SUBJECTS).slice(0, OPEN_GAMES)) {
      const seats = [{ kind: 'me' }, { kind: 'me' }]
      const { id } = await this.#hall.must<{ id: string }>('POST', '/api/matches', cookie, {
        ...{ game, seats, visibility: 'private' },
      })
      await this.#hall.give(id, cookie)
      this.#tables.push({ id, game: subject.game })
    }
  }

  #page(device: number): Page {
    const send = (match: string, entry: Entry) =>
      post(this.#ports[pick(this.#rng, 2)]!, this.#cookie, this.#person, match, entry)
    return new Page(this.#shelves[device]!, send, this.#person)
  }
  #state(id: string, seat = 0): Promise<State> {
    return this.#hall.must('GET', `/api/matches/${id}?since=1000000&seat=${seat}`, this.#cookie)
  }

  /** A page opens, some answers are given at a table, and it is killed or left open for a while. */
  async round(): Promise<void> {
    const rng = this.#rng
    const page = this.#page(0)
    void page.outbox.sendAll()
    const { id, game } = this.#tables[pick(rng, this.#tables.length)]!
    await this.#answer(page, 0, id, game)
    if (!pick(rng, ELSEWHERE)) {
      const other = this.#page(1)
      await this.#answer(other, 1, id, game)
      await rest(pick(rng, LIFE_MS))
      other.kill()
    }
    if (!pick(rng, ELSEWHERE)) await this.#hall.call('POST', `/api/matches/${id}/takeback`, this.#cookie, {})
    await rest(pick(rng, LIFE_MS))
    page.kill()
    this.killed++
  }

  /** Gives answers one on top of another, as far as what they lead to is certain, and on top of what this device has not sent yet. */
  async #answer(page: Page, device: number, match: string, game: Game): Promise<void> {
    const rng = this.#rng
    const first = await this.#state(match)
    const who = Math.max(
      0,
      [0, 1].findIndex(s => (acting(first.view) >> s) & 1),
    )
    const state = who ? await this.#state(match, who) : first
    if (state.status !== 'running') return
    const left = (await this.#shelves[device]!.all()).filter(b => b.match === match).flatMap(waiting)
    let { view } = state
    let after = left.at(-1)?.id
    for (const { seat, move } of left) {
      const ahead = foresee(game, view, seat, [game.parse(move)])
      if (!ahead?.certain) return
      view = ahead.view
    }
    for (let n = 1 + pick(rng, CHAIN); n > 0; n--) {
      const seat = [0, 1].find(s => (acting(view) >> s) & 1)
      const moves: number[] = []
      if (seat !== undefined) game.moves(view, seat, moves)
      if (seat === undefined || !moves.length) return
      const move = moves[pick(rng, moves.length)]!
      const given: Given = { id: randomUUID(), match, move: game.format(move), ...(after && { after }) }
      this.given.push(given)
      await Promise.race([page.outbox.add(this.#person, match, { ...given, seat, seq: state.seq }), rest(LIFE_MS)])
      const ahead = foresee(game, view, seat, [move])
      if (!ahead?.certain) return
      view = ahead.view
      after = given.id
    }
  }

  /** The network is well again: pages that stay send what is left. */
  async settle(): Promise<void> {
    const pages = [0, 1].map(device => this.#page(device))
    for (const { outbox } of pages) await outbox.sendAll()
    const left = async () => (await Promise.all(this.#shelves.map(s => s.all()))).flat().flatMap(waiting).length
    while (await left()) await rest(20)
    for (const page of pages) page.kill()
  }

  /** Compares what was given with what is written, and with what was told as refused. */
  async count(databaseUrl: string): Promise<{ written: number; refused: number; held: boolean }> {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const { rows } = await client.query<{ answer: string; match: string; seq: number; word: string }>(
      'select answer, match, seq, word from moves where answer is not null',
    )
    await client.end()
    const boxes = (await Promise.all(this.#shelves.map(s => s.all()))).flat()
    const told = new Set(boxes.flatMap(b => b.entries).map(e => e.id))
    const of = Map.groupBy(rows, r => r.answer)
    let lost = 0
    let doubled = 0
    let both = 0
    let other = 0
    let order = 0
    for (const { id, match, move, after } of this.given) {
      const found = of.get(id) ?? []
      const [row] = found
      if (!row && !told.has(id)) lost++
      if (found.length > 1) doubled++
      if (row && told.has(id)) both++
      if (row && (row.match !== match || row.word !== move)) other++
      const before = after && of.get(after)?.[0]
      if (row && after && (!before || before.seq >= row.seq)) order++
    }
    return {
      ...{ written: of.size, refused: told.size, lost, doubled, writtenAndRefused: both, otherMove: other, order },
      held: !lost && !doubled && !both && !other && !order,
    }
  }
}
