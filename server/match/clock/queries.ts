/** Clocks in the database: read and written under the lock of their match, in the transaction of the row that moves them. */
import type pg from 'pg'
import { dialsOf, type Row, type Seat } from '@loggia/core'
import {
  answersLate,
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
} from './clocks.ts'
import type { Times } from './contract.ts'
import { transaction } from '../../platform/database.ts'
import type { Event, Progress, Version } from '../written.ts'
import type { ClockMark, SeatClock } from '../../schema/index.ts'
import { type ChosenClock, optionOf, type Speed } from '../../domain/speed.ts'
import { type Beat, beat, GAP, NoBeat } from './beat-queries.ts'
import { waitForPages } from './wait-for-pages.ts'
import { noteChange } from '../queries/shared.ts'

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
  /** As it is written. */
  deadline: number | null
  persons: (string | null)[]
}

const FOUND = `p.match, ceil(extract(epoch from greatest(clock_timestamp(), p.at)) * 1000)::float8 as at, m.clock, m.speed, p.clocks,
  round(extract(epoch from p.deadline) * 1000)::float8 as deadline,
  array(select s.person from seats s where s.match = p.match order by s.seat) as persons`

const IN_MS = (column: string) =>
  `case when ${column} = 'infinity' then null else round(extract(epoch from ${column}) * 1000)::float8 end`
/** Time off of these people and matches that ends after a moment, and what is off for all. */
async function stopsOf(
  client: pg.Pool | pg.PoolClient,
  persons: readonly string[],
  matches: readonly string[],
  since: number,
): Promise<Stop[]> {
  const { rows } = await client.query<Stop>(
    `select person, match, why, ${IN_MS('begins')} as begins, ${IN_MS('ends')} as ends from stops
     where ends > to_timestamp($3::float8 / 1000) and (person = any($1) and (match is null or match = any($2)) or person is null and match = any($2) or why = 'outage') order by begins`,
    [persons, matches, since],
  )
  return rows
}

/** Since when the oldest of the questions stands: what lay before concerns nobody. */
const oldest = (clocks: readonly SeatClock[], ...more: number[]): number =>
  Math.min(...more, ...clocks.flatMap(({ since }) => since ?? []))

async function timingOf(client: pg.PoolClient, found: Found, since: number): Promise<Timing> {
  const { speed, clock, persons, match } = found
  const people = speed === 'live' ? [] : [...new Set(persons.flatMap(p => p ?? []))]
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

/** A move came when its seat's time was over, and no row says so yet. That row comes first. */
export class TimeOver extends Error {}

/** What events make of the clocks of a match that has some, to be written with them: from now on nobody else writes there. Undefined when another row or a change of seats came first. */
export async function clocksWith(
  client: pg.PoolClient,
  match: string,
  { seq, changed }: Version,
  events: readonly Event[],
  asked: readonly number[],
  { undone, turns }: NonNullable<Progress['timed']>,
): Promise<WrittenClocks | undefined> {
  const { rows } = await client.query<Found & { silence: number }>({
    name: 'clocks_before',
    // The time is read when the lock is held: until then another may have written, or a deadline passed.
    text: `with held as materialized (
        select ${FOUND}, p.at as last from progress p join matches m on m.id = p.match where p.match = $1 and p.changed = $2 and p.seq = $3 for no key update of p)
      select held.*, ceil(extract(epoch from greatest(clock_timestamp(), last)) * 1000)::float8 as at,
        ceil(extract(epoch from clock_timestamp() - h.at) * 1000)::float8 as silence from held left join heartbeat h on true`,
    values: [match, changed, seq],
  })
  const [found] = rows
  if (!found) return undefined
  if (Math.abs(found.silence) > GAP) throw new NoBeat()
  await pauseWith(client, match, events, found.at)
  const { at, clocks } = found
  const happened: Row[] = events.map(e => e.row)
  const seat = takesBack(happened)
  const before = seat === undefined || !undone ? undefined : await beforeRow(client, found, seat, undone)
  const timing = await timingOf(client, found, oldest(clocks, at, ...(before ? oldestOf(before) : [])))
  if (events.some(({ row, actor }) => actor !== null && answersLate(timing, clocks, row, at))) throw new TimeOver()
  return writtenOf(timing, clocksAfter(timing, clocks, happened, { asked, at, before, turns }), at)
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
  const option = optionOf(found.speed, found.clock)
  return {
    seat,
    at,
    // As the match began: seats not asked then are ignored.
    dials: clocks ? dialsOfMarks(clocks) : dialsOf(option, found.persons.length, option.per === 'turn' ? -1 : 0, at),
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
  if (found.speed === 'live') await waitForPages(client, match, found.persons, found.at)
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
  const { at, asked, clocks } = found
  const timing = await timingOf(client, found, oldest(clocks, at))
  return writtenOf(timing, clocksReseated(timing, clocks, { seat, asked, at }), at)
}

/** What changed about a match, for the server that caches it. */
export interface Changed {
  id: string
  changed: number
}

/** Computes the clocks of these matches with all that is off by now. */
async function computed(
  client: pg.Pool | pg.PoolClient,
  found: readonly Found[],
  more?: { seat: Seat; ms: number },
): Promise<(Found & { next: SeatClock[] })[]> {
  if (!found.length) return []
  const people = [...new Set(found.flatMap(f => f.persons.flatMap(p => p ?? [])))]
  const since = Math.min(...found.map(f => oldest(f.clocks, f.at)))
  const all = await stopsOf(
    client,
    people,
    found.map(f => f.match),
    since,
  )
  const ofAll = all.filter(s => s.person === null && s.match === null)
  const byOwner = Map.groupBy(all, s => s.match ?? s.person)
  return found.map(f => {
    const own = [f.match, ...new Set(f.persons)].flatMap(o => (o === null ? [] : (byOwner.get(o) ?? [])))
    const timing = { speed: f.speed, option: optionOf(f.speed, f.clock), persons: f.persons, stops: [...ofAll, ...own] }
    return { ...f, next: clocksAnew(timing, f.clocks, f.at, more) }
  })
}

/** Whether clocks of `p` may have been written before an outage that concerns them. Then they are computed again where they are read. */
export const STALE = (p: string): string =>
  `(${p}.clocks is not null and exists (select from stops o where o.why = 'outage' and o.ends > ${p}.at))`

/** The clocks of matches as they are now, whatever is written of them. Writes nothing. */
export async function clocksNow(
  client: pg.Pool | pg.PoolClient,
  matches: readonly string[],
): Promise<Map<string, readonly SeatClock[]>> {
  if (!matches.length) return new Map()
  const { rows } = await client.query<Found>(
    `select ${FOUND} from progress p join matches m on m.id = p.match where p.clocks is not null and p.match = any($1)`,
    [matches],
  )
  return new Map((await computed(client, rows)).map(({ match, next }) => [match, next]))
}

/** Computes and writes the clocks of these matches: something about time off has changed in this transaction, or before. Gives those that are different now. */
export async function computeClocks(
  client: pg.PoolClient,
  matches: readonly string[],
  more?: { seat: Seat; ms: number },
): Promise<Changed[]> {
  const { rows } = await client.query<Found>(
    `select ${FOUND} from progress p join matches m on m.id = p.match
     where m.status = 'running' and p.clocks is not null and p.match = any($1) order by p.match for no key update of p`,
    [matches],
  )
  const anew = (await computed(client, rows, more)).filter(
    ({ clocks, next, deadline }) => !same(clocks, next) || deadline !== nextDeadline(next),
  )
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
  a.every(({ left, since, deadline, off, over }, k) => {
    const other = b[k]!
    return (
      left === other.left &&
      since === other.since &&
      deadline === other.deadline &&
      over === other.over &&
      JSON.stringify(off) === JSON.stringify(other.off)
    )
  })

/** A match whose time seems to be over, and since when (as text, to the last digit). */
export interface Due {
  match: string
  deadline: string
}
const FIRST: Due = { match: '', deadline: '-infinity' }
const BATCH = 200
const dueAfter = async (
  client: pg.Pool | pg.PoolClient,
  rules: readonly string[],
  { deadline, match }: Due,
  most: number,
): Promise<Due[]> =>
  (
    await client.query<Due>(
      `select p.match, p.deadline::text from progress p join matches m on m.id = p.match
       where p.deadline <= (select at from heartbeat) and (p.deadline, p.match) > ($2::timestamptz, $3) and m.status = 'running' and m.rules = any($1)
       order by p.deadline, p.match limit $4`,
      [rules, deadline, match, most],
    )
  ).rows

export function clockQueries(pool: pg.Pool) {
  return {
    /** Where the clocks of a match stand. */
    clocksOf: async (match: string): Promise<readonly SeatClock[] | null> => {
      const { rows } = await pool.query<{ clocks: readonly SeatClock[] | null; stale: boolean }>({
        name: 'clocks_of',
        text: `select clocks, ${STALE('p')} as stale from progress p where match = $1`,
        values: [match],
      })
      return (rows[0]?.stale ? (await clocksNow(pool, [match])).get(match) : rows[0]?.clocks) ?? null
    },
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
    /** The hall is there: writes so. */
    beat: (): Promise<Beat> => beat(pool),
    /**
     * Computes the clocks of the next matches whose deadline has passed, one batch in a transaction of its own. An
     * outage may have moved their deadlines, which never come earlier than written. Returns what changed, and where the
     * next batch begins; no `next`: these were all.
     */
    computeDue: (rules: readonly string[], after = FIRST): Promise<{ changed: Changed[]; next?: Due }> =>
      transaction(pool, async client => {
        const due = await dueAfter(client, rules, after, BATCH)
        const changed = await computeClocks(
          client,
          due.map(d => d.match),
        )
        return { changed, ...(due.length === BATCH ? { next: due.at(-1)! } : {}) }
      }),
    /** Matches of these rules at which somebody's time is over and no row says so. What counts is until when the hall was there for sure, and not what its clocks show. */
    overdue: (rules: readonly string[], after = FIRST): Promise<Due[]> => dueAfter(pool, rules, after, 50),
    /** Computes the clocks of matches again: what is written of them follows from their dials and from what is off. */
    computeClocks: (...matches: string[]): Promise<Changed[]> =>
      transaction(pool, client => computeClocks(client, matches)),
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
      transaction(pool, client => computeClocks(client, [match], { seat, ms })),
  }
}
