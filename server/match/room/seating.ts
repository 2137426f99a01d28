/** What is known of the people who sit at a table that waits: how reliably they play, at what level, and where their page lies. */
import type { Handles, Room } from './contract.ts'
import type { LoadedMatch } from '../loaded-match.ts'
import { provisional, shown } from '../../domain/rating.ts'
import { KNOWN_FROM } from '../../domain/requirements.ts'
import type { MatchStore } from '../store.ts'

/** What is asked of the database here. */
type Store = Pick<MatchStore, 'seating'> & { handles(match: string): Promise<Handles> }

/**
 * Cache lifetime in ms while the seating is unchanged: it is read from thousands of rows, and every page at the table
 * asks at each change.
 */
const KEPT = 60_000

export type Known = Pick<Room, 'inTime' | 'ratings' | 'handles'>

/** Gives what is known of who sits at a table, by the first of their seats; asked of the database once for the same people. */
export function seatingOf(store: Store): (loaded: LoadedMatch) => Promise<Known> {
  const kept = new WeakMap<LoadedMatch, { who: string; until: number; known: Promise<Known> }>()
  return loaded => {
    const who = JSON.stringify(loaded.meta.seats.map(s => s.person))
    const last = kept.get(loaded)
    if (last?.who === who && last.until > Date.now()) return last.known
    const known = ask(store, loaded.id)
    kept.set(loaded, { who, until: Date.now() + KEPT, known })
    known.catch(() => kept.delete(loaded))
    return known
  }
}

async function ask(store: Store, match: string): Promise<Known> {
  const [found, handles] = await Promise.all([store.seating(match), store.handles(match)])
  return {
    inTime: found.flatMap(({ seat, n, of }) => (of < KNOWN_FROM ? [] : [{ seat, n, of }])),
    ratings: found.flatMap(({ seat, mu, sigma }) =>
      mu === null || sigma === null ? [] : [{ seat, rating: shown({ mu }), provisional: provisional({ sigma }) }],
    ),
    handles,
  }
}
