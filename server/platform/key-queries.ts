/** The keys of the hall, and whether anything can be written. */
import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { keys } from '../schema/index.ts'
import { text } from './kind.ts'
import { statement } from './statement.ts'

const KEY = statement('select key from keys where name = $name', { name: text }, { key: keys.key })
const ADD = statement('insert into keys (name, key) values ($name, $key) on conflict do nothing', {
  name: text,
  key: text,
})
const NEXT_DAY = statement(
  `with day as (select 'address ' || to_char(now() at time zone 'utc', 'YYYY-MM-DD') as today, 'address ' || to_char((now() - interval '1 day') at time zone 'utc', 'YYYY-MM-DD') as last),
     old as (delete from keys where name like 'address%' and name < (select last from day))
   insert into keys select today, $key from day on conflict (name) do update set key = keys.key`,
  { key: text },
)
const OF_ADDRESSES = statement(
  `select key from keys where name like 'address%' order by name desc`,
  {},
  { key: keys.key },
)
const PROBE = statement(
  `insert into allowances select 'probe', 0, (extract(epoch from clock_timestamp()) * 1000)::bigint
   where has_table_privilege('moves', 'insert') on conflict (key) do update set expire = excluded.expire`,
)

export function keyQueries(pool: pg.Pool) {
  const key = async (name: string) => (await KEY.only(pool, { name })).key
  return {
    /** A key of the hall, the same for all its servers. */
    key,
    /** The keys under which addresses are hashed today (by UTC), and were yesterday; no older one is known. */
    keysOfAddresses: async (): Promise<string[]> => {
      await NEXT_DAY.run(pool, { key: randomBytes(32).toString('base64url') })
      return (await OF_ADDRESSES.all(pool)).map(r => r.key)
    },
    /** A key of the hall that is made the first time that somebody asks for it, once for all servers. */
    keyOnce: async (name: string, make: () => string) => {
      await ADD.run(pool, { name, key: make() })
      return key(name)
    },
    /** Writes something, durably, that nobody needs; throws where nothing can be written. */
    async probe(): Promise<void> {
      if (!(await PROBE.run(pool))) throw new Error('permission denied for table moves')
    },
  }
}
