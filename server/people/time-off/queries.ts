/**
 * When people sleep and when they are away, as intervals in UTC. What was once computed from a zone stays, and new
 * settings do not affect what has begun.
 */
import type pg from 'pg'
import { nights } from '@loggia/core'
import { transaction } from '../../platform/database.ts'
import { type Changed, computeClocks } from '../../match/clock/queries.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR
/** Nights are written so far ahead: no deadline lies behind. */
const AHEAD = 90 * DAY
/**
 * A new zone or new hours take effect after a day, and nobody sleeps twice because of them. This long they are awake
 * between the last old night and the first new one.
 */
const NOTICE = DAY
const AWAKE = 12 * HOUR
/** Of vacation, in any year. */
export const VACATION = 30

/** What somebody has chosen. */
export interface Rest {
  sleep: { zone: string; begins: number | null; counts: Date } | undefined
  /** Until when they are away. */
  vacation: Date | undefined
  /** In days. */
  left: number
}

/** Begun and not ended: the vacation of a person (`$1`), and what of the last year they were away, also as a guest who became them. */
const VACATIONS = `select max(ends) filter (where ends > clock_timestamp() and person = $1) as until,
    coalesce(sum(extract(epoch from least(ends, clock_timestamp()) - greatest(begins, clock_timestamp() - interval '365 days')))
      filter (where ends > clock_timestamp() - interval '365 days'), 0)::float8 / 86400 as used
  from stops where (person = $1 or person in (select id from people where merged_into = $1)) and match is null and why = 'vacation'`

/** The tables with clocks where time off of a person counts. */
const concerned = async (client: pg.PoolClient, person: string): Promise<string[]> =>
  (
    await client.query<{ match: string }>(
      `select distinct s.match from seats s join matches m on m.id = s.match
       where s.person = $1 and m.status = 'running' and m.clock is not null and m.speed = 'correspondence'`,
      [person],
    )
  ).rows.map(r => r.match)
/** Nobody else changes when that person is off. */
const alone = (client: pg.PoolClient, person: string) =>
  client.query('select from people where id = $1 for no key update', [person])

/** Writes the nights of a person that begin between two moments. */
const writeNights = (
  client: pg.PoolClient,
  person: string,
  { zone, begins }: { zone: string; begins: number },
  from: number,
  until: number,
) => {
  const found = nights(zone, begins, from, until)
  return client.query(
    `insert into stops (person, why, begins, ends) select $1, 'sleep', b, e from unnest($2::timestamptz[], $3::timestamptz[]) as n(b, e)`,
    [person, found.map(n => new Date(n[0])), found.map(n => new Date(n[1]))],
  )
}

export function timeOffQueries(pool: pg.Pool) {
  return {
    timeOff: async (person: string): Promise<Rest> => {
      const [sleep, away] = await Promise.all([
        pool.query<NonNullable<Rest['sleep']>>('select zone, begins, counts from sleepers where person = $1', [person]),
        pool.query<{ until: Date | null; used: number }>(VACATIONS, [person]),
      ])
      const { until, used } = away.rows[0]!
      return { sleep: sleep.rows[0], vacation: until ?? undefined, left: Math.max(0, VACATION - used) }
    },
    /** When somebody sleeps from tomorrow on; null: they have no such hours. Gives the matches where deadlines are otherwise now. */
    sleep: (person: string, zone: string, begins: number | null): Promise<Changed[]> =>
      transaction(pool, async client => {
        await alone(client, person)
        const { rows } = await client.query<{ now: number; last: number | null }>(
          `with counts as (select clock_timestamp() + $2 * interval '1 ms' as t),
             gone as (delete from stops where person = $1 and why = 'sleep' and begins >= (select t from counts))
           select round(extract(epoch from clock_timestamp()) * 1000)::float8 as now, (select round(extract(epoch from max(ends)) * 1000)::float8
             from stops where person = $1 and why = 'sleep' and begins < (select t from counts)) as last`,
          [person, NOTICE],
        )
        const { now, last } = rows[0]!
        const counts = now + NOTICE
        const until = now + AHEAD
        if (begins !== null)
          await writeNights(client, person, { zone, begins }, Math.max(counts, (last ?? 0) + AWAKE), until)
        await client.query(
          `insert into sleepers (person, zone, begins, counts, until) values ($1, $2, $3, $4, $5)
           on conflict (person) do update set zone = excluded.zone, begins = excluded.begins, counts = excluded.counts, until = excluded.until`,
          [person, zone, begins, new Date(counts), new Date(until)],
        )
        await client.query('update people set zone = $2 where id = $1', [person, zone])
        return computeClocks(client, await concerned(client, person))
      }),
    /** Starts a vacation of this many days; 0: ends it. Undefined if too few days are left. */
    vacation: (person: string, days: number): Promise<Changed[] | undefined> =>
      transaction(pool, async client => {
        await alone(client, person)
        const { rows } = await client.query<{ until: Date | null; used: number }>(VACATIONS, [person])
        if (days > VACATION - rows[0]!.used) return undefined
        const ends = `date_trunc('milliseconds', clock_timestamp()) + $2 * interval '1 day'`
        if (rows[0]!.until)
          await client.query(
            `update stops set ends = ${ends} where person = $1 and why = 'vacation' and ends > clock_timestamp()`,
            [person, days],
          )
        else if (days)
          await client.query(
            `insert into stops (person, why, begins, ends) values ($1, 'vacation', date_trunc('milliseconds', clock_timestamp()), ${ends})`,
            [person, days],
          )
        return computeClocks(client, await concerned(client, person))
      }),
    /** Writes the nights of those whose nights are not written far enough ahead, and forgets what was off a year ago. */
    tendNights: async (): Promise<void> => {
      await pool.query(`delete from stops where ends < now() - interval '1 year'`)
      for (let more = true; more; )
        more = await transaction(pool, async client => {
          const { rows } = await client.query<{
            person: string
            zone: string
            begins: number
            from: number
            now: number
          }>(
            `select person, zone, begins, (extract(epoch from until) * 1000)::float8 as from, round(extract(epoch from clock_timestamp()) * 1000)::float8 as now
             from sleepers where begins is not null and until < clock_timestamp() + $1 * interval '1 ms' limit 100 for update skip locked`,
            [AHEAD - DAY],
          )
          for (const { person, from, now, ...hours } of rows) {
            await writeNights(client, person, hours, from, now + AHEAD)
            await client.query('update sleepers set until = $2 where person = $1', [person, new Date(now + AHEAD)])
          }
          return rows.length > 0
        })
    },
  }
}

/**
 * Merges a guest into an account. The account takes the guest's nights if it has none. The guest's past vacation counts
 * in the account's year, but in no match where the account sat meanwhile: it stays the guest's, and moved matches get a
 * row for it. The rest of the vacation goes on as far as the account's year allows. Returns the other matches whose
 * deadlines may change.
 */
export async function mergeTimeOff(
  client: pg.PoolClient,
  guest: string,
  person: string,
  moved: readonly string[],
  waits: boolean,
): Promise<string[]> {
  const { rowCount } = await client.query(
    'update sleepers set person = $2 where person = $1 and not exists (select from sleepers where person = $2)',
    [guest, person],
  )
  if (rowCount) await client.query(`update stops set person = $2 where person = $1 and why = 'sleep'`, [guest, person])
  await client.query(
    `insert into stops (person, match, why, begins, ends)
     select $2, m, 'vacation', s.begins, least(s.ends, clock_timestamp()) from stops s, unnest($3::text[]) m
     where s.person = $1 and s.why = 'vacation' and s.begins < clock_timestamp()`,
    [guest, person, moved],
  )
  // Where a match waits for its end the guest is still somebody, and away as long as they said.
  if (waits) return []
  const { rows } = await client.query<{ until: Date }>(
    `with ended as (select max(ends) as until from stops where person = $1 and why = 'vacation' and ends > clock_timestamp()),
       cut as (update stops set ends = clock_timestamp() where person = $1 and why = 'vacation' and ends > clock_timestamp())
     select until from ended where until is not null`,
    [guest],
  )
  const { until, used } = (await client.query<{ until: Date | null; used: number }>(VACATIONS, [person])).rows[0]!
  const latest = `clock_timestamp() + $2 * interval '1 day'`
  const left = Math.max(0, VACATION - used)
  if (until)
    await client.query(
      `update stops set ends = least(greatest(ends, $3), ${latest}) where person = $1 and match is null and why = 'vacation' and ends > clock_timestamp()`,
      [person, left, rows[0]?.until ?? until],
    )
  else if (rows[0] && left)
    await client.query(
      `insert into stops (person, why, begins, ends) values ($1, 'vacation', clock_timestamp(), least($3, ${latest}))`,
      [person, left, rows[0].until],
    )
  return concerned(client, person)
}
