/** Clocks in the database: read and written under the lock of their match, in the transaction of the row that moves them. */
import type pg from 'pg'
import type { Row, Seat } from '@loggia/core'
import { dialsOf } from '@loggia/core'
import {
  type Before,
  clocksAfter,
  clocksAnew,
  clocksDealt,
  clocksReseated,
  dialsOfMarks,
  marksOf,
  nextDeadline,
  PAUSE,
  type Stop,
  takesBack,
  type Timing,
} from '../clocks.ts'
import type { Times } from '../contract.ts'
import { transaction } from '../database.ts'
import type { ClockMark, SeatClock } from '../schema.ts'
import { type ChosenClock, optionOf, type Speed } from '../speed.ts'
import type { Event, Version } from '../store.ts'
import { noteChange } from './shared.ts'

/** What is written of clocks together with rows. */
export interface WrittenClocks {
  at: Date
  clocks: SeatClock[]
  deadline: Date | null
  marks: ClockMark[]
}
interface Found {
  match: string
  /** In ms; a row is never before the one before it. */
  at: number
  clock: ChosenClock
  speed: Speed
  clocks: readonly SeatClock[]
  persons: (string | null)[]
}

const FOUND = `p.match, ceil(extract(epoch from greatest(clock_timestamp(), p.at)) * 1000)::float8 as at, m.clock, m.speed, p.clocks,
  array(select s.person from seats s where s.match = p.match order by s.seat) as persons`

const IN_MS = (column: string) =>
  `case when ${column} = 'infinity' then null else round(extract(epoch from ${column}) * 1000)::float8 end`
/** Time off of these people and matches that ends after a moment, and what is off for all. */
async function stopsOf(
  client: pg.PoolClient,
  persons: readonly string[],
  matches: readonly string[],
  since: number,
): Promise<Stop[]> {
  const { rows } = await client.query<Stop>(
    `select person, match, why, ${IN_MS('begins')} as begins, ${IN_MS('ends')} as ends from stops
     where ends > to_timestamp($3::float8 / 1000) and (person = any($1) or match = any($2) or why = 'outage') order by begins`,
    [persons, matches, since],
  )
  return rows
}

/** Since when the oldest of the questions stands: what lay before concerns nobody. */
const oldest = (clocks: readonly SeatClock[], ...more: number[]): number =>
  Math.min(...more, ...clocks.flatMap(({ since }) => since ?? []))

async function timingOf(client: pg.PoolClient, found: Found, since: number): Promise<Timing> {
  const { speed, clock, persons, match } = found,
    people = speed === 'live' ? [] : [...new Set(persons.flatMap(p => p ?? []))]
  return { speed, option: optionOf(speed, clock), persons, stops: await stopsOf(client, people, [match], since) }
}

const writtenOf = (timing: Timing, clocks: SeatClock[], at: number): WrittenClocks => {
  const deadline = nextDeadline(clocks)
  return {
    at: new Date(at),
    clocks,
    deadline: deadline === null ? null : new Date(deadline),
    marks: marksOf(timing, clocks, at),
  }
}

/** What events make of the clocks of a match that has some, to be written with them: from now on nobody else writes there. Undefined when another row or a change of seats came first. */
export async function clocksWith(
  client: pg.PoolClient,
  match: string,
  { seq, changed }: Version,
  events: readonly Event[],
  asked: readonly number[],
  undone: number | undefined,
): Promise<WrittenClocks | undefined> {
  const { rows } = await client.query<Found>({
    name: 'clocks_before',
    text: `select ${FOUND} from progress p join matches m on m.id = p.match where p.match = $1 and p.changed = $2 and p.seq = $3 for no key update of p`,
    values: [match, changed, seq],
  })
  const [found] = rows
  if (!found) return undefined
  await pauseWith(client, match, events, found.at)
  const { at, clocks } = found,
    happened: Row[] = events.map(e => e.row),
    seat = takesBack(happened),
    before = seat === undefined || !undone ? undefined : await beforeRow(client, found, seat, undone),
    timing = await timingOf(client, found, oldest(clocks, at, ...(before ? oldestOf(before) : [])))
  return writtenOf(timing, clocksAfter(timing, clocks, happened, { asked, at, before }), at)
}
/** All of the table have stopped the clocks, or set them going again. */
async function pauseWith(client: pg.PoolClient, match: string, events: readonly Event[], at: number): Promise<void> {
  const votes = events.filter(({ row }) => row.kind === 'vote').map(({ row }) => row.word)
  if (votes.includes(PAUSE.on))
    await client.query(
      `insert into stops (match, why, begins, ends) select $1, 'pause', to_timestamp($2::float8 / 1000), 'infinity'
       where not exists (select from stops where match = $1 and ends = 'infinity')`,
      [match, at],
    )
  if (votes.includes(PAUSE.off))
    await client.query(
      `update stops set ends = to_timestamp($2::float8 / 1000) where match = $1 and why = 'pause' and ends = 'infinity'`,
      [match, at],
    )
}
const oldestOf = ({ dials, at }: Before): number[] => [at, ...dials.flatMap(({ since }) => since ?? [])]

/** Where the clocks stood before a row. */
async function beforeRow(client: pg.PoolClient, found: Found, seat: Seat, row: number): Promise<Before> {
  const { rows } = await client.query<{ at: number; clocks: readonly ClockMark[] | null }>(
    row === 1
      ? 'select (extract(epoch from dealt_at) * 1000)::float8 as at, null as clocks from matches where id = $1 and $2 = 0'
      : 'select (extract(epoch from at) * 1000)::float8 as at, clocks from moves where match = $1 and seq = $2',
    [found.match, row - 1],
  )
  const { at, clocks } = rows[0]!
  return {
    seat,
    at,
    dials: clocks ? dialsOfMarks(clocks) : dialsOf(optionOf(found.speed, found.clock), found.persons.length, 0, at),
  }
}

/** Writes where the clocks of a match stand that is dealt just now, should it have some. Under its lock. */
export async function dealClocks(client: pg.PoolClient, match: string, asked: readonly number[]): Promise<void> {
  const { rows } = await client.query<Found>(
    `update matches set dealt_at = date_trunc('milliseconds', clock_timestamp()) from progress p where id = $1 and p.match = $1
     returning p.match, (extract(epoch from dealt_at) * 1000)::float8 as at, matches.clock, matches.speed, '[]'::jsonb as clocks,
       array(select s.person from seats s where s.match = $1 order by s.seat) as persons`,
    [match],
  )
  const [found] = rows
  if (!found?.clock) return
  const timing = await timingOf(client, found, found.at)
  await save(client, match, clocksDealt(timing, asked, found.at))
}
const save = (client: pg.PoolClient, match: string, clocks: readonly SeatClock[]) => {
  const next = nextDeadline(clocks)
  return client.query('update progress set clocks = $2, deadline = $3 where match = $1', [
    match,
    JSON.stringify(clocks),
    next === null ? null : new Date(next),
  ])
}

/** What it makes of the clocks that somebody else holds a seat now, to be written with the row that says so; undefined where there are none. Under the lock. */
export async function clocksWithSeat(
  client: pg.PoolClient,
  match: string,
  seat: Seat,
): Promise<WrittenClocks | undefined> {
  const { rows } = await client.query<Found & { asked: boolean }>(
    `select ${FOUND}, p.asked_since[$2::int + 1] is not null as asked from progress p join matches m on m.id = p.match where p.match = $1 and p.clocks is not null`,
    [match, seat],
  )
  const [found] = rows
  if (!found) return undefined
  const { at, asked, clocks } = found,
    timing = await timingOf(client, found, oldest(clocks, at))
  return writtenOf(timing, clocksReseated(timing, clocks, { seat, asked, at }), at)
}

/** What changed of a match: for whoever keeps it. */
export interface Changed {
  id: string
  changed: number
}

/** Reckons anew when times are over at these matches (or at all): something about time off has changed in this transaction. Gives those where it is otherwise now. */
export async function reckonClocks(
  client: pg.PoolClient,
  matches: readonly string[] | null,
  more?: { seat: Seat; ms: number },
): Promise<Changed[]> {
  const { rows: found } = await client.query<Found>(
    `select ${FOUND} from progress p join matches m on m.id = p.match
     where m.status = 'running' and p.clocks is not null and ($1::text[] is null or p.match = any($1)) order by p.match for no key update of p`,
    [matches],
  )
  if (!found.length) return []
  const people = [...new Set(found.flatMap(f => f.persons.flatMap(p => p ?? [])))],
    since = Math.min(...found.map(f => oldest(f.clocks, f.at))),
    all = await stopsOf(
      client,
      people,
      found.map(f => f.match),
      since,
    )
  const anew = found.flatMap(({ match, speed, clock, persons, clocks }) => {
    const stops = all.filter(s => (s.match ?? match) === match && (s.person === null || persons.includes(s.person))),
      next = clocksAnew({ speed, option: optionOf(speed, clock), persons, stops }, clocks, more)
    return same(clocks, next) ? [] : [{ match, next }]
  })
  if (!anew.length) return []
  await client.query(
    `update progress p set clocks = n.clocks, deadline = n.deadline from unnest($1::text[], $2::jsonb[], $3::timestamptz[]) as n(match, clocks, deadline) where p.match = n.match`,
    [
      anew.map(a => a.match),
      anew.map(a => JSON.stringify(a.next)),
      anew.map(a => {
        const next = nextDeadline(a.next)
        return next === null ? null : new Date(next)
      }),
    ],
  )
  return noteChange(
    client,
    anew.map(a => a.match),
  )
}
/** Keys come from the database in another order. */
const same = (a: readonly SeatClock[], b: readonly SeatClock[]): boolean =>
  a.every(({ left, deadline, off, over }, k) => {
    const other = b[k]!
    return (
      left === other.left &&
      deadline === other.deadline &&
      over === other.over &&
      JSON.stringify(off) === JSON.stringify(other.off)
    )
  })

export function clockQueries(pool: pg.Pool) {
  return {
    /** Where the clocks of a match stand. */
    clocksOf: async (match: string): Promise<readonly SeatClock[] | null> =>
      (
        await pool.query<{ clocks: readonly SeatClock[] | null }>({
          name: 'clocks_of',
          text: 'select clocks from progress where match = $1',
          values: [match],
        })
      ).rows[0]?.clocks ?? null,
    /** When rows after row `since` were written, to the second, and what the clocks showed after each. */
    times: async (match: string, since: number): Promise<Times> => {
      const { rows } = await pool.query<{ at: number; clocks: readonly ClockMark[] | null }>(
        'select floor(extract(epoch from at))::float8 as at, clocks from moves where match = $1 and seq > $2 order by seq',
        [match, since],
      )
      return {
        first: since + 1,
        at: rows.map(r => r.at),
        ...(rows.some(r => r.clocks) ? { clocks: rows.map(r => r.clocks?.map(([, , shown]) => shown) ?? null) } : {}),
      }
    },
    /** How the clocks of a match stood after each of its rows. */
    clockMarks: async (match: string): Promise<(readonly ClockMark[] | null)[]> =>
      (
        await pool.query<{ clocks: readonly ClockMark[] | null }>(
          'select clocks from moves where match = $1 order by seq',
          [match],
        )
      ).rows.map(r => r.clocks),
    /**
     * The hall is there: writes so, and gives the time of the database. Where nobody has said so for more than `gap` ms nobody's time has run meanwhile: then gives the
     * matches whose deadlines are later by that.
     */
    beat: (gap: number): Promise<{ now: number; changed: Changed[] }> =>
      transaction(pool, async client => {
        await client.query('insert into heartbeat (one) values (true) on conflict do nothing')
        const { rows } = await client.query<{ was: number; now: number }>(
          `with was as (select at from heartbeat for update)
           update heartbeat h set at = greatest(clock_timestamp(), was.at) from was
           returning floor(extract(epoch from was.at) * 1000)::float8 as was, ceil(extract(epoch from h.at) * 1000)::float8 as now`,
        )
        const { was, now } = rows[0]!
        if (now - was <= gap) return { now, changed: [] }
        await client.query(
          `insert into stops (why, begins, ends) values ('outage', to_timestamp($1::float8 / 1000), to_timestamp($2::float8 / 1000))`,
          [was, now],
        )
        return { now, changed: await reckonClocks(client, null) }
      }),
    /** Matches of these rules at which somebody's time is over of whom no row says so. Until when the hall was there for sure counts, and not what its clocks show. */
    overdue: async (rules: readonly string[]): Promise<string[]> =>
      (
        await pool.query<{ match: string }>(
          `select match from progress p join matches m on m.id = p.match
           where p.deadline <= (select at from heartbeat) and m.status = 'running' and m.rules = any($1) order by p.deadline limit 50`,
          [rules],
        )
      ).rows.map(r => r.match),
    /** Reckons the deadlines of a match anew: what is written of them follows from its dials and from what is off. */
    reckonClocks: (match: string): Promise<Changed[]> => transaction(pool, client => reckonClocks(client, [match])),
    /** The seats of a match whose time is over and of which no row says so. */
    lateSeats: async (match: string): Promise<Seat[]> =>
      (
        await pool.query<{ seat: Seat }>(
          `select (n - 1)::int as seat from progress p, jsonb_array_elements(p.clocks) with ordinality as c(clock, n)
           where p.match = $1 and (clock->>'deadline')::float8 <= (select extract(epoch from at) * 1000 from heartbeat) and clock->'over' is null order by n`,
          [match],
        )
      ).rows.map(r => r.seat),
    /** Gives a seat more time: then it is not late any more. */
    giveTime: (match: string, seat: Seat, ms: number): Promise<Changed[]> =>
      transaction(pool, client => reckonClocks(client, [match], { seat, ms })),
  }
}
