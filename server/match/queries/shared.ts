/** What several queries share: the columns of a seat, and the locks under which seats and orders change. */
import type pg from 'pg'
import { integer, json, orNull, text, texts } from '../../platform/kind.ts'
import { lockOf } from '../../platform/locks.ts'
import { statement } from '../../platform/statement.ts'
import { FORMER } from '../../domain/former.ts'
import { matches, progress, seats, sittings } from '../../schema/index.ts'
import type { MatchRow, SeatRow, Stead } from '../written.ts'

/** First key of the locks under which standing orders are changed and acted by, one match at a time. */
const ORDERS = 7_105_646

/** What somebody `o` is called at a match. */
const CALLED = `case when exists (select from deletions d where d.person = o.id and d.erased is not null)
  and (select language from matches l where l.id = seats.match) = 'ko' then '${FORMER.ko}' else o.name end`

/** A seat and its person, who may be nobody (`seats left join people`), and what is known of it. */
export const SEAT_COLUMNS = `seats.seat, seats.kind, seats.person, coalesce(nullif(seats.name, ''), people.name, '') as name, seats.bot, seats.level, seats.lowered,
  case when seats.taken is not null then (select json_build_object('person', t.person, 'name', ${CALLED}, 'taken', seats.taken, 'round', seats.round)
    from sittings t join people o on o.id = t.person where t.match = seats.match and t.seat = seats.seat order by t.n desc limit 1) end as stead`
export const SEAT = {
  seat: seats.seat,
  kind: seats.kind,
  person: seats.person,
  name: text,
  bot: seats.bot,
  level: seats.level,
  lowered: seats.lowered,
  stead: orNull(json<Stead>()),
}

const NOTE_CHANGE = statement(
  `with noted as (insert into seat_changes (match) select unnest($ids::text[]))
   update progress set changed = changed + 1 where match = any($ids) returning match as id, changed`,
  { ids: texts },
  { id: progress.match, changed: progress.changed },
)
/** Writes that something happened to the seats of matches; gives their new counts. */
export const noteChange = (client: pg.PoolClient, ids: readonly string[]): Promise<{ id: string; changed: number }[]> =>
  NOTE_CHANGE.all(client, { ids })

/** In one order, so that two who sit at the same tables do not wait for each other. */
const WHERE_SITS = statement(
  `select p.match as id from progress p join matches m on m.id = p.match
   where p.match in (select match from seats where person = $person) and m.status in ('open', 'running') order by p.match for no key update of p`,
  { person: text },
  { id: progress.match },
)
/** Writes that something is otherwise at all tables, not yet over, at which a person sits. */
export async function noteWhereSits(client: pg.PoolClient, person: string): Promise<{ id: string; changed: number }[]> {
  const theirs = await WHERE_SITS.all(client, { person })
  return noteChange(
    client,
    theirs.map(m => m.id),
  )
}

const LOCK_SEATS = statement('select from progress where match = $match for update', { match: text })
const STATUS = statement(
  'select status, seal_by as "sealBy" from matches where id = $match',
  { match: text },
  { status: matches.status, sealBy: matches.sealBy },
)
/**
 * Until the transaction ends nobody else changes the seats of this match or writes a row of it. Gives whether it is open, `full` (all seats are taken, and it
 * waits only to be dealt), going on or over.
 */
export async function lockSeats(
  client: pg.PoolClient,
  match: string,
): Promise<MatchRow['status'] | 'full' | undefined> {
  await LOCK_SEATS.run(client, { match })
  // Read only now, so it includes what the previous holder of the lock wrote.
  const locked = await STATUS.first(client, { match })
  return locked?.sealBy ? 'full' : locked?.status
}

/** Until the transaction ends nobody else touches the standing orders of this match. (No lock on its row: that would wait for rows, and they for it.) Taken before any other lock. */
export const lockOrders = (client: pg.PoolClient, match: string) => lockOf(client, ORDERS, match)

/** Nothing is dealt yet: people may sit down, get up, and give something to the shuffle. */
export const UNDEALT: readonly string[] = ['open', 'full']

const ADD_SITTING = statement(
  'insert into sittings (match, seat, n, person, bot, since) select $match, $seat::smallint, count(*), $person, $bot, $since from sittings where match = $match and seat = $seat::smallint',
  { match: text, seat: sittings.seat, person: sittings.person, bot: sittings.bot, since: integer },
)
/** Somebody holds a seat from row `since` on. */
export const addSitting = (
  client: pg.PoolClient,
  match: string,
  { seat, person, bot }: Pick<SeatRow, 'seat' | 'person' | 'bot'>,
  since: number,
) => ADD_SITTING.run(client, { match, seat, person, bot, since })
