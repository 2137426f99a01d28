/** All that only whoever runs the hall asks of the database. */
import type pg from 'pg'
import { actQueries } from './act-queries.ts'
import { pairQueries } from './pairs.ts'
import { deskQueries } from './queries.ts'

export const adminStore = (pool: pg.Pool) => ({ ...deskQueries(pool), ...actQueries(pool), ...pairQueries(pool) })
export type AdminStore = ReturnType<typeof adminStore>
