/**
 * What one server tells the others on the same database: that a match has a new row, other seats, a line of talk, or that a session is over. Only that: each
 * reads what it needs. Sent in batches after the commit, on a connection of its own: a NOTIFY inside each move's transaction would
 * make all commits wait for one another. What gets lost is found by looking now and then at the matches and sessions that are watched.
 */
import pg from 'pg'

const CHANNEL = 'loggia'
/** A notification is at most 8,000 bytes. */
const BATCH = 150
const GATHER = 4,
  CHECK = 2_500,
  AGAIN = 1_000

/** `n`: the row, the count of what happened to the seats, the line of talk. Of a session that is over: its hash, and no number. */
export type News = [kind: 'row' | 'seats' | 'talk', match: string, n: number] | [kind: 'left', session: string]

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
  /** All batches so far are on their way. */
  #sent = Promise.resolve()
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
    await client.query(`set synchronous_commit = off; listen ${CHANNEL}`)
    this.#client = client
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
      this.#sent = this.#sent.then(() => this.#send()).catch(error => this.#listener.error(error))
    }, GATHER)
  }

  /** Sends what has gathered, one batch after another. */
  async #send(): Promise<void> {
    const queue = this.#queue
    this.#queue = []
    for (let k = 0; k < queue.length; k += BATCH) {
      await this.#client?.query({
        name: 'notify',
        text: 'select pg_notify($1, $2)',
        values: [CHANNEL, JSON.stringify(queue.slice(k, k + BATCH))],
      })
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#checks)
    clearTimeout(this.#timer)
    await this.#sent
      .then(() => this.#send())
      .catch(() => {
        /* the others find it by looking */
      })
    await this.#client?.end()
  }
}
