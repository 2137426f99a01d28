/** The tables of matches. A match is its seed and its rows; nothing of a match's history is ever rewritten. */
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  timestamp,
  uniqueIndex,
} from './drizzle.ts'
import { type Generator, type Mark, type Options, QUICK_WORDS, ROW_KINDS, type Step } from '@loggia/core'
import { COME_BACKS, POLICIES, USUAL_COME_BACK, USUAL_POLICY } from '../domain/leaver-policy.ts'
import { PARTINGS } from '../domain/seat-departures.ts'
import type { ClockMark, SeatClock } from './clocks.ts'
import { type Level, LEVELS } from '@loggia/bots'
import { UNRATED } from '../domain/unrated.ts'
import { people, when } from './people.ts'
import { type ChosenClock, SPEEDS, USUAL } from '../domain/speed.ts'
import { ABSENCES } from '../domain/votes.ts'
import type { Requirements } from '../domain/requirements.ts'

/** By what new matches draw. */
export const DEALT_BY: Generator = 'sha256'

/** The components that matches were begun with, once each. */
export const boxes = pgTable('boxes', {
  hash: text('hash').primaryKey(),
  game: text('game').notNull(),
  box: jsonb('box').notNull(),
})

/** How a seat (or a rival) stands; place 0 is the first. */
export interface Standing {
  seat: number
  total: number
  place: number
}
export const matches = pgTable(
  'matches',
  {
    id: text('id').primaryKey(),
    game: text('game').notNull(),
    /** `id@version` of the rules. */
    rules: text('rules').notNull(),
    box: text('box')
      .notNull()
      .references(() => boxes.hash),
    name: text('name').notNull(),
    options: jsonb('options').$type<Options>().notNull(),
    /** `closed`: given up before it began. */
    status: text('status', { enum: ['open', 'running', 'finished', 'closed'] }).notNull(),
    visibility: text('visibility', { enum: ['private', 'open'] }).notNull(),
    /** Whether the page may offer to go on from one's own view, apart from the match. */
    mayTry: boolean('may_try').notNull().default(true),
    speed: text('speed', { enum: SPEEDS }).notNull().default(USUAL),
    /** Null: nobody's time runs. */
    clock: jsonb('clock').$type<ChosenClock>(),
    /** What becomes of the seat of somebody who is gone; until when they may take it again. */
    leaver: text('leaver', { enum: POLICIES }).notNull().default(USUAL_POLICY),
    comeBack: text('come_back', { enum: COME_BACKS }).notNull().default(USUAL_COME_BACK),
    /** What is spoken there. */
    language: text('language', { enum: ['en', 'ko'] })
      .notNull()
      .default('en'),
    /** Its people want it to count for their ratings. */
    rated: boolean('rated').notNull().default(false),
    /** Its requirements; null: none. */
    wants: jsonb('wants').$type<Requirements>(),
    /** Why it does not count nevertheless; null while it does. */
    unrated: text('unrated', { enum: UNRATED }),
    /** The rating law under which it is played: 1 until departures became results, 2 since. */
    ratingLaw: smallint('rating_law').notNull().default(1),
    /** Its holder may sit down. */
    invite: text('invite').notNull(),
    /** Secret until the match is over; null until it is dealt. */
    seed: text('seed'),
    /** The hall's part of the seed, whose hash is the commitment; as secret. Null of matches from before seats gave any: what was promised of them is the seed. */
    secret: text('secret'),
    commitment: text('commitment').notNull(),
    /** By what it draws. */
    generator: text('generator').$type<Generator>(),
    /** All seats are taken, and until then its people may give their parts of the seed. */
    sealBy: timestamp('seal_by', { withTimezone: true }),
    /** When it was dealt; not known of all. */
    dealtAt: timestamp('dealt_at', { withTimezone: true }),
    createdAt: when('created_at'),
  },
  t => [
    index('matches_open').on(t.status, t.visibility, t.createdAt),
    index('matches_seal').on(t.sealBy).where(sql`${t.sealBy} is not null`),
  ],
)

/** The progress of matches: what lists need, so that they load no game. It is written again with each row, so it is narrow and apart from what stays. Its lock is the one under which rows are written and seats change. */
export const progress = pgTable(
  'progress',
  {
    match: text('match')
      .primaryKey()
      .references(() => matches.id),
    /** Counts what happens to the seats (who sits there, what they are called, whether it has begun): by this other servers see that they missed something. */
    changed: integer('changed').notNull().default(0),
    /** The last row, and when that was written. */
    ...{ seq: integer('seq').notNull().default(0), at: when('at') },
    /** By seat: since when it is asked, null when it is not. */
    askedSince: timestamp('asked_since', { withTimezone: true }).array().notNull().default([]),
    /** By seat: what it is asked, as that seat sees the step; null of the whole: not yet written. */
    steps: jsonb('steps').$type<readonly (Step | null)[]>(),
    /** The points as everybody could see them, for reading the match when its rules are no longer known. Null: not yet written. */
    standings: jsonb('standings').$type<readonly Standing[]>(),
    /** By seat: where its clock stands. Null: no clock. */
    clocks: jsonb('clocks').$type<readonly SeatClock[]>(),
    /** When the next clock expires without a row that says so. */
    deadline: timestamp('deadline', { withTimezone: true }),
    /** Of a live match: the seats whose people have had its page open since it was dealt, as a set. */
    opened: integer('opened').notNull().default(0),
  },
  t => [index('progress_deadline').on(t.deadline).where(sql`${t.deadline} is not null`)],
)

/** What is to be known of a table only until it is dealt or closed: then its row goes. */
export const rooms = pgTable(
  'rooms',
  {
    match: text('match')
      .primaryKey()
      .references(() => matches.id),
    /** Who closes it and chooses for it: its maker, and when they get up who has sat there longest. */
    host: text('host').references(() => people.id),
    /** Then it is closed, should it still wait for people. */
    expires: timestamp('expires', { withTimezone: true }).notNull(),
    /** All seats are taken after a long wait: until then its people say that they are there. */
    readyBy: timestamp('ready_by', { withTimezone: true }),
    /** Made by the quick match. */
    quick: boolean('quick').notNull().default(false),
  },
  t => [index('rooms_expires').on(t.expires), index('rooms_ready').on(t.readyBy).where(sql`${t.readyBy} is not null`)],
)

/** Invitations to a table by handle, and their senders, while it waits. */
export const invitations = pgTable(
  'invitations',
  {
    match: text('match')
      .notNull()
      .references(() => matches.id),
    person: text('person')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    by: text('by').references(() => people.id, { onDelete: 'set null' }),
    at: when('at'),
  },
  t => [primaryKey({ columns: [t.match, t.person] }), index('invitations_person').on(t.person)],
)

/** Why somebody no longer sits at a table that was not dealt, though they did not get up: until they have read it, and for a month at most. */
export const partings = pgTable(
  'partings',
  {
    match: text('match')
      .notNull()
      .references(() => matches.id),
    person: text('person')
      .notNull()
      .references(() => people.id),
    why: text('why', { enum: PARTINGS }).notNull(),
    /** Where they sit now. */
    to: text('to').references(() => matches.id),
    at: when('at'),
    read: boolean('read').notNull().default(false),
  },
  t => [primaryKey({ columns: [t.match, t.person] }), index('partings_person').on(t.person)],
)

export const seats = pgTable(
  'seats',
  {
    match: text('match')
      .notNull()
      .references(() => matches.id),
    seat: smallint('seat').notNull(),
    kind: text('kind', { enum: ['person', 'bot', 'open'] }).notNull(),
    person: text('person').references(() => people.id),
    /** Name of a bot; a person's is with the person. */
    name: text('name').notNull().default(''),
    bot: text('bot', { enum: ['random', 'greedy', 'search'] }),
    level: text('level', { enum: LEVELS }),
    /** How the bot thinks meanwhile, because the hall is busy. */
    lowered: text('lowered', { enum: LEVELS }),
    /** What the seat gave to the seed: secret until the match is over. */
    contribution: text('contribution'),
    /** Of a bot that took the seat of a person: after which row, and in which round where the game knows rounds. */
    taken: integer('taken'),
    round: smallint('round'),
    /** Its holder was asked whether they are there, and is. */
    ready: boolean('ready').notNull().default(false),
  },
  t => [primaryKey({ columns: [t.match, t.seat] }), index('seats_person').on(t.person)],
)

/** Who held a seat, one after another: a row here for each, and the last is who holds it now. */
export const sittings = pgTable(
  'sittings',
  {
    match: text('match')
      .notNull()
      .references(() => matches.id),
    seat: smallint('seat').notNull(),
    /** From 0. */
    n: smallint('n').notNull(),
    person: text('person').references(() => people.id),
    bot: text('bot', { enum: ['random', 'greedy', 'search'] }),
    /** From which row on; 0 of those who sat down before the first. */
    since: integer('since').notNull(),
    at: when('at'),
    /** Until it is dealt: from where and by which browser they sat down, the address by its hash, for two days at most. */
    address: text('address'),
    browser: text('browser'),
  },
  t => [primaryKey({ columns: [t.match, t.seat, t.n] }), index('sittings_person').on(t.person)],
)

/** How matches ended: the points of each seat, and of each rival that has some. */
export const results = pgTable(
  'results',
  {
    match: text('match')
      .notNull()
      .references(() => matches.id),
    seat: smallint('seat').notNull(),
    /** Who held the seat at the end; nobody where a bot did. */
    person: text('person').references(() => people.id),
    total: integer('total').notNull(),
    /** From 0. */
    place: smallint('place').notNull(),
    /** For whose sake it was ended early: this one is rated last, nobody else otherwise. */
    left: boolean('left').notNull().default(false),
    /** The player of a rated match left it: why, and after which row. Written when that happens, deleted when they return. */
    departure: text('departure', { enum: ABSENCES }),
    departed: integer('departed'),
    sources: jsonb('sources').$type<Readonly<Record<string, number>>>().notNull(),
  },
  t => [primaryKey({ columns: [t.match, t.seat] }), index('results_person').on(t.person)],
)

/**
 * That the seats of a match changed, and when. A server that missed it finds it among the newest, instead of asking for
 * all matches. Deleted within hours.
 */
export const seatChanges = pgTable('seat_changes', { match: text('match').notNull(), at: when('at') }, t => [
  index('seat_changes_at').on(t.at),
])

/** Tables of running matches a few rows ago, as text: from it and the rows since a match is opened. Whatever is here follows from the rows. */
export const snapshots = pgTable('snapshots', {
  match: text('match')
    .primaryKey()
    .references(() => matches.id),
  /** The row after which it was so. */
  seq: integer('seq').notNull(),
  /** The rules under which it means something. */
  rules: text('rules').notNull(),
  table: text('table').notNull(),
})

/** What players saw of matches at some of their rows: by that newer rules find out whether a match may go on by them. Secret, as tables are. */
export const marks = pgTable(
  'marks',
  {
    match: text('match')
      .notNull()
      .references(() => matches.id),
    /** The row after which they saw it. */
    seq: integer('seq').notNull(),
    mark: jsonb('mark').$type<Mark>().notNull(),
  },
  t => [primaryKey({ columns: [t.match, t.seq] })],
)

/** The rows of matches: appended, never changed. The key settles races between servers: a row number is given once. */
/** An answer is written once in its match, whichever server hears it again. */
export const ANSWER_KEY = 'moves_answer'
export const moves = pgTable(
  'moves',
  {
    /** No foreign key: a row is written out of its match (`ADD_ROW`, `applyStandingOrders`), which it finds and locks as a foreign key would. */
    match: text('match').notNull(),
    /** From 1, without gaps. */
    seq: integer('seq').notNull(),
    kind: text('kind', { enum: ROW_KINDS }).notNull(),
    /** −1: of no seat. */
    seat: smallint('seat').notNull(),
    /** A move in notation; else what happened. */
    word: text('word').notNull(),
    /** What caused it, where nobody did it just then: `standing`, `bot`, `resigned`. */
    cause: text('cause'),
    /** The actor; null: a bot, or unknown. */
    actor: text('actor'),
    /** The id that a device gave its answer, so that a repeat finds this row. Random; never shown to anybody else. */
    answer: text('answer'),
    /** Never before the row before. */
    at: when('at'),
    /** By seat: how the clocks stood just after it. */
    clocks: jsonb('clocks').$type<readonly ClockMark[]>(),
  },
  // Rows lie in the file in the order in which they came, so that an index of a few pages finds the newest.
  t => [
    primaryKey({ columns: [t.match, t.seq] }),
    uniqueIndex(ANSWER_KEY).on(t.match, t.answer).where(sql`${t.answer} is not null`),
    index('moves_at').using('brin', t.at.op('timestamptz_minmax_ops')).with({ pages_per_range: 8 }),
  ],
)

/** Standing orders: each is the secret of who holds the seat, and is forgotten with it. */
export const orders = pgTable(
  'orders',
  {
    match: text('match')
      .notNull()
      .references(() => matches.id),
    seat: smallint('seat').notNull(),
    word: text('word').notNull(),
  },
  t => [primaryKey({ columns: [t.match, t.seat] })],
)

/**
 * The maker of a match, on whose account its bots think. Only a keyed hash of the address is stored, for a day at most
 * (`forgetAddresses`).
 */
export const makers = pgTable('makers', {
  match: text('match')
    .primaryKey()
    .references(() => matches.id),
  person: text('person').references(() => people.id),
  address: text('address'),
  createdAt: when('created_at'),
})

/** Keys by which something is hashed that nobody shall read or make up here; the same for all servers. */
export const keys = pgTable('keys', { name: text('name').primaryKey(), key: text('key').notNull() })

/** Matches at which a bot is asked, or may be: see bot-queue.ts. */
export const botTurns = pgTable('bot_turns', {
  match: text('match')
    .primaryKey()
    .references(() => matches.id),
  /**
   * Counts how often it was written that a bot is asked, so that a server that looked before the last time looks again.
   */
  written: integer('written').notNull().default(0),
  /** Since when it waits. */
  since: when('since'),
  /** What is known of the thought: that it is a long one; that a person sits at the table. */
  deep: boolean('deep').notNull().default(false),
  attended: boolean('attended').notNull().default(true),
  /** The server that has it in hand, until then. */
  server: text('server'),
  until: timestamp('until', { withTimezone: true }).notNull().default(sql`'-infinity'`),
})

/**
 * When the bots of a person, or of an address (its hash), last got time: the one that waited longest goes first.
 * Deleted within hours.
 */
export const botOwners = pgTable('bot_owners', { owner: text('owner').primaryKey(), served: when('served') })

/** Something that happened to a seat, as the hall says it at the table, and how strong the bot is that holds it now. Who that was the seat itself says. */
export interface Shown {
  event: 'left' | 'replaced' | 'returned' | 'ended'
  seat: number
  level?: Level
}
/** Table talk. */
export const talk = pgTable(
  'talk',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    match: text('match')
      .notNull()
      .references(() => matches.id),
    /** Null: the hall says so itself. */
    person: text('person').references(() => people.id),
    /** What the hall says, in each reader's language. */
    told: jsonb('told').$type<Shown>(),
    /** In somebody's own words; empty with a quick word. */
    text: text('text').notNull(),
    /** One of the words that everybody reads in their own language. */
    word: text('word', { enum: QUICK_WORDS }),
    /** Said among spectators: players read it when the match is over. */
    watching: boolean('watching').notNull().default(false),
    at: when('at'),
  },
  t => [uniqueIndex('talk_match').on(t.match, t.id)],
)
