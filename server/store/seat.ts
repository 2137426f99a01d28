/** Who sits where, and how that changes. */
import { and, asc, desc, drizzle, eq, inArray, sql } from '../drizzle.ts'
import type pg from 'pg'
import { REPLACED, RETURNED } from '@loggia/core'
import { transaction } from '../database.ts'
import { matches, moves, orders, progress, seats, sittings } from '../schema.ts'
import type { SeatRow, WriteExtras } from '../store.ts'
import { fill } from './seal.ts'
import { executor, lockOrders, lockSeats, noteChange } from './shared.ts'

export function seatQueries(pool: pg.Pool) {
  return {
    /**
     * Lets a person sit down on an open seat: that one, or the first. Gives
     * the seat (the one that they have already, should they have come twice at the same time); undefined when it is not open.
     */
    sit: (match: string, person: string, wanted: number | undefined) =>
      transaction(pool, async client => {
        const tx = drizzle(client),
          waits = (await lockSeats(tx, match)) === 'open'
        const sitting = await tx
          .select({ seat: seats.seat, kind: seats.kind, person: seats.person })
          .from(seats)
          .where(eq(seats.match, match))
          .orderBy(asc(seats.seat))
        const mine = sitting.filter(s => s.person === person),
          open = sitting.filter(s => waits && s.kind === 'open')
        const [seat] = (mine.length ? mine : open).filter(s => wanted === undefined || s.seat === wanted)
        if (!seat || mine.length) return seat?.seat
        await tx
          .update(seats)
          .set({ kind: 'person', person })
          .where(and(eq(seats.match, match), eq(seats.seat, seat.seat)))
        await addSitting(client, match, { seat: seat.seat, person, bot: null }, 0)
        await noteChange(client, [match])
        if (open.length === 1) await fill(client, match)
        return seat.seat
      }),
    /** Seats a bot on an open seat: that one, or the first. Gives the seat; undefined when none is open. */
    seatBot: (
      match: string,
      wanted: number | undefined,
      bot: (seat: number) => Pick<SeatRow, 'name' | 'bot' | 'level'>,
    ) =>
      transaction(pool, async client => {
        const tx = drizzle(client)
        if ((await lockSeats(tx, match)) !== 'open') return undefined
        const open = await tx
          .select({ seat: seats.seat })
          .from(seats)
          .where(and(eq(seats.match, match), eq(seats.kind, 'open')))
          .orderBy(asc(seats.seat))
        const seat = open.find(s => wanted === undefined || s.seat === wanted)?.seat
        if (seat === undefined) return undefined
        const sits = bot(seat)
        await tx
          .update(seats)
          .set({ kind: 'bot', ...sits })
          .where(and(eq(seats.match, match), eq(seats.seat, seat)))
        await addSitting(client, match, { seat, person: null, bot: sits.bot }, 0)
        await noteChange(client, [match])
        if (open.length === 1) await fill(client, match)
        return seat
      }),
    /** A person stands up before the beginning, and is forgotten here: nothing was played. The last to go closes the room. Gives the seats; none when it has begun. */
    standUp: (match: string, person: string, wanted: number | undefined): Promise<number[]> =>
      transaction(pool, async client => {
        const tx = drizzle(client)
        if ((await lockSeats(tx, match)) !== 'open') return []
        const sitting = await tx
          .select({ seat: seats.seat, person: seats.person })
          .from(seats)
          .where(and(eq(seats.match, match), eq(seats.kind, 'person')))
        const mine = sitting.filter(s => s.person === person && (wanted === undefined || s.seat === wanted)),
          gone = mine.map(s => s.seat)
        if (!gone.length) return []
        await tx
          .update(seats)
          .set({ kind: 'open', person: null, contribution: null })
          .where(and(eq(seats.match, match), inArray(seats.seat, gone)))
        await tx.delete(sittings).where(and(eq(sittings.match, match), inArray(sittings.seat, gone)))
        if (gone.length === sitting.length)
          await tx.update(matches).set({ status: 'closed' }).where(eq(matches.id, match))
        await noteChange(client, [match])
        return gone
      }),
    /** Closes a room that has not begun. False when it is no longer open. */
    close: (match: string) =>
      transaction(pool, async client => {
        const tx = drizzle(client)
        if ((await lockSeats(tx, match)) !== 'open') return false
        await tx.update(matches).set({ status: 'closed' }).where(eq(matches.id, match))
        await noteChange(client, [match])
        return true
      }),
    /** Whether that person made a match. */
    madeBy: async (match: string, person: string): Promise<boolean> =>
      (await pool.query('select from makers where match = $1 and person = $2', [match, person])).rowCount === 1,
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
  const tx = drizzle(client)
  const [held] = await tx
    .update(progress)
    .set({ seq: sql`${progress.seq} + 1`, at: sql`greatest(clock_timestamp(), ${progress.at})` })
    .where(eq(progress.match, match))
    .returning({ seq: progress.seq, at: progress.at })
  await tx.insert(moves).values({ match, seat, kind: 'seat', word, actor, ...held! })
  await addSitting(client, match, { seat, ...holder }, held!.seq)
}

const addSitting = (
  client: pg.PoolClient,
  match: string,
  { seat, person, bot }: Pick<SeatRow, 'seat' | 'person' | 'bot'>,
  since: number,
) =>
  client.query(
    'insert into sittings (match, seat, n, person, bot, since) select $1, $2::smallint, count(*), $3, $4, $5 from sittings where match = $1 and seat = $2::smallint',
    [match, seat, person, bot, since],
  )
