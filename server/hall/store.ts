/** All that is asked of the database, by name. What it gives are rows; who may know of them is decided elsewhere. */
import { randomBytes } from 'node:crypto'
import { drizzle, eq } from '../schema/drizzle.ts'
import type pg from 'pg'
import { keys } from '../schema/index.ts'
import { hallQueries } from './queries.ts'
import { limitQueries } from '../platform/limit-queries.ts'
import { ratingQueries } from '../ratings/queries.ts'
import { matchStore } from '../match/store.ts'
import { noticeStore } from '../notices/store.ts'
import { peopleStore } from '../people/store.ts'
import { adminStore } from '../admin/store.ts'

export type Store = ReturnType<typeof openStore>

/** The store on a pool of connections. The queries of the way of a move are prepared once per connection. */
export function openStore(pool: pg.Pool) {
  const db = drizzle(pool)
  return {
    ...limitQueries(pool),
    ...ratingQueries(pool),
    ...matchStore(pool),
    ...noticeStore(pool),
    ...peopleStore(pool),
    ...adminStore(pool),
    ...hallQueries(pool),
    /** A key of the hall, the same for all its servers. */
    key: async (name: string) => (await db.select({ key: keys.key }).from(keys).where(eq(keys.name, name)))[0]!.key,
    /** The keys under which addresses are hashed today (by UTC), and were yesterday; no older one is known. */
    keysOfAddresses: async (): Promise<string[]> => {
      await pool.query(
        `with day as (select 'address ' || to_char(now() at time zone 'utc', 'YYYY-MM-DD') as today, 'address ' || to_char((now() - interval '1 day') at time zone 'utc', 'YYYY-MM-DD') as last),
           old as (delete from keys where name like 'address%' and name < (select last from day))
         insert into keys select today, $1 from day on conflict (name) do update set key = keys.key`,
        [randomBytes(32).toString('base64url')],
      )
      const { rows } = await pool.query<{ key: string }>(
        `select key from keys where name like 'address%' order by name desc`,
      )
      return rows.map(r => r.key)
    },
    /** A key of the hall that is made the first time that somebody asks for it, once for all servers. */
    keyOnce: async (name: string, make: () => string) => {
      await db.insert(keys).values({ name, key: make() }).onConflictDoNothing()
      return (await db.select({ key: keys.key }).from(keys).where(eq(keys.name, name)))[0]!.key
    },
    /** Writes something, durably, that nobody needs; throws where nothing can be written. */
    async probe(): Promise<void> {
      const { rowCount } = await pool.query(
        `insert into allowances select 'probe', 0, (extract(epoch from clock_timestamp()) * 1000)::bigint where has_table_privilege('moves', 'insert') on conflict (key) do update set expire = excluded.expire`,
      )
      if (!rowCount) throw new Error('permission denied for table moves')
    },
  }
}
