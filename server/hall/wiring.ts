/**
 * Wiring: makes all parts of a hall, and closes them in order. Parts that need each other hold the hall, say which of
 * its parts they use, and look them up when they act.
 */
import type { Logger } from 'pino'
import { Departures } from '../admin/departures.ts'
import { ForgottenList } from '../admin/forgotten.ts'
import { House } from '../admin/house.ts'
import { BotTurns } from '../match/bots/turns.ts'
import { CatchUp } from '../match/catch-up.ts'
import type { Heart } from '../match/clock/heart.ts'
import type { Games } from '../match/hosted.ts'
import { Hub } from '../match/hub.ts'
import { Statistics } from '../match/statistics/statistics.ts'
import { Tables } from '../match/tables.ts'
import type { Means, Vapid } from '../notices/carriers.ts'
import { Courier } from '../notices/courier.ts'
import { Mailer } from '../notices/mailer.ts'
import { type NoPush, vapidOf } from '../notices/vapid.ts'
import type { Ways } from '../people/account/contract.ts'
import { Passkeys } from '../people/account/passkeys.ts'
import { People } from '../people/people.ts'
import { type Hashed, hashOfNetwork } from '../platform/addresses.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database.ts'
import { Fanout, type News } from '../platform/fanout.ts'
import { Faults } from '../platform/faults.ts'
import { Limits } from '../platform/limits.ts'
import { type Metrics, openMetrics } from '../platform/metrics.ts'
import { Outbound } from '../platform/outbound.ts'
import { SchemaWatch } from '../platform/schema-watch.ts'
import { type Seal, sealWith } from '../platform/secrets.ts'
import type { AppContext } from './app-context.ts'
import { Failures } from './failures.ts'
import { type Readiness, readinessOf } from './health.ts'
import { Heartbeat, heartOf, jobsOf } from './heartbeat.ts'
import { listenerOf } from './listener.ts'
import { Newsroom } from './news.ts'
import type { Store } from './store.ts'
import { Sweep } from './sweep.ts'
import { lastMove } from './last-move.ts'

/** What is there before the parts of a hall are made. */
interface Ground {
  config: Config
  games: Games
  database: Database
  store: Store
  log: Logger
}
/** What was read from the database for them. */
interface Read {
  keys: { session: string; credential: string }
  vapid: Vapid | NoPush
}

export class Hall implements AppContext {
  readonly config: Config
  readonly games: Games
  readonly store: Store
  readonly log: Logger
  readonly watch: SchemaWatch
  readonly faults = new Faults()
  readonly failures: Failures
  /** Hears what goes wrong beside a request. */
  readonly failed: (error: Error) => void
  readonly house: House
  readonly hashed: Hashed
  readonly limits: Limits
  readonly seal: Seal
  readonly people: People
  readonly passkeys: Passkeys
  readonly ways: Ways
  readonly hub: Hub
  readonly tables: Tables
  readonly vapid: Vapid | NoPush
  readonly mailer: Mailer | undefined
  readonly courier: Courier
  readonly bots: BotTurns
  readonly statistics: Statistics
  readonly metrics: Metrics
  readonly news: Newsroom
  readonly catchUp: CatchUp
  readonly departures: Departures
  readonly sweep: Sweep
  readonly fanout: Fanout
  readonly readiness: Readiness
  readonly heart: Heart
  readonly heartbeat: Heartbeat
  /** Where people reach the hall. */
  url: string
  readonly #database: Database
  readonly #outbound: Outbound
  #stopped: Promise<void> | undefined

  constructor({ config, games, database, store, log }: Ground, { keys, vapid }: Read) {
    this.config = config
    this.games = games
    this.store = store
    this.log = log
    this.url = config.publicUrl ?? ''
    this.#database = database
    this.#outbound = new Outbound(config.outboundAllow)
    this.watch = new SchemaWatch(database, log)
    this.failures = new Failures(this)
    this.failed = this.failures.of('beside a request')
    this.house = new House(store)
    this.hashed = hashOfNetwork(() => store.keysOfAddresses())
    this.limits = new Limits(config.rateLimit, store, this.hashed)
    this.seal = sealWith(keys.credential)
    this.people = new People(store, keys.session, config.publicUrl?.startsWith('https:') ?? false)
    this.passkeys = new Passkeys(config.publicUrl, store, this.seal)
    const { domain } = this.passkeys
    this.ways = { ...(domain ? { passkeys: domain } : {}), ...(config.mail ? { mail: true } : {}) }
    this.news = new Newsroom(this)
    this.hub = new Hub(loaded => this.news.pagesOpen(loaded))
    this.tables = new Tables(store, games, listenerOf(this), config.cacheRows)
    this.vapid = vapid
    this.mailer = config.mail && new Mailer(config.mail, config.publicUrl!)
    this.courier = new Courier(store, this.carriers, log, this.failures.of('notices'))
    this.bots = new BotTurns(database.pool, this.tables, config, log, this.failures.of('bots'))
    this.statistics = new Statistics({ store, tables: this.tables, games, failed: this.failures.of('statistics') })
    this.metrics = openMetrics({ matches: () => this.tables.count, watchers: () => this.hub.count })
    this.bots.onThought = seconds => this.metrics.thoughts.observe(seconds)
    this.bots.onFailure = () => this.metrics.failures.inc()
    this.catchUp = new CatchUp(this)
    const { tables, tell, failed, faults } = this
    this.departures = new Departures({
      ...{ store, tables, tell, failed, faults, log },
      list: new ForgottenList(config.forgottenList),
    })
    this.sweep = new Sweep(this)
    this.fanout = new Fanout(database.connection, {
      heard: news => {
        this.news.hear(news).catch(failed)
      },
      check: () => {
        this.sweep.look().catch(failed)
      },
      error: failed,
    })
    this.readiness = readinessOf(store, this.watch, faults, log)
    this.heart = heartOf(this)
    this.heartbeat = new Heartbeat(jobsOf(this), this.heart)
  }

  // What requests do to the whole hall.
  readonly left = (sessions: readonly string[]): void => this.news.left(sessions)
  readonly tell = (...news: readonly News[]): Promise<void> => this.news.tell(...news)
  readonly merge = (guest: string, person: string): Promise<boolean> => this.news.merge(guest, person)
  readonly reseated = (changed: readonly { id: string; changed: number }[]): Promise<void> =>
    this.news.reseated(changed)
  readonly carriers = (): Means => ({
    outbound: this.#outbound,
    mailer: this.mailer,
    url: this.url,
    vapid: typeof this.vapid === 'string' ? undefined : this.vapid,
    title: (game, lang) => this.games[game]?.words[lang].title ?? game,
    lastMove: (match, lang) => lastMove(this.tables, match, lang),
    stop: channel => `${this.url}/unsubscribe/${channel}~${this.seal('unsubscribe', channel)}`,
  })

  /** Begins all work that comes before the first request. */
  async begin(): Promise<void> {
    await this.sweep.closeUnplayable()
    await this.fanout.listen()
    await this.departures.forgetAgain()
    this.bots.start()
    await this.heartbeat.start()
  }

  /** Begins what waits until people can reach the hall at that address. */
  reachedAt(url: string): void {
    this.catchUp.start()
    this.url = url
    this.courier.start()
  }

  /** Ends the work beside all requests: the hall closes, or a newer release has left this server behind. */
  stopWork(): Promise<void> {
    this.#stopped ??= this.heart
      .stop()
      .then(() => this.courier.stop())
      .then(() => this.bots.stop())
    return this.#stopped
  }

  /** Closes all parts, the database last. */
  async close(): Promise<void> {
    await this.heartbeat.stop()
    this.failures.closing = true
    await this.catchUp.stop()
    this.hub.close()
    await this.stopWork()
    await this.fanout.close()
    await this.#database.close()
    this.log.info('closed')
  }
}

/** Makes the parts of a hall on its database. */
export async function wire(ground: Ground): Promise<Hall> {
  const { config, store, log } = ground
  const keys = { session: await store.key('session'), credential: await store.key('credential') }
  const hall = new Hall(ground, { keys, vapid: await vapidOf(config, store) })
  const now = hall.passkeys.domain
  for (const { domain, n } of await store.passkeysElsewhere(now ?? ''))
    log.warn(
      { passkeys: n, madeFor: domain, now: now ?? null },
      'Passkeys were made for another domain, and open nothing here: PUBLIC_URL was another one. Their owners come in by other ways, or when it is as it was.',
    )
  return hall
}
