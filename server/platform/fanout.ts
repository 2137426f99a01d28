/**
 * What one server tells the others on the same database: that a match has a new row, other seats, a line of talk, or that a session is over. Only that: each
 * reads what it needs. Sent in batches after the commit, on a connection of its own: a NOTIFY inside each move's transaction would
 * make all commits wait for one another. What gets lost is found by looking now and then at the matches and sessions that are watched.
 */
import pg from 'pg'
import { texts } from './kind.ts'
import { kept } from './statement.ts'

/** Sessions concern every server; matches have a channel for each shard of them, and a server listens to those of the matches that it keeps or that are watched there. */
const CHANNEL = 'loggia'
const SHARDS = 32
/** A notification is at most 8,000 bytes. */
const BATCH = 150
/** In milliseconds. Gathered for a fiftieth of a second a batch is five rows of a busy hall; who watches at another server does not see it. */
const GATHER = 20
const CHECK = 2_500
const AGAIN = 1_000

/** `n`: the row, the count of what happened to the seats, the line of talk. Of a session that is over, or whose person may do otherwise now: its hash, and no number. `hall`: something else is chosen for all of it. */
export type News =
  | [kind: 'row' | 'seats' | 'talk', match: string, n: number]
  | [kind: 'left', session: string]
  | [kind: 'hall', all: '']

/** That these sessions are over, or that their people may do otherwise now. */
export const sessionNews = (hashes: readonly string[]): News[] => hashes.map(hash => ['left', hash])
/** That these tables have other people, or call them otherwise. */
export const seatNews = (changed: readonly { id: string; changed: number }[]): News[] =>
  changed.map(({ id, changed }) => ['seats', id, changed])

/** To which channel the news of a match belong. */
export function channelOf(match: string): string {
  let sum = 0
  for (let k = 0; k < match.length; k++) sum = (sum * 31 + match.charCodeAt(k)) >>> 0
  return `${CHANNEL}_${sum % SHARDS}`
}

const TELL = kept(
  'tell',
  'select from unnest($channels::text[], $news::text[]) as batch(channel, news), pg_notify(channel, news)',
  { channels: texts, news: texts },
)

export interface FanoutListener {
  /** Another server says so. */
  heard(news: News): void
  /** Time to look whether something was missed. */
  check(): void
  error(error: Error): void
}

export class Fanout {
  readonly #connection: pg.ClientConfig
  readonly #listener: FanoutListener
  readonly #checks: NodeJS.Timeout
  #client: pg.Client | undefined
  #queue: News[] = []
  /** The channels of matches that concern us. */
  #channels = new Set<string>()
  /** All that was asked of the connection so far is done: it answers one query at a time. */
  #asked: Promise<unknown> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(connection: pg.ClientConfig, listener: FanoutListener) {
    this.#connection = connection
    this.#listener = listener
    this.#checks = setInterval(() => listener.check(), CHECK)
  }

  /** Begins to listen; goes on trying when the connection is lost. */
  async listen(): Promise<void> {
    const client = new pg.Client(this.#connection)
    client.on('notification', ({ processId, payload }) => {
      if (processId === (client as unknown as { processID: number }).processID || !payload) return
      for (const news of JSON.parse(payload) as News[]) this.#listener.heard(news)
    })
    const lost = (error?: Error) => {
      if (this.#client !== client) return
      this.#client = undefined
      this.#again(error)
    }
    client.on('error', lost)
    client.on('end', () => lost())
    await client.connect()
    // The news repeat what is committed already, so they need not be durable themselves.
    const channels = new Set(this.#channels)
    await client.query(`set synchronous_commit = off; ${listenTo([CHANNEL, ...channels])}`)
    this.#client = client
    const since = [...this.#channels].filter(channel => !channels.has(channel))
    if (since.length) this.#ask(client => client.query(listenTo(since)))
  }

  /** From now on news of this match concern us. What was told a moment ago, before we listened, is looked for. */
  follow(match: string): void {
    const channel = channelOf(match)
    if (this.#channels.has(channel)) return
    this.#channels.add(channel)
    this.#ask(async client => {
      await client.query(listenTo([channel]))
      this.#listener.check()
    })
  }

  /** Only these matches concern us. */
  keepTo(matches: Iterable<string>): void {
    const wanted = new Set([...matches].map(channelOf))
    const idle = [...this.#channels].filter(channel => !wanted.has(channel))
    if (!idle.length) return
    for (const channel of idle) this.#channels.delete(channel)
    this.#ask(client => client.query(idle.map(channel => `unlisten ${channel}`).join(';')))
  }

  /** Asks when all before is answered; nothing while there is no connection, for the next one listens to all channels. */
  #ask(query: (client: pg.Client) => Promise<unknown>): void {
    this.#asked = this.#asked
      .then(() => this.#client && query(this.#client))
      .catch(error => this.#listener.error(error))
  }

  /** The connection is lost: tries again until it is back, then looks what was missed. */
  #again(error: Error | undefined): void {
    if (error) this.#listener.error(error)
    if (!this.#closed)
      setTimeout(
        () =>
          this.listen().then(
            () => this.#listener.check(),
            again => this.#again(again),
          ),
        AGAIN,
      )
  }

  /** Tells the others, soon. */
  tell(...news: News): void {
    this.#queue.push(news)
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#ask(client => this.#send(client))
    }, GATHER)
  }

  /** Sends what has gathered, each channel its own, one batch after another. */
  async #send(client: pg.Client): Promise<void> {
    const queues = Map.groupBy(this.#queue, news =>
      news[0] === 'left' || news[0] === 'hall' ? CHANNEL : channelOf(news[1]),
    )
    this.#queue = []
    const batches = [...queues].flatMap(([channel, queue]) =>
      Array.from({ length: Math.ceil(queue.length / BATCH) }, (_, k) => ({
        channel,
        news: JSON.stringify(queue.slice(k * BATCH, (k + 1) * BATCH)),
      })),
    )
    if (!batches.length) return
    await TELL.run(client, { channels: batches.map(b => b.channel), news: batches.map(b => b.news) })
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#checks)
    clearTimeout(this.#timer)
    await this.#asked
    if (!this.#client) return
    await this.#send(this.#client).catch(() => {
      /* the others find it by looking */
    })
    await this.#client?.end()
  }
}

const listenTo = (channels: readonly string[]): string => channels.map(channel => `listen ${channel}`).join(';')
