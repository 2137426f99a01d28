/** Who sits where, and how that changes. */
import { and, asc, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { transaction } from '../database.ts'
import { matches, orders, seats } from '../schema.ts'
import type { SeatRow, WriteExtras } from '../store.ts'
import { CHANGE, executor, lockOrders, lockSeats } from './shared.ts'

export function seatQueries(pool: pg.Pool) {
  return {
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
  }
}
