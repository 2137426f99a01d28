/** How matches between people went: they are counted some at a time, long after their end, and what was found is read for ten minutes. */
import { type Counts, FEWEST_MATCHES, tallied } from '@loggia/core'
import type { Games } from '../hosted.ts'
import type { MatchStore } from '../store.ts'
import type { Tables } from '../tables.ts'

/** How often matches are counted, in milliseconds, and how many at a time: each is replayed, and people wait meanwhile. */
export const COUNT_MATCHES = 600_000
const AT_ONCE = 100

interface Uses {
  store: Pick<MatchStore, 'countsOf' | 'keepTallies' | 'uncounted'>
  tables: Pick<Tables, 'get' | 'whole'>
  games: Games
  failed: (error: Error) => void
}

export class Statistics {
  readonly #hall: Uses
  readonly #found = new Map<string, { counts: Promise<Counts[]>; until: number }>()
  /** Matches that could not be opened. */
  readonly #left = new Set<string>()

  constructor(hall: Uses) {
    this.#hall = hall
  }

  /** Counts some of the matches that are not counted yet. */
  async count(): Promise<void> {
    const { store, games } = this.#hall
    const counted = Object.values(games).filter(({ tally }) => tally)
    const rules = counted.map(({ game }) => game.rules)
    for (const id of await store.uncounted(rules, [...this.#left], AT_ONCE)) await this.#count(id)
  }

  async #count(id: string): Promise<void> {
    const { store, tables, failed } = this.#hall
    try {
      const loaded = await tables.get(id)
      await tables.whole(loaded)
      const { meta, hosted, match } = loaded
      await store.keepTallies(id, tallied(match, meta.seats.length, hosted.tally!))
      this.#found.delete(meta.game)
    } catch (error) {
      this.#left.add(id)
      failed(error as Error)
    }
  }

  /** What was counted of a game, where there are enough matches. */
  of(game: string): Promise<Counts[]> {
    const known = this.#found.get(game)
    if (known && known.until > performance.now()) return known.counts
    const counts = this.#hall.store.countsOf(game).then(all => all.filter(({ matches }) => matches >= FEWEST_MATCHES))
    this.#found.set(game, { counts, until: performance.now() + COUNT_MATCHES })
    counts.catch(() => this.#found.delete(game))
    return counts
  }
}
