/** What was last seen here, for when there is no network; and what is fetched beforehand, so that it can be read then. */
import type { ComponentFiles } from '@loggia/core'
import { api, type MatchState, type MatchSummary } from '../api.ts'
import { session } from '../session.svelte.ts'
import type { TableStore } from '../table/store.svelte.ts'
import { keepMatch, matchOf, type SeenMatch } from './shelf.ts'

/** The most tables that are fetched beforehand. */
const AHEAD = 6
/** A row is written down when no other follows soon. */
const REST = 1_000

/** A match as it was last seen by who is here, or by who was before they signed in. */
export async function lastSeen(match: string): Promise<SeenMatch | undefined> {
  for (const { id } of [session.person, session.guest].flatMap(p => p ?? [])) {
    const found = await matchOf(id, match)
    if (found) return found
  }
  return undefined
}

const befores = new WeakMap<TableStore, Promise<SeenMatch | undefined>>()
/** A match as it was last seen before its table was opened: read before anything newer is kept, however late somebody asks. */
export function seenBefore(store: TableStore): Promise<SeenMatch | undefined> {
  const before = befores.get(store) ?? lastSeen(store.id)
  befores.set(store, before)
  return before
}

/** Keeps what a table page shows as long as it is open: every row, and at once when it is left. Gives what ends that. */
export function follow(store: TableStore): { saw: (state: MatchState) => void; end: () => void } {
  let latest: MatchState | undefined
  let files: Promise<ComponentFiles> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = async () => {
    clearTimeout(timer)
    const { person } = session
    const state = latest
    latest = undefined
    if (!person || !state) return
    await seenBefore(store)
    if (state.otherBox) files ??= api.box(state.box)
    const seen = { person: person.id, match: store.id, at: Date.now(), state, looked: state.seq }
    await keepMatch({ ...seen, files: await files?.catch(() => undefined) })
  }
  const hidden = () => {
    if (document.hidden) void keep()
  }
  document.addEventListener('visibilitychange', hidden)
  addEventListener('pagehide', keep)
  return {
    saw(state) {
      latest = state
      clearTimeout(timer)
      timer = setTimeout(() => void keep(), REST)
    },
    end() {
      document.removeEventListener('visibilitychange', hidden)
      removeEventListener('pagehide', keep)
      void keep()
    },
  }
}

/** Fetches the tables that wait for me and have moved on, one after the other. Who saves data fetches what they look at. */
export async function fetchAhead(person: string, tables: readonly MatchSummary[]): Promise<void> {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  for (const { id, seq, kept } of tables.slice(0, AHEAD)) {
    const had = kept ? undefined : await matchOf(person, id)
    if (kept || (had && had.state.seq >= seq)) continue
    const state = await api.match(id)
    const files = state.otherBox ? await api.box(state.box) : undefined
    await keepMatch({ person, match: id, at: Date.now(), state, files })
  }
}
