/** The tables of people: who somebody is, how they are let in, and what is under way of that. */
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { bigint, bigserial, index, jsonb, pgTable, primaryKey, sql, text, timestamp, uniqueIndex } from './drizzle.ts'
import { ENTRIES, INVITED_BY, SHOWN, WAYS } from '../domain/people.ts'

export const when = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow()

/** A person with a name. A guest is known by a session alone; a credential keeps their seats on any device. */
export const people = pgTable(
  'people',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** By what others find them: as they wrote it, and what it must not be taken for (`handleKey`). */
    handle: text('handle'),
    handleKey: text('handle_key'),
    /** Who may see their profile: everybody, people who finished a match with them, or nobody. */
    shown: text('shown', { enum: SHOWN }).notNull().default('all'),
    /** Who may invite them. */
    invites: text('invites', { enum: INVITED_BY }).notNull().default('all'),
    /** They were a guest, and are that person now: the rows that they wrote are that person's. */
    mergedInto: text('merged_into').references((): AnyPgColumn => people.id),
    /** What they may do that others may not: run the hall. */
    role: text('role', { enum: ['admin'] }),
    /** Where they live, as IANA calls it (`Asia/Seoul`); null: not known. */
    zone: text('zone'),
    createdAt: when('created_at'),
  },
  t => [
    uniqueIndex('people_handle').on(t.handleKey).where(sql`${t.handleKey} is not null`),
    index('people_merged').on(t.mergedInto).where(sql`${t.mergedInto} is not null`),
  ],
)

/** Sessions. Only the hash of the cookie's token is stored, so a stolen table opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** What it is called among its person's; opens nothing. */
    id: text('id').notNull().default(sql`gen_random_uuid()::text`),
    person: text('person')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** The guest that this browser was before somebody signed in: where they have a seat of their own it still is. */
    guest: text('guest').references(() => people.id, { onDelete: 'set null' }),
    /** System and browser in words, no more of what a browser says of itself. */
    device: text('device').notNull().default(''),
    entry: text('entry', { enum: ENTRIES }).notNull().default('guest'),
    /** The same of all sessions that one browser has had one after another. */
    browser: text('browser').notNull().default(sql`gen_random_uuid()::text`),
    /** Of its person's alerts it has heard up to this one. */
    heard: bigint('heard', { mode: 'number' }).notNull().default(0),
    createdAt: when('created_at'),
    /** When it was last used, to the day: a year later it is over. */
    usedAt: when('used_at'),
  },
  t => [
    index('sessions_person').on(t.person),
    index('sessions_guest').on(t.guest).where(sql`${t.guest} is not null`),
    uniqueIndex('sessions_id').on(t.id),
  ],
)

/** What is known of a passkey besides its id. */
export interface Passkey {
  /** In base64url. */
  publicKey: string
  counter: number
  transports: string[]
  /** It is in a keychain that its owner's devices share. */
  synced: boolean
  /** For which it was made, and where alone it opens. */
  domain: string
}

/** The ways in of people, as many as they like. */
export const credentials = pgTable(
  'credentials',
  {
    id: text('id').primaryKey(),
    person: text('person')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: WAYS }).notNull(),
    /** By what it is found, once in the hall: a passkey by its id, mail by its address in small letters, a recovery code by its keyed hash. */
    key: text('key').notNull(),
    /** A passkey's as its owner calls it; the address as it was written. */
    name: text('name').notNull().default(''),
    passkey: jsonb('passkey').$type<Passkey>(),
    createdAt: when('created_at'),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  t => [uniqueIndex('credentials_key').on(t.kind, t.key), index('credentials_person').on(t.person)],
)

/** A device that asks to be let in by a short code. */
export interface CodeAsker {
  /** The keyed hash of what it is known by. */
  claim: string
  device: string
  /** Two digits that both devices show. */
  check: string
  answer?: 'yes' | 'no'
}

/** What is under way of coming in, for minutes, each good once. Whatever opens something is kept as a keyed hash. */
export const tickets = pgTable(
  'tickets',
  {
    kind: text('kind', { enum: ['arrival', 'code', 'passkey', 'mail', 'invite'] }).notNull(),
    key: text('key').notNull(),
    /** The person that it creates, signs in, or belongs to. */
    person: text('person').references(() => people.id, { onDelete: 'cascade' }),
    /** Of mail the address, and on which device it was asked for. */
    mail: text('mail'),
    device: text('device').notNull().default(''),
    /** Of a short code the device that asks by it; of mail the browser that asked for it, by the keyed hash of what it made up. */
    asker: jsonb('asker').$type<CodeAsker>(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  t => [
    uniqueIndex('tickets_key').on(t.kind, t.key),
    index('tickets_person').on(t.person),
    index('tickets_until').on(t.until),
  ],
)

/** What somebody's other devices are told of their ways in. */
export const alerts = pgTable(
  'alerts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    person: text('person')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['recovery'] }).notNull(),
    device: text('device').notNull(),
    at: when('at'),
  },
  t => [index('alerts_person').on(t.person, t.id)],
)

/** Accepted invitations: the two people are no longer strangers. */
export const acceptances = pgTable(
  'acceptances',
  {
    person: text('person')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    by: text('by')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    at: when('at'),
  },
  t => [primaryKey({ columns: [t.person, t.by] }), index('acceptances_by').on(t.by)],
)
