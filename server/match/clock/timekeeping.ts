/** What time brings at a table with a clock: that somebody's is over is a row, once, whichever server finds it. */
import type { LoadedMatch } from '../loaded-match.ts'
import { OVER } from './clocks.ts'
import { TimeOver } from './row-queries.ts'
import type { TablesListener } from '../tables-listener.ts'
import type { MatchStore } from '../store.ts'
import type { Keeper } from '../keeper.ts'

/** What it asks of the database. */
export type TimeStore = Pick<MatchStore, 'beat' | 'computeClocks' | 'lateSeats'>

/** What is needed of the matches in memory. */
interface House extends Pick<Keeper, 'inTurn' | 'catchUp' | 'settle' | 'append'> {
  store: TimeStore
  listener: TablesListener
}

export class Timekeeping {
  readonly #house: House

  constructor(house: House) {
    this.#house = house
  }

  /** Gives an answer. Where the time of its seat was over before it could be written, a row says so first, and it counts only if the seat is still theirs. */
  async answering<X>(loaded: LoadedMatch, answer: () => Promise<X>): Promise<X> {
    for (;;)
      try {
        return await answer()
      } catch (error) {
        if (!(error instanceof TimeOver)) throw error
        await this.#house.store.beat()
        await this.over(loaded)
        await this.#house.settle(loaded)
      }
  }

  /**
   * Writes for each expired clock that it has. Deadlines are first computed again, in case time off changed just as
   * they were written.
   */
  over(loaded: LoadedMatch): Promise<void> {
    const { store, listener, inTurn, catchUp, append } = this.#house
    const { id } = loaded
    return inTurn(loaded, async () => {
      await store.computeClocks(id)
      for (;;) {
        await catchUp(loaded)
        const seats = await store.lateSeats(id)
        if (!seats.length || loaded.meta.status !== 'running') return
        const events = seats.map(seat => ({ row: { kind: 'clock', seat, word: OVER } as const, actor: null }))
        if (await append(loaded, events, async sql => listener.timeOver?.(sql, id, seats))) return
      }
    })
  }
}
