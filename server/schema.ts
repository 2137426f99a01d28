/** The tables of the database. A match is its seed and its rows; nothing of a match's history is ever rewritten. */
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { Options } from '@loggia/core'

const when = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow()

/** Somebody with a name. */
export const people = pgTable('people', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  createdAt: when('created_at'),
})

/** Who is signed in. Only the hash of the cookie's token is kept: a stolen table opens no door. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    person: text('person')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    createdAt: when('created_at'),
  },
  t => [index('sessions_person').on(t.person)],
)

/** The components that matches were begun with, once each. */
export const boxes = pgTable('boxes', {
  hash: text('hash').primaryKey(),
  game: text('game').notNull(),
  box: jsonb('box').notNull(),
})

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
    status: text('status', { enum: ['open', 'running', 'finished'] }).notNull(),
    visibility: text('visibility', { enum: ['private', 'open'] }).notNull(),
    /** Whoever knows it may sit down. */
    invite: text('invite').notNull(),
    /** Secret until the match is over. */
    seed: text('seed').notNull(),
    commitment: text('commitment').notNull(),
    /** Counts what happens to its seats (who sits there, what they are called, whether it has begun): by this other servers see that they missed something. */
    changed: integer('changed').notNull().default(0),
    createdAt: when('created_at'),
  },
  t => [index('matches_open').on(t.status, t.visibility, t.createdAt)],
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
    level: text('level', { enum: ['novice', 'club', 'master'] }),
    /** How the bot thinks meanwhile, because the hall is busy. */
    lowered: text('lowered', { enum: ['novice', 'club', 'master'] }),
  },
  t => [primaryKey({ columns: [t.match, t.seat] }), index('seats_person').on(t.person)],
)

/** The rows of matches: appended, never changed. The key settles races between servers: a row number is given once. */
export const moves = pgTable(
  'moves',
  {
    /** No foreign key: a row is written out of its match (`ADD_ROW`, `applyStandingOrders`), which it finds and locks as a foreign key would. */
    match: text('match').notNull(),
    /** From 1, without gaps. */
    seq: integer('seq').notNull(),
    seat: smallint('seat').notNull(),
    /** A move in notation, or `takeback`. */
    word: text('word').notNull(),
    /** A standing order of the seat made it. */
    standing: boolean('standing').notNull().default(false),
    at: when('at'),
  },
  t => [primaryKey({ columns: [t.match, t.seq] })],
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

/** Who made a match: for whom its bots think. Of the address only a keyed hash is kept, and that for a day at most (`forgetAddresses`). */
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
  /** Counts how often it was written that a bot is asked: whoever looked before the last time looks again. */
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

/** When the bots of a person, or of an address (its hash), were last given time: whoever had it least lately goes first. Forgotten within hours. */
export const botOwners = pgTable('bot_owners', { owner: text('owner').primaryKey(), served: when('served') })

/** Table talk. */
export const talk = pgTable(
  'talk',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    match: text('match')
      .notNull()
      .references(() => matches.id),
    person: text('person')
      .notNull()
      .references(() => people.id),
    text: text('text').notNull(),
    at: when('at'),
  },
  t => [uniqueIndex('talk_match').on(t.match, t.id)],
)

/** What was spent of allowances that hold for all servers together: when each will be whole again (see limits.ts). Addresses are in it by their hash alone. */
export const allowances = pgTable('allowances', {
  key: text('key').primaryKey(),
  whole: timestamp('whole', { withTimezone: true }).notNull(),
})
