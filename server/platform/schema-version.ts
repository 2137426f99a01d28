/**
 * Which schema a database has, and whether this release may work on it. A schema is known by the number of its newest
 * migration. One row (`schema_version`) has that number and the oldest for which a server may be built. Releases from
 * before that row look at Drizzle's table, which is kept.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { schemaVersion } from '../schema/index.ts'
import { bigint, bool, integer, orNull, text } from './kind.ts'
import { statement } from './statement.ts'

/**
 * The oldest schema for which a server may be built to run beside this release on one database. Additive migrations leave it as it is. Who takes away or changes
 * what servers of that schema still use raises it to the number of that migration: those servers stop writing as soon as it is applied.
 */
export const OLDEST_BESIDE = 26

export interface Migration {
  version: number
  /** Its file name without the ending. */
  tag: string
  /** When it was written: by this Drizzle's table knows it. */
  when: number
  hash: string
  statements: readonly string[]
}
const FOLDER = join(import.meta.dirname, '../migrations')
/** By the names of the files: when the first migrations were written. The time of a later one follows from its number. */
const journal = JSON.parse(readFileSync(join(FOLDER, 'journal.json'), 'utf8')) as Record<string, number>
const LATER = 1_795_600_000_000
/** All migrations of this release, the oldest first: the SQL files of the folder, by number. */
export const MIGRATIONS: readonly Migration[] = readdirSync(FOLDER)
  .filter(file => file.endsWith('.sql'))
  .sort()
  .map(file => {
    const tag = file.slice(0, -'.sql'.length)
    const version = Number.parseInt(tag, 10)
    const sql = readFileSync(join(FOLDER, file), 'utf8')
    const hash = createHash('sha256').update(sql).digest('hex')
    const when = journal[tag] ?? LATER + version * 1000
    return { version, tag, when, hash, statements: sql.split('--> statement-breakpoint') }
  })
/** The schema for which this release is built. */
export const SUPPORTED = MIGRATIONS.at(-1)!.version

/** The schema of a database. */
export interface Schema {
  version: number
  /** A server works on it if it is built for this schema or a later one. */
  oldest: number
  /** The hashes of its migrations, in order. */
  migrations: string[]
}

const MADE = statement(
  `select to_regclass('drizzle.__drizzle_migrations') is not null as made, to_regclass('public.schema_version') is not null as told`,
  {},
  { made: bool, told: bool },
)
const APPLIED = statement(
  'select hash, created_at as at from drizzle.__drizzle_migrations order by created_at',
  {},
  { hash: text, at: bigint },
)
const VERSION = statement(
  'select version, oldest from schema_version',
  {},
  { version: schemaVersion.version, oldest: schemaVersion.oldest },
)
/** Reads the schema of a database; undefined where no release of Loggia has made tables yet. */
export async function schemaOf(db: pg.Pool | pg.PoolClient): Promise<Schema | undefined> {
  const { made, told } = await MADE.only(db)
  if (!made) return undefined
  const applied = await APPLIED.all(db)
  if (!applied.length) return undefined
  const migrations = applied.map(r => r.hash)
  const row = told ? await VERSION.first(db) : undefined
  const last = applied.at(-1)!.at
  const unknown = last > MIGRATIONS.at(-1)!.when
  // A later migration that the row does not tell of: nothing is known of it.
  if (unknown && !(row && row.version > SUPPORTED))
    return { version: Number.POSITIVE_INFINITY, oldest: Number.POSITIVE_INFINITY, migrations }
  const version = row?.version ?? MIGRATIONS.findLast(m => m.when <= last)!.version
  return { version, oldest: row?.oldest ?? version, migrations }
}

/** What this release is to a database: `empty` it has no tables; `older`, it is to be migrated; `newer`, this release may not write to it. `beside`: a newer release runs there, and this one may. */
export type Fit = 'empty' | 'older' | 'same' | 'beside' | 'newer'
export const fitOf = (schema: Schema | undefined): Fit =>
  !schema
    ? 'empty'
    : schema.version < SUPPORTED
      ? 'older'
      : schema.version === SUPPORTED
        ? 'same'
        : schema.oldest <= SUPPORTED
          ? 'beside'
          : 'newer'

/** What every server listens to; in words that servers of older releases understand, too: something is otherwise in the whole hall. */
const TELL = statement(`select from pg_notify('loggia', '[["hall",""]]')`)

const MAKE = [
  statement('create schema if not exists drizzle'),
  statement(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  ),
]
const LAST = statement('select max(created_at) as last from drizzle.__drizzle_migrations', {}, { last: orNull(bigint) })
const APPLY = statement('insert into drizzle.__drizzle_migrations (hash, created_at) values ($hash, $when)', {
  hash: text,
  when: bigint,
})
const HAS_VERSION = statement(`select from pg_tables where schemaname = 'public' and tablename = 'schema_version'`)
const SET_VERSION = statement(
  `insert into schema_version (version, oldest) values ($version, $oldest)
   on conflict (one) do update set version = excluded.version, oldest = greatest(schema_version.oldest, excluded.oldest), at = now()`,
  { version: integer, oldest: integer },
)

/** Applies the migrations that are missing, up to a schema, within the transaction of `client`. Servers that run hear of it as soon as that is committed. */
export async function migrate(client: pg.PoolClient, to = SUPPORTED): Promise<void> {
  for (const make of MAKE) await make.run(client)
  const { last } = await LAST.only(client)
  const missing = MIGRATIONS.filter(m => m.when > (last ?? 0) && m.version <= to)
  for (const { statements, hash, when } of missing) {
    for (const text of statements) await client.query(text)
    await APPLY.run(client, { hash, when })
  }
  if (missing.length && (await HAS_VERSION.run(client))) {
    const { version } = missing.at(-1)!
    await SET_VERSION.run(client, { version, oldest: Math.min(OLDEST_BESIDE, version) })
    await TELL.run(client)
  }
}
