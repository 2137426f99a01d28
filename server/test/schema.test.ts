/** O4, O5: nothing but the start of a hall changes the schema; and a server that a newer release has left behind says so and writes nothing. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { admin } from '../hall/command.ts'
import { backupCommand } from '../admin/backup-command.ts'
import { openAsItIs, openDatabase } from '../platform/database.ts'
import { MIGRATIONS, migrate, OLDEST_BESIDE, schemaOf, SUPPORTED } from '../platform/schema-version.ts'
import { freshDatabase, Guest, hallOf } from './hall.ts'

const folder = mkdtempSync(join(tmpdir(), 'loggia-schema-'))
afterAll(() => rmSync(folder, { recursive: true }))
const fail = (error: Error): never => {
  throw error
}
const placeOf = (databaseUrl: string) => ({ databaseUrl, dataDir: folder, pool: 2 })
async function withPool<X>(url: string, act: (pool: pg.Pool) => Promise<X>): Promise<X> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    return await act(pool)
  } finally {
    await pool.end()
  }
}
const versionOf = (url: string) => withPool(url, async pool => (await schemaOf(pool))?.version)
/** A database as an older release left it, with one person. */
async function older(version: number): Promise<string> {
  const url = await freshDatabase({ empty: true })
  await withPool(url, async pool => {
    const client = await pool.connect()
    await migrate(client, version)
    await client.query(`insert into people (id, name) values ('old-person', 'Olga')`)
    client.release()
  })
  return url
}
/** What a newer release does to a database in one transaction, and tells the servers that run. */
const migrateFurther = (url: string, oldest: number, change = '') =>
  withPool(url, pool =>
    pool.query(
      `begin; ${change}; update schema_version set version = 9999, oldest = ${oldest}; insert into drizzle.__drizzle_migrations (hash, created_at) values ('next', 9999999999999);
       select pg_notify('loggia', '[["hall",""]]'); commit`,
    ),
  )

test('the database says which schema it has, as releases before this one look for it as well', async () => {
  await withPool(await freshDatabase(), async pool => {
    expect((await pool.query('select version, oldest from schema_version')).rows).toEqual([
      { version: SUPPORTED, oldest: OLDEST_BESIDE },
    ])
    expect((await pool.query('select max(created_at)::text as last from drizzle.__drizzle_migrations')).rows).toEqual([
      { last: String(MIGRATIONS.at(-1)!.when) },
    ])
  })
  expect(MIGRATIONS.map(m => m.version)).toEqual(MIGRATIONS.map(m => m.version).toSorted((a, b) => a - b))
  for (const { version, tag } of MIGRATIONS) expect(Number(tag.slice(0, 4))).toBe(version)
})

// Expand and contract: a server built for schema OLDEST_BESIDE runs on with every later migration.
test('no migration takes away what a server may still use that is said to run beside this release', () => {
  const contracts =
    /\bdrop (table|column|type)\b|\brename\b|\balter column "?\w+"? (set data )?type\b|\bset not null\b|\badd column (?!.*\bdefault\b).*\bnot null\b/i
  expect('ALTER TABLE "a" DROP COLUMN "b"').toMatch(contracts)
  expect('ALTER TABLE "a" ADD COLUMN "b" text NOT NULL').toMatch(contracts)
  expect(`ALTER TABLE "a" ADD COLUMN "b" text DEFAULT '' NOT NULL`).not.toMatch(contracts)
  const wrong = MIGRATIONS.filter(m => m.version > OLDEST_BESIDE && m.statements.some(sql => contracts.test(sql)))
  expect(wrong.map(m => `${m.tag}: raise OLDEST_BESIDE to ${m.version}, or make it additive`)).toEqual([])
})

test('a backup of an older release’s database is of that schema and leaves it so; restored it is that, and a start upgrades it', async () => {
  for (const version of [1, 24]) {
    const url = await older(version)
    const env = { DATABASE_URL: url, INIT_CWD: folder, FORGOTTEN_LIST: join(folder, `list ${version}`) }
    const file = `old-${version}.gz`
    expect(await backupCommand(['backup', file], env)).toContain(
      `1 people (schema ${version}; this release has ${SUPPORTED})`,
    )
    expect(await versionOf(url)).toBe(version)
    await expect(admin(['state'], env)).rejects.toThrow(/older release.*npm run backup.*start the hall/)
    expect(await versionOf(url)).toBe(version)
    const fresh = await freshDatabase({ empty: true })
    expect(await backupCommand(['restore', file], { ...env, DATABASE_URL: fresh })).toMatch(/^restored: .*\b1 people/)
    expect(await versionOf(fresh)).toBe(version)
    await (await openDatabase(placeOf(fresh), fail)).close()
    expect(await versionOf(fresh)).toBe(SUPPORTED)
    expect((await withPool(fresh, pool => pool.query('select name from people'))).rows).toEqual([{ name: 'Olga' }])
    // Into tables of this release it does not go.
    await expect(backupCommand(['restore', file], { ...env, DATABASE_URL: await freshDatabase() })).rejects.toThrow(
      'tables of another release',
    )
  }
})

test('where there is no hall the commands say so, and make none', async () => {
  const empty = await freshDatabase({ empty: true })
  const nowhere = { DATA_DIR: join(folder, 'nowhere'), INIT_CWD: folder }
  for (const act of [
    (env: Record<string, string>) => admin(['state'], env),
    (env: Record<string, string>) => backupCommand(['backup', 'none.gz'], env),
  ]) {
    await expect(act({ DATABASE_URL: empty, INIT_CWD: folder })).rejects.toThrow('There is no hall in this database')
    await expect(act(nowhere)).rejects.toThrow(`There is no hall in ${nowhere.DATA_DIR}`)
  }
  expect(await versionOf(empty)).toBeUndefined()
})

test('the list of the forgotten goes with a backup; where it is missing a restore warns', async () => {
  const url = await freshDatabase()
  const list = join(folder, 'list')
  const env = { DATABASE_URL: url, INIT_CWD: folder, FORGOTTEN_LIST: list }
  writeFileSync(list, 'by-the-list\n')
  await withPool(url, pool =>
    pool.query(`insert into deletions (person, by, due, erased) values ('by-the-database', 'self', now(), now())`),
  )
  await backupCommand(['backup', 'with.gz'], env)
  const restoreTo = async (file: string, forgotten: string) =>
    backupCommand(['restore', file], {
      ...env,
      DATABASE_URL: await freshDatabase({ empty: true }),
      FORGOTTEN_LIST: join(folder, forgotten),
    })
  expect(await restoreTo('with.gz', 'list')).not.toContain('Warning')
  expect(await restoreTo('with.gz', 'new list')).toMatch(/Warning: there is no list .* after this backup was made \(20/)
  // What the backup carries is the list from then on.
  for (const file of ['list', 'new list'])
    expect(readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean).sort()).toEqual([
      'by-the-database',
      'by-the-list',
    ])
  // A file of an older release carries none.
  const [head, ...rest] = gunzipSync(readFileSync(join(folder, 'with.gz')))
    .toString()
    .split('\n')
  const { forgotten: _, at: __, schema: ___, ...oldHead } = JSON.parse(head!)
  writeFileSync(join(folder, 'without.gz'), gzipSync([JSON.stringify(oldHead), ...rest].join('\n')))
  expect(await restoreTo('without.gz', 'third list')).toMatch(/Warning: there is no list .*carries no list/s)
})

test('NEVER does a server write to tables that a newer release has changed: it is not ready, and says why', async () => {
  const url = await freshDatabase()
  const hall = await hallOf(url)
  const ann = await Guest.named(hall, 'Ann')
  const { id } = await ann.table({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'me' }] })
  const ready = async () => {
    const { status, body } = await ann.get('/healthz')
    return [status, body.error?.code]
  }
  // A release that this one may run beside.
  await migrateFurther(url, SUPPORTED, 'alter table matches add column news text')
  expect((await ann.playOne(id)).status).toBe(200)
  expect(await ready()).toEqual([200, undefined])
  const beside = await hallOf(url)
  expect((await new Guest(beside.url).get('/healthz')).status).toBe(200)
  await beside.close()
  // And one that it may not.
  const { seq, legal } = await ann.state(id)
  const move = { seq, move: legal[0]!.move, seat: legal[0]!.seat }
  await migrateFurther(url, 9999, 'alter table moves rename column word to words')
  const refused = await ann.post(`/api/matches/${id}/moves`, move)
  expect([refused.status, refused.body.error.code, refused.headers.get('retry-after')]).toEqual([
    503,
    'newer-release',
    '5',
  ])
  await expect.poll(ready).toEqual([503, 'newer-release'])
  expect((await ann.get('/livez')).status).toBe(200)
  for (const [method, path, sent] of [
    ['POST', '/api/session', { name: 'Bob' }],
    ['POST', `/api/matches/${id}/talk`, { text: 'hello' }],
    ['POST', '/api/matches', { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] }],
  ] as const)
    expect([path, (await new Guest(hall.url).send(method, path, sent)).status]).toEqual([path, 503])
  await hall.close()
  // A start says it in a sentence, and how to go back.
  await expect(hallOf(url)).rejects.toThrow(
    /newer release of Loggia.*schema 9999.*backup that was made before the upgrade/,
  )
})

test('what a server that is left behind does beside all requests writes nothing either', async () => {
  const database = await openDatabase(placeOf(await freshDatabase()), fail)
  const write = () =>
    database.pool.query(`insert into hall (key, value) values ('mode', '"open"') on conflict do nothing`)
  const held = await database.pool.connect()
  await held.query('begin')
  await write()
  database.readOnly()
  // What had begun is done; nothing new is, on connections from before and on new ones.
  await held.query(`insert into hall (key, value) values ('banner', 'null')`)
  await held.query('commit')
  held.release()
  for (let k = 0; k < 4; k++) await expect(write()).rejects.toThrow('read-only')
  await Promise.all([1, 2, 3].map(() => expect(write()).rejects.toThrow('read-only')))
  expect((await database.pool.query('select key from hall order by key')).rows).toEqual([
    { key: 'banner' },
    { key: 'mode' },
  ])
  await database.close()
})

test('tools open a database as it is', async () => {
  const url = await older(24)
  const database = await openAsItIs(placeOf(url), fail)
  expect(database.schema?.version).toBe(24)
  await database.close()
  expect(await versionOf(url)).toBe(24)
})
