/**
 * Personal data: each column has a purpose and a period, each person named in it can be exported and erased, and an
 * open hall says who runs it.
 */
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { Privacy } from '../contract.ts'
import { KEPT } from '../people/privacy/columns.ts'
import { FATES, PERIODS, PURPOSES } from '../people/privacy/words.ts'
import * as schema from '../schema/index.ts'
import { freshDatabase, Guest, hallOf, processOf } from './hall.ts'

const kept = Object.fromEntries(KEPT)
const tables = Object.entries(schema).flatMap(([name, table]) => (is(table, PgTable) ? [{ name, table }] : []))

test('each column has a purpose and a period', async () => {
  expect(Object.keys(kept).sort()).toEqual(tables.map(t => t.name).sort())
  for (const { name, table } of tables)
    expect([name, ...Object.keys(kept[name]!.columns).sort()]).toEqual([
      name,
      ...Object.keys(getTableColumns(table)).sort(),
    ])
  // The schema is what the database has.
  const pool = new pg.Pool({ connectionString: await freshDatabase() })
  const { rows } = await pool.query<{ name: string; n: number }>(
    `select table_name as name, count(*)::int as n from information_schema.columns where table_schema = 'public' group by 1 order by 1`,
  )
  await pool.end()
  expect(rows).toEqual(
    tables
      .map(({ table }) => ({ name: getTableName(table), n: Object.keys(getTableColumns(table)).length }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  )
})

test('of each column that names a person it is said what becomes of it when they are erased, and whose the row is', () => {
  for (const { name, table } of tables) {
    const { persons = {}, own, secret = [], columns } = kept[name]!
    const naming = getTableConfig(table)
      .foreignKeys.map(key => key.reference())
      .filter(key => getTableName(key.foreignTable) === 'people')
      .flatMap(key => key.columns.map(c => Object.entries(getTableColumns(table)).find(([, x]) => x === c)![0]))
    expect([name, Object.keys(persons)]).toEqual([name, expect.arrayContaining(naming)])
    if (naming.length) expect([name, own]).toEqual([name, expect.any(String)])
    for (const column of [...secret, ...(own ? [own] : [])]) expect(columns).toHaveProperty(column)
  }
})

test('the page has every table and column in both languages, and every purpose, period and fate is used', async () => {
  const hall = await hallOf(await freshDatabase())
  const said = new Set<string>()
  for (const lang of ['en', 'ko'] as const) {
    const { body } = await new Guest(hall.url).get<Privacy>(`/api/privacy?lang=${lang}`)
    expect(body.contact).toBe('host@loggia.example')
    expect(body.tables.map(t => t.name).sort()).toEqual(Object.keys(kept).sort())
    for (const { name, kept: groups, title } of body.tables) {
      expect(title).toBe(kept[name]!.title[lang])
      expect(groups.flatMap(g => g.columns).sort()).toEqual(Object.keys(kept[name]!.columns).sort())
      for (const { purpose, period, erased } of groups) {
        said.add(purpose).add(period)
        if (erased) said.add(erased)
      }
    }
  }
  expect([...said].sort()).toEqual(
    [...Object.values({ ...PURPOSES, ...PERIODS, ...FATES })].flatMap(s => [s.en, s.ko]).sort(),
  )
  await hall.close()
})

test('an open hall that is reached by https does not start without CONTACT, and says so in one sentence', async () => {
  const env = { DATABASE_URL: await freshDatabase(), PUBLIC_URL: 'https://play.example' }
  await expect(processOf(env)).rejects.toThrow(/^ended with 1: CONTACT: [^\n]+\n$/)
  const said = await processOf({ ...env, CONTACT: 'https://play.example/about' })
  said.child.kill('SIGTERM')
  expect(await said.ended).toBe(0)
  await expect(processOf({ ...env, CONTACT: 'nobody' })).rejects.toThrow('CONTACT: a mail address')
})
