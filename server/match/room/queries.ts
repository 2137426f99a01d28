/** Tables before the deal: players sit down and get up, the host, and until when they wait. Each change is made under the lock of its match (`lockSeats`). */
import type pg from 'pg'
import type { Options } from '@loggia/core'
import { transaction } from '../../platform/database.ts'
import type { Why } from '../../domain/seat-departures.ts'
import { PATIENCE, QUICK_READY, SAT_LONG, type Speed } from '../../domain/speed.ts'
import type { MatchRow, SeatRow } from '../written.ts'
import { BLOCKED } from '../queries/persons.ts'
import { type From, noteFrom, whyUnrated } from './rated-queries.ts'
import { takes, wanted } from './requirements-queries.ts'
import { addSitting, lockSeats, noteChange, UNDEALT } from '../queries/shared.ts'

/** What is to be known of a table that waits, besides who sits there. */
export interface RoomRow {
  host: string | null
  since: Date
  expires: Date
  /** Until then those who are not `ready` say that they are there; null: nobody is asked. */
  readyBy: Date | null
  ready: number[]
  quick: boolean
}
/** What the host may change while alone. */
export type Choices = Partial<Pick<MatchRow, Played | 'name' | 'visibility' | 'language' | 'rated' | 'wants'>>
type Played = 'options' | 'speed' | 'clock' | 'leaver' | 'comeBack' | 'mayTry'
/** Why somebody was sent from a table, or has lost it. */
export interface Parting {
  match: string
  game: string
  name: string
  why: Why
  to: string | null
  at: Date
}

/**
 * How many seconds a full table waits for contributions to the shuffle. Pages send them at once. A seat without one by
 * then contributes nothing.
 */
const SEAL = 5

export function roomQueries(pool: pg.Pool) {
  /** Runs `act` while nobody else changes who sits there, and then sees what follows of it. Undefined where it is dealt or closed already, or where `act` has found nothing to do. */
  const within = <X>(match: string, by: string | null, act: (client: pg.PoolClient) => Promise<X | undefined>) =>
    transaction(pool, async client => {
      if (!(await waits(client, match))) return undefined
      const done = await act(client)
      if (done !== undefined) await computeReady(client, match, by)
      return done
    })
  return {
    /**
     * Lets a person sit down on an open seat: that one, or the first. Gives the seat (the one that they have already, should they have come twice at the same
     * time); undefined when it is not open, or not for them. `invited`: it is for them in any case.
     */
    sit: (match: string, person: string, wanted: number | undefined, from?: From, invited = false) =>
      transaction(pool, async client => {
        const waiting = await lockSeats(client, match)
        const mine = await seatsOf(client, match, 'person = $2', [person])
        const [has] = mine.filter(s => wanted === undefined || s === wanted)
        if (mine.length) return has
        const seat = waiting === 'open' ? await sitWithin(client, match, person, { wanted, invited }) : undefined
        if (seat !== undefined && from) await noteFrom(client, match, person, from)
        return seat
      }),
    /**
     * Seats a bot on an open seat: that one, or the first. Returns the seat; undefined if none is open. `by`: the
     * acting person, who is present.
     */
    seatBot: (
      match: string,
      by: string,
      wanted: number | undefined,
      bot: (seat: number) => Pick<SeatRow, 'name' | 'bot' | 'level'>,
    ) =>
      within(match, by, async client => {
        const open = await seatsOf(client, match, `kind = 'open'`)
        const seat = open.find(s => wanted === undefined || s === wanted)
        if (seat === undefined) return undefined
        const sits = bot(seat)
        await client.query(
          `update seats set kind = 'bot', name = $3, bot = $4, level = $5 where match = $1 and seat = $2`,
          [...[match, seat, sits.name, sits.bot, sits.level]],
        )
        await addSitting(client, match, { seat, person: null, bot: sits.bot }, 0)
        return seat
      }),
    /** A person gets up before anything is dealt, and is forgotten here: nothing was played. The last to go closes the table. Gives the seats; none when it is dealt. */
    standUp: async (match: string, person: string, wanted: number | undefined): Promise<number[]> =>
      (await within(match, null, async client => {
        const mine = await seatsOf(client, match, 'person = $2', [person])
        const gone = mine.filter(s => wanted === undefined || s === wanted)
        if (!gone.length) return undefined
        await empty(client, match, gone)
        return gone
      })) ?? [],
    /** The host sends away another person or bot, not themselves. Returns the seat; undefined if nobody else sits. */
    sendAway: (match: string, host: string, seat: number, why: Why) =>
      within(match, null, async client => {
        const [sits] = await sitting(client, match, seat)
        if (!sits || sits.kind === 'open' || sits.person === host) return undefined
        const all = sits.person === null ? [seat] : await seatsOf(client, match, 'person = $2', [sits.person])
        await empty(client, match, all)
        if (sits.person !== null) await part(client, match, [sits.person], why)
        return seat
      }),
    /** A player confirms. False if nobody is asked, unless they have already confirmed. */
    sayReady: async (match: string, person: string): Promise<boolean> =>
      (await within(match, person, async client => {
        const asked = await client.query('select from rooms where match = $1 and ready_by is not null', [match])
        return asked.rowCount && (await seatsOf(client, match, 'person = $2', [person])).length ? true : undefined
      })) ?? false,
    /** The host changes the options. False if somebody else sits there by now. */
    choose: async (match: string, host: string, choices: Choices): Promise<boolean> =>
      (await within(match, null, async client => {
        if ((await seatsOf(client, match, `kind = 'person' and person <> $2`, [host])).length) return undefined
        const { options, mayTry, clock, comeBack, wants, ...plain } = choices
        const set = Object.entries({
          ...plain,
          ...(options && { options: JSON.stringify(options) }),
          ...(clock === undefined ? {} : { clock: clock && JSON.stringify(clock) }),
          ...(wants === undefined ? {} : { wants: wanted(wants) && JSON.stringify(wants) }),
          ...(mayTry === undefined ? {} : { may_try: mayTry }),
          ...(comeBack === undefined ? {} : { come_back: comeBack }),
        })
        if (set.length)
          await client.query(
            `update matches set ${set.map(([column], k) => `${column} = $${k + 2}`).join(', ')} where id = $1`,
            [match, ...set.map(([, value]) => value)],
          )
        if (choices.speed)
          await client.query(`update rooms set expires = ${EXPIRES(choices.speed)} where match = $1`, [match])
        return true
      })) ?? false,
    /** Closes a table that is not dealt; `by` does so, and all others who sit there are told. False when it is dealt or closed already. */
    close: (match: string, by: string | null, why: Why) =>
      transaction(pool, async client => {
        if (!(await waits(client, match))) return false
        await closeWithin(client, match, by, why)
        return true
      }),
    /** Applies what is due: players who did not confirm in time get up, and a table that has waited too long closes. False if nothing is due. */
    settle: async (match: string): Promise<boolean> =>
      transaction(pool, async client => {
        if (!(await waits(client, match))) return false
        const { rows } = await client.query<{ late: boolean; expired: boolean }>(
          `select coalesce(ready_by <= clock_timestamp(), false) as late, expires <= clock_timestamp() and ready_by is null and seal_by is null as expired
           from rooms join matches on id = match where match = $1`,
          [match],
        )
        if (rows[0]?.late) {
          const absent = await seatsOf(client, match, `kind = 'person' and not ready`)
          await part(client, match, await personsAt(client, match, absent), 'not-ready')
          await empty(client, match, absent)
          await computeReady(client, match, null)
        } else if (rows[0]?.expired) await closeWithin(client, match, null, 'expired')
        else return false
        return true
      }),
    /** Tables that are to be looked at: to be settled, or to be dealt. */
    due: async (): Promise<string[]> =>
      (
        await pool.query<{ match: string }>(
          `select match from rooms where ready_by <= clock_timestamp() union select match from rooms where expires <= clock_timestamp() and ready_by is null
           union select id from matches where seal_by <= clock_timestamp()`,
        )
      ).rows.map(r => r.match),
    /** Tables that wait, with what was chosen for them. */
    waitingTables: async (): Promise<{ id: string; game: string; options: Options; seats: number }[]> =>
      (
        await pool.query<{ id: string; game: string; options: Options; seats: number }>(
          `select id, game, options, (select count(*)::int from seats where match = id) as seats from matches where status = 'open'`,
        )
      ).rows,
    /** That the hosts of these tables are there: those that wait as long as their host is there wait on. */
    seen: async (hosts: readonly { match: string; person: string }[]): Promise<void> => {
      if (hosts.length)
        await pool.query(
          `update rooms r set expires = ${EXPIRES('live')} from matches m, unnest($1::text[], $2::text[]) as h(match, person)
           where m.id = r.match and r.match = h.match and r.host = h.person and m.speed = 'live' and r.expires < ${EXPIRES('live')} - interval '1 minute'`,
          [hosts.map(h => h.match), hosts.map(h => h.person)],
        )
    },
    room: async (match: string): Promise<RoomRow | undefined> =>
      (
        await pool.query<RoomRow>({
          name: 'room',
          text: `select host, created_at as since, expires, ready_by as "readyBy", quick,
             array(select seat::int from seats s where s.match = r.match and ready order by seat) as ready
           from rooms r join matches on id = r.match where r.match = $1`,
          values: [match],
        })
      ).rows[0],
    /** Whether that person is host of a table that waits. */
    hosts: async (match: string, person: string): Promise<boolean> =>
      (await pool.query('select from rooms where match = $1 and host = $2', [match, person])).rowCount === 1,
    /** Why a table would not count, as its people sit there now; null where it would. */
    whyUnrated: (match: string) => whyUnrated(pool, match),
    /** Why that person no longer sits there. */
    seatDepartureOf: async (match: string, person: string): Promise<Parting | undefined> =>
      (await pool.query<Parting>(`${PARTED} and match = $2`, [person, match])).rows[0],
    /** Why that person no longer sits where they sat, as far as they have not read it. */
    partings: async (person: string): Promise<Parting[]> =>
      (await pool.query<Parting>(`${PARTED} and not read order by p.at desc limit 20`, [person])).rows,
    readSeatDeparture: async (match: string, person: string): Promise<void> => {
      await pool.query('update partings set read = true where match = $1 and person = $2', [match, person])
    },
    /** Forgets why people got up a month ago. */
    forgetSeatDepartures: async (): Promise<void> => {
      await pool.query(`delete from partings where at < now() - interval '1 month'`)
    },
  }
}

const PARTED = `select match, m.game, m.name, why, "to", p.at from partings p join matches m on m.id = p.match where person = $1`

/** When a table closes of that speed, of which somebody was just there, or that was just made. */
const EXPIRES = (speed: Speed) => `clock_timestamp() + interval '${PATIENCE[speed].open} seconds'`

/** Whether a table waits for people, or only to be dealt. From now on nobody else changes anything of it. */
const waits = async (client: pg.PoolClient, match: string): Promise<boolean> =>
  UNDEALT.includes((await lockSeats(client, match)) ?? '')

const sitting = async (client: pg.PoolClient, match: string, seat: number) =>
  (
    await client.query<Pick<SeatRow, 'kind' | 'person'>>(
      'select kind, person from seats where match = $1 and seat = $2',
      [match, seat],
    )
  ).rows
const seatsOf = async (
  client: pg.PoolClient,
  match: string,
  which: string,
  values: unknown[] = [],
): Promise<number[]> =>
  (
    await client.query<{ seat: number }>(`select seat::int from seats where match = $1 and ${which} order by seat`, [
      match,
      ...values,
    ])
  ).rows.map(r => r.seat)
const personsAt = async (client: pg.PoolClient, match: string, seats: readonly number[]): Promise<string[]> =>
  (
    await client.query<{ person: string }>(
      'select distinct person from seats where match = $1 and seat = any($2) and person is not null order by person',
      [match, seats],
    )
  ).rows.map(r => r.person)

/** Whether somebody has fewer than `most` tables of their own that wait for people. Until the transaction ends they make no other. */
export async function mayOpen(client: pg.PoolClient, host: string, most: number): Promise<boolean> {
  if (!Number.isFinite(most)) return true
  await client.query('select from people where id = $1 for no key update', [host])
  const { rowCount } = await client.query(
    `select from rooms where host = $1 and exists (select from seats s where s.match = rooms.match and s.kind = 'open') limit $2`,
    [host, most],
  )
  return rowCount! < most
}

/** The row of a table that was just made. */
export async function openRoom(client: pg.PoolClient, match: string, host: string, speed: Speed, quick: boolean) {
  await client.query(`insert into rooms (match, host, expires, quick) values ($1, $2, ${EXPIRES(speed)}, $3)`, [
    match,
    host,
    quick,
  ])
}

/** Lets somebody sit down at a table that waits, takes them (or they are `invited`), and where they don't sit yet. Under the lock. `here`: they do so themselves, just now. */
export async function sitWithin(
  client: pg.PoolClient,
  match: string,
  person: string,
  { wanted, here = true, invited = false }: { wanted?: number | undefined; here?: boolean; invited?: boolean } = {},
): Promise<number | undefined> {
  const seat = (await seatsOf(client, match, `kind = 'open'`)).find(s => wanted === undefined || s === wanted)
  if (seat === undefined || (await apart(client, match, person))) return undefined
  if (!invited && !(await takes(client, match, person))) return undefined
  await client.query(`update seats set kind = 'person', person = $3 where match = $1 and seat = $2`, [
    match,
    seat,
    person,
  ])
  await client.query('delete from partings where match = $1 and person = $2', [match, person])
  await client.query(
    `insert into acceptances (person, by) select person, by from invitations where match = $1 and person = $2 and by <> person on conflict do nothing`,
    [match, person],
  )
  await addSitting(client, match, { seat, person, bot: null }, 0)
  await computeReady(client, match, here ? person : null)
  return seat
}

/** Whether a blocked or blocking person sits there. */
const apart = async (client: pg.PoolClient, match: string, person: string): Promise<boolean> =>
  (
    await client.query(
      `select from seats s where match = $1 and s.person <> $2 and ${BLOCKED('s.person', '$2')} limit 1`,
      [match, person],
    )
  ).rowCount === 1

/** Nobody sits there any more, and its former players are deleted. */
async function empty(client: pg.PoolClient, match: string, seats: readonly number[]): Promise<void> {
  await client.query(
    `update seats set kind = 'open', person = null, name = '', bot = null, level = null, lowered = null, contribution = null where match = $1 and seat = any($2)`,
    [match, seats],
  )
  await client.query('delete from sittings where match = $1 and seat = any($2)', [match, seats])
}

/** A person loses all their seats at a table that waits, and reads why. Under the lock. */
export async function freeWithin(client: pg.PoolClient, match: string, person: string, why: Why): Promise<void> {
  await empty(client, match, await seatsOf(client, match, 'person = $2', [person]))
  await part(client, match, [person], why)
  await computeReady(client, match, null)
}

async function part(client: pg.PoolClient, match: string, persons: readonly string[], why: Why, to?: string) {
  await client.query(
    `insert into partings (match, person, why, "to") select $1, person, $3, $4 from unnest($2::text[]) as gone(person)
     on conflict (match, person) do update set why = excluded.why, "to" = excluded."to", at = clock_timestamp(), read = false`,
    [match, persons, why, to ?? null],
  )
}

/** A table is closed, and all who sit there but `by` are told why. Under the lock. */
export async function closeWithin(
  client: pg.PoolClient,
  match: string,
  by: string | null,
  why: Why,
  to?: string,
): Promise<void> {
  const people = await personsAt(client, match, await seatsOf(client, match, `kind = 'person'`))
  await part(
    client,
    match,
    people.filter(p => p !== by),
    why,
    to,
  )
  await client.query(`update matches set status = 'closed', seal_by = null where id = $1`, [match])
  await client.query('delete from rooms where match = $1', [match])
  await noteChange(client, [match])
}

/**
 * What follows from who sits there now. Nobody: it closes. Full: it is dealt as soon as everybody has contributed; but
 * if the first player has sat for long, all except `by`, who just acted, are asked to confirm first. Otherwise it
 * waits, and its host is one of its players.
 */
async function computeReady(client: pg.PoolClient, match: string, by: string | null): Promise<void> {
  const {
    rows: [now],
  } = await client.query<{ people: number; open: number; long: boolean; quick: boolean; asked: boolean; speed: Speed }>(
    `select count(*) filter (where kind = 'person')::int as people, count(*) filter (where kind = 'open')::int as open,
       m.speed, r.quick, r.ready_by is not null as asked, coalesce((select min(at) < clock_timestamp() - $2 * interval '1 second'
         from sittings t where t.match = $1 and t.person is not null), false) as long
     from matches m join rooms r on r.match = m.id join seats s on s.match = m.id where m.id = $1 group by m.id, r.match`,
    [match, SAT_LONG],
  )
  if (!now) return
  if (!now.people) return closeWithin(client, match, by, 'closed')
  if (now.open) {
    await client.query('update seats set ready = false where match = $1', [match])
    await client.query('update matches set seal_by = null where id = $1', [match])
    await client.query(
      `update rooms r set ready_by = null, host = (select person from sittings where match = $1 and person is not null order by person <> coalesce(r.host, ''), at, seat limit 1)
       where match = $1`,
      [match],
    )
  } else {
    if (by !== null) await client.query('update seats set ready = true where match = $1 and person = $2', [match, by])
    const asks = now.asked || now.long || now.quick
    const absent = asks ? await seatsOf(client, match, `kind = 'person' and not ready`) : []
    if (!absent.length) await fill(client, match)
    else if (!now.asked)
      await client.query(`update rooms set ready_by = clock_timestamp() + $2 * interval '1 second' where match = $1`, [
        match,
        now.quick ? QUICK_READY : PATIENCE[now.speed].ready,
      ])
  }
  await noteChange(client, [match])
}

/** All seats are taken by present players: from now on they have this long to contribute. */
export async function fill(client: pg.PoolClient, match: string): Promise<void> {
  await client.query('update rooms set ready_by = null where match = $1', [match])
  await client.query(
    `update matches set seal_by = coalesce(seal_by, clock_timestamp() + $2 * interval '1 second') where id = $1`,
    [match, SEAL],
  )
}
