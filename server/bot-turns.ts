/**
 * Whose turn it is to think. That a bot is asked is a job in the database, written together with the row that led to it: so no
 * kill can lose it, and when a server dies in the middle of a thought another takes the job up. A bot never wedges a match: who
 * thinks too long or fails plays as the greedy one, and who then still has no legal answer any legal move.
 */
import { availableParallelism } from 'node:os'
import { randomInt, randomUUID } from 'node:crypto'
import type { Seat } from '@loggia/core'
import PgBoss from 'pg-boss'
import type pg from 'pg'
import type { Logger } from 'pino'
import { Piscina } from 'piscina'
import type { Question } from './bot-worker.ts'
import { alone } from './database.ts'
import { Refusal } from './refusal.ts'
import type { Sql } from './store.ts'
import { askedOf, type Live, type Tables } from './tables.ts'

const QUEUE = 'bot-turn'
/** Jobs in hand at the same time; most of them wait for a thread or the database. */
const HANDS = 8
/** After so long a job makes way for others. */
const SLICE = 2_000

interface Job { match: string }

export class BotTurns {
  readonly #pool: pg.Pool
  readonly #boss: PgBoss
  readonly #threads: Piscina<Question, string>
  readonly #tables: Tables
  readonly #log: Logger
  readonly #seconds: number
  #hands: { id: string; busy: boolean }[] = []
  #state: 'open' | 'closing' | 'closed' = 'open'
  /** Called with the seconds of each thought. */
  onThought: (seconds: number) => void = () => { /* nobody measures */ }

  /** `seconds`: after that a thought is given up, and the job may be another server's. */
  constructor(pool: pg.Pool, tables: Tables, games: string, seconds: number, log: Logger) {
    this.#pool = pool
    this.#boss = new PgBoss({
      // When all is over, what is still under way in pg-boss has no database to tell.
      db: { executeSql: async (text, values) => this.#state === 'closed' ? { rows: [{ count: 0 }] } : pool.query(text, values) }, schedule: false, maintenanceIntervalSeconds: Math.min(seconds, 10),
      archiveCompletedAfterSeconds: 60, deleteAfterMinutes: 10,
    })
    this.#boss.on('error', error => log.error({ err: error }, 'bot jobs'))
    this.#threads = new Piscina({
      filename: new URL('bot-worker.ts', import.meta.url).href, workerData: { games }, minThreads: 1, maxThreads: Math.max(2, availableParallelism()),
      idleTimeout: 60_000, niceIncrement: 10,
    })
    this.#tables = tables
    this.#log = log
    this.#seconds = seconds
  }

  async start(): Promise<void> {
    // pg-boss makes its tables itself, and two servers that do so at the same time can stop each other.
    await alone(this.#pool, async () => {
      await this.#boss.start()
      await this.#boss.createQueue(QUEUE)
    })
    for (let n = 0; n < HANDS; n++) {
      const hand = { id: '', busy: false }
      hand.id = await this.#boss.work<Job>(QUEUE, { pollingIntervalSeconds: 2, batchSize: 1 }, async ([job]) => {
        hand.busy = true
        try { await this.#turn(job!.data.match) } finally {
          hand.busy = false
          this.#boss.notifyWorker(hand.id) // there may be more
        }
      })
      this.#hands.push(hand)
    }
  }

  /**
   * Writes the job. A second one for the same match is harmless: it finds nothing to do. One that is not written because another
   * waits could be lost: that other may be looked at before the row of this one is committed.
   */
  write(match: string, sql?: Sql): Promise<unknown> {
    return this.#boss.send(QUEUE, { match } satisfies Job, { expireInSeconds: this.#seconds, retryLimit: 1_000, ...(sql ? { db: sql as PgBoss.Db } : {}) })
  }

  /** A job was committed: an idle hand, each in its turn, looks at once. A busy one looks when it is done. */
  nudge(): void {
    const idle = this.#hands.findIndex(hand => !hand.busy)
    if (idle < 0) return
    const [hand] = this.#hands.splice(idle, 1)
    this.#hands.push(hand!)
    this.#boss.notifyWorker(hand!.id)
  }

  /** Of a match that was away: should its job have been lost, here is another. A job too many finds nothing to do. */
  async remind(live: Live): Promise<void> {
    if (askedBot(live) === undefined) return
    await this.write(live.id)
    this.nudge()
  }

  /** Stops in the middle of thoughts: their jobs are given back, for another server or the next start. */
  async stop(): Promise<void> {
    this.#state = 'closing'
    await this.#boss.stop({ graceful: false, wait: true })
    this.#state = 'closed'
    await this.#threads.destroy()
  }

  /** Plays for the bots of a match until none is asked. */
  async #turn(id: string): Promise<void> {
    // The row that asks may be another server's, and its news not here yet: to look at an old table and go would leave the bot asked for ever.
    await this.#tables.catchUp(await this.#tables.get(id))
    for (const until = Date.now() + SLICE; ;) {
      const live = await this.#tables.get(id), seat = askedBot(live)
      if (seat === undefined) return
      if (Date.now() > until) { await this.write(id); return this.nudge() }
      const seq = live.match.seq, word = await this.#think(live, seat)
      if (this.#state !== 'open') return
      await this.#play(id, seat, seq, word)
    }
  }

  async #think(live: Live, seat: Seat): Promise<string | undefined> {
    const { game, table } = live.match, { bot, level } = live.meta.seats[seat]!, begun = performance.now()
    const question: Question = {
      game: live.meta.game, view: game.view(table, seat), seat, bot: bot ?? 'random', level: level ?? 'club', seed: randomUUID(),
      ...(live.olderBox ? { box: { hash: live.meta.box, json: live.olderBox } } : {}),
    }
    for (const quicker of [{}, { bot: 'greedy' as const }]) {
      try { return await this.#threads.run({ ...question, ...quicker }, { signal: AbortSignal.timeout(this.#seconds * 400) }) } catch (error) {
        if (this.#state !== 'open') return undefined
        this.#log.error({ err: error, match: live.id, seat, bot, ...quicker }, 'a bot failed')
      } finally { this.onThought((performance.now() - begun) / 1000) }
    }
    return undefined
  }

  /** Plays that word; when it is none, random ones until one can be played. Stale answers are dropped. */
  async #play(id: string, seat: Seat, seq: number, word: string | undefined): Promise<void> {
    for (let attempt = 0, say = word; attempt < 20; attempt++) {
      const live = await this.#tables.get(id), moves: number[] = []
      if (say === undefined) {
        live.match.game.moves(live.match.table, seat, moves)
        if (!moves.length) return
        say = live.match.game.format(moves[randomInt(moves.length)]!)
      }
      try { await this.#tables.play(live, null, seat, seq, say); return } catch (error) {
        if (!(error instanceof Refusal)) throw error
        if (error.code === 'stale' || error.code === 'not-running' || error.code === 'not-your-seat') return
        this.#log.error({ err: error, match: id, seat, word: say }, 'a bot was refused')
        say = undefined
      }
    }
    throw new Error(`match ${id}: seat ${seat} finds no move that can be played`)
  }
}

/** A bot that is asked now. */
export function askedBot(live: Live): Seat | undefined {
  const asked = askedOf(live)
  return live.meta.seats.find(s => s.kind === 'bot' && asked >> s.seat & 1)?.seat
}
