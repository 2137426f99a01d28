/** All that is asked of the database, by name. What it gives are rows; who may know of them is decided elsewhere. */
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Row } from '@loggia/core'
import type { Talk } from './contract.ts'
import { transaction } from './database.ts'
import { boxes, matches, moves, people, seats, sessions, talk } from './schema.ts'

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

/** Lists show at most so many matches. */
const LISTED = 100
/** A page of a match shows at most so many lines of talk. */
const TALK = 200
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
    rows: db.select({ seat: moves.seat, word: moves.word }).from(moves)
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
      return (await prepared.rows.execute({ match, after })).map(r => [r.seat, r.word] as const)
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
    /** A bot takes the seat of a person. False when that person no longer sits there. */
    replace: (match: string, person: string, by: SeatRow, job: Beside['job']) => transaction(pool, async client => {
      const { bot, level, name, seat } = by
      const gone = await drizzle(client).update(seats).set({ kind: 'bot', person: null, bot, level, name })
        .where(and(eq(seats.match, match), eq(seats.seat, seat), eq(seats.person, person))).returning({ seat: seats.seat })
      if (gone.length) await job?.(executor(client))
      return gone.length === 1
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

const executor = (client: pg.PoolClient): Sql => ({ executeSql: (text, values) => client.query(text, values) })
