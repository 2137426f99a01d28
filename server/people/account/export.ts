/** All that is kept of somebody, as JSON: table by table what is theirs, and of matches that run what they see. Nobody else's secret is in it. */
import { listOf, type Seat, SPECTATOR } from '@loggia/core'
import type { Person } from '../../platform/contract.ts'
import { KEPT } from '../privacy/columns.ts'
import { VERSION } from '../../platform/version.ts'
import { namesOf, seatsOf } from '../../match/loaded-match.ts'
import type { PeopleStore } from '../store.ts'
import type { MatchStore } from '../../match/store.ts'
import type { Tables } from '../../match/tables.ts'

/** Where what is kept of somebody is read. */
export interface Exported {
  store: Pick<PeopleStore, 'rowsOf' | 'apartFrom' | 'ordersOf' | 'satAtAll'> & Pick<MatchStore, 'match'>
  tables: Tables
}

/** What is written in a file, piece by piece: nobody's is held in memory as a whole. */
export async function* exported({ store, tables }: Exported, person: Person): AsyncGenerator<Uint8Array> {
  const text = new TextEncoder()
  const piece = (value: string) => text.encode(value)
  const json = (value: unknown) => JSON.stringify(value)
  yield piece(`{"hall":"Loggia","version":${json(VERSION)},"person":${json(person)},"savedAt":${json(new Date())}`)
  for (const [name, kept] of KEPT) {
    if (!kept.own) continue
    const rows = await store.rowsOf(name, person.id)
    if (rows.length) yield piece(`,\n${json(name)}:${json(rows.map(row => without(row, kept.secret ?? [])))}`)
  }
  yield piece(`,\n"apart":${json((await store.apartFrom(person.id)).map(({ person: _, ...apart }) => apart))}`)
  yield piece(`,\n"orders":${json(await store.ordersOf(person.id))}`)
  yield piece(',\n"matches":[')
  let first = true
  for (const id of await store.satAtAll(person.id)) {
    const meta = await store.match(id)
    if (!meta) continue
    const { game, rules, name, status, options, speed, language, createdAt } = { createdAt: undefined, ...meta }
    const mine = seatsOf(meta, person.id)
    const views = status === 'running' ? await viewsOf(id, listOf(mine)) : undefined
    yield piece(
      `${first ? '\n' : ',\n'}${json({
        ...{ id, game, rules, name, status, options, speed, language, createdAt },
        seats: namesOf(meta.seats),
        mine: listOf(mine),
        ...(status === 'finished' ? { file: `/api/matches/${id}/export` } : {}),
        ...(views ? { views } : {}),
      })}`,
    )
    first = false
  }
  yield piece('\n]}\n')

  /** What somebody sees of a match that runs, by their seats; as a spectator where they have left. */
  async function viewsOf(id: string, seats: readonly Seat[]) {
    // A match that can't be opened here is read at its own door.
    const loaded = await tables.get(id).catch(() => undefined)
    return loaded?.dealt
      ? (seats.length ? seats : [SPECTATOR]).map(seat => ({
          seat,
          view: loaded.match.game.view(loaded.match.table, seat),
        }))
      : undefined
  }
}

const without = (row: Readonly<Record<string, unknown>>, secret: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !secret.includes(column)))
