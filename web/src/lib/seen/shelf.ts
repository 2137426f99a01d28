/** What a person last saw of the hall, in this browser (IndexedDB): who they are, their tables, and where matches stood. */
import type { ComponentFiles } from '@loggia/core'
import type { DBSchema } from 'idb'
import { database } from '../database.ts'
import type { MatchState, Part, SessionReply, TablesPage } from '../api.ts'

export interface SeenHall {
  person: string
  at: number
  pages: Readonly<Record<Part, TablesPage>>
}
export interface SeenMatch {
  person: string
  match: string
  at: number
  state: MatchState
  /** Its components, where they are not those that the game comes with now. */
  files?: ComponentFiles | undefined
  /** The last row that was looked at here; what was fetched beforehand has none. */
  looked?: number | undefined
}
interface Seen extends DBSchema {
  people: { key: string; value: { id: string; reply: SessionReply } }
  halls: { key: string; value: SeenHall }
  matches: { key: [person: string, match: string]; value: SeenMatch }
}
/** The most matches that are kept: those that were seen last. */
const MATCHES = 40

const { quietly } = database<Seen>('loggia.seen', 1, made => {
  made.createObjectStore('people', { keyPath: 'id' })
  made.createObjectStore('halls', { keyPath: 'person' })
  made.createObjectStore('matches', { keyPath: ['person', 'match'] })
})

/** Who is here; what others left behind is forgotten. */
export const keepPerson = (reply: SessionReply): Promise<void> =>
  quietly(async db => {
    const { person } = reply
    for (const { id } of await db.getAll('people')) if (id !== person?.id) await forget(id)
    if (person) await db.put('people', { id: person.id, reply })
  })
export const lastPerson = (): Promise<SessionReply | undefined> =>
  quietly(async db => (await db.getAll('people'))[0]?.reply)

export const keepHall = (hall: SeenHall): Promise<unknown> => quietly(db => db.put('halls', hall))
export const hallOf = (person: string): Promise<SeenHall | undefined> => quietly(db => db.get('halls', person))

export const matchOf = (person: string, match: string): Promise<SeenMatch | undefined> =>
  quietly(db => db.get('matches', [person, match]))
/** Keeps a match as it stands, in the place of what was seen of it; an older state never. */
export const keepMatch = (seen: SeenMatch): Promise<void> =>
  quietly(async db => {
    const tx = db.transaction('matches', 'readwrite')
    const had = await tx.store.get([seen.person, seen.match])
    const looked = Math.max(seen.looked ?? -1, had?.looked ?? -1)
    const newest = had && had.state.seq > seen.state.seq ? had : seen
    await tx.store.put({ ...newest, ...(looked >= 0 && { looked }) })
    const all = await tx.store.getAll(IDBKeyRange.bound([seen.person], [seen.person, []]))
    for (const old of all.sort((a, b) => b.at - a.at).slice(MATCHES)) await tx.store.delete([old.person, old.match])
    await tx.done
  })

/** Somebody signs out: nothing that they saw stays. */
export const forget = (person: string): Promise<void> =>
  quietly(async db => {
    await db.delete('people', person)
    await db.delete('halls', person)
    await db.delete('matches', IDBKeyRange.bound([person], [person, []]))
  })
