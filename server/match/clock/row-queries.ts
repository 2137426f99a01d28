/** What rows, the deal and a change of seats make of the clocks of a match: computed under its lock, and written in the transaction that moves them. */
import type pg from 'pg'
import { dialsOf, type Seat } from '@loggia/core'
import {
  answersLate,
  type Before,
  clocksAfter,
  clocksDealt,
  clocksReseated,
  dialsOfMarks,
  marksOf,
  nextDeadline,
  PAUSE,
  takesBack,
  type Timing,
} from './clocks.ts'
import { bool, double, integer, someTexts, text } from '../../platform/kind.ts'
import { kept, type Row, statement } from '../../platform/statement.ts'
import type { Event, Progress, Version } from '../written.ts'
import { type ClockMark, matches, moves, progress, type SeatClock } from '../../schema/index.ts'
import { optionOf } from '../../domain/speed.ts'
import { GAP, NoBeat } from './beat-queries.ts'
import { atOrNull, CLOCKED, FOUND, NOW, oldest, PERSONS, timingOf } from './queries.ts'
import { waitForPages } from './wait-for-pages.ts'

/** What is written of clocks together with rows. */
export interface WrittenClocks {
  at: Date
  clocks: SeatClock[]
  deadline: Date | null
  marks: ClockMark[]
}
const writtenOf = (timing: Timing, clocks: SeatClock[], at: number): WrittenClocks => {
  const deadline = atOrNull(nextDeadline(clocks))
  return { at: new Date(at), clocks, deadline, marks: marksOf(timing, clocks, at) }
}

/** A move came when its seat's time was over, and no row says so yet. That row comes first. */
export class TimeOver extends Error {}

/** The time is read when the lock is held: until then another may have written, or a deadline passed. */
const CLOCKS_BEFORE = kept(
  'clocks_before',
  `with held as materialized (
     select ${CLOCKED}, p.at as last from progress p join matches m on m.id = p.match
     where p.match = $match and p.changed = $changed and p.seq = $seq for no key update of p)
   select held.match, held.clock, held.speed, held.clocks, held.deadline, held.persons, ${NOW('last')} as at,
     ceil(extract(epoch from clock_timestamp() - h.at) * 1000)::float8 as silence from held left join heartbeat h on true`,
  { match: text, changed: integer, seq: integer },
  { ...FOUND, silence: double },
)
/** What events make of the clocks of a match that has some, to be written with them: from now on nobody else writes there. Undefined when another row or a change of seats came first. */
export async function clocksWith(
  client: pg.PoolClient,
  match: string,
  { seq, changed }: Version,
  events: readonly Event[],
  asked: readonly number[],
  { undone, turns }: NonNullable<Progress['timed']>,
): Promise<WrittenClocks | undefined> {
  const found = await CLOCKS_BEFORE.first(client, { match, changed, seq })
  if (!found) return undefined
  if (Math.abs(found.silence) > GAP) throw new NoBeat()
  await pauseWith(client, match, events, found.at)
  const { at, clocks } = found
  const happened = events.map(e => e.row)
  const seat = takesBack(happened)
  const before = seat === undefined || !undone ? undefined : await beforeRow(client, found, seat, undone)
  const timing = await timingOf(client, found, oldest(clocks, at, ...(before ? oldestOf(before) : [])))
  if (events.some(({ row, actor }) => actor !== null && answersLate(timing, clocks, row, at))) throw new TimeOver()
  return writtenOf(timing, clocksAfter(timing, clocks, happened, { asked, at, before, turns }), at)
}

const PAUSE_ON = statement(
  `insert into stops (match, why, begins, ends) select $match, 'pause', to_timestamp($at::float8 / 1000), 'infinity'
   where not exists (select from stops where match = $match and ends = 'infinity')`,
  { match: text, at: double },
)
const PAUSE_OFF = statement(
  `update stops set ends = to_timestamp($at::float8 / 1000) where match = $match and why = 'pause' and ends = 'infinity'`,
  { match: text, at: double },
)
/** All of the table have stopped the clocks, or set them going again. */
async function pauseWith(client: pg.PoolClient, match: string, events: readonly Event[], at: number): Promise<void> {
  const votes = events.filter(({ row }) => row.kind === 'vote').map(({ row }) => row.word)
  if (votes.includes(PAUSE.on)) await PAUSE_ON.run(client, { match, at })
  if (votes.includes(PAUSE.off)) await PAUSE_OFF.run(client, { match, at })
}
const oldestOf = ({ dials, at }: Before): number[] => [at, ...dials.flatMap(({ since }) => since ?? [])]

const AT_ROW = statement(
  'select (extract(epoch from at) * 1000)::float8 as at, clocks from moves where match = $match and seq = $row',
  { match: text, row: integer },
  { at: double, clocks: moves.clocks },
)
const AT_THE_DEAL = statement(
  'select (extract(epoch from dealt_at) * 1000)::float8 as at from matches where id = $match',
  { match: text },
  { at: double },
)
/** Where the clocks stood before a row. */
async function beforeRow(
  client: pg.PoolClient,
  { match, speed, clock, persons }: Row<typeof FOUND>,
  seat: Seat,
  row: number,
): Promise<Before> {
  const { at, clocks } =
    row > 1
      ? await AT_ROW.only(client, { match, row: row - 1 })
      : { ...(await AT_THE_DEAL.only(client, { match })), clocks: null }
  const option = optionOf(speed, clock)
  return {
    seat,
    at,
    // As the match began: seats not asked then are ignored.
    dials: clocks ? dialsOfMarks(clocks) : dialsOf(option, persons.length, option.per === 'turn' ? -1 : 0, at),
  }
}

const DEAL = statement(
  `update matches set dealt_at = date_trunc('milliseconds', clock_timestamp()) from progress p where id = $match and p.match = $match
   returning p.match, (extract(epoch from dealt_at) * 1000)::float8 as at, matches.clock, matches.speed, ${PERSONS('$match')} as persons`,
  { match: text },
  { match: progress.match, at: double, clock: matches.clock, speed: matches.speed, persons: someTexts },
)
const SAVE = statement('update progress set clocks = $clocks, deadline = $deadline where match = $match', {
  match: text,
  clocks: progress.clocks,
  deadline: progress.deadline,
})
/** Writes where the clocks of a match stand that is dealt just now, should it have some. Under its lock. */
export async function dealClocks(client: pg.PoolClient, match: string, asked: readonly number[]): Promise<void> {
  const found = await DEAL.first(client, { match })
  if (!found?.clock) return
  const { clock, speed, persons, at } = found
  if (speed === 'live') await waitForPages(client, match, persons, at)
  const timing = await timingOf(client, { match, clock, speed, persons }, at)
  const clocks = clocksDealt(timing, asked, at)
  await SAVE.run(client, { match, clocks, deadline: atOrNull(nextDeadline(clocks)) })
}

const CLOCKS_WITH_SEAT = statement(
  `select ${CLOCKED}, ${NOW('p.at')} as at, p.asked_since[$seat::int + 1] is not null as asked
   from progress p join matches m on m.id = p.match where p.match = $match and p.clocks is not null`,
  { match: text, seat: integer },
  { ...FOUND, asked: bool },
)
/** What it makes of the clocks that somebody else holds a seat now, to be written with the row that says so; undefined where there are none. Under the lock. */
export async function clocksWithSeat(
  client: pg.PoolClient,
  match: string,
  seat: Seat,
): Promise<WrittenClocks | undefined> {
  const found = await CLOCKS_WITH_SEAT.first(client, { match, seat })
  if (!found) return undefined
  const { at, asked, clocks } = found
  const timing = await timingOf(client, found, oldest(clocks, at))
  return writtenOf(timing, clocksReseated(timing, clocks, { seat, asked, at }), at)
}
