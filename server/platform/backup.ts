/**
 * The whole database as one file, and back: for the embedded one, whose package brings no pg_dump. A line of JSON for each row, gzipped, read in
 * one transaction, so that it is of one moment though people play on meanwhile. The file holds secrets of running matches: keep it as you keep the database.
 */
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { transaction } from './database.ts'
import { MIGRATIONS, migrate, schemaOf } from './schema-version.ts'

/** How many rows are read, and written, at once. */
const BATCH = 500
const FORMAT = 'loggia-backup 1'

/** The first line of a file. */
interface Head {
  format: string
  /** By which migrations its tables were made, as hashes, and the number of the last one; files of older releases have no number. */
  migrations: string[]
  schema?: number
  /** When it was made, and the people erased until then, by the list; files of older releases say neither. */
  at?: string
  forgotten?: string[]
}
/** Rows by table. */
export type Counts = Record<string, number>

/**
 * Writes a backup of a database as it is, of this release or another, to a file that appears whole or not at all;
 * returns the rows of each table. `forgotten`: the list of erased people, which goes with it.
 */
export async function backup(pool: pg.Pool, file: string, forgotten: readonly string[] = []): Promise<Counts> {
  const counts: Counts = {}
  const half = `${file}.${process.pid}.part`
  try {
    await transaction(pool, async client => {
      await client.query('set transaction isolation level repeatable read, read only')
      await pipeline(
        Readable.from(lines(client, counts, forgotten)),
        createGzip(),
        createWriteStream(half, { mode: 0o600, flush: true }),
      )
    })
    await rename(half, file)
  } finally {
    await rm(half, { force: true })
  }
  return counts
}

async function* lines(client: pg.PoolClient, counts: Counts, forgotten: readonly string[]): AsyncGenerator<string> {
  const schema = await schemaOf(client)
  if (!schema) throw new Error('There is no hall in this database: nothing was saved.')
  const head: Head = {
    ...{ format: FORMAT, migrations: schema.migrations, schema: schema.version, at: new Date().toISOString() },
    forgotten: [...new Set([...forgotten, ...(await erasedIn(client))])].sort(),
  }
  yield `${JSON.stringify(head)}\n`
  for (const table of await tablesOf(client)) {
    counts[table] = 0
    await client.query(`declare dump no scroll cursor for select row_to_json(t)::text as row from "${table}" t`)
    for (
      let rows: { row: string }[];
      (rows = (await client.query<{ row: string }>(`fetch ${BATCH} from dump`)).rows).length;
    ) {
      counts[table] += rows.length
      yield rows.map(({ row }) => `${table}\t${row}\n`).join('')
    }
    await client.query('close dump')
  }
  yield `\t${JSON.stringify(counts)}\n`
}

/** The result of a restore: rows by table; when the file was made, and the people erased until then, if it says so. */
export interface Restored {
  counts: Counts
  at: Date | undefined
  forgotten: readonly string[] | undefined
}
/**
 * Fills an empty database from a file of this release or an older one, all of it or nothing. The tables are those of the file: the next start of a hall brings
 * them up to date. Throws a sentence that says what is wrong.
 */
export async function restore(pool: pg.Pool, file: string): Promise<Restored> {
  return transaction(pool, async client => {
    const counts: Counts = {}
    const reader = linesOf(file)
    const head = readHead((await reader.next()).value)
    if (!head) throw new Error(`${file} is no backup of Loggia.`)
    await makeTables(client, head, file)
    const tables = await tablesOf(client)
    // Rows come table by table, in no order that foreign keys would like; they were checked when they were written.
    await client.query('set local session_replication_role = replica')
    await client.query(`truncate ${tables.map(t => `"${t}"`).join(', ')}`)
    let table = ''
    let rows: string[] = []
    let end: string | undefined
    const write = async () => {
      if (rows.length)
        await client.query(`insert into "${table}" select * from json_populate_recordset(null::"${table}", $1::json)`, [
          `[${rows.join(',')}]`,
        ])
      counts[table] = (counts[table] ?? 0) + rows.length
      rows = []
    }
    for await (const line of reader) {
      const tab = line.indexOf('\t')
      const name = line.slice(0, tab)
      if (!name) {
        end = line.slice(1)
        break
      }
      if (!tables.includes(name)) throw new Error(`${file} has rows of a table "${name}" that there is none of.`)
      if (table && (name !== table || rows.length === BATCH)) await write()
      table = name
      rows.push(line.slice(tab + 1))
    }
    if (table) await write()
    const whole = end === undefined ? {} : (JSON.parse(end) as Counts)
    if (end === undefined || tables.some(t => (whole[t] ?? 0) !== (counts[t] ?? 0)))
      throw new Error(`${file} is not complete: it breaks off, or was changed.`)
    await client.query(SEQUENCES)
    return { counts, at: head.at === undefined ? undefined : new Date(head.at), forgotten: head.forgotten }
  })
}

/** Makes the tables of a file where there are none; else sees that they are the same, and empty. */
async function makeTables(client: pg.PoolClient, { migrations }: Head, file: string): Promise<void> {
  const there = await schemaOf(client)
  const last = MIGRATIONS[migrations.length - 1]
  if (!last || migrations.some((hash, k) => hash !== MIGRATIONS[k]!.hash))
    throw new Error(
      `${file} was made by a newer release of Loggia, or by one that this one does not know. Restore it with that release.`,
    )
  if (!there) return migrate(client, last.version)
  for (const table of ['people', 'matches'])
    if ((await client.query(`select from "${table}" limit 1`)).rowCount)
      throw new Error('This database is not empty. Restore into a new one: set DATA_DIR to another folder.')
  if (there.version !== last.version)
    throw new Error(
      `This database has tables of another release than ${file}. Restore into a new one: set DATA_DIR to another folder.`,
    )
}

/** Erased people, by the database; older ones have no such table. */
async function erasedIn(client: pg.PoolClient): Promise<string[]> {
  if (!(await tablesOf(client)).includes('deletions')) return []
  const { rows } = await client.query<{ person: string }>('select person from deletions where erased is not null')
  return rows.map(r => r.person)
}

/** The lines of a gzipped file, as far as it can be read; what is missing is found by the counts at its end. */
async function* linesOf(file: string): AsyncGenerator<string, undefined> {
  const text = createGunzip()
  pipeline(createReadStream(file), text).catch(() => {
    /* its reader sees the error */
  })
  try {
    yield* createInterface({ input: text })
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code?.startsWith('Z_')) throw error
  }
}

function readHead(line: string | undefined): Head | undefined {
  try {
    const head = JSON.parse(line ?? '') as Head
    return head.format === FORMAT ? head : undefined
  } catch {
    return undefined
  }
}

const tablesOf = async (client: pg.PoolClient): Promise<string[]> =>
  (
    await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    )
  ).rows.map(r => r.name)

/** Numbers that are given one after another go on behind the greatest that was given. */
const SEQUENCES = `do $$ declare c record; begin
  for c in select table_name as t, column_name as c, pg_get_serial_sequence(format('public.%I', table_name), column_name) as s from information_schema.columns where table_schema = 'public' loop
    if c.s is not null then execute format('select setval(%L, coalesce(max(%I), 0) + 1, false) from public.%I', c.s, c.c, c.t); end if;
  end loop; end $$`
