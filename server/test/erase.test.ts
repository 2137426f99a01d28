/** A1: when somebody is erased, nothing that any column of any table held of them is left, but for what is said here by name. */
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KEPT } from '../people/privacy/columns.ts'
import { fateOf } from '../people/privacy/kept.ts'
import { TABLES } from '../people/privacy/erase.ts'
import { Expression } from '../people/privacy/kept.ts'
import { openStore } from '../hall/store.ts'
import { freshDatabase } from './hall.ts'

/** In every text, as a date and as a number. */
const MARK = 'Anneliese'
const DATE = '2001-02-03T04:05:06+00:00'
const PERSON = 'person-of-mark'
const GUEST = 'guest-of-mark'
const OTHER = 'another-person'

/**
 * Text that stays with a row, and why. The words of the game and of the hall say nothing of a person. Reports and the reasons of operators are kept for the time
 * that the privacy page says.
 */
const STAYING_TEXT = {
  ...{ 'acts.act': 'hall', 'acts.reason': 'two years', 'reports.text': '90 days', 'reports.attached': '90 days' },
  ...{ 'matches.rules': 'game', 'matches.box': 'game', 'matches.game': 'game', 'matches.options': 'game' },
  ...{ 'matches.wants': 'game', 'matches.clock': 'game', 'matches.generator': 'game', 'matches.invite': 'random' },
  ...{ 'matches.seed': 'random', 'matches.secret': 'random', 'matches.commitment': 'random' },
  ...{ 'moves.word': 'game', 'moves.cause': 'hall', 'moves.clocks': 'game', 'moves.answer': 'random' },
  ...{ 'rating_changes.game': 'game', 'ratings.game': 'game', 'ratings.library': 'hall' },
  ...{ 'results.sources': 'game', 'seats.contribution': 'random' },
}

let pool: pg.Pool
let n: number
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: await freshDatabase(), max: 1 })
  // Rows are filled in one by one, whatever other rows they need.
  await pool.query('set session_replication_role = replica')
  n = 0
})
afterAll(() => pool.end())

/** Something of that person for a column: of its type, and not what it is set back to. */
function filling(column: PgColumn, to: unknown, mark: string): unknown {
  const type = column.getSQLType()
  if (column.enumValues) return column.enumValues.find(value => value !== to)
  if (type === 'text') return `${mark} ${++n}`
  if (type === 'jsonb') return { [mark]: mark, name: `${mark} ${++n}` }
  if (type === 'boolean') return true
  if (type.startsWith('timestamp')) return DATE
  return 7_000 + ++n
}
/** Writes a row that names somebody by one of its columns. */
async function fill(name: string, naming: string, self: string): Promise<void> {
  const kept = KEPT.get(name)!
  const table = TABLES.get(name)!
  const row: Record<string, unknown> = {}
  for (const [key, column] of Object.entries(getTableColumns(table))) {
    const after = kept.columns[key]![2]
    const theirs = kept.whose !== undefined || naming === kept.own || name === 'people'
    row[column.name] =
      key === naming
        ? self
        : kept.persons?.[key]
          ? OTHER
          : key === 'match' || (name === 'matches' && key === 'id')
            ? `match of ${self}`
            : filling(column, typeof after === 'object' ? after.to : undefined, theirs ? MARK : 'x')
  }
  if (name === 'people' && naming === 'mergedInto') row.id = GUEST
  // A guest is somebody until they are merged.
  if (name === 'people' && naming === 'id') row.merged_into = null
  if (name === 'deletions') Object.assign(row, { due: DATE, erased: null })
  const sqlName = getTableName(table)
  await pool.query(`insert into "${sqlName}" select * from json_populate_record(null::"${sqlName}", $1)`, [
    JSON.stringify(row),
  ])
}
/** The columns, as `table.column`, in which something matches. */
async function found(pattern: string): Promise<string[]> {
  const all: string[] = []
  for (const name of KEPT.keys()) {
    const table = getTableName(TABLES.get(name)!)
    const { rows } = await pool.query<{ key: string }>(
      `select distinct e.key from "${table}" t, jsonb_each_text(to_jsonb(t)) e where e.value ~ $1`,
      [pattern],
    )
    all.push(...rows.map(r => `${table}.${r.key}`))
  }
  return all.sort()
}

test('NEVER does a column of any table keep something of an erased person, nor of the guest they were', async () => {
  for (const [name, { persons = {}, whose }] of KEPT) {
    if (whose) for (const self of [PERSON, GUEST]) await fill(name, '', self)
    for (const naming of Object.keys(persons))
      for (const self of [PERSON, GUEST])
        if (name === 'people' ? self === PERSON : name !== 'deletions' || self === PERSON)
          await fill(name, naming, self)
  }
  const filled = await found(MARK)
  for (const column of ['people.zone', 'people.name', 'people.handle', 'makers.address', 'matches.name', 'seats.name'])
    expect(filled).toContain(column)
  const store = openStore(pool)
  const listed: string[] = []
  const list = async (persons: readonly string[]) => void listed.push(...persons)
  expect(await store.eraseDue(list)).toBeDefined()
  expect(await store.eraseDue(list)).toBeUndefined()
  expect(listed.sort()).toEqual([GUEST, PERSON])

  expect(await found(MARK)).toEqual(Object.keys(STAYING_TEXT).sort())
  // Nor is a choice, a date or a number: each is what it is said to be set back to.
  for (const [name, { columns, own }] of KEPT) {
    if (own)
      for (const row of await store.rowsOf(name, PERSON))
        for (const [column, [, , after]] of Object.entries(columns))
          if (typeof after === 'object' && !(after.to instanceof Expression))
            expect([name, column, row[column]]).toEqual([name, column, after.to])
  }
  const { rows } = await pool.query('select * from people order by id')
  expect(rows.map(({ id: _, merged_into: __, ...rest }) => rest)).toEqual(
    Array(2).fill({
      ...{
        name: 'former guest',
        handle: null,
        handle_key: null,
        shown: 'nobody',
        zone: null,
        role: null,
        invites: 'nobody',
      },
      created_at: new Date(0),
    }),
  )
  // An older backup knows the guest by an id of their own: that is in the list as well.
  expect(await store.forgotten()).toEqual([GUEST, PERSON])
})

test('what stays says so where the page can be believed: no column that is kept "until you delete yourself" stays', () => {
  for (const [name, kept] of KEPT)
    for (const [column, [, period]] of Object.entries(kept.columns))
      if (period === 'person' || period === 'removed')
        expect([name, column, fateOf(kept, column)]).not.toEqual([name, column, 'stays'])
})

test('a hall that erased somebody with the release before is mended when it is upgraded', async () => {
  const url = await freshDatabase()
  const old = new pg.Pool({ connectionString: url, max: 1 })
  const [migration] = await Promise.all([
    readFile(new URL('../migrations/0025_forgotten-in-full.sql', import.meta.url), 'utf8'),
    old.query(`insert into people (id, name, zone, shown, merged_into) values ('gone', 'former guest', 'Asia/Seoul', 'acquaintances', null),
        ('guest', 'former guest', 'Asia/Seoul', 'all', 'gone'), ('here', 'Bob', 'Asia/Seoul', 'acquaintances', null)`),
  ])
  await old.query(`insert into deletions (person, by, due, erased) values ('gone', 'self', now(), now())`)
  await old.query(migration)
  const { rows } = await old.query('select id, name, zone, shown from people order by id')
  await old.end()
  expect(rows).toEqual([
    { id: 'gone', name: 'former guest', zone: null, shown: 'nobody' },
    { id: 'guest', name: 'former guest', zone: null, shown: 'nobody' },
    { id: 'here', name: 'Bob', zone: 'Asia/Seoul', shown: 'acquaintances' },
  ])
})
