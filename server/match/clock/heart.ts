/**
 * The heart of a server: every few seconds it writes that the hall is there. Beside that, never before it, it looks for times that are over. So however much
 * there is to do after an outage, the next beat comes in time, and an outage makes no other.
 */
import type { Logger } from 'pino'
import { heardTime } from '../../platform/hall-time.ts'
import { BEAT, GAP } from './beat-queries.ts'
import type { Changed, Due } from './queries.ts'
import type { MatchStore } from '../store.ts'

interface House {
  store: Pick<MatchStore, 'beat' | 'computeClocks' | 'computeDue' | 'overdue'>
  rules: readonly string[]
  /** The matches that are in memory or watched here. */
  kept(): readonly string[]
  /** Writes of each seat of that match whose time is over that it is. */
  over(match: string): Promise<void>
  /** Tells that something is different at these matches. */
  reseated(matches: readonly Changed[]): Promise<void>
  failed(error: Error): void
  log: Pick<Logger, 'info' | 'warn'>
}

/** The clocks of this many matches are computed in one transaction. */
const BATCH = 200

export class Heart {
  readonly #house: House
  #timer: NodeJS.Timeout | undefined
  #stopped = false
  #beating: Promise<void> | undefined
  #working: Promise<void> | undefined
  /** When the last beat was written, by the monotonic clock. */
  #last: number | undefined
  /** The end of the last outage that the matches here know of. */
  #outage: number | null | undefined

  constructor(house: House) {
    this.#house = house
  }

  /** Resolves after the first beat. */
  async start(): Promise<void> {
    this.#timer = setInterval(() => {
      this.#beat().catch(this.#house.failed)
    }, BEAT)
    await this.#beat()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await this.#beating?.catch(() => undefined)
    await this.#working
  }

  /** One at a time. */
  #beat(): Promise<void> {
    this.#beating ??= this.#once().finally(() => {
      this.#beating = undefined
    })
    return this.#beating
  }
  async #once(): Promise<void> {
    if (this.#stopped) return
    const { store, log, failed } = this.#house
    const { now, away, back, outage } = await store.beat()
    heardTime(now)
    const silent = this.#last === undefined ? undefined : performance.now() - this.#last
    this.#last = performance.now()
    // A server that has beaten in time by the monotonic clock was not away: then the wall clock jumped.
    if (away && silent !== undefined && silent <= GAP)
      log.warn({ seconds: away / 1000 }, 'the clock of the database went ahead: no time runs for what it skipped')
    else if (away) log.info({ seconds: away / 1000 }, 'the hall was away: no time runs for that')
    if (back) log.warn({ seconds: back / 1000 }, 'the clock of the database was put back')
    if (this.#outage === undefined) this.#outage = outage
    this.#working ??= this.#work(outage)
      .catch(failed)
      .finally(() => {
        this.#working = undefined
      })
  }

  /** What an outage does to the matches that are kept here is told at once; then: whose time is over? */
  async #work(outage: number | null): Promise<void> {
    const { store, rules, kept, over, reseated, failed } = this.#house
    if (outage !== this.#outage) {
      const ids = kept()
      for (let k = 0; k < ids.length && !this.#stopped; k += BATCH)
        await reseated(await store.computeClocks(...ids.slice(k, k + BATCH)))
      this.#outage = outage
    }
    for (let next: Due | undefined | null = null; next !== undefined && !this.#stopped; ) {
      const found: { changed: Changed[]; next?: Due } = await store.computeDue(rules, next ?? undefined)
      await reseated(found.changed)
      next = found.next
    }
    for (let late = await store.overdue(rules); late.length; late = await store.overdue(rules, late.at(-1)))
      for (const { match } of late) {
        if (this.#stopped) return
        await over(match).catch(failed)
      }
  }
}
