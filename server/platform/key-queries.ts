/** The keys of the hall, and whether anything can be written. */
import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { drizzle, eq } from '../schema/drizzle.ts'
import { keys } from '../schema/index.ts'

export function keyQueries(pool: pg.Pool) {
  const db = drizzle(pool)
  return {
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
