/** Changes of a table before the deal, each within a transaction and under the lock of its match (`lockSeats`). */
import type pg from 'pg'
import { bigint, bool, double, integer, integers, text, texts } from '../../platform/kind.ts'
import { type Row, statement } from '../../platform/statement.ts'
import { matches, partings, rooms, seats } from '../../schema/index.ts'
import type { Why } from '../../domain/seat-departures.ts'
import { PATIENCE, QUICK_READY, SAT_LONG, type Speed } from '../../domain/speed.ts'
import { BLOCKED } from '../queries/persons.ts'
import { takes } from './requirements-queries.ts'
import { addSitting, noteChange } from '../queries/shared.ts'

/**
 * How many seconds a full table waits for contributions to the shuffle. Pages send them at once. A seat without one by
 * then contributes nothing.
 */
const SEAL = 5

const MATCH = { match: text }
const SITTER = { seat: seats.seat, kind: seats.kind, person: seats.person, ready: seats.ready }
const SITTERS = statement(
  'select seat, kind, person, ready from seats where match = $match order by seat',
  MATCH,
  SITTER,
)
type Sitter = Row<typeof SITTER>
/** The seats of a table, in order, and who sits there. */
export const sitters = (client: pg.PoolClient, match: string): Promise<Sitter[]> => SITTERS.all(client, { match })
/** The seats of a table at which it is so. */
export const seatsWhere = async (
  client: pg.PoolClient,
  match: string,
  so: (sitter: Sitter) => boolean,
): Promise<number[]> => (await sitters(client, match)).filter(so).map(s => s.seat)
/** The persons among them, each once. */
const personsOf = (sitting: readonly Sitter[]): string[] => [...new Set(sitting.flatMap(s => s.person ?? []))].sort()

const HOLD_PERSON = statement('select from people where id = $person for no key update', { person: text })
const OPEN_OF = statement(
  `select from rooms where host = $host and exists (select from seats s where s.match = rooms.match and s.kind = 'open') limit $most`,
  { host: text, most: bigint },
)
/** Whether somebody has fewer than `most` tables of their own that wait for people. Until the transaction ends they make no other. */
export async function mayOpen(client: pg.PoolClient, host: string, most: number): Promise<boolean> {
  if (!Number.isFinite(most)) return true
  await HOLD_PERSON.run(client, { person: host })
  return (await OPEN_OF.run(client, { host, most })) < most
}

const OPEN = statement(
  `insert into rooms (match, host, expires, quick) values ($match, $host, clock_timestamp() + $seconds * interval '1 second', $quick)`,
  { match: text, host: text, seconds: double, quick: bool },
)
/** The row of a table that was just made. */
export const openRoom = (client: pg.PoolClient, match: string, host: string, speed: Speed, quick: boolean) =>
  OPEN.run(client, { match, host, seconds: PATIENCE[speed].open, quick })

const SIT = statement(`update seats set kind = 'person', person = $person where match = $match and seat = $seat`, {
  match: text,
  seat: seats.seat,
  person: text,
})
const PERSON_AT = { match: text, person: text }
const FORGET_PARTING = statement('delete from partings where match = $match and person = $person', PERSON_AT)
const ACCEPT = statement(
  `insert into acceptances (person, by) select person, by from invitations where match = $match and person = $person and by <> person on conflict do nothing`,
  PERSON_AT,
)
/** A blocked or blocking person sits there. */
const APART = statement(
  `select from seats s where match = $match and s.person <> $person and ${BLOCKED('s.person', '$person')} limit 1`,
  PERSON_AT,
)
/** Lets somebody sit down at a table that waits, takes them (or they are `invited`), and where they don't sit yet. Under the lock. `here`: they do so themselves, just now. */
export async function sitWithin(
  client: pg.PoolClient,
  match: string,
  person: string,
  { wanted, here = true, invited = false }: { wanted?: number | undefined; here?: boolean; invited?: boolean } = {},
): Promise<number | undefined> {
  const open = await seatsWhere(client, match, s => s.kind === 'open')
  const seat = open.find(s => wanted === undefined || s === wanted)
  if (seat === undefined || (await APART.run(client, { match, person }))) return undefined
  if (!invited && !(await takes(client, match, person))) return undefined
  await SIT.run(client, { match, seat, person })
  await FORGET_PARTING.run(client, { match, person })
  await ACCEPT.run(client, { match, person })
  await addSitting(client, match, { seat, person, bot: null }, 0)
  await computeReady(client, match, here ? person : null)
  return seat
}

const EMPTY = statement(
  `update seats set kind = 'open', person = null, name = '', bot = null, level = null, lowered = null, contribution = null
   where match = $match and seat = any($seats::int[])`,
  { match: text, seats: integers },
)
const FORGET_SITTINGS = statement('delete from sittings where match = $match and seat = any($seats::int[])', {
  match: text,
  seats: integers,
})
/** Nobody sits there any more, and its former players are deleted. */
export async function empty(client: pg.PoolClient, match: string, seats: readonly number[]): Promise<void> {
  await EMPTY.run(client, { match, seats })
  await FORGET_SITTINGS.run(client, { match, seats })
}

/** A person loses all their seats at a table that waits, and reads why. Under the lock. */
export async function freeWithin(client: pg.PoolClient, match: string, person: string, why: Why): Promise<void> {
  await empty(client, match, await seatsWhere(client, match, s => s.person === person))
  await part(client, match, [person], why)
  await computeReady(client, match, null)
}

const PART = statement(
  `insert into partings (match, person, why, "to") select $match, person, $why, $to from unnest($persons::text[]) as gone(person)
   on conflict (match, person) do update set why = excluded.why, "to" = excluded."to", at = clock_timestamp(), read = false`,
  { match: text, persons: texts, why: partings.why, to: partings.to },
)
/** These no longer sit there, and read why. `to`: where they sit now. */
export const part = (client: pg.PoolClient, match: string, persons: readonly string[], why: Why, to?: string) =>
  PART.run(client, { match, persons, why, to })

/** The persons at these seats get up, since they did not say that they are there. Under the lock. */
export async function absentWithin(client: pg.PoolClient, match: string): Promise<void> {
  const absent = (await sitters(client, match)).filter(isAbsent)
  await part(client, match, personsOf(absent), 'not-ready')
  await empty(
    client,
    match,
    absent.map(s => s.seat),
  )
  await computeReady(client, match, null)
}
const isAbsent = ({ kind, ready }: Sitter): boolean => kind === 'person' && !ready

const CLOSE = statement(`update matches set status = 'closed', seal_by = null where id = $match`, MATCH)
const DROP_ROOM = statement('delete from rooms where match = $match', MATCH)
/** A table is closed, and all who sit there but `by` are told why. Under the lock. */
export async function closeWithin(
  client: pg.PoolClient,
  match: string,
  by: string | null,
  why: Why,
  to?: string,
): Promise<void> {
  const persons = personsOf(await sitters(client, match))
  await part(
    client,
    match,
    persons.filter(p => p !== by),
    why,
    to,
  )
  await CLOSE.run(client, { match })
  await DROP_ROOM.run(client, { match })
  await noteChange(client, [match])
}

const STATE = statement(
  `select count(*) filter (where kind = 'person')::int as people, count(*) filter (where kind = 'open')::int as open,
     m.speed, r.quick, r.ready_by is not null as asked, coalesce((select min(at) < clock_timestamp() - $long * interval '1 second'
       from sittings t where t.match = $match and t.person is not null), false) as long
   from matches m join rooms r on r.match = m.id join seats s on s.match = m.id where m.id = $match group by m.id, r.match`,
  { match: text, long: double },
  { people: integer, open: integer, speed: matches.speed, quick: rooms.quick, asked: bool, long: bool },
)
const NOBODY_IS_READY = statement('update seats set ready = false where match = $match', MATCH)
const NOT_SEALED = statement('update matches set seal_by = null where id = $match', MATCH)
/** The host stays, or it is who has sat there longest. */
const WAIT_ON = statement(
  `update rooms r set ready_by = null, host = (select person from sittings where match = $match and person is not null order by person <> coalesce(r.host, ''), at, seat limit 1)
   where match = $match`,
  MATCH,
)
const IS_READY = statement('update seats set ready = true where match = $match and person = $person', PERSON_AT)
const ASK = statement(
  `update rooms set ready_by = clock_timestamp() + $seconds * interval '1 second' where match = $match`,
  { match: text, seconds: double },
)
/**
 * What follows from who sits there now. Nobody: it closes. Full: it is dealt as soon as everybody has contributed; but
 * if the first player has sat for long, all except `by`, who just acted, are asked to confirm first. Otherwise it
 * waits, and its host is one of its players.
 */
export async function computeReady(client: pg.PoolClient, match: string, by: string | null): Promise<void> {
  const now = await STATE.first(client, { match, long: SAT_LONG })
  if (!now) return
  if (!now.people) return closeWithin(client, match, by, 'closed')
  if (now.open) {
    await NOBODY_IS_READY.run(client, { match })
    await NOT_SEALED.run(client, { match })
    await WAIT_ON.run(client, { match })
  } else {
    if (by !== null) await IS_READY.run(client, { match, person: by })
    const asks = now.asked || now.long || now.quick
    if (!asks || !(await sitters(client, match)).some(isAbsent)) await fill(client, match)
    else if (!now.asked) await ASK.run(client, { match, seconds: now.quick ? QUICK_READY : PATIENCE[now.speed].ready })
  }
  await noteChange(client, [match])
}

const NOBODY_IS_ASKED = statement('update rooms set ready_by = null where match = $match', MATCH)
const SEAL_BY = statement(
  `update matches set seal_by = coalesce(seal_by, clock_timestamp() + $seconds * interval '1 second') where id = $match`,
  { match: text, seconds: double },
)
/** All seats are taken by present players: from now on they have this long to contribute. */
export async function fill(client: pg.PoolClient, match: string): Promise<void> {
  await NOBODY_IS_ASKED.run(client, { match })
  await SEAL_BY.run(client, { match, seconds: SEAL })
}
