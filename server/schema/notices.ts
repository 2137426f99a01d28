/** The tables of what people are told who do not look at the page: what they want, the ways on which they are reached, and what is on its way. */
import { type About, CHANNELS, FORMS, NOTICES, type Wants } from '../domain/notices.ts'
import {
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
import { credentials, people, sessions, when } from './people.ts'

const person = () =>
  text('person')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' })

/** The keys of a browser's subscription, in base64url (RFC 8291). */
export interface PushKeys {
  p256dh: string
  auth: string
}

/** Where somebody is reached: browsers, as many as they like, one address and one webhook. */
export const channels = pgTable(
  'channels',
  {
    id: text('id').primaryKey(),
    person: person(),
    kind: text('kind', { enum: CHANNELS }).notNull(),
    /** A push endpoint, a mail address, the URL of a webhook. */
    address: text('address').notNull(),
    /** Of push: the browser's keys; and the session by which it was given, with which it ends. */
    keys: jsonb('keys').$type<PushKeys>(),
    session: text('session').references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    device: text('device').notNull().default(''),
    /** Of mail: by what its owner proved that it is theirs; it ends with that. */
    credential: text('credential').references(() => credentials.id, { onDelete: 'cascade' }),
    /** Of a webhook: its words, and by what they are signed. */
    form: text('form', { enum: FORMS }),
    secret: text('secret'),
    /** How often in a row it failed, why the last time, and until when it rests. */
    failures: smallint('failures').notNull().default(0),
    fault: text('fault'),
    rests: timestamp('rests', { withTimezone: true }).notNull().default(sql`'-infinity'`),
    /** It failed too often, or its owner is not known there: nothing is sent until its owner says so again. */
    off: boolean('off').notNull().default(false),
    createdAt: when('created_at'),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** Of mail: when its last invitations went out, or the next will; there is one such mail a day. */
    invitesAt: timestamp('invites_at', { withTimezone: true }),
  },
  t => [
    index('channels_person').on(t.person),
    index('channels_session').on(t.session).where(sql`${t.session} is not null`),
    index('channels_credential').on(t.credential).where(sql`${t.credential} is not null`),
    uniqueIndex('channels_push').on(t.address).where(sql`${t.kind} = 'push'`),
    uniqueIndex('channels_one').on(t.person, t.kind).where(sql`${t.kind} <> 'push'`),
  ],
)

/** Which notices a person wants, and their quiet hours. Without a row the defaults apply. */
export const noticeSettings = pgTable('notice_settings', {
  person: person().primaryKey(),
  wants: jsonb('wants').$type<Wants>().notNull(),
  /** Quiet hours, in minutes of the day where they live: what comes then waits for their end. */
  quietFrom: smallint('quiet_from'),
  quietTo: smallint('quiet_to'),
  /** At that hour of the day one mail says it all; null: each at once. */
  digest: smallint('digest'),
  /** In which it is said. */
  language: text('language', { enum: ['en', 'ko'] })
    .notNull()
    .default('en'),
})

/** Matches of which somebody wants to be told nothing. */
export const noticeMutes = pgTable('notice_mutes', { person: person(), match: text('match').notNull() }, t => [
  primaryKey({ columns: [t.person, t.match] }),
])

/** When somebody who can be reached last had a match before their eyes. Forgotten within hours. */
export const looks = pgTable('looks', { person: person(), match: text('match').notNull(), at: when('at') }, t => [
  primaryKey({ columns: [t.person, t.match] }),
])

/**
 * What happened and is to be told: written in the transaction that causes it, and gone with the one that hands it to channels. Of a kind and match there is one
 * for each person: what happens again before it was told is the same news. No foreign key for the match, as with rows.
 */
export const outbox = pgTable(
  'outbox',
  {
    person: person(),
    match: text('match').notNull(),
    kind: text('kind', { enum: NOTICES }).notNull(),
    /** Of a question: whose, and since when it stands; it is told only while it does. */
    seat: smallint('seat'),
    since: timestamp('since', { withTimezone: true }),
    about: jsonb('about').$type<About>(),
    at: when('at'),
    /** Not before. */
    due: timestamp('due', { withTimezone: true }).notNull(),
  },
  t => [primaryKey({ columns: [t.person, t.match, t.kind] }), index('outbox_due').on(t.due)],
)

/** Mail that says to each address of somebody that a recovery code was used, whatever they want to be told. Each is here until it is handed over; its id goes with it. */
export const letters = pgTable(
  'letters',
  {
    id: text('id').primaryKey(),
    person: person(),
    /** A copy, because the person who signed in by the code could remove the sign-in method before this is sent. */
    address: text('address').notNull(),
    /** On what the code was used. */
    device: text('device').notNull(),
    at: when('at'),
    due: when('due'),
    tries: integer('tries').notNull().default(0),
    /** A server has it in hand, until then. */
    until: timestamp('until', { withTimezone: true }).notNull().default(sql`'-infinity'`),
  },
  t => [index('letters_person').on(t.person)],
)

/** One thing that a message says. `since` is text as the database writes it: it is compared to the microsecond. */
export interface Item {
  kind: (typeof NOTICES)[number]
  match: string
  at: string
  seat?: number
  since?: string
  about?: About
}
/** Messages on their way on a channel, each until it is handed over. Its id goes with it, so that a repeat after a kill counts as one. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: text('id').primaryKey(),
    channel: text('channel')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    items: jsonb('items').$type<Item[]>().notNull(),
    /** Of a digest: the day that it is of, so that all of it becomes one. */
    digest: text('digest'),
    due: when('due'),
    tries: integer('tries').notNull().default(0),
    /** A server has it in hand, until then. */
    until: timestamp('until', { withTimezone: true }).notNull().default(sql`'-infinity'`),
  },
  t => [
    index('deliveries_due').on(t.due),
    index('deliveries_channel').on(t.channel),
    uniqueIndex('deliveries_digest').on(t.channel, t.digest).where(sql`${t.digest} is not null`),
  ],
)
