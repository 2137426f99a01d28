/** The tables of administration: settings of the hall, the log of acts, reports, and requested erasures. */
import type { LogEntry, QuickWord } from '@loggia/core'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
} from './drizzle.ts'
import { people, when } from './people.ts'
import { type Banner, COMPLAINTS, type Mode } from '../domain/hall.ts'
import { SUSPENDED } from '../domain/people.ts'

const person = (name: string) => text(name).references(() => people.id)
const later = (name: string) => timestamp(name, { withTimezone: true })

/** What is chosen for the hall as a whole, for all its servers. */
export const hall = pgTable('hall', {
  key: text('key', { enum: ['mode', 'banner'] }).primaryKey(),
  value: jsonb('value').$type<Mode | Banner | null>(),
  at: when('at'),
})

/** What somebody may not do for a while, and of what they are warned. */
export const suspensions = pgTable(
  'suspensions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    person: person('person').notNull(),
    what: text('what', { enum: SUSPENDED }).notNull(),
    /** Which they read. */
    reason: text('reason').notNull(),
    at: when('at'),
    /** Null: for good. */
    until: later('until'),
    lifted: boolean('lifted').notNull().default(false),
    /** They have said that they read it. */
    read: boolean('read').notNull().default(false),
  },
  t => [index('suspensions_person').on(t.person)],
)

/** Blocked people, and muted ones. Nobody else is told. */
export const blocks = pgTable(
  'blocks',
  { person: person('person').notNull(), blocked: person('blocked').notNull(), at: when('at') },
  t => [primaryKey({ columns: [t.person, t.blocked] }), index('blocks_blocked').on(t.blocked)],
)

/** Whose talk somebody does not want to read, at any table. Nobody else is told. */
export const mutes = pgTable(
  'mutes',
  {
    person: text('person')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    muted: text('muted')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    at: when('at'),
  },
  t => [primaryKey({ columns: [t.person, t.muted] })],
)

/** What is attached to a report: the row after which it was written as everybody heard it, and the lines around. */
export interface Attached {
  row?: Pick<LogEntry, 'seq' | 'seat' | 'move'>
  talk: { id: number; at: string; name: string; text: string; word?: QuickWord; about?: true; watching?: true }[]
}
/** What people complain of. With what is attached it is kept for 90 days. */
export const reports = pgTable(
  'reports',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    by: person('by').notNull(),
    about: person('about').notNull(),
    /** No foreign key: who reports waits for nobody who plays. */
    match: text('match'),
    /** The line of talk that it is about. */
    line: bigint('line', { mode: 'number' }),
    why: text('why', { enum: COMPLAINTS }).notNull(),
    /** In their own words. */
    text: text('text').notNull().default(''),
    attached: jsonb('attached').$type<Attached>().notNull(),
    at: when('at'),
    /** The act that answered it. */
    answer: bigint('answer', { mode: 'number' }),
  },
  t => [
    index('reports_open').on(t.at).where(sql`${t.answer} is null`),
    index('reports_about').on(t.about),
    index('reports_by').on(t.by),
  ],
)

/** Everything that operators did, by page and command line alike. Nothing in it is ever changed, but that an act was undone. */
export const acts = pgTable(
  'acts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: when('at'),
    /** Null: the command line, or the hall itself. */
    by: person('by'),
    from: text('from', { enum: ['page', 'command', 'hall'] }).notNull(),
    act: text('act').notNull(),
    /** The recipient, and the table. */
    person: person('person'),
    match: text('match'),
    report: bigint('report', { mode: 'number' }),
    /** What was asked for besides, and what it needs to be undone. */
    args: jsonb('args').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    before: jsonb('before').$type<unknown>(),
    reason: text('reason').notNull().default(''),
    /** The act that undid it. */
    undone: bigint('undone', { mode: 'number' }),
  },
  t => [index('acts_person').on(t.person), index('acts_at').on(t.at)],
)

/** Matches that operators took out of all ratings; `at`: when that was last changed. */
export const voids = pgTable('voids', {
  match: text('match').primaryKey(),
  at: when('at'),
  lifted: boolean('lifted').notNull().default(false),
})

/**
 * Requested erasures, and their dates. Kept for ever, so that a restored backup that still knows these people is put
 * right.
 */
export const deletions = pgTable(
  'deletions',
  {
    /** An id that means nothing once its person is erased; no key to it, for a backup may not know them. */
    person: text('person').primaryKey(),
    by: text('by', { enum: ['self', 'operator', 'idle'] }).notNull(),
    at: when('at'),
    /** Until then it can be undone. */
    due: later('due').notNull(),
    erased: later('erased'),
  },
  t => [index('deletions_due').on(t.due).where(sql`${t.erased} is null`)],
)

/** What went wrong in each hour, of all servers together: the route of an answer that could not be given, or what the log says. Kept for a week. */
export const faults = pgTable(
  'faults',
  { hour: later('hour').notNull(), what: text('what').notNull(), n: integer('n').notNull() },
  t => [primaryKey({ columns: [t.hour, t.what] })],
)

/** On how many visits of a day a lesson was left at which page, and how first tries of puzzles went. About nobody. Kept for 90 days. */
export const lessonStops = pgTable(
  'lesson_stops',
  {
    day: later('day').notNull(),
    game: text('game').notNull(),
    /** Empty: a first match. `puzzle`: a puzzle. */
    lesson: text('lesson').notNull(),
    /** Its number, from 1; of a first match the kind of question; of puzzles which one. */
    page: text('page').notNull(),
    /** Of a puzzle: the first try was right. */
    finished: boolean('finished').notNull(),
    n: integer('n').notNull(),
  },
  t => [primaryKey({ columns: [t.day, t.game, t.lesson, t.page, t.finished] })],
)

/** Which schema the database has: the number of its newest migration. One row, written with the migrations. */
export const schemaVersion = pgTable(
  'schema_version',
  {
    one: boolean('one').primaryKey().default(true),
    version: integer('version').notNull(),
    /** A server works on it if it was built for this schema or a later one. */
    oldest: integer('oldest').notNull(),
    at: when('at'),
  },
  t => [check('schema_version_one', sql`${t.one}`)],
)
