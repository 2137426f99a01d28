/** What an operator asks the house itself: does it live, can it save what is played, and its figures. */
import type { HttpBindings } from '@hono/node-server'
import type { Context, Env, Hono } from 'hono'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isForwarded, isLoopback } from '../platform/addresses.ts'
import type { Logger } from 'pino'
import type { Faults } from '../platform/faults.ts'
import type { Metrics } from '../platform/metrics.ts'
import { Refusal } from '../platform/refusal.ts'
import type { SchemaWatch } from '../platform/schema-watch.ts'
import type { Store } from './store.ts'
import { VERSION } from '../platform/version.ts'

/**
 * How long a good answer holds, how long a bad one, and how long the database may take to give one. All in
 * milliseconds.
 */
const GOOD = 5_000
const BAD = 1_000
const PATIENCE = 3_000

/** Whether what is played can be saved. It is tried seldom: requests in between get the last answer. */
export class Readiness {
  readonly #probe: () => Promise<void>
  readonly #failed: (error: Error) => void
  #answer: Promise<boolean> = Promise.resolve(true)
  #until = 0
  #ready = true

  /** `failed`: hears why not, once each time. */
  constructor(probe: () => Promise<void>, failed: (error: Error) => void) {
    this.#probe = probe
    this.#failed = failed
  }

  ready(): Promise<boolean> {
    if (performance.now() < this.#until) return this.#answer
    this.#until = Number.POSITIVE_INFINITY
    this.#answer = this.#try().then(ready => {
      this.#until = performance.now() + (ready ? GOOD : BAD)
      return ready
    })
    return this.#answer
  }

  async #try(): Promise<boolean> {
    let late: NodeJS.Timeout | undefined
    const slow = new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(new Error(`no answer in ${PATIENCE} ms`)), PATIENCE)
    })
    try {
      await Promise.race([this.#probe(), slow])
      this.#ready = true
    } catch (error) {
      if (this.#ready) this.#failed(error as Error)
      this.#ready = false
    } finally {
      clearTimeout(late)
    }
    return this.#ready
  }
}

/** Ready is who can save, and understands the tables that are there. */
export const readinessOf = (store: Store, watch: SchemaWatch, faults: Faults, log: Logger): Readiness =>
  new Readiness(
    async () => {
      if (!(await watch.check())) throw new Error('a newer release has migrated the database')
      await store.probe()
    },
    error => {
      faults.note('nothing can be saved')
      log.error({ err: error }, 'nothing can be saved')
    },
  )

/**
 * Health and metrics. `token`: gives access to the metrics; without one only this machine has it, and no proxy on it.
 */
export function serveHealth<E extends Env & { Bindings: HttpBindings }>(
  app: Hono<E>,
  readiness: Readiness,
  watch: SchemaWatch,
  metrics: Metrics,
  token: string | undefined,
): void {
  app.get('/livez', c => c.json({ status: 'ok' }))
  app.get('/healthz', async c => {
    if (!(await readiness.ready())) throw new Refusal(503, watch.outdated ? 'newer-release' : 'not-saving')
    return c.json({ status: 'ok', version: VERSION })
  })
  app.get('/metrics', async c => {
    if (token === undefined ? !isNear(c.env.incoming) : !hasToken(c, token))
      throw new Refusal(401, 'figures', { challenge: 'Bearer' })
    return c.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType })
  })
}

const isNear = (incoming: IncomingMessage): boolean =>
  isLoopback(incoming.socket.remoteAddress ?? '') && !isForwarded(incoming)

function hasToken(c: Context, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(c.req.header('authorization') ?? ''), digest(`Bearer ${token}`))
}
