/** Faults, counted by hour for the operator: in memory first, because the database may be what failed. */

/** How many kinds are told apart between two writes; the rest are one. */
const KINDS = 50
const REST = 'other'

/** While the database is away: one line of log for all requests that fail in this time, in milliseconds. */
const OUTAGE = 10_000

/** Requests that fail for the same reason: says when a line of log is due, and how many failed since the last one. */
export class Outage {
  #failed = 0
  #logged = Number.NEGATIVE_INFINITY

  /** Counts one more. Gives the count when it is to be logged, else 0. */
  note(now = performance.now()): number {
    this.#failed++
    if (now - this.#logged < OUTAGE) return 0
    const failed = this.#failed
    this.#failed = 0
    this.#logged = now
    return failed
  }
}

export class Faults {
  #counts = new Map<string, number>()

  /** `what`: a route with its status, or where in the house; nothing that tells of anybody. */
  note(what: string): void {
    const key = this.#counts.size < KINDS || this.#counts.has(what) ? what : REST
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  /** Writes them to those of the other servers; what can't be written waits for the next time. */
  async write(store: { addFaults(counts: ReadonlyMap<string, number>): Promise<void> }): Promise<void> {
    if (!this.#counts.size) return
    const counts = this.#counts
    this.#counts = new Map()
    try {
      await store.addFaults(counts)
    } catch (error) {
      for (const [what, n] of counts) this.#counts.set(what, (this.#counts.get(what) ?? 0) + n)
      throw error
    }
  }
}
