/**
 * When people sleep and when they are away, as intervals in UTC. What was once computed from a zone stays, and new
 * settings do not affect what has begun.
 */
import type pg from 'pg'
import { nights } from '@loggia/core'
import { transaction } from '../../platform/database.ts'
import { double, integer, notNull, orNull, text, texts, time, times } from '../../platform/kind.ts'
import { statement } from '../../platform/statement.ts'
import { seats, sleepers } from '../../schema/index.ts'
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

/** Begun and not ended: the vacation of a person (`$person`), and what of the last year they were away, also as a guest who became them. */
const VACATIONS = statement(
  `select max(ends) filter (where ends > clock_timestamp() and person = $person) as until,
    coalesce(sum(extract(epoch from least(ends, clock_timestamp()) - greatest(begins, clock_timestamp() - interval '365 days')))
      filter (where ends > clock_timestamp() - interval '365 days'), 0)::float8 / 86400 as used
   from stops where (person = $person or person in (select id from people where merged_into = $person)) and match is null and why = 'vacation'`,
  { person: text },
  { until: orNull(time), used: double },
)

const CONCERNED = statement(
  `select distinct s.match from seats s join matches m on m.id = s.match
   where s.person = $person and m.status = 'running' and m.clock is not null and m.speed = 'correspondence'`,
  { person: text },
  { match: seats.match },
)
/** The tables with clocks where time off of a person counts. */
const concerned = async (client: pg.PoolClient, person: string): Promise<string[]> =>
  (await CONCERNED.all(client, { person })).map(r => r.match)
/** Nobody else changes when that person is off. */
const ALONE = statement('select from people where id = $person for no key update', { person: text })

const WRITE_NIGHTS = statement(
  `insert into stops (person, why, begins, ends)
   select $person, 'sleep', b, e from unnest($begins::timestamptz[], $ends::timestamptz[]) as n(b, e)`,
  { person: text, begins: times, ends: times },
)
/** Writes the nights of a person that begin between two moments. */
const writeNights = (
  client: pg.PoolClient,
  person: string,
  { zone, begins }: { zone: string; begins: number },
  from: number,
  until: number,
) => {
  const found = nights(zone, begins, from, until)
  return WRITE_NIGHTS.run(client, {
    person,
    begins: found.map(n => new Date(n[0])),
    ends: found.map(n => new Date(n[1])),
  })
}

const SLEEPER = statement(
  'select zone, begins, counts from sleepers where person = $person',
  { person: text },
  { zone: sleepers.zone, begins: sleepers.begins, counts: sleepers.counts },
)
const FORGET_NIGHTS = statement(
  `with counts as (select clock_timestamp() + $notice::int * interval '1 ms' as t),
     gone as (delete from stops where person = $person and why = 'sleep' and begins >= (select t from counts))
   select round(extract(epoch from clock_timestamp()) * 1000)::float8 as now, (select round(extract(epoch from max(ends)) * 1000)::float8
     from stops where person = $person and why = 'sleep' and begins < (select t from counts)) as last`,
  { person: text, notice: integer },
  { now: double, last: orNull(double) },
)
const CHOOSE = statement(
  `insert into sleepers (person, zone, begins, counts, until) values ($person, $zone, $begins, $counts, $until)
   on conflict (person) do update set zone = excluded.zone, begins = excluded.begins, counts = excluded.counts, until = excluded.until`,
  { person: text, zone: text, begins: sleepers.begins, counts: time, until: time },
)
const SET_ZONE = statement('update people set zone = $zone where id = $person', { person: text, zone: text })
const IN_DAYS = `date_trunc('milliseconds', clock_timestamp()) + $days::int * interval '1 day'`
const CHANGE_VACATION = statement(
  `update stops set ends = ${IN_DAYS} where person = $person and why = 'vacation' and ends > clock_timestamp()`,
  { person: text, days: integer },
)
const BEGIN_VACATION = statement(
  `insert into stops (person, why, begins, ends) values ($person, 'vacation', date_trunc('milliseconds', clock_timestamp()), ${IN_DAYS})`,
  { person: text, days: integer },
)
const FORGET_OLD = statement(`delete from stops where ends < now() - interval '1 year'`)
const SHORT_OF_NIGHTS = statement(
  `select person, zone, begins, (extract(epoch from until) * 1000)::float8 as from, round(extract(epoch from clock_timestamp()) * 1000)::float8 as now
   from sleepers where begins is not null and until < clock_timestamp() + $ahead * interval '1 ms' limit 100 for update skip locked`,
  { ahead: double },
  { person: sleepers.person, zone: sleepers.zone, begins: notNull(sleepers.begins), from: double, now: double },
)
const WRITTEN_UNTIL = statement('update sleepers set until = $until where person = $person', {
  person: text,
  until: time,
})

export function timeOffQueries(pool: pg.Pool) {
  return {
    timeOff: async (person: string): Promise<Rest> => {
      const [sleep, { until, used }] = await Promise.all([
        SLEEPER.first(pool, { person }),
        VACATIONS.only(pool, { person }),
      ])
      return { sleep, vacation: until ?? undefined, left: Math.max(0, VACATION - used) }
    },
    /** When somebody sleeps from tomorrow on; null: they have no such hours. Gives the matches where deadlines are otherwise now. */
    sleep: (person: string, zone: string, begins: number | null): Promise<Changed[]> =>
      transaction(pool, async client => {
        await ALONE.run(client, { person })
        const { now, last } = await FORGET_NIGHTS.only(client, { person, notice: NOTICE })
        const counts = now + NOTICE
        const until = now + AHEAD
        if (begins !== null)
          await writeNights(client, person, { zone, begins }, Math.max(counts, (last ?? 0) + AWAKE), until)
        await CHOOSE.run(client, { person, zone, begins, counts: new Date(counts), until: new Date(until) })
        await SET_ZONE.run(client, { person, zone })
        return computeClocks(client, await concerned(client, person))
      }),
    /** Starts a vacation of this many days; 0: ends it. Undefined if too few days are left. */
    vacation: (person: string, days: number): Promise<Changed[] | undefined> =>
      transaction(pool, async client => {
        await ALONE.run(client, { person })
        const { until, used } = await VACATIONS.only(client, { person })
        if (days > VACATION - used) return undefined
        if (until) await CHANGE_VACATION.run(client, { person, days })
        else if (days) await BEGIN_VACATION.run(client, { person, days })
        return computeClocks(client, await concerned(client, person))
      }),
    /** Writes the nights of those whose nights are not written far enough ahead, and forgets what was off a year ago. */
    tendNights: async (): Promise<void> => {
      await FORGET_OLD.run(pool)
      for (let more = true; more; )
        more = await transaction(pool, async client => {
          const found = await SHORT_OF_NIGHTS.all(client, { ahead: AHEAD - DAY })
          for (const { person, from, now, ...hours } of found) {
            await writeNights(client, person, hours, from, now + AHEAD)
            await WRITTEN_UNTIL.run(client, { person, until: new Date(now + AHEAD) })
          }
          return found.length > 0
        })
    },
  }
}

const BOTH = { guest: text, person: text }
const MOVE_HOURS = statement(
  'update sleepers set person = $person where person = $guest and not exists (select from sleepers where person = $person)',
  BOTH,
)
const MOVE_NIGHTS = statement(`update stops set person = $person where person = $guest and why = 'sleep'`, BOTH)
const COPY_VACATIONS = statement(
  `insert into stops (person, match, why, begins, ends)
   select $person, m, 'vacation', s.begins, least(s.ends, clock_timestamp()) from stops s, unnest($matches::text[]) m
   where s.person = $guest and s.why = 'vacation' and s.begins < clock_timestamp()`,
  { ...BOTH, matches: texts },
)
const END_VACATION = statement(
  `with ended as (select max(ends) as until from stops where person = $guest and why = 'vacation' and ends > clock_timestamp()),
     cut as (update stops set ends = clock_timestamp() where person = $guest and why = 'vacation' and ends > clock_timestamp())
   select until from ended where until is not null`,
  { guest: text },
  { until: time },
)
const LATEST = `clock_timestamp() + $left * interval '1 day'`
const PROLONG = statement(
  `update stops set ends = least(greatest(ends, $until), ${LATEST})
   where person = $person and match is null and why = 'vacation' and ends > clock_timestamp()`,
  { person: text, left: double, until: time },
)
const GO_ON = statement(
  `insert into stops (person, why, begins, ends) values ($person, 'vacation', clock_timestamp(), least($until, ${LATEST}))`,
  { person: text, left: double, until: time },
)

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
  if (await MOVE_HOURS.run(client, { guest, person })) await MOVE_NIGHTS.run(client, { guest, person })
  await COPY_VACATIONS.run(client, { guest, person, matches: moved })
  // Where a match waits for its end the guest is still somebody, and away as long as they said.
  if (waits) return []
  const ended = await END_VACATION.first(client, { guest })
  const { until, used } = await VACATIONS.only(client, { person })
  const left = Math.max(0, VACATION - used)
  if (until) await PROLONG.run(client, { person, left, until: ended?.until ?? until })
  else if (ended && left) await GO_ON.run(client, { person, left, until: ended.until })
  return concerned(client, person)
}
