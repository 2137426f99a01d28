/**
 * Which schema a database has, and whether this release may work on it. A schema is known by the number of its newest
 * migration. One row (`schema_version`) has that number and the oldest for which a server may be built. Releases from
 * before that row look at Drizzle's table, which is kept.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { readMigrationFiles } from '../schema/drizzle.ts'

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
const journal = JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8')) as {
  entries: { idx: number; tag: string }[]
}
/** All migrations of this release, the oldest first. */
export const MIGRATIONS: readonly Migration[] = readMigrationFiles({ migrationsFolder: FOLDER }).map(
  ({ sql, hash, folderMillis }, k) => ({
    ...{ version: journal.entries[k]!.idx, tag: journal.entries[k]!.tag },
    ...{ when: folderMillis, hash, statements: sql },
  }),
)
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

/** Reads the schema of a database; undefined where no release of Loggia has made tables yet. */
export async function schemaOf(db: pg.Pool | pg.PoolClient): Promise<Schema | undefined> {
  const {
    rows: [found],
  } = await db.query<{ made: boolean; told: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as made, to_regclass('public.schema_version') is not null as told`,
  )
  if (!found!.made) return undefined
  const { rows } = await db.query<{ hash: string; at: string }>(
    'select hash, created_at as at from drizzle.__drizzle_migrations order by created_at',
  )
  if (!rows.length) return undefined
  const migrations = rows.map(r => r.hash)
  const row = found!.told
    ? (await db.query<{ version: number; oldest: number }>('select version, oldest from schema_version')).rows[0]
    : undefined
  const last = Number(rows.at(-1)!.at)
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
const TELL = `select pg_notify('loggia', '[["hall",""]]')`

/** Applies the migrations that are missing, up to a schema, within the transaction of `client`. Servers that run hear of it as soon as that is committed. */
export async function migrate(client: pg.PoolClient, to = SUPPORTED): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  const missing = MIGRATIONS.filter(m => m.when > Number(rows[0]!.last ?? 0) && m.version <= to)
  for (const { statements, hash, when } of missing) {
    for (const statement of statements) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, when])
  }
  const { rowCount } = await client.query(
    `select from pg_tables where schemaname = 'public' and tablename = 'schema_version'`,
  )
  if (rowCount && missing.length) {
    await client.query(
      `insert into schema_version (version, oldest) values ($1, $2)
       on conflict (one) do update set version = excluded.version, oldest = greatest(schema_version.oldest, excluded.oldest), at = now()`,
      [missing.at(-1)!.version, Math.min(OLDEST_BESIDE, missing.at(-1)!.version)],
    )
    await client.query(TELL)
  }
}
