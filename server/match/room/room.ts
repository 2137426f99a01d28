/** A table before the deal: players sit down or get up and contribute to the shuffle, until it becomes a match. */
import { seedOf } from '@loggia/core'
import { fits } from '../hosted.ts'
import type { LoadedMatch } from '../loaded-match.ts'
import type { Opener } from '../opening.ts'
import { progressOf } from '../progress.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { MatchStore } from '../store.ts'
import type { Keeper } from '../keeper.ts'

/** What it asks of the database. */
export type RoomStore = Pick<MatchStore, 'contribute' | 'seal'>

/** What a room needs of the matches in memory. */
interface House extends Pick<Keeper, 'inTurn' | 'refresh' | 'catchUp' | 'job' | 'jobWritten'> {
  store: RoomStore
  opener: Opener
}

export class Room {
  readonly #house: House

  constructor(house: House) {
    this.#house = house
  }

  /** Changes who sits there, by a query of the store; deals where that was all that was waited for. */
  seat<X>(loaded: LoadedMatch, change: () => Promise<X>): Promise<X> {
    return this.#house.inTurn(loaded, async () => {
      const done = await change()
      await this.#house.refresh(loaded)
      await this.#deal(loaded)
      return done
    })
  }

  /** A person gives something to the shuffle for their seats; deals where that was all that was waited for. */
  contribute(loaded: LoadedMatch, person: string, contribution: string): Promise<void> {
    return this.#house.inTurn(loaded, async () => {
      const given = await this.#house.store.contribute(loaded.id, person, contribution)
      await this.#deal(loaded)
      if (!given) throw new Refusal(409, 'sealed')
    })
  }

  /** Deals, where it is time for that. */
  deal(loaded: LoadedMatch): Promise<void> {
    return this.#house.inTurn(loaded, () => this.#deal(loaded))
  }

  /** Reloads what changed outside of a request; deals if it is time. */
  changed(loaded: LoadedMatch): Promise<void> {
    return this.seat(loaded, async () => undefined)
  }

  async #deal(loaded: LoadedMatch): Promise<void> {
    const { id, meta, hosted } = loaded
    const { store, opener, refresh, catchUp, job, jobWritten } = this.#house
    if (loaded.dealt) return
    const sealed = await store.seal(id, async (shuffle, options) => {
      // A release may have dropped what was chosen before it: nobody is dealt something else than what they sat down to.
      if (!fits(hosted.game, meta.seats.length, options)) return undefined
      const seed = await seedOf(shuffle)
      const { game, table } = await opener.deal({ ...meta, options }, hosted, seed)
      const progress = progressOf(game, table, meta.seats)
      // Whether a bot begins another server may know better; a job too many finds nothing to do.
      return { rules: game.rules, seed, progress, job: sql => job(sql, id) }
    })
    if (!sealed) return catchUp(loaded)
    await refresh(loaded)
    jobWritten()
  }
}
