/** What all servers count together. */
import { createRequire } from 'node:module'
import { and, drizzle, inArray, lt, or, eq, sql } from '../schema/drizzle.ts'
import type pg from 'pg'
import type { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { transaction } from './database.ts'
import { allowances, makers, matches, seats, streams } from '../schema/index.ts'

/** This one alone: with it the package would load what it needs for a dozen other databases. */
const Limiter = createRequire(import.meta.url)(
  'rate-limiter-flexible/lib/RateLimiterPostgres.js',
) as typeof RateLimiterPostgres

/** How many seconds without a sign of life until a server's streams count as closed. It renews every `RENEW` ms. */
const LEASE = 120
export const RENEW = 30_000
/** First key of the locks under which somebody's streams are counted. */
const STREAMS = 7_105_649

export function limitQueries(pool: pg.Pool) {
  const db = drizzle(pool)
  const limiters = new Map<string, RateLimiterPostgres>()
  /** A counter of up to `most` in this many seconds. */
  const limiter = (most: number, seconds: number): RateLimiterPostgres => {
    const name = `${most} ${seconds}`
    const known = limiters.get(name)
    if (known) return known
    const made = new Limiter({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'allowances',
      tableCreated: true,
      keyPrefix: '',
      clearExpiredByTimeout: false,
      points: most,
      duration: seconds,
    })
    limiters.set(name, made)
    return made
  }
  return {
    /**
     * Spends one of `most` in this many seconds, for all servers together. Returns 0, or how many seconds it is too
     * early.
     */
    spend: (key: string, most: number, seconds: number): Promise<number> =>
      limiter(most, seconds)
        .consume(key)
        .then(
          () => 0,
          (refused: Error | RateLimiterRes) => {
            if (refused instanceof Error) throw refused
            return Math.max(1, refused.msBeforeNext / 1000)
          },
        ),
    /** Gives one back. */
    unspend: async (key: string, most: number, seconds: number): Promise<void> => {
      await limiter(most, seconds).reward(key)
    },
    /** Throws away what is over. */
    tidyAllowances: async () => {
      await db.delete(allowances).where(lt(allowances.expire, Date.now()))
    },
    /** How many tables that are not over a person made, or sits at. */
    sitting: (person: string) =>
      db.$count(
        matches,
        and(
          inArray(matches.status, ['open', 'running']),
          or(
            inArray(matches.id, db.select({ id: seats.match }).from(seats).where(eq(seats.person, person))),
            inArray(matches.id, db.select({ id: makers.match }).from(makers).where(eq(makers.person, person))),
          ),
        ),
      ),
    /** Counts one more open stream of a person at that server; false where they have `most` already, at all of them. */
    openStream: (server: string, person: string, most: number): Promise<boolean> =>
      transaction(pool, async client => {
        await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [STREAMS, person])
        const { rows } = await client.query<{ open: number }>(
          'select coalesce(sum(open), 0)::int as open from streams where person = $1 and until > now()',
          [person],
        )
        if (rows[0]!.open >= most) return false
        await client.query(
          `insert into streams as s (person, server, open, until) values ($1, $2, 1, now() + $3 * interval '1 second')
           on conflict (person, server) do update set open = s.open + 1, until = excluded.until`,
          [person, server, LEASE],
        )
        return true
      }),
    closeStream: async (server: string, person: string): Promise<void> => {
      await db
        .update(streams)
        .set({ open: sql`greatest(open - 1, 0)` })
        .where(and(eq(streams.person, person), eq(streams.server, server)))
    },
    /** A server's open streams, by person: its sign of life, and the count. */
    renewStreams: async (server: string, open: ReadonlyMap<string, number>): Promise<void> => {
      await pool.query(
        `with now_open as (select * from unnest($2::text[], $3::int[]) as o(person, open)),
           over as (delete from streams where server = $1 and person not in (select person from now_open))
         insert into streams select person, $1, open, now() + $4 * interval '1 second' from now_open
         on conflict (person, server) do update set open = excluded.open, until = excluded.until`,
        [server, [...open.keys()], [...open.values()], LEASE],
      )
    },
    /** Forgets the streams of servers that are gone. */
    tidyStreams: async (): Promise<void> => {
      await db.delete(streams).where(lt(streams.until, sql`now()`))
    },
  }
}

export type LimitStore = ReturnType<typeof limitQueries>
