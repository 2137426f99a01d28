/** Matches and their rows: every write says on which version it rests. */
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Row, rowOf, STANDING } from '@loggia/core'
import { transaction } from '../database.ts'
import type { Orders } from '../orders.ts'
import { boxes, makers, matches, moves, orders, people, seats } from '../schema.ts'
import type { Maker, MatchMeta, NewMatch, Order, Version, WriteExtras } from '../store.ts'
import { bare, executor, lockOrders, seatColumns } from './shared.ts'

export function matchQueries(pool: pg.Pool) {
  const db = drizzle(pool),
    at = (name: string) => sql.placeholder(name)
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
  }
  return {
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
    async match(id: string): Promise<MatchMeta | undefined> {
      // First the match, then its seats: should they change in between, `changed` is the older one, and they are read again.
      const [match] = await prepared.match.execute({ match: id })
      return match && { ...match, seats: (await prepared.seats.execute({ match: id })).map(bare) }
    },
    /** The rows after row `after`, in order, and the count of what happened to the seats; undefined when there is no such match. */
    async since(match: string, after: number): Promise<{ rows: Row[]; changed: number } | undefined> {
      const found = await prepared.since.execute({ match, after })
      const rows = found.flatMap((r): Row[] =>
        r.seat === null || r.word === null ? [] : [rowOf(r.standing ? [r.seat, r.word, STANDING] : [r.seat, r.word])],
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
        const values = rows.map(({ seat, word, by }, k) => ({
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
  }
}

/**
 * A row is written only on the seats that whoever decided it knew of: so a seat's holder, its bot's job and its order are those of this very
 * moment. The lock is that of a foreign key, which rows need no more; seats are changed under a stronger one (`lockSeats`).
 */
const ADD_ROW = {
  name: 'add_row',
  text: 'insert into moves (match, seq, seat, word) select $1, $2, $3, $4 from matches where id = $1 and changed = $5 for key share on conflict do nothing returning seq',
}
/** Another server has written the row that was to be written. */
class Raced extends Error {}
