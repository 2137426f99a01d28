/** Departures in the database: rows of `results` that are written while the match is still going on. */
import type pg from 'pg'
import type { Departure } from '../written.ts'
import type { Seat } from '@loggia/core'

/** The departures from a match (an SQL expression for its id), as JSON. */
export const DEPARTURES = (match: string): string =>
  `coalesce((select json_agg(json_build_object('seat', d.seat, 'person', d.person, 'why', d.departure, 'since', d.departed) order by d.departed, d.seat)
    from results d where d.match = ${match} and d.departed is not null), '[]')`

/** Writes a departure. Total and place are those of the end, and written then. */
export const writeDeparture = (client: pg.PoolClient, match: string, { seat, person, why, since }: Departure) =>
  client.query(
    `insert into results (match, seat, person, total, place, sources, departure, departed)
     select $1, $2, $3, 0, count(*) - 1, '{}', $4, $5 from seats where match = $1
     on conflict (match, seat) do update set departure = excluded.departure, departed = excluded.departed where results.departed is not null`,
    [match, seat, person, why, since],
  )

/** The player is back: the departure is removed. */
export const removeDeparture = (client: pg.PoolClient, match: string, seat: Seat) =>
  client.query('delete from results where match = $1 and seat = $2 and departed is not null', [match, seat])

/** The departures that stand at the end of a match, by seat. A player who made a move of their own since is back, also where no server has noticed yet. */
export async function settleDepartures(client: pg.PoolClient, match: string): Promise<Map<Seat, number>> {
  await client.query(
    `delete from results d where d.match = $1 and d.departed is not null and exists (
       select from moves r where r.match = $1 and r.seq > d.departed and r.seat = d.seat and r.kind = 'move' and r.cause is null)`,
    [match],
  )
  const { rows } = await client.query<{ seat: number; departed: number }>(
    'select seat, departed from results where match = $1 and departed is not null',
    [match],
  )
  return new Map(rows.map(r => [r.seat, r.departed]))
}
