/** Halls and guests for tests: everything goes over HTTP, as a stranger would do it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { basename } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { configure } from '../platform/config.ts'
import type { DealtState, LogEntry, MatchCreated, RowEvent, SeatsEvent, Talk } from '../contract.ts'
import { type RunningServer, startServer } from '../index.ts'
import { contribution as partOf } from './same-chance.ts'
import { addressOf } from './setup.ts'

export interface Answer<T> {
  status: number
  body: T
  headers: Headers
}
export interface Event {
  event: string
  id: string | undefined
  data: RowEvent & Talk & SeatsEvent
  text: string
}

/** `TESTS=all`, as nightly has it: whole matches, and each option at each number of seats. */
export const ALL = process.env.TESTS === 'all'

/** Asks until the condition holds, and meanwhile leaves the machine to the processes it waits for. */
export async function until<X>(ask: () => Promise<X | false | null | undefined>): Promise<X> {
  for (;;) {
    const found = await ask()
    if (found) return found
    await rest(10)
  }
}

/** A new database, with the tables of the hall in it, or `empty`. */
export async function freshDatabase({ empty = false } = {}): Promise<string> {
  const name = `t${randomBytes(6).toString('hex')}`
  const host = inject('socket')
  const client = new pg.Client({ host, port: 5432, user: 'loggia', database: 'postgres' })
  await client.connect()
  await client.query(`create database ${name} template ${empty ? 'template0' : 'hall'}`)
  await client.end()
  return addressOf(host, name)
}

/** A hall in this process, with the games of the tests. */
export async function hallOf(
  databaseUrl: string,
  more: Record<string, string> = {},
  games = 'games.ts',
): Promise<RunningServer> {
  const env = {
    PORT: '0',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '6',
    CONTACT: 'host@loggia.example',
    // Beside the database, as it is meant: what one test erases is not known to the halls of others.
    ...(more.DATA_DIR
      ? {}
      : { FORGOTTEN_LIST: `${inject('socket')}-forgotten-${basename(new URL(databaseUrl).pathname)}` }),
    ...more,
  }
  return startServer({ ...configure(env), games: new URL(games, import.meta.url).href })
}

/** A port that nobody has: for a hall that has to know its own address beforehand. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** A hall as a process of its own, as `npm start` runs it. */
export interface Process {
  url: string
  child: ChildProcess
  said: () => string
  ended: Promise<number | null>
}
export function processOf(
  env: Record<string, string>,
  { main: other, ...how }: { cwd?: string; main?: string; uid?: number; gid?: number } = {},
): Promise<Process> {
  const main = other ?? new URL('../main.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH!,
      PORT: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE!,
      ...env,
    },
    stdio: 'pipe',
    ...how,
  })
  let said = ''
  const ended = new Promise<number | null>(resolve => child.on('exit', resolve))
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', chunk => {
        said += chunk
        const url = /Loggia is open: (\S+)/.exec(said)?.[1]
        if (url) resolve({ url, child, said: () => said, ended })
      })
    ended.then(code => reject(new Error(`ended with ${code}: ${said}`)))
  })
}

/** Where one sits down. */
const SITS = /^\/api\/matches\/([\w-]+)\/join/

/** Somebody with a browser, or a program. */
export class Guest {
  readonly #url: string
  cookie = ''
  id = ''
  /** Gives a part of the shuffle as soon as it sits, as a page does. */
  gives = true
  /** Up to which row of a match it has been told. */
  readonly #told = new Map<string, number>()

  constructor(url: string) {
    this.#url = url
  }

  static async named(hall: { url: string }, name: string): Promise<Guest> {
    const guest = new Guest(hall.url)
    const { body } = await guest.post<{ person: { id: string } }>('/api/session', { name })
    guest.id = body.person.id
    return guest
  }

  async send<T = { error: { code: string; rule?: string; sentence: string; seq?: number } }>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const cookie = response.headers.get('set-cookie')?.split(';')[0]
    const text = await response.text()
    if (cookie) this.cookie = cookie
    const parsed: unknown = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
    const sat =
      method === 'POST' &&
      response.ok &&
      (SITS.exec(path)?.[1] ?? (path === '/api/matches' && (parsed as MatchCreated).id))
    if (sat && this.gives) await this.give(sat)
    return { status: response.status, headers: response.headers, body: parsed as T }
  }
  get<T = { error: { code: string; sentence: string } }>(
    path: string,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    return this.send<T>('GET', path, undefined, headers)
  }
  post<T = { error: { code: string; rule?: string; sentence: string; seq?: number }; seq?: number; seat?: number }>(
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    return this.send<T>('POST', path, body, headers)
  }

  async table(match: object): Promise<MatchCreated> {
    return (await this.post<MatchCreated>('/api/matches', { visibility: 'open', ...match })).body
  }
  /** Gives this, or anything, to the shuffle of a match. */
  give(
    id: string,
    contribution = partOf(expect.getState().currentTestName ?? ''),
  ): Promise<Answer<{ dealt: boolean }>> {
    return this.send('POST', `/api/matches/${id}/contribution`, { contribution })
  }
  /** A match that is dealt. */
  async state(id: string, query = ''): Promise<DealtState> {
    return (await this.get<DealtState>(`/api/matches/${id}${query}`)).body
  }
  /** Plays a legal move of the seats that are asked: the first, or any. */
  async playOne(
    id: string,
    choose: (n: number) => number = () => 0,
  ): Promise<Answer<{ seq?: number; error: { code: string } }>> {
    // Of the log only what is new, as a page asks.
    const { legal, seq } = await this.state(id, `?since=${this.#told.get(id) ?? 0}`)
    const one = legal[choose(legal.length)]!
    this.#told.set(id, seq)
    return this.post(`/api/matches/${id}/moves`, { seq, move: one.move, seat: one.seat })
  }

  /** Opens the stream of a match. */
  async watch(id: string, { query = '', last }: { query?: string; last?: number } = {}): Promise<Stream> {
    const abort = new AbortController()
    const response = await fetch(`${this.#url}/api/matches/${id}/events${query}`, {
      signal: abort.signal,
      headers: {
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(last === undefined ? {} : { 'last-event-id': String(last) }),
      },
    })
    return new Stream(response, abort)
  }
}

/** An open stream: what came, and waiting for what will. */
export class Stream {
  readonly status: number
  readonly headers: Headers
  readonly events: Event[] = []
  /** All that came, as it came. */
  text = ''
  closed = false
  readonly #abort: AbortController
  #news: () => void = () => {
    /* nobody waits */
  }

  constructor(response: Response, abort: AbortController) {
    this.status = response.status
    this.headers = response.headers
    this.#abort = abort
    this.#read(response)
      .catch(() => {
        /* cut off */
      })
      .finally(() => {
        this.closed = true
        this.#news()
      })
  }

  get rows(): RowEvent[] {
    return this.events.filter(e => e.event === 'row').map(e => e.data)
  }
  get entries(): LogEntry[] {
    return this.rows.flatMap(r => r.entry ?? [])
  }

  /** Waits until the condition holds for what has come. */
  async until(condition: (s: Stream) => boolean): Promise<this> {
    while (!condition(this)) {
      if (this.closed) throw new Error(`the stream ended before that: ${this.text.slice(-500)}`)
      await new Promise<void>(resolve => {
        this.#news = resolve
      })
    }
    return this
  }

  close(): void {
    this.#abort.abort()
  }

  async #read(response: Response): Promise<void> {
    let rest = ''
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      this.text += chunk
      rest += chunk
      for (let end = 0; (end = rest.indexOf('\n\n')) >= 0; rest = rest.slice(end + 2)) {
        const frame = rest.slice(0, end)
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1]
        const data = field('data')
        if (data !== undefined)
          this.events.push({ event: field('event')!, id: field('id'), data: JSON.parse(data), text: frame })
      }
      this.#news()
    }
  }
}

/** A generator for tests that choose at random. */
export const dice =
  (seed: number) =>
  (n: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    return (seed >> 8) % n
  }
