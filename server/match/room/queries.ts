/** Tables before the deal: players sit down and get up, the host, and until when they wait. Each change is made under the lock of its match (`lockSeats`). */
import type pg from 'pg'
import type { Options } from '@loggia/core'
import { transaction } from '../../platform/database.ts'
import { bool, double, integer, integers, orNull, text, texts } from '../../platform/kind.ts'
import { kept, type Row, statement } from '../../platform/statement.ts'
import { matches, partings, rooms, seats } from '../../schema/index.ts'
import type { Why } from '../../domain/seat-departures.ts'
import { PATIENCE } from '../../domain/speed.ts'
import type { MatchRow, SeatRow } from '../written.ts'
import { type From, noteFrom, whyUnrated } from './rated-queries.ts'
import { wanted } from './requirements-queries.ts'
import { absentWithin, closeWithin, computeReady, empty, part, seatsWhere, sitters, sitWithin } from './within.ts'
import { addSitting, lockSeats, UNDEALT } from '../queries/shared.ts'

const ROOM_ROW = {
  host: rooms.host,
  since: matches.createdAt,
  expires: rooms.expires,
  /** Until then those who are not `ready` say that they are there; null: nobody is asked. */
  readyBy: rooms.readyBy,
  ready: integers,
  quick: rooms.quick,
}
/** What is to be known of a table that waits, besides who sits there. */
export type RoomRow = Row<typeof ROOM_ROW>
const ROOM = kept(
  'room',
  `select host, created_at as since, expires, ready_by as "readyBy", quick,
     array(select seat::int from seats s where s.match = r.match and ready order by seat) as ready
   from rooms r join matches on id = r.match where r.match = $match`,
  { match: text },
  ROOM_ROW,
)
/** What the host may change while alone. */
export type Choices = Partial<Pick<MatchRow, Played | 'name' | 'visibility' | 'language' | 'rated' | 'wants'>>
type Played = 'options' | 'speed' | 'clock' | 'leaver' | 'comeBack' | 'mayTry'
const PARTING = {
  match: partings.match,
  game: matches.game,
  name: matches.name,
  why: partings.why,
  to: partings.to,
  at: partings.at,
}
/** Why somebody was sent from a table, or has lost it. */
export type Parting = Row<typeof PARTING>
const PARTED = `select match, m.game, m.name, why, "to", p.at from partings p join matches m on m.id = p.match where person = $person`
const PARTING_OF = statement(`${PARTED} and match = $match`, { person: text, match: text }, PARTING)
const UNREAD_PARTINGS = statement(`${PARTED} and not read order by p.at desc limit 20`, { person: text }, PARTING)
const READ_PARTING = statement('update partings set read = true where match = $match and person = $person', {
  match: text,
  person: text,
})
const FORGET_PARTINGS = statement(`delete from partings where at < now() - interval '1 month'`)

const SEAT_BOT = statement(
  `update seats set kind = 'bot', name = $name, bot = $bot, level = $level where match = $match and seat = $seat`,
  { match: text, seat: seats.seat, name: text, bot: seats.bot, level: seats.level },
)
const IS_ASKED = statement('select from rooms where match = $match and ready_by is not null', { match: text })
/** What is not given stays. */
const CHOOSE = statement(
  `update matches set name = coalesce($name, name), visibility = coalesce($visibility, visibility), language = coalesce($language, language),
     rated = coalesce($rated, rated), options = coalesce($options, options), speed = coalesce($speed, speed), leaver = coalesce($leaver, leaver),
     come_back = coalesce($comeBack, come_back), may_try = coalesce($mayTry, may_try),
     clock = case when $anotherClock then $clock else clock end, wants = case when $otherWants then $wants else wants end
   where id = $match`,
  {
    match: text,
    name: orNull(matches.name),
    visibility: orNull(matches.visibility),
    language: orNull(matches.language),
    rated: orNull(matches.rated),
    options: orNull(matches.options),
    speed: orNull(matches.speed),
    leaver: orNull(matches.leaver),
    comeBack: orNull(matches.comeBack),
    mayTry: orNull(matches.mayTry),
    anotherClock: bool,
    clock: matches.clock,
    otherWants: bool,
    wants: matches.wants,
  },
)
const EXPIRE = statement(
  `update rooms set expires = clock_timestamp() + $seconds * interval '1 second' where match = $match`,
  { match: text, seconds: double },
)
const DUE_OF = statement(
  `select coalesce(ready_by <= clock_timestamp(), false) as late, expires <= clock_timestamp() and ready_by is null and seal_by is null as expired
   from rooms join matches on id = match where match = $match`,
  { match: text },
  { late: bool, expired: bool },
)
const DUE = statement(
  `select match from rooms where ready_by <= clock_timestamp() union select match from rooms where expires <= clock_timestamp() and ready_by is null
   union select id from matches where seal_by <= clock_timestamp()`,
  {},
  { match: text },
)
const WAITING = statement(
  `select id, game, options, (select count(*)::int from seats where match = id) as seats from matches where status = 'open'`,
  {},
  { id: matches.id, game: matches.game, options: matches.options, seats: integer },
)
const WAIT_ON = `clock_timestamp() + interval '${PATIENCE.live.open} seconds'`
const SEEN = statement(
  `update rooms r set expires = ${WAIT_ON} from matches m, unnest($matches::text[], $persons::text[]) as h(match, person)
   where m.id = r.match and r.match = h.match and r.host = h.person and m.speed = 'live' and r.expires < ${WAIT_ON} - interval '1 minute'`,
  { matches: texts, persons: texts },
)
const HOSTS = statement('select from rooms where match = $match and host = $person', { match: text, person: text })

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
        const mine = await seatsWhere(client, match, s => s.person === person)
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
        const open = await seatsWhere(client, match, s => s.kind === 'open')
        const seat = open.find(s => wanted === undefined || s === wanted)
        if (seat === undefined) return undefined
        const sits = bot(seat)
        await SEAT_BOT.run(client, { match, seat, ...sits })
        await addSitting(client, match, { seat, person: null, bot: sits.bot }, 0)
        return seat
      }),
    /** A person gets up before anything is dealt, and is forgotten here: nothing was played. The last to go closes the table. Gives the seats; none when it is dealt. */
    standUp: async (match: string, person: string, wanted: number | undefined): Promise<number[]> =>
      (await within(match, null, async client => {
        const mine = await seatsWhere(client, match, s => s.person === person)
        const gone = mine.filter(s => wanted === undefined || s === wanted)
        if (!gone.length) return undefined
        await empty(client, match, gone)
        return gone
      })) ?? [],
    /** The host sends away another person or bot, not themselves. Returns the seat; undefined if nobody else sits. */
    sendAway: (match: string, host: string, seat: number, why: Why) =>
      within(match, null, async client => {
        const all = await sitters(client, match)
        const sits = all.find(s => s.seat === seat)
        if (!sits || sits.kind === 'open' || sits.person === host) return undefined
        const { person } = sits
        const theirs = person === null ? [seat] : all.filter(s => s.person === person).map(s => s.seat)
        await empty(client, match, theirs)
        if (person !== null) await part(client, match, [person], why)
        return seat
      }),
    /** A player confirms. False if nobody is asked, unless they have already confirmed. */
    sayReady: async (match: string, person: string): Promise<boolean> =>
      (await within(match, person, async client => {
        if (!(await IS_ASKED.run(client, { match }))) return undefined
        return (await seatsWhere(client, match, s => s.person === person)).length ? true : undefined
      })) ?? false,
    /** The host changes the options. False if somebody else sits there by now. */
    choose: async (match: string, host: string, choices: Choices): Promise<boolean> =>
      (await within(match, null, async client => {
        if ((await sitters(client, match)).some(s => s.kind === 'person' && s.person !== host)) return undefined
        const { clock, wants, ...plain } = choices
        await CHOOSE.run(client, {
          ...{ match, ...plain, clock, anotherClock: clock !== undefined },
          ...{ wants: wanted(wants), otherWants: wants !== undefined },
        })
        const { speed } = choices
        if (speed) await EXPIRE.run(client, { match, seconds: PATIENCE[speed].open })
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
        const due = await DUE_OF.first(client, { match })
        if (due?.late) await absentWithin(client, match)
        else if (due?.expired) await closeWithin(client, match, null, 'expired')
        else return false
        return true
      }),
    /** Tables that are to be looked at: to be settled, or to be dealt. */
    due: async (): Promise<string[]> => (await DUE.all(pool)).map(r => r.match),
    /** Tables that wait, with what was chosen for them. */
    waitingTables: (): Promise<{ id: string; game: string; options: Options; seats: number }[]> => WAITING.all(pool),
    /** That the hosts of these tables are there: those that wait as long as their host is there wait on. */
    seen: async (hosts: readonly { match: string; person: string }[]): Promise<void> => {
      if (hosts.length) await SEEN.run(pool, { matches: hosts.map(h => h.match), persons: hosts.map(h => h.person) })
    },
    room: (match: string): Promise<RoomRow | undefined> => ROOM.first(pool, { match }),
    /** Whether that person is host of a table that waits. */
    hosts: async (match: string, person: string): Promise<boolean> => (await HOSTS.run(pool, { match, person })) === 1,
    /** Why a table would not count, as its people sit there now; null where it would. */
    whyUnrated: (match: string) => whyUnrated(pool, match),
    /** Why that person no longer sits there. */
    seatDepartureOf: (match: string, person: string): Promise<Parting | undefined> =>
      PARTING_OF.first(pool, { match, person }),
    /** Why that person no longer sits where they sat, as far as they have not read it. */
    partings: (person: string): Promise<Parting[]> => UNREAD_PARTINGS.all(pool, { person }),
    readSeatDeparture: async (match: string, person: string): Promise<void> => {
      await READ_PARTING.run(pool, { match, person })
    },
    /** Forgets why people got up a month ago. */
    forgetSeatDepartures: async (): Promise<void> => {
      await FORGET_PARTINGS.run(pool)
    },
  }
}

/** Whether a table waits for people, or only to be dealt. From now on nobody else changes anything of it. */
const waits = async (client: pg.PoolClient, match: string): Promise<boolean> =>
  UNDEALT.includes((await lockSeats(client, match)) ?? '')
