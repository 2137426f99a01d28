/** What a hall does at regular times, whether anybody asks for it or not. */
import type { Logger } from 'pino'
import type { Departures } from '../admin/departures.ts'
import { Heart } from '../match/clock/heart.ts'
import { type Games, rulesOf } from '../match/hosted.ts'
import type { Hub } from '../match/hub.ts'
import { COUNT_MATCHES, type Statistics } from '../match/statistics/statistics.ts'
import type { Tables } from '../match/tables.ts'
import type { Faults } from '../platform/faults.ts'
import { RENEW } from '../platform/limit-queries.ts'
import type { Limits } from '../platform/limits.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Failures } from './failures.ts'
import type { Newsroom } from './news.ts'
import type { Store } from './store.ts'

/** How often faults are written, in milliseconds. */
const COUNT = 5_000
/** How often the server looks for ended matches that change ratings. */
const FOLD = 5_000
/** How often expired data is deleted: addresses, and allowances that are whole again. */
const FORGET = 600_000

/** A job, and how often it is done, in milliseconds. */
export interface Job {
  every: number
  run(): Promise<unknown>
  failed(error: Error): void
  /** Also when the hall opens, or once more when it closes. */
  also?: 'first' | 'last'
}

/** The parts of the hall that the jobs are for. */
interface JobsUses {
  store: Pick<
    Store,
    | 'addFaults'
    | 'fold'
    | 'forgetAddresses'
    | 'forgetChanges'
    | 'forgetFaults'
    | 'forgetLessonStops'
    | 'forgetNotices'
    | 'forgetSeatDepartures'
    | 'tendNights'
    | 'tidyAllowances'
    | 'tidyInvitations'
    | 'tidyTickets'
  >
  faults: Faults
  limits: Pick<Limits, 'renew'>
  news: Pick<Newsroom, 'mergeWaiting'>
  departures: Pick<Departures, 'forget'>
  statistics: Pick<Statistics, 'count'>
  failures: Failures
  failed: (error: Error) => void
}

/** The regular work of a hall. */
export const jobsOf = ({ store, faults, limits, news, departures, statistics, failures, failed }: JobsUses): Job[] => [
  {
    every: FORGET,
    also: 'first',
    failed: failures.of('tidying'),
    run: () =>
      Promise.all([
        store.forgetAddresses(),
        store.forgetChanges(),
        store.forgetSeatDepartures(),
        store.tidyInvitations(),
        store.forgetNotices(),
        store.forgetFaults(),
        store.forgetLessonStops(),
        store.tidyAllowances(),
        store.tidyTickets(),
        store.tendNights(),
        news.mergeWaiting(),
        departures.forget(),
      ]),
  },
  { every: RENEW, run: () => limits.renew(), failed },
  {
    every: COUNT,
    also: 'last',
    run: () => faults.write(store),
    failed: () => {
      /* what can't be written waits for the next time */
    },
  },
  { every: FOLD, run: () => store.fold(), failed: failures.of('ratings') },
  { every: COUNT_MATCHES, also: 'first', run: () => statistics.count(), failed: failures.of('statistics') },
]

/** The parts of the hall that its heart is for. */
interface HeartUses {
  store: Store
  games: Games
  tables: Tables
  hub: Pick<Hub, 'matches'>
  news: Pick<Newsroom, 'reseated'>
  failures: Failures
  log: Logger
}

/** The heart of a hall, which keeps the clocks of its matches. One that can't be opened here has no time over. */
export const heartOf = ({ store, games, tables, hub, news, failures, log }: HeartUses): Heart =>
  new Heart({
    store,
    rules: rulesOf(games),
    kept: () => [...new Set([...tables.ids, ...hub.matches])],
    async over(id) {
      const loaded = await tables.get(id).catch((error: unknown) => {
        const because = error instanceof Refusal ? { because: error.details.because ?? error.code } : { err: error }
        log.warn({ ...because, match: id }, 'a match can’t be opened')
      })
      if (loaded) await tables.time.over(loaded)
    },
    reseated: matches => news.reseated(matches),
    failed: failures.of('clocks'),
    log,
  })

export class Heartbeat {
  readonly #jobs: readonly Job[]
  readonly #heart: Pick<Heart, 'start' | 'stop'>
  readonly #inHand = new Set<Promise<unknown>>()
  #timers: NodeJS.Timeout[] = []

  constructor(jobs: readonly Job[], heart: Pick<Heart, 'start' | 'stop'>) {
    this.#jobs = jobs
    this.#heart = heart
  }

  /** Resolves after the first beat of the heart. */
  async start(): Promise<void> {
    this.#timers = this.#jobs.map(job => setInterval(() => void this.#do(job), job.every))
    for (const job of this.#jobs) if (job.also === 'first') void this.#do(job)
    await this.#heart.start()
  }

  /** Ends all of it, after what is in hand. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    await Promise.all(this.#jobs.filter(job => job.also === 'last').map(job => this.#do(job)))
    await this.#heart.stop()
    await Promise.all(this.#inHand)
  }

  #do(job: Job): Promise<unknown> {
    const work = job
      .run()
      .catch(job.failed)
      .finally(() => this.#inHand.delete(work))
    this.#inHand.add(work)
    return work
  }
}
