/** All queries of the database, by name. They return rows; access is decided elsewhere. */
import type pg from 'pg'
import { adminStore } from '../admin/store.ts'
import { matchStore } from '../match/store.ts'
import { noticeStore } from '../notices/store.ts'
import { peopleStore } from '../people/store.ts'
import { keyQueries } from '../platform/key-queries.ts'
import { limitQueries } from '../platform/limit-queries.ts'
import { ratingQueries } from '../ratings/queries.ts'
import { subscribers } from './subscribers.ts'

export type Store = ReturnType<typeof openStore>

/** The queries of all rooms on one pool of connections. Parts ask for the few that they use. */
export const openStore = (pool: pg.Pool) => ({
  ...keyQueries(pool),
  ...limitQueries(pool),
  ...ratingQueries(pool),
  ...matchStore(pool, subscribers),
  ...noticeStore(pool),
  ...peopleStore(pool),
  ...adminStore(pool, subscribers),
})
