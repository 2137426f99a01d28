/** What goes wrong here, counted by hour for whoever runs the hall: in memory first, for when the database is what went wrong. */
import type { Store } from './store.ts'

/** So many kinds are told apart between two writings; the rest are one. */
const KINDS = 50,
  REST = 'other'

export class Faults {
  #counts = new Map<string, number>()

  /** `what`: a route with its status, or where in the house; nothing that tells of anybody. */
  note(what: string): void {
    const key = this.#counts.size < KINDS || this.#counts.has(what) ? what : REST
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  /** Writes them to those of the other servers; what can't be written waits for the next time. */
  async write(store: Pick<Store, 'addFaults'>): Promise<void> {
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
