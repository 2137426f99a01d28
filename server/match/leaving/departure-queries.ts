/** Departures in the database: rows of `results` that are written while the match is still going on. */
import type pg from 'pg'
import type { Departure } from '../written.ts'
import type { Seat } from '@loggia/core'
import { notNull, text } from '../../platform/kind.ts'
import { statement } from '../../platform/statement.ts'
import { results } from '../../schema/index.ts'

/** The departures from a match (an SQL expression for its id), as JSON. */
export const DEPARTURES = (match: string): string =>
  `coalesce((select json_agg(json_build_object('seat', d.seat, 'person', d.person, 'why', d.departure, 'since', d.departed) order by d.departed, d.seat)
    from results d where d.match = ${match} and d.departed is not null), '[]')`

const WRITE = statement(
  `insert into results (match, seat, person, total, place, sources, departure, departed)
   select $match, $seat, $person, 0, count(*) - 1, '{}', $why, $since from seats where match = $match
   on conflict (match, seat) do update set departure = excluded.departure, departed = excluded.departed where results.departed is not null`,
  { match: text, seat: results.seat, person: results.person, why: results.departure, since: results.departed },
)
/** Writes a departure. Total and place are those of the end, and written then. */
export const writeDeparture = (client: pg.PoolClient, match: string, departure: Departure) =>
  WRITE.run(client, { match, ...departure })

const REMOVE = statement('delete from results where match = $match and seat = $seat and departed is not null', {
  match: text,
  seat: results.seat,
})
/** The player is back: the departure is removed. */
export const removeDeparture = (client: pg.PoolClient, match: string, seat: Seat) => REMOVE.run(client, { match, seat })

const REMOVE_RETURNED = statement(
  `delete from results d where d.match = $match and d.departed is not null and exists (
     select from moves r where r.match = $match and r.seq > d.departed and r.seat = d.seat and r.kind = 'move' and r.cause is null)`,
  { match: text },
)
const DEPARTED = statement(
  'select seat, departed from results where match = $match and departed is not null',
  { match: text },
  { seat: results.seat, departed: notNull(results.departed) },
)
/** The departures that stand at the end of a match, by seat. A player who made a move of their own since is back, also where no server has noticed yet. */
export async function settleDepartures(client: pg.PoolClient, match: string): Promise<Map<Seat, number>> {
  await REMOVE_RETURNED.run(client, { match })
  return new Map((await DEPARTED.all(client, { match })).map(r => [r.seat, r.departed]))
}
