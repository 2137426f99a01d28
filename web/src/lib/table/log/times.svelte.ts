/** When the turns of a log were played: asked of the hall when somebody wants to know, and further rows as they come. */
import { untrack } from 'svelte'
import { language } from '#lib/words/index.ts'
import { sayLog } from '#lib/words/log.ts'
import { lasts } from '../../clock/time.ts'
import type { TableStore } from '../store.svelte.ts'
import type { Turn } from './turns.ts'
import { played, type RowTimes, took } from './when.ts'

/** Minutes pass by while one reads. */
const TICK = 20_000

export class TurnTimes {
  readonly #store: TableStore
  #known = $state.raw<RowTimes>({ at: [] })
  #now = $state(Date.now())
  #asking = false

  constructor(store: TableStore) {
    this.#store = store
  }

  /** As long as somebody wants to know it; to be called in an effect, which hears of further rows. */
  watch(): () => void {
    const { seq } = this.#store.state
    untrack(() => void this.#ask(seq))
    const timer = setInterval(() => {
      this.#now = Date.now()
    }, TICK)
    return () => clearInterval(timer)
  }

  async #ask(seq: number): Promise<void> {
    const { at, clocks } = this.#known
    if (this.#asking || at.length >= seq || !this.#store.times) return
    this.#asking = true
    try {
      const more = await this.#store.times(at.length)
      if (!more.at.length) return
      this.#known = { at: [...at, ...more.at], clocks: more.clocks && [...(clocks ?? []), ...more.clocks] }
      this.#now = Date.now()
    } catch {
      // The log is read without; looking again asks again.
      return
    } finally {
      this.#asking = false
    }
    await this.#ask(this.#store.state.seq)
  }

  /** The moment of a turn's last row, for machines and for people; undefined while it is not known. */
  at(turn: Turn): { iso: string; text: string } | undefined {
    const seconds = this.#known.at[turn.rows.at(-1)!.seq - 1]
    return seconds === undefined
      ? undefined
      : {
          iso: new Date(seconds * 1000).toISOString(),
          text: played(seconds * 1000, this.#now, this.#store.state.speed, language, sayLog('log_now')),
        }
  }
  /** What a turn cost of somebody's clock. */
  took(turn: Turn): string | undefined {
    const { clock, speed } = this.#store.state
    const ms = clock ? took(turn, this.#store.log, this.#known, clock) : undefined
    return ms === undefined ? undefined : lasts(ms, speed)
  }
}
