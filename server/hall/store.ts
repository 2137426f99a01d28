/** All that is asked of the database, by name. What it gives are rows; who may know of them is decided elsewhere. */
import { randomBytes } from 'node:crypto'
import { drizzle, eq } from '../schema/drizzle.ts'
import type pg from 'pg'
import { keys } from '../schema/index.ts'
import { accountQueries } from '../people/account/queries.ts'
import { clockQueries } from '../match/clock/queries.ts'
import { actQueries } from '../admin/act-queries.ts'
import { deskQueries } from '../admin/queries.ts'
import { eraseQueries } from '../people/privacy/erase.ts'
import { hallQueries } from './queries.ts'
import { letterQueries } from '../notices/letters.ts'
import { limitQueries } from '../platform/limit-queries.ts'
import { listQueries } from '../match/list/queries.ts'
import { matchQueries } from '../match/queries/rows.ts'
import { mergeQueries } from '../people/account/merge.ts'
import { noticeQueries } from '../notices/queries.ts'
import { openedQueries } from '../match/clock/opened-queries.ts'
import { pairQueries } from '../admin/pairs.ts'
import { safetyQueries } from '../people/safety/queries.ts'
import { peopleQueries } from '../people/queries.ts'
import { profileQueries } from '../people/profile/queries.ts'
import { ratingQueries } from '../ratings/queries.ts'
import { quickQueries } from '../match/room/quick-queries.ts'
import { roomQueries } from '../match/room/queries.ts'
import { sealQueries } from '../match/room/seal-queries.ts'
import { seatQueries } from '../match/queries/seats.ts'
import { standingQueries } from '../people/standing.ts'
import { talkQueries } from '../match/queries/talk.ts'
import { voteQueries } from '../match/leaving/queries.ts'
import { requirementsQueries } from '../match/room/requirements-queries.ts'
import { ticketQueries } from '../people/account/tickets.ts'
import { timeOffQueries } from '../people/time-off/queries.ts'

export type Store = ReturnType<typeof openStore>

/** The store on a pool of connections. The queries of the way of a move are prepared once per connection. */
export function openStore(pool: pg.Pool) {
  const db = drizzle(pool)
  return {
    ...peopleQueries(pool),
    ...matchQueries(pool),
    ...clockQueries(pool),
    ...openedQueries(pool),
    ...timeOffQueries(pool),
    ...roomQueries(pool),
    ...quickQueries(pool),
    ...seatQueries(pool),
    ...voteQueries(pool),
    ...sealQueries(pool),
    ...listQueries(pool),
    ...talkQueries(pool),
    ...limitQueries(pool),
    ...accountQueries(pool),
    ...ticketQueries(pool),
    ...mergeQueries(pool),
    ...ratingQueries(pool),
    ...pairQueries(pool),
    ...profileQueries(pool),
    ...hallQueries(pool),
    ...noticeQueries(pool),
    ...letterQueries(pool),
    ...standingQueries(pool),
    ...eraseQueries(pool),
    ...actQueries(pool),
    ...deskQueries(pool),
    ...safetyQueries(pool),
    ...requirementsQueries(pool),
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
