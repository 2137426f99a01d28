/** Forgetting people, and what has had its time. What becomes of their rows is said beside the columns of the schema (`KEPT`). */
import type pg from 'pg'
import { transaction } from '../../platform/database.ts'
import { columnsAs, double, integer, type Kinds, text, texts } from '../../platform/kind.ts'
import { statement, type Statement } from '../../platform/statement.ts'
import { getTableColumns, getTableName } from '../../schema/drizzle.ts'
import type { PgTable } from 'drizzle-orm/pg-core'
import { KEPT } from './columns.ts'
import { Expression } from './kept.ts'
import * as schema from '../../schema/index.ts'
import type { Merged } from '../account/merge.ts'
import { noteChange } from '../../match/queries/shared.ts'

/** The tables of the schema. */
export const TABLES: ReadonlyMap<string, PgTable> = new Map(Object.entries(schema) as unknown as [string, PgTable][])

type Act = (client: pg.PoolClient, ids: readonly string[]) => Promise<unknown>
/** What is done to the rows of these people, in this order. */
const SET_BACK: Act[] = []
/** The columns whose rows go with the person that they name. */
const DELETED: Act[] = []
/** All rows of a person in a table, by the name of the table. */
const ROWS: Map<string, Statement<{ person: typeof text }>> = new Map()

/** Writes values into the rows of a table on which a condition holds. */
function setBack(table: PgTable, rows: string, to: Readonly<Record<string, unknown>>): Act[] {
  if (!Object.keys(to).length) return []
  const known = getTableColumns(table)
  const values = Object.entries(to).filter(([, value]) => !(value instanceof Expression))
  const set = Object.entries(to).map(
    ([column, value]) => `"${known[column]!.name}" = ${value instanceof Expression ? value.sql : `$${column}`}`,
  )
  const kinds: Kinds = { ids: texts, ...Object.fromEntries(values.map(([column]) => [column, known[column]!])) }
  const update = statement(`update "${getTableName(table)}" set ${set.join(', ')} where ${rows}`, kinds)
  return [(client, ids) => update.run(client, { ids, ...Object.fromEntries(values) })]
}

for (const [name, { columns, own, persons = {}, whose }] of KEPT) {
  const table = TABLES.get(name)!
  const known = getTableColumns(table)
  const called = getTableName(table)
  const named = (column: string) => `"${known[column]!.name}" = any($ids)`
  const to = Object.fromEntries(
    Object.entries(columns).flatMap(([column, [, , after]]) => (typeof after === 'object' ? [[column, after.to]] : [])),
  )
  // First, while the rows by which it is known whose they are still say so.
  if (whose) SET_BACK.unshift(...setBack(table, whose, to))
  for (const [column, fate] of Object.entries(persons)) {
    if (fate === 'rows') {
      const remove = statement(`delete from "${called}" where ${named(column)}`, { ids: texts })
      DELETED.push((client, ids) => remove.run(client, { ids }))
    }
    // Whose row it is decides about all of it; of another's row only the name of this person is taken.
    else if (column === own) SET_BACK.push(...setBack(table, named(column), without(to, persons, own)))
    else if (column in to) SET_BACK.push(...setBack(table, named(column), { [column]: to[column] }))
  }
  if (own)
    ROWS.set(
      name,
      statement(
        `select ${columnsAs(known, called)} from "${called}"
         where "${known[own]!.name}" in (select $person::text union select id from people where merged_into = $person)`,
        { person: text },
        known as Kinds,
      ),
    )
}
/** Without the columns that name others. */
function without(to: Record<string, unknown>, persons: object, own: string) {
  return Object.fromEntries(Object.entries(to).filter(([column]) => column === own || !(column in persons)))
}

/** Guests who were away for this many months and never finished a match are erased. */
export const IDLE_MONTHS = 13

const SELVES = statement(
  `with recursive self as (select $person::text as id union select p.id from people p join self on p.merged_into = self.id)
   select id from self`,
  { person: text },
  { id: text },
)
/** A person and the guests who became them: those were nobody else. */
const selves = async (client: pg.PoolClient, person: string): Promise<string[]> =>
  (await SELVES.all(client, { person })).map(r => r.id)

const SESSIONS = statement(
  'select token_hash as hash from sessions where person = any($ids) or guest = any($ids)',
  { ids: texts },
  { hash: schema.sessions.tokenHash },
)
const HOLD = statement(
  `select match as id from progress where match in (select match from sittings where person = any($ids)
     union select match from talk where person = any($ids) union select match from makers where person = any($ids))
   order by match for update`,
  { ids: texts },
  { id: schema.progress.match },
)
const FORGOTTEN = statement(
  `insert into deletions (person, by, due, erased) select id, 'self', now(), now() from unnest($ids::text[]) as id
   on conflict (person) do update set erased = now()`,
  { ids: texts },
)
/**
 * Forgets somebody. What they played stays, for it is the others' as well: the row of the person stays too, and says nothing. Gives the tables where they have
 * another name now, and the sessions that are over.
 */
async function erase(client: pg.PoolClient, ids: readonly string[]): Promise<Pick<Merged, 'moved' | 'ended'>> {
  const sessions = await SESSIONS.all(client, { ids })
  const held = await HOLD.all(client, { ids })
  for (const act of [...SET_BACK, ...DELETED]) await act(client, ids)
  // The guests stand in the list of the forgotten as well: an older backup knows them by their own ids.
  await FORGOTTEN.run(client, { ids })
  return {
    moved: await noteChange(
      client,
      held.map(m => m.id),
    ),
    ended: sessions.map(s => s.hash),
  }
}

/** Two servers never wait for each other here. */
const NEXT_DUE = statement(
  'select person from deletions where erased is null and due <= now() order by due limit 1 for update skip locked',
  {},
  { person: schema.deletions.person },
)
const IDLE = statement(
  `insert into deletions (person, by, due) select p.id, 'idle', now() from people p
   where p.created_at < now() - $months * interval '1 month' and p.merged_into is null
     and not exists (select from credentials c where c.person = p.id)
     and not exists (select from sessions s where (s.person = p.id or s.guest = p.id) and s.used_at > now() - $months * interval '1 month')
     and not exists (select from sittings s join matches m on m.id = s.match where s.person = p.id and m.status = 'finished')
   limit 1000 on conflict do nothing`,
  { months: double },
)
/** What was kept for a time that is over: the periods of `KEPT`. */
const FORGET_OLD = [
  ['reports', `at < now() - interval '90 days'`],
  ['acts', `at < now() - interval '2 years'`],
  [
    'suspensions',
    `coalesce(until, at) < now() - interval '2 years' and (lifted or until is not null or what = 'warned')`,
  ],
  // Not at once when it is over: until the idle are forgotten it says when they were here last.
  ['sessions', `used_at < now() - interval '${IDLE_MONTHS} months'`],
].map(([table, when]) => statement(`delete from ${table} where ${when}`))
const FORGET_AGAIN = statement(
  `insert into deletions (person, by, due, erased)
     select id, 'operator', now(), case when not exists (select from people p where p.id = l.id) then now() end from unnest($ids::text[]) as l(id)
   on conflict (person) do update set due = now() where deletions.erased is null`,
  { ids: texts },
)
const ORDERS = statement(
  'select o.match, o.seat::int, o.word as order from orders o join seats s using (match, seat) where s.person = $person',
  { person: text },
  { match: schema.orders.match, seat: integer, order: schema.orders.word },
)
const SAT_AT = statement(
  'select distinct match from sittings where person = $person order by 1',
  { person: text },
  { match: schema.sittings.match },
)
const ALL_FORGOTTEN = statement(
  'select person from deletions where erased is not null order by 1',
  {},
  { person: schema.deletions.person },
)

export function eraseQueries(pool: pg.Pool) {
  return {
    /** Erases the next person whose time has come; undefined if none. `list`: receives the id beforehand. */
    eraseDue: (
      list: (persons: readonly string[]) => Promise<void>,
    ): Promise<Pick<Merged, 'moved' | 'ended'> | undefined> =>
      transaction(pool, async client => {
        const next = await NEXT_DUE.first(client)
        if (!next) return undefined
        const ids = await selves(client, next.person)
        await list(ids)
        return erase(client, ids)
      }),
    /** Guests who have not been here for long, and have nothing that anybody could look for. */
    forgetIdle: async (): Promise<void> => {
      await IDLE.run(pool, { months: IDLE_MONTHS })
    },
    forgetOld: async (): Promise<void> => {
      for (const forget of FORGET_OLD) await forget.run(pool)
    },
    /**
     * Of these, people who still exist are to be erased at once, because an older backup was restored. The others stand
     * in the copy of the list, so that a backup of this database has all of it.
     */
    forgetAgain: async (ids: readonly string[]): Promise<void> => {
      if (ids.length) await FORGET_AGAIN.run(pool, { ids })
    },
    /** A person's rows of a table, and those of the guests they were before. */
    rowsOf: (table: string, person: string): Promise<Record<string, unknown>[]> =>
      ROWS.get(table)!.all(pool, { person }),
    /** Standing orders of somebody's seats. */
    ordersOf: (person: string): Promise<{ match: string; seat: number; order: string }[]> =>
      ORDERS.all(pool, { person }),
    /** Where somebody sits, or sat. */
    satAtAll: async (person: string): Promise<string[]> => (await SAT_AT.all(pool, { person })).map(r => r.match),
    forgotten: async (): Promise<string[]> => (await ALL_FORGOTTEN.all(pool)).map(r => r.person),
  }
}
