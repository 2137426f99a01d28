/** What several queries share: the columns of a seat, and the locks under which seats and orders change. */
import { and, asc, drizzle, eq, inArray, sql } from '../../schema/drizzle.ts'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { FORMER } from '../../domain/former.ts'
import { matches, people, progress, seats } from '../../schema/index.ts'
import type { MatchRow, SeatRow, Sql, Stead } from '../written.ts'

/** First key of the locks under which standing orders are changed and acted by, one match at a time. */
const ORDERS = 7_105_646

/** What somebody `o` is called at a match. */
const CALLED = sql`case when exists (select from deletions d where d.person = o.id and d.erased is not null)
  and (select language from matches l where l.id = ${seats.match}) = 'ko' then ${FORMER.ko} else o.name end`

export const seatColumns = {
  match: seats.match,
  seat: seats.seat,
  kind: seats.kind,
  person: seats.person,
  name: sql<string>`coalesce(nullif(${seats.name}, ''), ${people.name}, '')`,
  bot: seats.bot,
  level: seats.level,
  lowered: seats.lowered,
  stead: sql<Stead | null>`case when ${seats.taken} is not null then (select json_build_object('person', t.person, 'name', ${CALLED}, 'taken', ${seats.taken}, 'round', ${seats.round})
    from sittings t join people o on o.id = t.person where t.match = ${seats.match} and t.seat = ${seats.seat} order by t.n desc limit 1) end`,
}
/** A seat without the match that it belongs to. */
export const bare = ({ match: _, ...seat }: SeatRow & { match: string }): SeatRow => seat

/** Writes that something happened to the seats of matches; gives their new counts. */
export async function noteChange(
  client: pg.PoolClient,
  ids: readonly string[],
): Promise<{ id: string; changed: number }[]> {
  const { rows } = await client.query<{ id: string; changed: number }>(
    `with noted as (insert into seat_changes (match) select unnest($1::text[]))
     update progress set changed = changed + 1 where match = any($1) returning match as id, changed`,
    [ids],
  )
  return rows
}
/** Writes that something is otherwise at all tables, not yet over, at which a person sits. */
export async function noteWhereSits(client: pg.PoolClient, person: string): Promise<{ id: string; changed: number }[]> {
  const tx = drizzle(client)
  const sitting = tx.select({ id: seats.match }).from(seats).where(eq(seats.person, person))
  // In one order, so that two who sit at the same tables do not wait for each other.
  const theirs = await tx
    .select({ id: progress.match })
    .from(progress)
    .innerJoin(matches, eq(matches.id, progress.match))
    .where(and(inArray(progress.match, sitting), inArray(matches.status, ['open', 'running'])))
    .orderBy(asc(progress.match))
    .for('no key update', { of: progress })
  return noteChange(
    client,
    theirs.map(m => m.id),
  )
}
/**
 * Until the transaction ends nobody else changes the seats of this match or writes a row of it. Gives whether it is open, `full` (all seats are taken, and it
 * waits only to be dealt), going on or over.
 */
export async function lockSeats(tx: NodePgDatabase, match: string): Promise<MatchRow['status'] | 'full' | undefined> {
  await tx.select({ match: progress.match }).from(progress).where(eq(progress.match, match)).for('update')
  // Read only now, so it includes what the previous holder of the lock wrote.
  const [locked] = await tx
    .select({ status: matches.status, sealBy: matches.sealBy })
    .from(matches)
    .where(eq(matches.id, match))
  return locked?.sealBy ? 'full' : locked?.status
}
/** Until the transaction ends nobody else touches the standing orders of this match. (No lock on its row: that would wait for rows, and they for it.) Taken before any other lock. */
export const lockOrders = (client: pg.PoolClient, match: string) =>
  client.query('select pg_advisory_xact_lock($1, hashtext($2))', [ORDERS, match])
/** Nothing is dealt yet: people may sit down, get up, and give something to the shuffle. */
export const UNDEALT: readonly string[] = ['open', 'full']
/** Somebody holds a seat from row `since` on. */
export const addSitting = (
  client: pg.PoolClient,
  match: string,
  { seat, person, bot }: Pick<SeatRow, 'seat' | 'person' | 'bot'>,
  since: number,
) =>
  client.query(
    'insert into sittings (match, seat, n, person, bot, since) select $1, $2::smallint, count(*), $3, $4, $5 from sittings where match = $1 and seat = $2::smallint',
    [match, seat, person, bot, since],
  )
/** Lets others write within a transaction of ours. */
export const executor = (client: pg.PoolClient): Sql => ({ executeSql: (text, values) => client.query(text, values) })
