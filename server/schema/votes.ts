/** The tables of votes, and of seats whose persons are away. */
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  timestamp,
  uniqueIndex,
} from './drizzle.ts'
import { matches } from './matches.ts'
import { when } from './people.ts'
import { ABSENCES, VOTE_KINDS } from '../domain/votes.ts'

/** Seats whose persons are away: they hold them still, and are back as soon as they make a move themselves. */
export const leavers = pgTable(
  'leavers',
  {
    match: text('match')
      .notNull()
      .references(() => matches.id),
    seat: smallint('seat').notNull(),
    why: text('why', { enum: ABSENCES }).notNull(),
    /** The row after which they were gone. */
    since: integer('since').notNull(),
    at: when('at'),
    /** The others have agreed to wait until then. */
    until: timestamp('until', { withTimezone: true }),
    /** What the table chose for that is done. */
    settled: boolean('settled').notNull().default(true),
  },
  t => [
    primaryKey({ columns: [t.match, t.seat] }),
    index('leavers_due').on(t.until).where(sql`${t.until} is not null or not ${t.settled}`),
  ],
)

/** Questions to those who sit at a table. What came of one is a row of its match as well. */
export const votes = pgTable(
  'votes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    match: text('match')
      .notNull()
      .references(() => matches.id),
    kind: text('kind', { enum: VOTE_KINDS }).notNull(),
    /** Its subject: the player who is away, or the one who asks. */
    seat: smallint('seat').notNull(),
    /** The row after which it was asked. */
    since: integer('since').notNull(),
    at: when('at'),
    /** Then it ends, even if some have not voted. */
    ends: timestamp('ends', { withTimezone: true }).notNull(),
    /** What came of it; `gone`: the table had moved on. */
    outcome: text('outcome'),
  },
  t => [
    uniqueIndex('votes_open').on(t.match, t.kind, t.seat).where(sql`${t.outcome} is null`),
    index('votes_ends').on(t.ends).where(sql`${t.outcome} is null`),
    index('votes_match').on(t.match),
  ],
)

/** What seats answered: one for each person, by the first of their seats. */
export const ballots = pgTable(
  'ballots',
  {
    vote: bigint('vote', { mode: 'number' })
      .notNull()
      .references(() => votes.id),
    seat: smallint('seat').notNull(),
    answer: text('answer').notNull(),
    at: when('at'),
  },
  t => [primaryKey({ columns: [t.vote, t.seat] })],
)
