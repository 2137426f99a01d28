/** Who sits where in a running match, and changes of that from outside: by operators, and by how busy the hall is. */
import { and, drizzle, eq, sql } from '../../schema/drizzle.ts'
import type pg from 'pg'
import { REPLACED, RETURNED } from '@loggia/core'
import { transaction } from '../../platform/database.ts'
import { leavers, moves, progress, seats, type Shown, talk } from '../../schema/index.ts'
import type { SeatRow, WriteExtras } from '../written.ts'
import { removeDeparture } from '../leaving/departure-queries.ts'
import { executor, lockOrders, lockSeats, noteChange } from './shared.ts'
import { takeSeat } from '../leaving/queries.ts'

/** The future holder of a seat. */
type Holder = Parameters<typeof takeSeat>[2]

export function seatQueries(pool: pg.Pool) {
  return {
    /** A bot takes the seat of a person, whatever the table chose: a row says so. False when that person no longer sits there. */
    replace: (match: string, person: string, by: SeatRow, job: NonNullable<WriteExtras['job']>) =>
      transaction(pool, async client => {
        const { seat, level } = by
        const here = and(eq(seats.match, match), eq(seats.seat, seat), eq(seats.person, person))
        await lockOrders(client, match)
        if ((await lockSeats(drizzle(client), match)) !== 'running') return false
        if (!(await drizzle(client).select({ seat: seats.seat }).from(seats).where(here)).length) return false
        const told = { event: 'replaced', seat, ...(level ? { level } : {}) } as const
        await reseat(client, match, { ...by, kind: 'bot', person: null }, { word: REPLACED, actor: person, told })
        await job(executor(client))
        return true
      }),
    /** Who held a seat before its bot takes it again: a row says so. False when a person sits there, or somebody else held it last. */
    giveBack: (match: string, person: string, seat: number) =>
      transaction(pool, async client => {
        await lockOrders(client, match)
        if ((await lockSeats(drizzle(client), match)) !== 'running') return false
        const held = await client.query(
          `select from seats where match = $1 and seat = $2 and kind = 'bot' and $3 = (
             select person from sittings s where s.match = $1 and s.seat = $2 and person is not null order by n desc limit 1)`,
          [match, seat, person],
        )
        if (!held.rowCount) return false
        const holder = { seat, kind: 'person', person, name: '', bot: null, level: null } as const
        await reseat(client, match, holder, { word: RETURNED, actor: person, told: { event: 'returned', seat } })
        return true
      }),
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

/** Somebody else holds a seat from now on, with the row and the line of talk that say so. Under `lockSeats`. */
async function reseat(
  client: pg.PoolClient,
  match: string,
  holder: Holder,
  { word, actor, told }: { word: string; actor: string; told: Shown },
): Promise<void> {
  const tx = drizzle(client)
  const { seat } = holder
  const [held] = await tx
    .update(progress)
    .set({ seq: sql`${progress.seq} + 1`, at: sql`greatest(clock_timestamp(), ${progress.at})` })
    .where(eq(progress.match, match))
    .returning({ seq: progress.seq, at: progress.at })
  await tx.insert(moves).values({ match, seat, kind: 'seat', word, actor, ...held! })
  await takeSeat(client, match, holder, held!.seq)
  // What the hall does to a seat is no result of anybody.
  await client.query(`update matches set unrated = coalesce(unrated, 'substituted') where id = $1`, [match])
  await removeDeparture(client, match, seat)
  await tx.delete(leavers).where(and(eq(leavers.match, match), eq(leavers.seat, seat)))
  await tx.insert(talk).values({ match, text: '', told })
  await noteChange(client, [match])
}
