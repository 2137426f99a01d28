/** Clocks in the database: read and computed again under the lock of their match. What rows make of them is in `row-queries.ts`. */
import type pg from 'pg'
import type { Seat } from '@loggia/core'
import { clocksAnew, nextDeadline, type Stop, type Timing } from './clocks.ts'
import type { Times } from './contract.ts'
import { transaction } from '../../platform/database.ts'
import {
  bigint,
  bool,
  double,
  integer,
  jsonbs,
  notNull,
  orNull,
  someTexts,
  someTimes,
  text,
  texts,
} from '../../platform/kind.ts'
import { type Asked, kept, type Row, statement } from '../../platform/statement.ts'
import { type ClockMark, matches, moves, progress, type SeatClock, stops } from '../../schema/index.ts'
import { optionOf } from '../../domain/speed.ts'
import { type Beat, beat } from './beat-queries.ts'
import { noteChange } from '../queries/shared.ts'

/** The time of the database in ms; a row is never before the one before it. */
export const NOW = (last: string) => `ceil(extract(epoch from greatest(clock_timestamp(), ${last})) * 1000)::float8`
/** The persons at a match, by seat. */
export const PERSONS = (match: string) => `array(select s.person from seats s where s.match = ${match} order by s.seat)`
/** A match with clocks (`progress p join matches m`). */
export const CLOCKED = `p.match, m.clock, m.speed, p.clocks, round(extract(epoch from p.deadline) * 1000)::float8 as deadline, ${PERSONS('p.match')} as persons`
export const FOUND = {
  match: progress.match,
  clock: notNull(matches.clock),
  speed: matches.speed,
  clocks: notNull(progress.clocks),
  /** As it is written. */
  deadline: orNull(double),
  persons: someTexts,
  at: double,
}
type Found = Row<typeof FOUND>

const IN_MS = (column: string) =>
  `case when ${column} = 'infinity' then null else round(extract(epoch from ${column}) * 1000)::float8 end`
const STOPS = statement(
  `select person, match, why, ${IN_MS('begins')} as begins, ${IN_MS('ends')} as ends from stops
   where ends > to_timestamp($since::float8 / 1000)
     and (person = any($persons) and (match is null or match = any($matches)) or person is null and match = any($matches) or why = 'outage') order by begins`,
  { persons: texts, matches: texts, since: double },
  { person: stops.person, match: stops.match, why: stops.why, begins: double, ends: orNull(double) },
)
/** Time off of these people and matches that ends after a moment, and what is off for all. */
const stopsOf = (
  client: Asked,
  persons: readonly string[],
  matches: readonly string[],
  since: number,
): Promise<Stop[]> => STOPS.all(client, { persons, matches, since })

/** Since when the oldest of the questions stands: what lay before concerns nobody. */
export const oldest = (clocks: readonly SeatClock[], ...more: number[]): number =>
  Math.min(...more, ...clocks.flatMap(({ since }) => since ?? []))

/** By what the clocks of a match go. */
export async function timingOf(
  client: Asked,
  found: Pick<Found, 'match' | 'clock' | 'speed' | 'persons'>,
  since: number,
): Promise<Timing> {
  const { speed, clock, persons, match } = found
  const people = speed === 'live' ? [] : [...new Set(persons.flatMap(p => p ?? []))]
  return { speed, option: optionOf(speed, clock), persons, stops: await stopsOf(client, people, [match], since) }
}

/** What changed about a match, for the server that caches it. */
export interface Changed {
  id: string
  changed: number
}

/** Computes the clocks of these matches with all that is off by now. */
async function computed(
  client: Asked,
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

const CLOCKS = statement(
  `select ${CLOCKED}, ${NOW('p.at')} as at from progress p join matches m on m.id = p.match where p.clocks is not null and p.match = any($matches)`,
  { matches: texts },
  FOUND,
)
/** The clocks of matches as they are now, whatever is written of them. Writes nothing. */
export async function clocksNow(client: Asked, matches: readonly string[]): Promise<Map<string, readonly SeatClock[]>> {
  if (!matches.length) return new Map()
  const found = await CLOCKS.all(client, { matches })
  return new Map((await computed(client, found)).map(({ match, next }) => [match, next]))
}

const HOLD_CLOCKS = statement(
  `select ${CLOCKED}, ${NOW('p.at')} as at from progress p join matches m on m.id = p.match
   where m.status = 'running' and p.clocks is not null and p.match = any($matches) order by p.match for no key update of p`,
  { matches: texts },
  FOUND,
)
const WRITE_CLOCKS = statement(
  `update progress p set clocks = n.clocks, deadline = n.deadline
   from unnest($matches::text[], $clocks::jsonb[], $deadlines::timestamptz[]) as n(match, clocks, deadline) where p.match = n.match`,
  { matches: texts, clocks: jsonbs, deadlines: someTimes },
)
/** Computes and writes the clocks of these matches: something about time off has changed in this transaction, or before. Gives those that are different now. */
export async function computeClocks(
  client: pg.PoolClient,
  matches: readonly string[],
  more?: { seat: Seat; ms: number },
): Promise<Changed[]> {
  const found = await HOLD_CLOCKS.all(client, { matches })
  const anew = (await computed(client, found, more)).filter(
    ({ clocks, next, deadline }) => !same(clocks, next) || deadline !== nextDeadline(next),
  )
  if (!anew.length) return []
  const ids = anew.map(a => a.match)
  await WRITE_CLOCKS.run(client, {
    matches: ids,
    clocks: anew.map(a => JSON.stringify(a.next)),
    deadlines: anew.map(a => atOrNull(nextDeadline(a.next))),
  })
  return noteChange(client, ids)
}
/** A moment in ms as a time. */
export const atOrNull = (ms: number | null): Date | null => (ms === null ? null : new Date(ms))
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
const DUE = statement(
  `select p.match, p.deadline::text from progress p join matches m on m.id = p.match
   where p.deadline <= (select at from heartbeat) and (p.deadline, p.match) > ($deadline::text::timestamptz, $match) and m.status = 'running' and m.rules = any($rules)
   order by p.deadline, p.match limit $most`,
  { rules: texts, deadline: text, match: text, most: bigint },
  { match: progress.match, deadline: text },
)
const dueAfter = (client: Asked, rules: readonly string[], after: Due, most: number): Promise<Due[]> =>
  DUE.all(client, { rules, ...after, most })

const CLOCKS_OF = kept(
  'clocks_of',
  `select clocks, ${STALE('p')} as stale from progress p where match = $match`,
  { match: text },
  { clocks: progress.clocks, stale: bool },
)
const TIMES = statement(
  'select floor(extract(epoch from at))::float8 as at, clocks from moves where match = $match and seq > $since order by seq',
  { match: text, since: integer },
  { at: double, clocks: moves.clocks },
)
const MARKS = statement(
  'select clocks from moves where match = $match order by seq',
  { match: text },
  { clocks: moves.clocks },
)
const LATE = statement(
  `select (n - 1)::int as seat from progress p, jsonb_array_elements(p.clocks) with ordinality as c(clock, n)
   where p.match = $match and (clock->>'deadline')::float8 <= (select extract(epoch from at) * 1000 from heartbeat) and clock->'over' is null order by n`,
  { match: text },
  { seat: integer },
)

export function clockQueries(pool: pg.Pool) {
  return {
    /** Where the clocks of a match stand. */
    clocksOf: async (match: string): Promise<readonly SeatClock[] | null> => {
      const found = await CLOCKS_OF.first(pool, { match })
      return (found?.stale ? (await clocksNow(pool, [match])).get(match) : found?.clocks) ?? null
    },
    /** When rows after row `since` were written, to the second, and what the clocks showed after each. */
    times: async (match: string, since: number): Promise<Times> => {
      const rows = await TIMES.all(pool, { match, since })
      return {
        first: since + 1,
        at: rows.map(r => r.at),
        ...(rows.some(r => r.clocks) ? { clocks: rows.map(r => r.clocks?.map(([, , shown]) => shown) ?? null) } : {}),
      }
    },
    /** How the clocks of a match stood after each of its rows. */
    clockMarks: async (match: string): Promise<(readonly ClockMark[] | null)[]> =>
      (await MARKS.all(pool, { match })).map(r => r.clocks),
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
    lateSeats: async (match: string): Promise<Seat[]> => (await LATE.all(pool, { match })).map(r => r.seat),
    /** Gives a seat more time: then it is not late any more. */
    giveTime: (match: string, seat: Seat, ms: number): Promise<Changed[]> =>
      transaction(pool, client => computeClocks(client, [match], { seat, ms })),
  }
}
