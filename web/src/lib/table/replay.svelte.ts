/** Going through a match row by row. Each table is asked once of where the match is kept, for the same viewer as the match itself. */
import type { Last, LogEntry, Table } from '@loggia/core'

/** How long each row is looked at, in ms. */
const REST = 1200

export class Replay {
  readonly #tableAt: (seq: number) => Promise<Table>
  /** The rows that count, the set-up first. */
  readonly stops: readonly LogEntry[]
  /** Index in `stops`. */
  at = $state(0)
  view = $state.raw<Table>()
  last = $state.raw<Last | null>(null)
  playing = $state(false)
  #tables = new Map<number, Promise<Table>>()

  constructor(tableAt: (seq: number) => Promise<Table>, log: readonly LogEntry[], seq: number) {
    this.#tableAt = tableAt
    this.stops = log
    this.at = Math.max(
      0,
      log.findLastIndex(e => e.seq <= seq),
    )
  }

  entry = $derived.by(() => this.stops[this.at])
  atEnd = $derived.by(() => this.at >= this.stops.length - 1)

  #table(index: number): Promise<Table> {
    const { seq } = this.stops[index]!
    let table = this.#tables.get(seq)
    if (!table) {
      table = this.#tableAt(seq)
      this.#tables.set(seq, table)
      table.catch(() => this.#tables.delete(seq))
    }
    return table
  }

  /** Shows the table after a stop; from the stop before it, with what moved. */
  async go(index: number): Promise<void> {
    const to = Math.min(Math.max(0, index), this.stops.length - 1)
    const before = this.view
    const forward = to === this.at + 1 && before
    this.at = to
    const view = await this.#table(to)
    if (this.at !== to) return
    this.last = forward ? { entry: this.stops[to]!, before } : null
    this.view = view
    if (to + 1 < this.stops.length) void this.#table(to + 1).catch(() => {})
  }

  /** The stop at which the turn before or after the present one ends. */
  turn(step: 1 | -1): number {
    const seat = (k: number) => this.stops[k]?.seat
    let k = this.at
    if (step > 0) {
      k++
      while (k < this.stops.length - 1 && seat(k + 1) === seat(k)) k++
    } else {
      while (k > 0 && seat(k - 1) === seat(this.at)) k--
      k--
    }
    return k
  }

  /** Row by row to the end. */
  async play(): Promise<void> {
    this.playing = true
    while (this.playing && !this.atEnd) {
      await this.go(this.at + 1)
      await new Promise(done => setTimeout(done, REST))
    }
    this.playing = false
  }
}
