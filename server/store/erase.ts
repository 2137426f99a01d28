/** Forgetting people, and what has had its time. What becomes of their rows is said beside the columns of the schema (`KEPT`). */
import type pg from 'pg'
import { transaction } from '../database.ts'
import { drizzle, getTableColumns, getTableName, sql } from '../drizzle.ts'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Erased, KEPT, type KeptTable } from '../privacy/columns.ts'
import * as schema from '../schema.ts'
import type { Merged } from './merge.ts'
import { FORMER, noteChange } from './shared.ts'

/** The tables of the schema. */
export const TABLES: ReadonlyMap<string, PgTable> = new Map(Object.entries(schema) as unknown as [string, PgTable][])

/** Columns that name persons, as the database calls them, and what becomes of such rows. */
const NAMING: { table: string; column: string; fate: Erased }[] = Object.entries(
  KEPT as Readonly<Record<string, KeptTable>>,
).flatMap(([name, { persons = {} }]) => {
  const table = TABLES.get(name)!,
    columns = getTableColumns(table)
  return Object.entries(persons).map(([column, fate]) => ({
    table: getTableName(table),
    column: columns[column]!.name,
    fate: fate!,
  }))
})

/** A guest who was not here for so many months, and never came to the end of a match, is forgotten. */
export const IDLE_MONTHS = 13

/** Forgets somebody. What they played stays, for it is the others' as well: the row of the person stays too, and says nothing. Gives the tables where they are called otherwise now, and the sessions that are over. */
async function erase(client: pg.PoolClient, person: string): Promise<Pick<Merged, 'moved' | 'ended'>> {
  const sessions = await client.query<{ hash: string }>(
    'select token_hash as hash from sessions where $1 in (person, guest)',
    [person],
  )
  const { rows } = await client.query<{ id: string }>(
    'select match as id from progress where match in (select match from sittings where person = $1 union select match from talk where person = $1) order by match for update',
    [person],
  )
  await client.query(
    `update seats s set name = case m.language when 'ko' then $3 else $2 end from matches m where m.id = s.match and s.person = $1`,
    [person, FORMER.en, FORMER.ko],
  )
  for (const { table, column, fate } of NAMING)
    if (fate === 'rows') await client.query(`delete from "${table}" where "${column}" = $1`, [person])
    else if (fate === 'null')
      await client.query(`update "${table}" set "${column}" = null where "${column}" = $1`, [person])
  // A guest who became them was nobody but them.
  await client.query(
    'update people set name = $2, role = null, handle = null, handle_key = null where id = $1 or merged_into = $1',
    [person, FORMER.en],
  )
  // What an operator wrote of them stays, but for the names that they had.
  await client.query(`update acts set args = args - 'name', before = null where person = $1`, [person])
  await client.query('update deletions set erased = now() where person = $1', [person])
  const ids = rows.map(r => r.id)
  return { moved: await noteChange(client, ids), ended: sessions.rows.map(s => s.hash) }
}

export function eraseQueries(pool: pg.Pool) {
  const db = drizzle(pool)
  return {
    /** Forgets the next whose time has come; undefined where there is none. */
    eraseDue: (): Promise<Pick<Merged, 'moved' | 'ended'> | undefined> =>
      transaction(pool, async client => {
        // Two servers never wait for each other here.
        const { rows } = await client.query<{ person: string }>(
          'select person from deletions where erased is null and due <= now() order by due limit 1 for update skip locked',
        )
        return rows[0] && erase(client, rows[0].person)
      }),
    /** Guests who have not been here for long, and have nothing that anybody could look for. */
    forgetIdle: async (): Promise<void> => {
      await pool.query(
        `insert into deletions (person, by, due) select p.id, 'idle', now() from people p
         where p.created_at < now() - $1 * interval '1 month' and p.merged_into is null
           and not exists (select from credentials c where c.person = p.id)
           and not exists (select from sessions s where (s.person = p.id or s.guest = p.id) and s.used_at > now() - $1 * interval '1 month')
           and not exists (select from sittings s join matches m on m.id = s.match where s.person = p.id and m.status = 'finished')
         limit 1000 on conflict do nothing`,
        [IDLE_MONTHS],
      )
    },
    /** What was kept for a time that is over: the periods of `KEPT`. */
    forgetOld: async (): Promise<void> => {
      for (const [table, when] of [
        ['reports', `at < now() - interval '90 days'`],
        ['acts', `at < now() - interval '2 years'`],
        [
          'suspensions',
          `coalesce(until, at) < now() - interval '2 years' and (lifted or until is not null or what = 'warned')`,
        ],
        // Not at once when it is over: until the idle are forgotten it says when they were here last.
        ['sessions', `used_at < now() - interval '${IDLE_MONTHS} months'`],
      ])
        await pool.query(`delete from ${table} where ${when}`)
    },
    /** Of these, who is known here still is to be forgotten at once: a backup that is older than that was restored. */
    forgetAgain: async (listed: readonly string[]): Promise<void> => {
      if (listed.length)
        await pool.query(
          `insert into deletions (person, by, due) select id, 'operator', now() from people where id = any($1)
           on conflict (person) do update set due = now() where deletions.erased is null`,
          [listed],
        )
    },
    /** Somebody's rows of a table, and of the guests whom they were before. */
    rowsOf: (table: PgTable, own: string, person: string): Promise<Record<string, unknown>[]> =>
      db
        .select()
        .from(table)
        .where(
          sql`${getTableColumns(table)[own]!} in (select ${person}::text union select id from people where merged_into = ${person})`,
        ),
    /** Standing orders of somebody's seats. */
    ordersOf: async (person: string): Promise<{ match: string; seat: number; order: string }[]> =>
      (
        await pool.query<{ match: string; seat: number; order: string }>(
          'select o.match, o.seat::int, o.word as order from orders o join seats s using (match, seat) where s.person = $1',
          [person],
        )
      ).rows,
    /** Where somebody sits, or sat. */
    satAtAll: async (person: string): Promise<string[]> =>
      (
        await pool.query<{ match: string }>('select distinct match from sittings where person = $1 order by 1', [
          person,
        ])
      ).rows.map(r => r.match),
    forgotten: async (): Promise<string[]> =>
      (
        await pool.query<{ person: string }>('select person from deletions where erased is not null order by 1')
      ).rows.map(r => r.person),
  }
}
