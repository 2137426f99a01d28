/** Who sits where in a running match, and changes of that from outside: by operators, and by how busy the hall is. */
import type pg from 'pg'
import { REPLACED, RETURNED } from '@loggia/core'
import { transaction } from '../../platform/database.ts'
import { integer, smallint, text, time } from '../../platform/kind.ts'
import { statement } from '../../platform/statement.ts'
import { progress, seats, type Shown, talk } from '../../schema/index.ts'
import type { SeatRow, WriteExtras } from '../written.ts'
import { removeDeparture } from '../leaving/departure-queries.ts'
import { lockOrders, lockSeats, noteChange } from './shared.ts'
import { takeSeat } from '../leaving/queries.ts'

/** The future holder of a seat. */
type Holder = Parameters<typeof takeSeat>[2]

const SITS = statement('select from seats where match = $match and seat = $seat and person = $person', {
  match: text,
  seat: smallint,
  person: text,
})
const HELD_LAST = statement(
  `select from seats where match = $match and seat = $seat and kind = 'bot' and $person = (
     select person from sittings s where s.match = $match and s.seat = $seat and person is not null order by n desc limit 1)`,
  { match: text, seat: smallint, person: text },
)
const SAT = statement('select from sittings where match = $match and person = $person limit 1', {
  match: text,
  person: text,
})
const LOWER = statement(`update seats set lowered = $lowered where match = $match and seat = $seat and kind = 'bot'`, {
  match: text,
  seat: smallint,
  lowered: seats.lowered,
})
const NEXT_ROW = statement(
  'update progress set seq = seq + 1, at = greatest(clock_timestamp(), at) where match = $match returning seq, at',
  { match: text },
  { seq: progress.seq, at: progress.at },
)
const SEAT_ROW = statement(
  `insert into moves (match, seq, kind, seat, word, actor, at) values ($match, $seq, 'seat', $seat, $word, $actor, $at)`,
  { match: text, seq: integer, seat: smallint, word: text, actor: text, at: time },
)
const UNRATE = statement(`update matches set unrated = coalesce(unrated, 'substituted') where id = $match`, {
  match: text,
})
const IS_BACK = statement('delete from leavers where match = $match and seat = $seat', { match: text, seat: smallint })
const TELL = statement(`insert into talk (match, text, told) values ($match, '', $told)`, {
  match: text,
  told: talk.told,
})

export function seatQueries(pool: pg.Pool) {
  return {
    /** A bot takes the seat of a person, whatever the table chose: a row says so. False when that person no longer sits there. */
    replace: (match: string, person: string, by: SeatRow, job: NonNullable<WriteExtras['job']>) =>
      transaction(pool, async client => {
        const { seat, level } = by
        await lockOrders(client, match)
        if ((await lockSeats(client, match)) !== 'running') return false
        if (!(await SITS.run(client, { match, seat, person }))) return false
        const told = { event: 'replaced', seat, ...(level ? { level } : {}) } as const
        await reseat(client, match, { ...by, kind: 'bot', person: null }, { word: REPLACED, actor: person, told })
        await job(client)
        return true
      }),
    /** Who held a seat before its bot takes it again: a row says so. False when a person sits there, or somebody else held it last. */
    giveBack: (match: string, person: string, seat: number) =>
      transaction(pool, async client => {
        await lockOrders(client, match)
        if ((await lockSeats(client, match)) !== 'running') return false
        if (!(await HELD_LAST.run(client, { match, seat, person }))) return false
        const holder = { seat, kind: 'person', person, name: '', bot: null, level: null } as const
        await reseat(client, match, holder, { word: RETURNED, actor: person, told: { event: 'returned', seat } })
        return true
      }),
    /** Whether a person sits, or once sat, at a match: then its history is theirs to read. */
    satAt: async (match: string, person: string): Promise<boolean> => (await SAT.run(pool, { match, person })) === 1,
    /** The hall is busy, or (null) no longer: the bot of a seat thinks at that level meanwhile. */
    lower: (match: string, seat: number, lowered: SeatRow['lowered']) =>
      transaction(pool, async client => {
        await lockSeats(client, match)
        await LOWER.run(client, { match, seat, lowered })
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
  const { seat } = holder
  const { seq, at } = await NEXT_ROW.only(client, { match })
  await SEAT_ROW.run(client, { match, seat, seq, word, actor, at })
  await takeSeat(client, match, holder, seq)
  // What the hall does to a seat is no result of anybody.
  await UNRATE.run(client, { match })
  await removeDeparture(client, match, seat)
  await IS_BACK.run(client, { match, seat })
  await TELL.run(client, { match, told })
  await noteChange(client, [match])
}
