/** All that is asked of the database, by name. What it gives are rows; who may know of them is decided elsewhere. */
import { and, asc, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Row, type Seat, STANDING } from '@loggia/core'
import type { Talk } from './contract.ts'
import { transaction } from './database.ts'
import type { Orders } from './orders.ts'
import { allowances, boxes, keys, makers, matches, moves, orders, people, seats, sessions, talk } from './schema.ts'

export type MatchRow = typeof matches.$inferSelect
/** `name` is the person's, where one sits there. */
export type SeatRow = Omit<typeof seats.$inferSelect, 'match'>
/** A match without its rows. */
export interface Meta extends Omit<MatchRow, 'createdAt'> {
  seats: SeatRow[]
}
/** A match that is not there yet. */
export type NewMatch = Omit<Meta, 'changed'>
/** A match as lists know it. */
export interface ListedMatch extends Meta {
  seq: number
  changedAt: Date
}
/** Runs SQL in a transaction that is going on. */
export interface Sql {
  executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }>
}
/** Who made a match: a person, and the hash of their address. */
export interface Maker {
  person: string
  address: string
}
/** What is written together with a row. */
export interface WriteExtras {
  finished?: boolean
  job?: (sql: Sql) => Promise<unknown>
}
/** Where a match stood when something was decided: its last row, and the count of what happened to its seats. */
export interface Version {
  seq: number
  changed: number
}
/** A line of talk, with who said it. */
export interface TalkLine extends Talk {
  person: string
}
/** An order that a seat gives, or (null) withdraws. */
export interface Order {
  seat: Seat
  word: string | null
}

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
  const db = drizzle(pool),
    at = (name: string) => sql.placeholder(name)
  const seatColumns = {
    match: seats.match,
    seat: seats.seat,
    kind: seats.kind,
    person: seats.person,
    name: sql<string>`coalesce(${people.name}, ${seats.name})`,
    bot: seats.bot,
    level: seats.level,
    lowered: seats.lowered,
  }
  const prepared = {
    /** Each match with its rows after one, or once with none. One statement, so that both are of one moment. */
    since: db
      .select({ changed: matches.changed, seat: moves.seat, word: moves.word, standing: moves.standing })
      .from(matches)
      .leftJoin(moves, and(eq(moves.match, matches.id), gt(moves.seq, at('after'))))
      .where(eq(matches.id, at('match')))
      .orderBy(asc(moves.seq))
      .prepare('since'),
    match: db
      .select()
      .from(matches)
      .where(eq(matches.id, at('match')))
      .prepare('match'),
    seats: db
      .select(seatColumns)
      .from(seats)
      .leftJoin(people, eq(people.id, seats.person))
      .where(eq(seats.match, at('match')))
      .orderBy(asc(seats.seat))
      .prepare('seats'),
    session: db
      .select({ id: people.id, name: people.name })
      .from(sessions)
      .innerJoin(people, eq(people.id, sessions.person))
      .where(and(eq(sessions.tokenHash, at('hash')), gt(sessions.createdAt, YEAR)))
      .prepare('session'),
  }
  const talkColumns = { id: talk.id, person: talk.person, at: talk.at, name: people.name, text: talk.text }
  const asTalkLine = (t: Omit<TalkLine, 'at'> & { at: Date }): TalkLine => ({ ...t, at: t.at.toISOString() })
  const bare = ({ match: _, ...seat }: SeatRow & { match: string }): SeatRow => seat

  async function listed(rows: (MatchRow & { seq: number; changedAt: Date })[]): Promise<ListedMatch[]> {
    if (!rows.length) return []
    const sitting = await db
      .select(seatColumns)
      .from(seats)
      .leftJoin(people, eq(people.id, seats.person))
      .where(
        inArray(
          seats.match,
          rows.map(r => r.id),
        ),
      )
      .orderBy(asc(seats.seat))
    return rows.map(r => ({ ...r, seats: sitting.filter(s => s.match === r.id).map(bare) }))
  }
  const last = (column: 'seq' | 'at') =>
    sql`(select ${sql.identifier(column)} from ${moves} where ${moves.match} = ${matches}.id order by ${moves.seq} desc limit 1)`
  const list = () =>
    db
      .select({
        id: matches.id,
        game: matches.game,
        rules: matches.rules,
        box: matches.box,
        name: matches.name,
        options: matches.options,
        status: matches.status,
        visibility: matches.visibility,
        invite: matches.invite,
        seed: matches.seed,
        commitment: matches.commitment,
        changed: matches.changed,
        createdAt: matches.createdAt,
        seq: sql`coalesce(${last('seq')}, 0)`.mapWith(Number),
        changedAt: sql`coalesce(${last('at')}, ${matches.createdAt})`.mapWith(matches.createdAt).as('changed_at'),
      })
      .from(matches)

  return {
    // ---- people
    addPerson: async (id: string, name: string) => {
      await db.insert(people).values({ id, name })
    },
    /** Renames a person; gives the matches, not yet finished, at whose tables they are now called otherwise. */
    rename: (id: string, name: string) =>
      transaction(pool, async client => {
        const tx = drizzle(client)
        await tx.update(people).set({ name }).where(eq(people.id, id))
        const sitting = tx.select({ id: seats.match }).from(seats).where(eq(seats.person, id))
        // In one order, so that two who sit at the same tables do not wait for each other.
        const theirs = await tx
          .select({ id: matches.id })
          .from(matches)
          .where(and(inArray(matches.id, sitting), inArray(matches.status, ['open', 'running'])))
          .orderBy(asc(matches.id))
          .for('no key update')
        return tx
          .update(matches)
          .set({ changed: sql`${matches.changed} + 1` })
          .where(
            inArray(
              matches.id,
              theirs.map(m => m.id),
            ),
          )
          .returning({ id: matches.id, changed: matches.changed })
      }),
    addSession: async (tokenHash: string, person: string) => {
      await db.insert(sessions).values({ tokenHash, person })
    },
    dropSession: async (tokenHash: string) => {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
    },
    /** Which of these sessions still hold. */
    sessionsOf: async (hashes: readonly string[]) =>
      (
        await db
          .select({ hash: sessions.tokenHash })
          .from(sessions)
          .where(and(inArray(sessions.tokenHash, [...hashes]), gt(sessions.createdAt, YEAR)))
      ).map(s => s.hash),
    /** Who holds the token with this hash. */
    personOf: async (hash: string) => (await prepared.session.execute({ hash }))[0],

    // ---- matches
    saveBox: async (hash: string, game: string, box: unknown) => {
      await db.insert(boxes).values({ hash, game, box }).onConflictDoNothing()
    },
    box: async (hash: string) => (await db.select({ box: boxes.box }).from(boxes).where(eq(boxes.hash, hash)))[0]?.box,
    addMatch: ({ seats: sitting, ...match }: NewMatch, maker: Maker, job?: WriteExtras['job']) =>
      transaction(pool, async client => {
        const tx = drizzle(client)
        await tx.insert(matches).values(match)
        await tx
          .insert(seats)
          .values(sitting.map(s => ({ ...s, match: match.id, name: s.kind === 'bot' ? s.name : '' })))
        await tx.insert(makers).values({ match: match.id, ...maker })
        await job?.(executor(client))
      }),
    /** Forgets from where matches were made that are over, or a day old, and whose bots thought an hour ago. */
    async forgetAddresses(): Promise<void> {
      await pool.query(
        `update makers set address = null from matches where id = match and address is not null and (status = 'finished' or makers.created_at < now() - interval '1 day')`,
      )
      await pool.query(`delete from bot_owners where served < now() - interval '1 hour'`)
    },
    async match(id: string): Promise<Meta | undefined> {
      // First the match, then its seats: should they change in between, `changed` is the older one, and they are read again.
      const [match] = await prepared.match.execute({ match: id })
      return match && { ...match, seats: (await prepared.seats.execute({ match: id })).map(bare) }
    },
    /** The rows after row `after`, in order, and the count of what happened to the seats; undefined when there is no such match. */
    async since(match: string, after: number): Promise<{ rows: Row[]; changed: number } | undefined> {
      const found = await prepared.since.execute({ match, after })
      const rows = found.flatMap((r): Row[] =>
        r.seat === null || r.word === null ? [] : [r.standing ? [r.seat, r.word, STANDING] : [r.seat, r.word]],
      )
      return found[0] && { rows, changed: found[0].changed }
    },
    /** Appends the row after that version of a match, durably; false when another row or a change of seats came first. */
    async addRow(
      match: string,
      { seq, changed }: Version,
      seat: number,
      word: string,
      { finished, job }: WriteExtras,
    ): Promise<boolean> {
      const row = { ...ADD_ROW, values: [match, seq + 1, seat, word, changed] }
      if (!finished && !job) return (await pool.query(row)).rowCount === 1
      return transaction(pool, async client => {
        const tx = drizzle(client)
        if ((await client.query(row)).rowCount === 0) return false
        if (finished) await tx.update(matches).set({ status: 'finished' }).where(eq(matches.id, match))
        await job?.(executor(client))
        return true
      })
    },
    /**
     * Appends the rows that `act` makes of the standing orders after that version of a match, durably, all or none; with `order` that one is
     * given before. Meanwhile nobody changes an order of this match or acts by one. False when another row or a change of seats came first: then
     * nothing is written.
     */
    addRowsWithOrders: (
      match: string,
      { seq: after, changed }: Version,
      order: Order | undefined,
      act: (given: Orders) => WriteExtras & { rows: readonly Row[] },
    ): Promise<boolean> =>
      transaction(pool, async client => {
        const tx = drizzle(client)
        await lockOrders(client, match)
        const held = await tx
          .select({ id: matches.id })
          .from(matches)
          .where(and(eq(matches.id, match), eq(matches.changed, changed)))
          .for('key share')
        const [last] = await tx
          .select({ seq: sql`coalesce(max(${moves.seq}), 0)`.mapWith(Number) })
          .from(moves)
          .where(eq(moves.match, match))
        if (!held.length || last!.seq !== after) return false
        if (order?.word === null)
          await tx.delete(orders).where(and(eq(orders.match, match), eq(orders.seat, order.seat)))
        else if (order)
          await tx
            .insert(orders)
            .values({ match, seat: order.seat, word: order.word })
            .onConflictDoUpdate({ target: [orders.match, orders.seat], set: { word: order.word } })
        const given = await tx
          .select({ seat: orders.seat, word: orders.word })
          .from(orders)
          .where(eq(orders.match, match))
        const { rows, finished, job } = act(new Map(given.map(o => [o.seat, o.word])))
        if (!rows.length) return true
        const values = rows.map(([seat, word, by], k) => ({
          match,
          seq: after + 1 + k,
          seat,
          word,
          standing: by === STANDING,
        }))
        const added = await tx.insert(moves).values(values).onConflictDoNothing().returning({ seq: moves.seq })
        if (added.length < rows.length) throw new Raced()
        if (finished) await tx.update(matches).set({ status: 'finished' }).where(eq(matches.id, match))
        await job?.(executor(client))
        return true
      }).catch((error: unknown) => {
        if (error instanceof Raced) return false
        throw error
      }),
    /** The standing orders of a match. */
    async orders(match: string): Promise<Orders> {
      const given = await db
        .select({ seat: orders.seat, word: orders.word })
        .from(orders)
        .where(eq(orders.match, match))
      return new Map(given.map(o => [o.seat, o.word]))
    },
    /** Where each of these matches stands. */
    async versions(ids: readonly string[]): Promise<Map<string, Version>> {
      const { rows } = await pool.query<{ id: string; seq: number | null; changed: number }>({
        name: 'versions',
        values: [ids],
        text: 'select id, changed, (select seq from moves where match = id order by seq desc limit 1) as seq from matches where id = any($1)',
      })
      return new Map(rows.map(r => [r.id, { seq: r.seq ?? 0, changed: r.changed }]))
    },

    // ---- seats
    /**
     * Lets a person sit down on an open seat: that one, or the first. The match begins with the last of them. Gives the seat (the one that they
     * have already, should they have come twice at the same time); undefined when it is not open.
     */
    sit: (match: string, person: string, wanted: number | undefined, job: WriteExtras['job']) =>
      transaction(pool, async client => {
        const tx = drizzle(client)
        await lockSeats(tx, match)
        const sitting = await tx
          .select({ seat: seats.seat, kind: seats.kind, person: seats.person })
          .from(seats)
          .where(eq(seats.match, match))
          .orderBy(asc(seats.seat))
        const mine = sitting.filter(s => s.person === person),
          open = sitting.filter(s => s.kind === 'open')
        const [seat] = (mine.length ? mine : open).filter(s => wanted === undefined || s.seat === wanted)
        if (!seat || mine.length) return seat?.seat
        await tx
          .update(seats)
          .set({ kind: 'person', person })
          .where(and(eq(seats.match, match), eq(seats.seat, seat.seat)))
        const begins = open.length === 1
        await tx
          .update(matches)
          .set({ ...CHANGE, ...(begins && { status: 'running' }) })
          .where(eq(matches.id, match))
        if (begins) await job?.(executor(client))
        return seat.seat
      }),
    /** A bot takes the seat of a person, whose order goes with them. False when that person no longer sits there. */
    replace: (match: string, person: string, by: SeatRow, job: NonNullable<WriteExtras['job']>) =>
      transaction(pool, async client => {
        const { bot, level, name, seat } = by,
          tx = drizzle(client)
        await lockOrders(client, match)
        await lockSeats(tx, match)
        const gone = await tx
          .update(seats)
          .set({ kind: 'bot', person: null, bot, level, name })
          .where(and(eq(seats.match, match), eq(seats.seat, seat), eq(seats.person, person)))
          .returning({ seat: seats.seat })
        if (!gone.length) return false
        await tx.delete(orders).where(and(eq(orders.match, match), eq(orders.seat, seat)))
        await tx.update(matches).set(CHANGE).where(eq(matches.id, match))
        await job(executor(client))
        return true
      }),
    /** The hall is busy, or (null) no longer: the bot of a seat thinks at that level meanwhile. */
    lower: (match: string, seat: number, lowered: SeatRow['lowered']) =>
      transaction(pool, async client => {
        const tx = drizzle(client)
        await lockSeats(tx, match)
        await tx
          .update(seats)
          .set({ lowered })
          .where(and(eq(seats.match, match), eq(seats.seat, seat), eq(seats.kind, 'bot')))
        await tx.update(matches).set(CHANGE).where(eq(matches.id, match))
      }),

    // ---- lists, newest first
    async mine(person: string): Promise<ListedMatch[]> {
      const sitting = db.select({ id: seats.match }).from(seats).where(eq(seats.person, person))
      return listed(await list().where(inArray(matches.id, sitting)).orderBy(desc(sql`changed_at`)).limit(LISTED))
    },
    async open(): Promise<ListedMatch[]> {
      return listed(
        await list()
          .where(and(eq(matches.status, 'open'), eq(matches.visibility, 'open')))
          .orderBy(desc(matches.createdAt))
          .limit(LISTED),
      )
    },

    // ---- talk
    async addTalk(match: string, person: { id: string; name: string }, text: string): Promise<TalkLine> {
      const [said] = await db
        .insert(talk)
        .values({ match, person: person.id, text })
        .returning({ id: talk.id, at: talk.at })
      return asTalkLine({ ...said!, person: person.id, name: person.name, text })
    },
    async talkOf(match: string): Promise<TalkLine[]> {
      const lines = await db
        .select(talkColumns)
        .from(talk)
        .innerJoin(people, eq(people.id, talk.person))
        .where(eq(talk.match, match))
        .orderBy(desc(talk.id))
        .limit(TALK)
      return lines.reverse().map(asTalkLine)
    },
    async talkLine(id: number): Promise<TalkLine | undefined> {
      const [line] = await db
        .select(talkColumns)
        .from(talk)
        .innerJoin(people, eq(people.id, talk.person))
        .where(eq(talk.id, id))
      return line && asTalkLine(line)
    },

    // ---- limits
    /**
     * Spends one of an allowance of `burst` at once and then one each `every` seconds, for all servers together (as `Allowances` does it in
     * memory). Gives 0, or how many seconds it is too early.
     */
    async spend(key: string, burst: number, every: number): Promise<number> {
      const {
        rows: [found],
      } = await pool.query<{ spent: boolean; early: number }>({ ...SPEND, values: [key, burst * every, every] })
      // Whoever was refused for what came at the same moment does not see it yet.
      return found?.spent ? 0 : Math.max(1, found?.early ?? 1)
    },
    /** Throws away the allowances that are whole again. */
    tidyAllowances: async () => {
      await db.delete(allowances).where(lt(allowances.whole, sql`now()`))
    },
    /** How many tables that are not over a person made, or sits at. */
    sitting: (person: string) =>
      db.$count(
        matches,
        and(
          inArray(matches.status, ['open', 'running']),
          or(
            inArray(matches.id, db.select({ id: seats.match }).from(seats).where(eq(seats.person, person))),
            inArray(matches.id, db.select({ id: makers.match }).from(makers).where(eq(makers.person, person))),
          ),
        ),
      ),

    // ---- the house
    /** A key of the hall, the same for all its servers. */
    key: async (name: string) => (await db.select({ key: keys.key }).from(keys).where(eq(keys.name, name)))[0]!.key,
    /** Writes something, durably, that nobody needs; throws where nothing can be written. */
    async probe(): Promise<void> {
      const { rowCount } = await pool.query(
        `insert into allowances select 'probe', now() where has_table_privilege('moves', 'insert') on conflict (key) do update set whole = excluded.whole`,
      )
      if (!rowCount) throw new Error('permission denied for table moves')
    },
  }
}

/**
 * A row is written only on the seats that whoever decided it knew of: so a seat's holder, its bot's job and its order are those of this very
 * moment. The lock is that of a foreign key, which rows need no more; seats are changed under a stronger one (`holdSeats`).
 */
const ADD_ROW = {
  name: 'add_row',
  text: 'insert into moves (match, seq, seat, word) select $1, $2, $3, $4 from matches where id = $1 and changed = $5 for key share on conflict do nothing returning seq',
}
/** One statement, so that two servers never spend the same one; whoever is too early changes nothing. */
const SPEND = {
  name: 'spend',
  text: `with spent as (
    insert into allowances as a values ($1, now() + $3 * interval '1 second')
    on conflict (key) do update set whole = greatest(a.whole, now()) + $3 * interval '1 second' where greatest(a.whole, now()) <= now() + ($2::float8 - $3) * interval '1 second'
    returning key)
  select true as spent, 0 as early from spent union all
  select false, extract(epoch from whole - now())::float8 + $3 - $2 from allowances where key = $1 and not exists (select from spent)`,
}
const CHANGE = { changed: sql`${matches.changed} + 1` }
/** Until the transaction ends nobody else changes the seats of this match or writes a row of it. */
const lockSeats = (tx: NodePgDatabase, match: string) =>
  tx.select({ id: matches.id }).from(matches).where(eq(matches.id, match)).for('update')
/** Another server has written the row that was to be written. */
class Raced extends Error {}
/** Until the transaction ends nobody else touches the standing orders of this match. (No lock on its row: that would wait for rows, and they for it.) Taken before any other lock. */
const lockOrders = (client: pg.PoolClient, match: string) =>
  client.query('select pg_advisory_xact_lock($1, hashtext($2))', [ORDERS, match])
const executor = (client: pg.PoolClient): Sql => ({ executeSql: (text, values) => client.query(text, values) })
