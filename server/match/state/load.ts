/** A match as it is answered. It waits, it runs, or it is over: each reads what it tells, and no more. */
import type { Language } from '@loggia/core'
import type { Access } from '../access.ts'
import type { Person } from '../../platform/contract.ts'
import type { Ctx } from '../../platform/http.ts'
import { mayComeBack } from '../leaving/departures.ts'
import { roomOf, seatDepartureOf } from '../list/views.ts'
import type { LoadedMatch } from '../loaded-match.ts'
import type { Known } from '../room/seating.ts'
import type { MatchStore } from '../store.ts'
import type { Tables } from '../tables.ts'
import { hearsWatchers, type Look, overOf, runningOf, type Shown, unratedOf, viewerOf, waitingOf } from '../views.ts'
import type { MatchState } from './contract.ts'

/** What is asked for: the match, after a row, with its log after another, by the eyes of a seat. */
export interface StateQuery {
  at?: number | undefined
  since?: number | undefined
  seat?: number | undefined
  invite?: string | undefined
}
interface Uses {
  store: Pick<MatchStore, 'talkOf' | 'mayGive' | 'room' | 'whyUnrated' | 'seatDepartureOf' | 'mutedAt'>
  tables: Tables
  visible: Access['visible']
  seating(loaded: LoadedMatch): Promise<Known>
}

/** Who asks for which match. */
interface Asked {
  loaded: LoadedMatch
  mine: number
  lang: Language
  person: Person | undefined
}
/** Reads what one of the three needs, and gives how it is told. While it is told nothing is awaited, so the match stands still. */
type Read = (asked: Asked) => Tell | Promise<Tell>
type Tell = (look: Look, shown: Shown) => MatchState

/** Gives how a match is answered. */
export function stateLoader({ store, tables, visible, seating }: Uses) {
  async function waiting({ loaded, lang, person }: Asked): Promise<Tell> {
    const { id, meta } = loaded
    const room = await store.room(id)
    const known = room && (await seating(loaded))
    const unrated = meta.rated && (await store.whyUnrated(id))
    const mayGive = person && (await store.mayGive(id, person.id))
    return (look, shown) =>
      waitingOf(look, shown, 'open', {
        ...(known ? roomOf(loaded, room, known, person?.id) : {}),
        ...(unrated ? unratedOf(unrated, lang) : {}),
        ...(mayGive ? { mayGive } : {}),
      })
  }
  async function running({ loaded, mine, person }: Asked): Promise<Tell> {
    const mayCall = mine ? await tables.leavers.mayCall(loaded, mine) : []
    const mayEnd = mine && (await tables.leavers.mayEnd(loaded))
    return (look, shown) => {
      const mayReturn = loaded.meta.seats.flatMap(({ seat, stead }) =>
        stead && stead.person === person?.id && mayComeBack(loaded, seat) ? [seat] : [],
      )
      return runningOf(look, shown, {
        ...(mayCall.length ? { mayCall } : {}),
        ...(mayEnd ? { mayEnd } : {}),
        ...(mayReturn.length ? { mayReturn } : {}),
      })
    }
  }
  const read: Record<MatchState['status'], Read> = {
    open: waiting,
    closed: () => (look, shown) => waitingOf(look, shown, 'closed', {}),
    running,
    finished: () => overOf,
  }

  return async function load(c: Ctx, id: string, query: StateQuery): Promise<MatchState> {
    const { at, since: had = -1, seat, invite } = query
    const looked = await visible(c, id, invite)
    if (had > looked.loaded.seq) await tables.catchUp(looked.loaded)
    const { person, lang } = c.var
    const { status } = looked.loaded.meta
    const talk = await store.talkOf(id, hearsWatchers(looked.mine, status))
    const lost = person && (!looked.mine || status === 'closed')
    const left = lost ? await store.seatDepartureOf(id, person.id) : undefined
    const muted = person && talk.length ? await store.mutedAt(id, person.id) : []
    // A client with a row that never existed has another match's log.
    const since = had > looked.loaded.seq ? -1 : had
    const { loaded, mine } = await visible(c, id, invite, { after: Math.min(since, at ?? since) })
    const tell = await read[status]({ loaded, mine, lang, person })
    // Between two reads it was dealt, closed or ended: another of the three is asked for.
    if (loaded.meta.status !== status) return load(c, id, query)
    const parted = left && seatDepartureOf(left, lang)
    return tell(
      { loaded, mine, viewer: viewerOf(loaded, mine, seat), lang, talk, muted, parted },
      { at: at ?? loaded.seq, since: loaded.dealt ? loaded.match.heardUntil(since) : -1 },
    )
  }
}
