/** The tables of time: since when somebody sleeps, when no time runs, and that the hall is there. */
import { bigserial, boolean, index, pgTable, smallint, sql, text, timestamp } from './drizzle.ts'
import type { Dial } from '@loggia/core'
import { people, when } from './people.ts'
import { STOPS, type Why } from '../domain/stops.ts'

/** Time off within the time of a question, in milliseconds since 1970; to null: until somebody ends it. */
export type Off = readonly [from: number, to: number | null, why: Why]
/** A clock as it is written with each row. */
export interface SeatClock extends Dial {
  /** When its time is over, grace included; null while it stands, and in a pause. */
  deadline: number | null
  off: readonly Off[]
  /** It is over, and a row says so. */
  over?: true
}
/** A clock as it stood at a row: left at `since`, since when it ran (null: it stood), and what it showed. */
export type ClockMark = readonly [left: number, since: number | null, shown: number]

/**
 * Intervals without time, in UTC: of one person, of one match, or (neither) of all. Once computed they stay, even if
 * zones change.
 */
export const stops = pgTable(
  'stops',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    person: text('person').references(() => people.id, { onDelete: 'cascade' }),
    match: text('match'),
    why: text('why', { enum: STOPS }).notNull(),
    begins: timestamp('begins', { withTimezone: true }).notNull(),
    ends: timestamp('ends', { withTimezone: true }).notNull(),
  },
  t => [
    index('stops_person').on(t.person, t.ends),
    index('stops_match').on(t.match).where(sql`${t.match} is not null`),
    index('stops_all').on(t.ends).where(sql`${t.why} = 'outage'`),
  ],
)

/** When people sleep, by the clocks on their wall. */
export const sleepers = pgTable('sleepers', {
  person: text('person')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** An IANA zone. */
  zone: text('zone').notNull(),
  /** The minute of the day from which on they sleep for eight hours; null: not at all. */
  begins: smallint('begins'),
  /** From when on that counts: a day after it was chosen. */
  counts: when('counts'),
  /** Until then their nights are written. */
  until: timestamp('until', { withTimezone: true }).notNull(),
})

/** Until when the hall was surely there, whichever of its servers says so; one row. */
export const heartbeat = pgTable('heartbeat', { one: boolean('one').primaryKey().default(true), at: when('at') })
