/** How fast one person, or one address, may do what: a bucket that fills again. */
import { Refusal } from './refusal.ts'

/** For each kind of action: how many a second, and how many at once. */
const ACTIONS = {
  enter: { perSecond: 0.2, burst: 20 },
  create: { perSecond: 0.2, burst: 20 },
  move: { perSecond: 10, burst: 60 },
  talk: { perSecond: 0.5, burst: 10 },
  stream: { perSecond: 2, burst: 40 },
  read: { perSecond: 20, burst: 200 },
} as const
export type Action = keyof typeof ACTIONS

/** So many buckets are kept; then those that are full again are thrown away. */
const KEPT = 50_000

export class Limits {
  readonly #buckets = new Map<string, { left: number; at: number }>()
  readonly #on: boolean

  constructor(on: boolean) { this.#on = on }

  /** Counts one action of somebody; refuses when it was too fast. */
  spend(action: Action, who: string): void {
    if (!this.#on) return
    const { perSecond, burst } = ACTIONS[action], key = `${action} ${who}`, now = performance.now() / 1000
    const bucket = this.#buckets.get(key) ?? { left: burst, at: now }
    bucket.left = Math.min(burst, bucket.left + (now - bucket.at) * perSecond)
    bucket.at = now
    if (bucket.left < 1) throw new Refusal(429, 'too-many')
    bucket.left--
    if (this.#buckets.size >= KEPT) this.#tidy(now)
    this.#buckets.set(key, bucket)
  }

  #tidy(now: number): void {
    const slowest = 100
    for (const [key, bucket] of this.#buckets) if (now - bucket.at > slowest) this.#buckets.delete(key)
    if (this.#buckets.size >= KEPT) this.#buckets.clear()
  }
}
