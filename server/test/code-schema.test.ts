/**
 * The tables in code are the tables of the migrated database. The test makes both in PostgreSQL and compares what PostgreSQL says of them, so that
 * two spellings of one default or one condition are the same.
 */
import { is, SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgDialect, PgTable, pgTable, text } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import * as schema from '../schema/index.ts'
import { freshDatabase } from './hall.ts'

const dialect = new PgDialect()
const tables = Object.values(schema).filter(table => is(table, PgTable))

/** A piece of SQL as text. In an index, a column stands without its table. */
const written = (sql: SQL): string => dialect.sqlToQuery(sql.inlineParams()).sql.replaceAll(/"\w+"\.(?="\w+")/g, '')
const quoted = (columns: readonly { name: string }[]): string => columns.map(c => `"${c.name}"`).join(', ')

function defaultOf(column: PgColumn): string {
  if (column.default === undefined) return ''
  if (is(column.default, SQL)) return ` default ${written(column.default)}`
  const value = column.mapToDriverValue(column.default)
  if (typeof value === 'number') return ` default ${value}`
  return ` default '${String(value).replaceAll("'", "''")}'`
}
/** The statements that make a table of the code, first without what refers to other tables. */
function made(table: PgTable): { create: string[]; refer: string[] } {
  const { name, columns, primaryKeys, foreignKeys, indexes, checks, uniqueConstraints } = getTableConfig(table)
  const keys = primaryKeys.map(key => `, primary key (${quoted(key.columns)})`)
  const uniques = [
    ...uniqueConstraints.map(u => quoted(u.columns)),
    ...columns.filter(c => c.isUnique).map(c => `"${c.name}"`),
  ].map(of => `, unique (${of})`)
  const rules = checks.map(c => `, check (${written(c.value)})`)
  const parts = columns.map(
    c =>
      `"${c.name}" ${c.getSQLType()}${defaultOf(c)}${c.notNull ? ' not null' : ''}${c.primary ? ' primary key' : ''}`,
  )
  return {
    create: [
      `create table "${name}" (${parts.join(', ')}${[...keys, ...uniques, ...rules].join('')})`,
      ...indexes.map(({ config }) => {
        const on = config.columns.map(c => {
          if (is(c, SQL)) return written(c)
          const { name: of, indexConfig } = c as PgColumn & { indexConfig?: { order?: string; opClass?: string } }
          return `"${of}" ${indexConfig?.opClass ?? ''}${indexConfig?.order === 'desc' ? ' desc' : ''}`
        })
        const storage = config.with
          ? ` with (${Object.entries(config.with).map(([key, value]) => `${key} = ${value}`)})`
          : ''
        const where = config.where ? ` where ${written(config.where)}` : ''
        return `create ${config.unique ? 'unique ' : ''}index "${config.name}" on "${name}" using ${config.method ?? 'btree'} (${on.join(', ')})${storage}${where}`
      }),
    ],
    refer: foreignKeys.map(key => {
      const { columns: from, foreignTable, foreignColumns } = key.reference()
      const rule = (on: string, act?: string) => (act ? ` on ${on} ${act}` : '')
      return `alter table "${name}" add foreign key (${quoted(from)}) references "${getTableConfig(foreignTable).name}" (${quoted(foreignColumns)})${rule('delete', key.onDelete)}${rule('update', key.onUpdate)}`
    }),
  }
}

/** All that PostgreSQL says of the tables of a database, a line for each column, constraint and index. */
const SAID = `
select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end
  || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') as line
from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
union all
select conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
union all
select i.indexdef from pg_indexes i join pg_class c on c.relname = i.indexname
where i.schemaname = 'public' and not exists (select from pg_constraint k where k.conindid = c.oid) order by 1`

async function said(statements: readonly string[], empty: boolean): Promise<string[]> {
  const client = new pg.Client({ connectionString: await freshDatabase({ empty }) })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
    return (await client.query<{ line: string }>(SAID)).rows.map(r => r.line)
  } finally {
    await client.end()
  }
}
const saidOf = (all: readonly PgTable[]) => {
  const both = all.map(made)
  return said([...both.flatMap(t => t.create), ...both.flatMap(t => t.refer)], true)
}

let ofCode: string[]
beforeAll(async () => {
  ofCode = await saidOf(tables)
})

test('the tables in code are those of the migrated database: columns, types, defaults, keys and indexes', async () => {
  expect(tables.length).toBeGreaterThan(30)
  expect(ofCode).toEqual(await said([], false))
})

test.each([
  ['a column more', 'alter table people add column planted text'],
  ['a column less', 'alter table people drop column name cascade'],
  ['another type', 'alter table rooms alter column host type varchar(9)'],
  ['another nullability', 'alter table people alter column name drop not null'],
  ['another default', `alter table people alter column name set default 'planted'`],
  ['an index more', 'create index planted on people (name)'],
])('it finds %s', async (_, planted) => {
  expect(ofCode).not.toEqual(await said([planted], false))
})

test('it finds a table that has no migration', async () => {
  const more = [...tables, pgTable('planted', { id: text().primaryKey() })]
  expect(await saidOf(more)).not.toEqual(await said([], false))
})
