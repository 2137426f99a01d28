/**
 * The sweep: every few seconds, and after each loss of the connection, a server looks for what it has not heard. News
 * may get lost; what they tell of is in the database. It also does what the time has come for at tables that wait.
 */
import type { Departures } from '../admin/departures.ts'
import { findGame, fits, type Games } from '../match/hosted.ts'
import type { Hub } from '../match/hub.ts'
import type { Tables } from '../match/tables.ts'
import type { Fanout } from '../platform/fanout.ts'
import type { SchemaWatch } from '../platform/schema-watch.ts'
import type { Newsroom } from './news.ts'
import type { Store } from './store.ts'

/** The parts of the hall that a sweep looks at. */
export interface SweepUses {
  games: Games
  store: Pick<
    Store,
    'changedSince' | 'close' | 'due' | 'gather' | 'look' | 'seen' | 'sessionsOf' | 'settle' | 'waitingTables'
  >
  tables: Pick<Tables, 'count' | 'get' | 'ids' | 'peek'> & {
    room: Pick<Tables['room'], 'changed'>
    leavers: Pick<Tables['leavers'], 'tend'>
  }
  hub: Pick<Hub, 'count' | 'looking' | 'matches' | 'sessions' | 'sitting' | 'versionOf' | 'watches'>
  fanout: Pick<Fanout, 'keepTo'>
  watch: Pick<SchemaWatch, 'check'>
  departures: Pick<Departures, 'part'>
  news: Pick<Newsroom, 'hear' | 'left'>
  /** A newer release has left this server behind: it works no more. */
  stopWork(): Promise<void>
  failed: (error: Error) => void
}

/** Transactions are shorter than that, in seconds. */
const OVERLAP = 30

export class Sweep {
  readonly #hall: SweepUses
  /** When the last sweep began, on this process's clock. */
  #last = performance.now()

  constructor(hall: SweepUses) {
    this.#hall = hall
  }

  /** Looks for what was missed: sessions that are over, tables that wait, rows and seats of matches kept or watched here. */
  async look(): Promise<void> {
    const { store, tables, hub, fanout, watch, departures, failed } = this.#hall
    if (!(await watch.check())) return this.#hall.stopWork()
    const begun = performance.now()
    await this.#endSessions()
    // What fails at a table that waits is tried again the next time, and keeps nobody from hearing what was missed.
    await this.#tendRooms().catch(failed)
    await departures.part().catch(failed)
    await store.look([...hub.looking()].filter(l => (tables.peek(l.match)?.meta.reached ?? 0) & l.mine)).catch(failed)
    await tables.leavers.tend().catch(failed)
    fanout.keepTo([...tables.ids, ...hub.matches])
    // A server with nothing in memory misses nothing.
    if (tables.count || hub.count) await this.#hearMissed((begun - this.#last) / 1000 + OVERLAP)
    this.#last = begun
  }

  /** Closes tables that wait for a game this release can't deal: their people are told. */
  async closeUnplayable(): Promise<void> {
    const { store, games } = this.#hall
    for (const { id, game, options, seats } of await store.waitingTables()) {
      const hosted = findGame(games, game)
      if (!hosted || !fits(hosted.game, seats, options)) await store.close(id, null, 'unplayable')
    }
  }

  async #endSessions(): Promise<void> {
    const { sessions } = this.#hall.hub
    if (!sessions.length) return
    const held = new Set(await this.#hall.store.sessionsOf(sessions))
    this.#hall.news.left(sessions.filter(s => !held.has(s)))
  }

  /** Those whose host is there wait on; what the time has come for is done; people who seek the same are brought together. */
  async #tendRooms(): Promise<void> {
    const { store, hub, failed } = this.#hall
    await store.seen(hub.sitting)
    for (const id of await store.due()) await store.settle(id).then(() => this.#roomChanged(id), failed)
    for (const id of await store.gather()) await this.#roomChanged(id)
  }
  /** A table that waits was changed beside a request: its watchers hear so, wherever they are. */
  #roomChanged(id: string): Promise<void> {
    const { tables, failed } = this.#hall
    return tables.get(id).then(loaded => tables.room.changed(loaded), failed)
  }

  /** Hears what was written in the last seconds. They overlap: the last sweep did not see transactions that were going on then. */
  async #hearMissed(seconds: number): Promise<void> {
    const { store, tables, hub, news } = this.#hall
    for (const [id, { seq, changed }] of await store.changedSince(seconds)) {
      const loaded = tables.peek(id)
      if (!loaded && !hub.watches(id)) continue
      const told = hub.versionOf(id)
      if (seq > Math.min(loaded?.seq ?? Number.POSITIVE_INFINITY, told.seq)) await news.hear(['row', id, seq])
      if (changed > Math.min(loaded?.meta.changed ?? Number.POSITIVE_INFINITY, told.changed))
        await news.hear(['seats', id, changed])
    }
  }
}
