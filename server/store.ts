/** All that is asked of the database, by name. What it gives are rows; who may know of them is decided elsewhere. */
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Row, type Seat, STANDING } from '@loggia/core'
import type { Talk } from './contract.ts'
import { transaction } from './database.ts'
import type { Orders } from './orders.ts'
import { boxes, matches, moves, orders, people, seats, sessions, talk } from './schema.ts'

export type MatchRow = typeof matches.$inferSelect
/** `name` is the person's, where one sits there. */
export type SeatRow = Omit<typeof seats.$inferSelect, 'match'>
/** A match without its rows. */
export interface Meta extends Omit<MatchRow, 'createdAt'> { seats: SeatRow[] }
/** A match as lists know it. */
export interface Listed extends Meta { seq: number; changedAt: Date }
/** Runs SQL in a transaction that is going on. */
export interface Sql { executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }> }
/** What is written together with a row. */
export interface Beside { finished?: boolean; job?: (sql: Sql) => Promise<unknown> }
/** An order that a seat gives, or (null) withdraws. */
export interface Order { seat: Seat; word: string | null }

/** Lists show at most so many matches. */
const LISTED = 100
/** A page of a match shows at most so many lines of talk. */
const TALK = 200
/** First key of the locks under which standing orders are changed and acted by, one match at a time. */
const ORDERS = 7_105_646
/** A session ends after a year. */
const YEAR = sql`now() - interval '1 year'`

export type Store = ReturnType<typeof openStore>

/** The store on a pool of connections. The queries of the way of a move are prepared once per connection. */
export function openStore(pool: pg.Pool) {
  const db = drizzle(pool), at = (name: string) => sql.placeholder(name)
  const seatColumns = {
    match: seats.match, seat: seats.seat, kind: seats.kind, person: seats.person,
    name: sql<string>`coalesce(${people.name}, ${seats.name})`, bot: seats.bot, level: seats.level,
  }
  const prepared = {
    addRow: db.insert(moves).values({ match: at('match'), seq: at('seq'), seat: at('seat'), word: at('word') })
      .onConflictDoNothing().returning({ seq: moves.seq }).prepare('add_row'),
    rows: db.select({ seat: moves.seat, word: moves.word, standing: moves.standing }).from(moves)
      .where(and(eq(moves.match, at('match')), gt(moves.seq, at('after')))).orderBy(asc(moves.seq)).prepare('rows'),
    match: db.select().from(matches).where(eq(matches.id, at('match'))).prepare('match'),
    seats: db.select(seatColumns).from(seats).leftJoin(people, eq(people.id, seats.person))
      .where(eq(seats.match, at('match'))).orderBy(asc(seats.seat)).prepare('seats'),
    session: db.select({ id: people.id, name: people.name }).from(sessions).innerJoin(people, eq(people.id, sessions.person))
      .where(and(eq(sessions.tokenHash, at('hash')), gt(sessions.createdAt, YEAR))).prepare('session'),
  }
  const talkColumns = { id: talk.id, at: talk.at, name: people.name, text: talk.text }
  const asTalk = (t: { id: number; at: Date; name: string; text: string }): Talk => ({ ...t, at: t.at.toISOString() })
  const bare = ({ match: _, ...seat }: SeatRow & { match: string }): SeatRow => seat

  async function listed(rows: (MatchRow & { seq: number; changedAt: Date })[]): Promise<Listed[]> {
    if (!rows.length) return []
    const sitting = await db.select(seatColumns).from(seats).leftJoin(people, eq(people.id, seats.person))
      .where(inArray(seats.match, rows.map(r => r.id))).orderBy(asc(seats.seat))
    return rows.map(r => ({ ...r, seats: sitting.filter(s => s.match === r.id).map(bare) }))
  }
  const last = (column: 'seq' | 'at') => sql`(select ${sql.identifier(column)} from ${moves} where ${moves.match} = ${matches}.id order by ${moves.seq} desc limit 1)`
  const list = () => db.select({
    id: matches.id, game: matches.game, rules: matches.rules, box: matches.box, name: matches.name, options: matches.options, status: matches.status,
    visibility: matches.visibility, invite: matches.invite, seed: matches.seed, commitment: matches.commitment, createdAt: matches.createdAt,
    seq: sql`coalesce(${last('seq')}, 0)`.mapWith(Number), changedAt: sql`coalesce(${last('at')}, ${matches.createdAt})`.mapWith(matches.createdAt).as('changed_at'),
  }).from(matches)

  return {
    // ---- people
    addPerson: async (id: string, name: string) => { await db.insert(people).values({ id, name }) },
    rename: async (id: string, name: string) => { await db.update(people).set({ name }).where(eq(people.id, id)) },
    addSession: async (tokenHash: string, person: string) => { await db.insert(sessions).values({ tokenHash, person }) },
    dropSession: async (tokenHash: string) => { await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash)) },
    /** Who holds the token with this hash. */
    personOf: async (hash: string) => (await prepared.session.execute({ hash }))[0],

    // ---- matches
    saveBox: async (hash: string, game: string, box: unknown) => { await db.insert(boxes).values({ hash, game, box }).onConflictDoNothing() },
    box: async (hash: string) => (await db.select({ box: boxes.box }).from(boxes).where(eq(boxes.hash, hash)))[0]?.box,
    addMatch: ({ seats: sitting, ...match }: Meta, job?: Beside['job']) => transaction(pool, async client => {
      const tx = drizzle(client)
      await tx.insert(matches).values(match)
      await tx.insert(seats).values(sitting.map(s => ({ ...s, match: match.id, name: s.kind === 'bot' ? s.name : '' })))
      await job?.(executor(client))
    }),
    async match(id: string): Promise<Meta | undefined> {
      const [[match], sitting] = await Promise.all([prepared.match.execute({ match: id }), prepared.seats.execute({ match: id })])
      return match && { ...match, seats: sitting.map(bare) }
    },
    /** The rows after row `after`, in order. */
    async rows(match: string, after: number): Promise<Row[]> {
      return (await prepared.rows.execute({ match, after })).map(r => r.standing ? [r.seat, r.word, STANDING] : [r.seat, r.word])
    },
    /** Appends row `seq`, durably; false when that row is taken. */
    async addRow(match: string, seq: number, seat: number, word: string, { finished, job }: Beside): Promise<boolean> {
      if (!finished && !job) return (await prepared.addRow.execute({ match, seq, seat, word })).length === 1
      return transaction(pool, async client => {
        const tx = drizzle(client)
        const added = await tx.insert(moves).values({ match, seq, seat, word }).onConflictDoNothing().returning({ seq: moves.seq })
        if (!added.length) return false
        if (finished) await tx.update(matches).set({ status: 'finished' }).where(eq(matches.id, match))
        await job?.(executor(client))
        return true
      })
    },
    /**
     * Appends the rows that `act` makes of the standing orders after row `after`, durably, all or none; with `order` that one is given
     * before. Meanwhile nobody changes an order of this match or acts by one. False when another row came first: then nothing is written.
     */
    obey: (match: string, after: number, order: Order | undefined, act: (given: Orders) => Beside & { rows: readonly Row[] }): Promise<boolean> => transaction(pool, async client => {
      const tx = drizzle(client)
      await alone(client, match)
      const [last] = await tx.select({ seq: sql`coalesce(max(${moves.seq}), 0)`.mapWith(Number) }).from(moves).where(eq(moves.match, match))
      if (last!.seq !== after) return false
      if (order?.word === null) await tx.delete(orders).where(and(eq(orders.match, match), eq(orders.seat, order.seat)))
      else if (order) await tx.insert(orders).values({ match, seat: order.seat, word: order.word }).onConflictDoUpdate({ target: [orders.match, orders.seat], set: { word: order.word } })
      const given = await tx.select({ seat: orders.seat, word: orders.word }).from(orders).where(eq(orders.match, match))
      const { rows, finished, job } = act(new Map(given.map(o => [o.seat, o.word])))
      if (!rows.length) return true
      const values = rows.map(([seat, word, by], k) => ({ match, seq: after + 1 + k, seat, word, standing: by === STANDING }))
      const added = await tx.insert(moves).values(values).onConflictDoNothing().returning({ seq: moves.seq })
      if (added.length < rows.length) throw new Raced()
      if (finished) await tx.update(matches).set({ status: 'finished' }).where(eq(matches.id, match))
      await job?.(executor(client))
      return true
    }).catch((error: unknown) => { if (error instanceof Raced) return false; throw error }),
    /** The standing orders of a match. */
    async orders(match: string): Promise<Orders> {
      const given = await db.select({ seat: orders.seat, word: orders.word }).from(orders).where(eq(orders.match, match))
      return new Map(given.map(o => [o.seat, o.word]))
    },
    /** How many rows each of these matches has. */
    async seqs(ids: readonly string[]): Promise<Map<string, number>> {
      const { rows } = await pool.query<{ id: string; seq: number | null }>({ name: 'seqs', values: [ids],
        text: 'select id, (select seq from moves where match = id order by seq desc limit 1) as seq from unnest($1::text[]) as id' })
      return new Map(rows.map(r => [r.id, r.seq ?? 0]))
    },

    // ---- seats
    /**
     * Lets a person sit down on an open seat: that one, or the first. The match begins with the last of them. Gives the seat;
     * undefined when it is not open.
     */
    sit: (match: string, person: string, wanted: number | undefined, job: Beside['job']) => transaction(pool, async client => {
      const tx = drizzle(client)
      await tx.select({ id: matches.id }).from(matches).where(eq(matches.id, match)).for('update')
      const open = await tx.select({ seat: seats.seat }).from(seats).where(and(eq(seats.match, match), eq(seats.kind, 'open'))).orderBy(asc(seats.seat))
      const seat = wanted === undefined ? open[0]?.seat : open.find(s => s.seat === wanted)?.seat
      if (seat === undefined) return undefined
      await tx.update(seats).set({ kind: 'person', person }).where(and(eq(seats.match, match), eq(seats.seat, seat)))
      if (open.length === 1) {
        await tx.update(matches).set({ status: 'running' }).where(eq(matches.id, match))
        await job?.(executor(client))
      }
      return seat
    }),
    /** A bot takes the seat of a person, whose order goes with them. False when that person no longer sits there. */
    replace: (match: string, person: string, by: SeatRow, job: Beside['job']) => transaction(pool, async client => {
      const { bot, level, name, seat } = by, tx = drizzle(client)
      const gone = await tx.update(seats).set({ kind: 'bot', person: null, bot, level, name })
        .where(and(eq(seats.match, match), eq(seats.seat, seat), eq(seats.person, person))).returning({ seat: seats.seat })
      if (!gone.length) return false
      await alone(client, match)
      await tx.delete(orders).where(and(eq(orders.match, match), eq(orders.seat, seat)))
      await job?.(executor(client))
      return true
    }),
    /** The matches, not yet finished, at which a person sits. */
    async sittingAt(person: string): Promise<string[]> {
      const rows = await db.selectDistinct({ id: matches.id }).from(seats).innerJoin(matches, eq(matches.id, seats.match))
        .where(and(eq(seats.person, person), inArray(matches.status, ['open', 'running'])))
      return rows.map(r => r.id)
    },

    // ---- lists, newest first
    async mine(person: string): Promise<Listed[]> {
      const sitting = db.select({ id: seats.match }).from(seats).where(eq(seats.person, person))
      return listed(await list().where(inArray(matches.id, sitting)).orderBy(desc(sql`changed_at`)).limit(LISTED))
    },
    async open(): Promise<Listed[]> {
      return listed(await list().where(and(eq(matches.status, 'open'), eq(matches.visibility, 'open'))).orderBy(desc(matches.createdAt)).limit(LISTED))
    },

    // ---- talk
    async addTalk(match: string, person: { id: string; name: string }, text: string): Promise<Talk> {
      const [said] = await db.insert(talk).values({ match, person: person.id, text }).returning({ id: talk.id, at: talk.at })
      return asTalk({ ...said!, name: person.name, text })
    },
    async talkOf(match: string): Promise<Talk[]> {
      const lines = await db.select(talkColumns).from(talk).innerJoin(people, eq(people.id, talk.person)).where(eq(talk.match, match)).orderBy(desc(talk.id)).limit(TALK)
      return lines.reverse().map(asTalk)
    },
    async talkLine(id: number): Promise<Talk | undefined> {
      const [line] = await db.select(talkColumns).from(talk).innerJoin(people, eq(people.id, talk.person)).where(eq(talk.id, id))
      return line && asTalk(line)
    },
    /** Whether the database answers. */
    async ping(): Promise<void> { await pool.query('select 1') },
  }
}

/** Another server has written the row that was to be written. */
class Raced extends Error {}
/** Until the transaction ends nobody else touches the standing orders of this match. (No lock on its row: that would wait for rows, and they for it.) */
const alone = (client: pg.PoolClient, match: string) => client.query('select pg_advisory_xact_lock($1, hashtext($2))', [ORDERS, match])
const executor = (client: pg.PoolClient): Sql => ({ executeSql: (text, values) => client.query(text, values) })
