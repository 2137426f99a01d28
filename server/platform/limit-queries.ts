/** What all servers count together. */
import { createRequire } from 'node:module'
import type pg from 'pg'
import type { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { transaction } from './database.ts'
import { bigint, integer, integers, text, texts } from './kind.ts'
import { lockOf } from './locks.ts'
import { statement } from './statement.ts'

/** This one alone: with it the package would load what it needs for a dozen other databases. */
const Limiter = createRequire(import.meta.url)(
  'rate-limiter-flexible/lib/RateLimiterPostgres.js',
) as typeof RateLimiterPostgres

/** How many seconds without a sign of life until a server's streams count as closed. It renews every `RENEW` ms. */
const LEASE = 120
export const RENEW = 30_000
/** First key of the locks under which somebody's streams are counted. */
const STREAMS = 7_105_649

const TIDY_ALLOWANCES = statement('delete from allowances where expire < $now', { now: bigint })
const SITTING = statement(
  `select count(*)::int as n from matches where status in ('open', 'running')
   and (id in (select match from seats where person = $person) or id in (select match from makers where person = $person))`,
  { person: text },
  { n: integer },
)
const OPEN = statement(
  'select coalesce(sum(open), 0)::int as open from streams where person = $person and until > now()',
  { person: text },
  { open: integer },
)
const ADD_STREAM = statement(
  `insert into streams as s (person, server, open, until) values ($person, $server, 1, now() + $lease::int * interval '1 second')
   on conflict (person, server) do update set open = s.open + 1, until = excluded.until`,
  { person: text, server: text, lease: integer },
)
const CLOSE_STREAM = statement(
  'update streams set open = greatest(open - 1, 0) where person = $person and server = $server',
  { person: text, server: text },
)
const RENEW_STREAMS = statement(
  `with now_open as (select * from unnest($persons::text[], $open::int[]) as o(person, open)),
     over as (delete from streams where server = $server and person not in (select person from now_open))
   insert into streams select person, $server, open, now() + $lease::int * interval '1 second' from now_open
   on conflict (person, server) do update set open = excluded.open, until = excluded.until`,
  { server: text, persons: texts, open: integers, lease: integer },
)
const TIDY_STREAMS = statement('delete from streams where until < now()')

export function limitQueries(pool: pg.Pool) {
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
      await TIDY_ALLOWANCES.run(pool, { now: Date.now() })
    },
    /** How many tables that are not over a person made, or sits at. */
    sitting: async (person: string): Promise<number> => (await SITTING.only(pool, { person })).n,
    /** Counts one more open stream of a person at that server; false where they have `most` already, at all of them. */
    openStream: (server: string, person: string, most: number): Promise<boolean> =>
      transaction(pool, async client => {
        await lockOf(client, STREAMS, person)
        if ((await OPEN.only(client, { person })).open >= most) return false
        await ADD_STREAM.run(client, { person, server, lease: LEASE })
        return true
      }),
    closeStream: async (server: string, person: string): Promise<void> => {
      await CLOSE_STREAM.run(pool, { person, server })
    },
    /** A server's open streams, by person: its sign of life, and the count. */
    renewStreams: async (server: string, open: ReadonlyMap<string, number>): Promise<void> => {
      await RENEW_STREAMS.run(pool, { server, persons: [...open.keys()], open: [...open.values()], lease: LEASE })
    },
    /** Forgets the streams of servers that are gone. */
    tidyStreams: async (): Promise<void> => {
      await TIDY_STREAMS.run(pool)
    },
  }
}

export type LimitStore = ReturnType<typeof limitQueries>
