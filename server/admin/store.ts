/** The database queries that only operators need. */
import type pg from 'pg'
import { actQueries } from './act-queries.ts'
import { lessonStopQueries } from './lesson-stops.ts'
import { pairQueries } from './pairs.ts'
import { deskQueries } from './queries.ts'
import { chosenQueries } from './chosen-queries.ts'
import type { Subscribers } from '../match/events.ts'

export const adminStore = (pool: pg.Pool, subscribers: Subscribers) => ({
  ...deskQueries(pool),
  ...actQueries(pool, subscribers),
  ...pairQueries(pool),
  ...lessonStopQueries(pool),
  ...chosenQueries(pool),
})
export type AdminStore = ReturnType<typeof adminStore>
