/** Who sits where while a match is going on, and how that changes. */
import { and, desc, drizzle, eq, sql } from '../drizzle.ts'
import type pg from 'pg'
import { REPLACED, RETURNED } from '@loggia/core'
import { transaction } from '../database.ts'
import { moves, orders, progress, seats, sittings } from '../schema.ts'
import type { SeatRow, WriteExtras } from '../store.ts'
import { clocksWithSeat } from './clock.ts'
import { addSitting, executor, lockOrders, lockSeats, noteChange } from './shared.ts'

export function seatQueries(pool: pg.Pool) {
  return {
    /** A bot takes the seat of a person, whose order goes with them: a row says so. False when that person no longer sits there. */
    replace: (match: string, person: string, by: SeatRow, job: NonNullable<WriteExtras['job']>) =>
      transaction(pool, async client => {
        const { bot, level, name, seat } = by,
          tx = drizzle(client)
        await lockOrders(client, match)
        if ((await lockSeats(tx, match)) !== 'running') return false
        const gone = await tx
          .update(seats)
          .set({ kind: 'bot', person: null, bot, level, name })
          .where(and(eq(seats.match, match), eq(seats.seat, seat), eq(seats.person, person)))
          .returning({ seat: seats.seat })
        if (!gone.length) return false
        await tx.delete(orders).where(and(eq(orders.match, match), eq(orders.seat, seat)))
        await addSeatRow(client, match, seat, REPLACED, person, { person: null, bot })
        await noteChange(client, [match])
        await job(executor(client))
        return true
      }),
    /** Who held a seat before its bot takes it again: a row says so. False when a person sits there, or somebody else held it last. */
    giveBack: (match: string, person: string, seat: number) =>
      transaction(pool, async client => {
        const tx = drizzle(client)
        await lockOrders(client, match)
        if ((await lockSeats(tx, match)) !== 'running') return false
        const [last] = await tx
          .select({ person: sittings.person })
          .from(sittings)
          .where(and(eq(sittings.match, match), eq(sittings.seat, seat), sql`${sittings.person} is not null`))
          .orderBy(desc(sittings.n))
          .limit(1)
        if (last?.person !== person) return false
        const back = await tx
          .update(seats)
          .set({ kind: 'person', person, bot: null, level: null, lowered: null, name: '' })
          .where(and(eq(seats.match, match), eq(seats.seat, seat), eq(seats.kind, 'bot')))
          .returning({ seat: seats.seat })
        if (!back.length) return false
        await addSeatRow(client, match, seat, RETURNED, person, { person, bot: null })
        await noteChange(client, [match])
        return true
      }),
    /** The seats of a match that a person held before anybody else, and that a bot holds now. */
    leftBy: async (match: string, person: string): Promise<number[]> => {
      const { rows } = await pool.query<{ seat: number }>(
        `select seat from seats where match = $1 and kind = 'bot' and $2 = (
           select person from sittings s where s.match = seats.match and s.seat = seats.seat and person is not null order by n desc limit 1)`,
        [match, person],
      )
      return rows.map(r => r.seat)
    },
    /** Whether a person sits, or once sat, at a match: then its history is theirs to read. */
    satAt: async (match: string, person: string): Promise<boolean> =>
      (await pool.query('select from sittings where match = $1 and person = $2 limit 1', [match, person])).rowCount ===
      1,
    /** The hall is busy, or (null) no longer: the bot of a seat thinks at that level meanwhile. */
    lower: (match: string, seat: number, lowered: SeatRow['lowered']) =>
      transaction(pool, async client => {
        const tx = drizzle(client)
        await lockSeats(tx, match)
        await tx
          .update(seats)
          .set({ lowered })
          .where(and(eq(seats.match, match), eq(seats.seat, seat), eq(seats.kind, 'bot')))
        await noteChange(client, [match])
      }),
  }
}

/** A row about who holds a seat, and the sitting that begins with it. Under `lockSeats`. */
async function addSeatRow(
  client: pg.PoolClient,
  match: string,
  seat: number,
  word: string,
  actor: string,
  holder: Pick<SeatRow, 'person' | 'bot'>,
): Promise<void> {
  const tx = drizzle(client),
    {
      at = sql`greatest(clock_timestamp(), ${progress.at})`,
      marks = null,
      ...timed
    } = (await clocksWithSeat(client, match, seat)) ?? {}
  const [held] = await tx
    .update(progress)
    .set({ seq: sql`${progress.seq} + 1`, at, ...timed })
    .where(eq(progress.match, match))
    .returning({ seq: progress.seq, at: progress.at })
  await tx.insert(moves).values({ match, seat, kind: 'seat', word, actor, clocks: marks, ...held! })
  await addSitting(client, match, { seat, ...holder }, held!.seq)
}
