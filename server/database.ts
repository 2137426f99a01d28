/** The connection to the database, embedded or not, with its tables up to date. */
import { drizzle, migrate, readMigrationFiles } from './drizzle.ts'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from './config.ts'
import { startPostgres } from './postgres.ts'
import * as schema from './schema.ts'

export interface Database {
  pool: pg.Pool
  /** How others connect to the same database. */
  connection: pg.ClientConfig
  /** Where it is, in a word for people; without a password. */
  where: string
  /** Settles when the embedded one ends without being told to. */
  lost: Promise<void>
  close(): Promise<void>
}

/** Key of the lock under which one server at a time brings the tables up to date. */
const MIGRATING = 7_105_645

/** Opens the database of a configuration: starts the embedded one if none is named, and applies the migrations that are missing. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'pool'>,
  onError: (error: Error) => void,
): Promise<Database> {
  const embedded = config.databaseUrl ? undefined : await startPostgres(config.dataDir)
  const connection: pg.ClientConfig = embedded?.connection ?? {
    connectionString: config.databaseUrl!,
    application_name: `loggia ${process.pid}`,
  }
  const pool = new pg.Pool({ ...connection, max: config.pool, connectionTimeoutMillis: 10_000 })
  let closing = false
  pool.on('error', error => {
    if (!closing) onError(error)
  })
  // A connection may be cut while somebody works with it: their query fails and says so. Without a listener the process would end.
  pool.on('connect', client => {
    client.on('error', () => {
      /* whoever has it hears it from their query, else the pool from an idle one */
    })
  })
  const close = async () => {
    closing = true
    await pool.end()
    await embedded?.stop()
  }
  try {
    await update(pool)
  } catch (error) {
    await close()
    throw new Error(
      `${embedded ? 'The embedded database' : 'The database of DATABASE_URL'} can't be used: ${said(error)}.${embedded ? '' : ' See that it runs and that DATABASE_URL is right.'}`,
      { cause: error },
    )
  }
  const lost =
    embedded?.lost ??
    new Promise<void>(() => {
      /* another's care */
    })
  return {
    pool,
    connection,
    lost,
    where: embedded
      ? `embedded in ${config.dataDir}${embedded.leftOver ? ', left over by a killed server' : ''}`
      : 'DATABASE_URL',
    close,
  }
}

/** What an error says; one of several tries (localhost has two addresses) says nothing itself. */
const said = (error: unknown): string =>
  error instanceof AggregateError
    ? [...new Set(error.errors.map(said))].join(', ')
    : (error as Error).message.startsWith('Failed query') && (error as Error).cause
      ? said((error as Error).cause)
      : (error as Error).message

const update = (pool: pg.Pool) =>
  alone(pool, async client => {
    const known = readMigrationFiles(FOLDER),
      applied = await appliedLast(client)
    if (applied > known.at(-1)!.folderMillis)
      throw new Error('a newer release of Loggia has worked on it, and this one would not understand what that wrote')
    await migrate(drizzle(client, { schema }), FOLDER)
  })
const FOLDER = { migrationsFolder: join(import.meta.dirname, 'migrations') }

/** Of the newest migration that the database has seen, when it was made; 0 of a new one. */
async function appliedLast(client: pg.PoolClient): Promise<number> {
  const there = await client.query(
    `select from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  )
  if (!there.rowCount) return 0
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]!.last ?? 0)
}

/** Runs `act` while no other server does: they all bring the same tables up to date. */
export async function alone(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<unknown>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATING])
    await act(client)
    await client.query('select pg_advisory_unlock($1)', [MIGRATING])
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** Classes of errors (SQLSTATE) that say: the connection is gone, there are no more of them, or the server is going down. */
const GONE = /^(08|53|57P)/
/** What the driver says when a connection ended under it or none came about; it has no codes for these. */
const ENDED = /^Connection terminated|timeout exceeded when trying to connect|not queryable/
/** Whether an error means that the database can't be reached just now, and not that it disliked what was asked. */
export function isCut(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (
    (typeof code === 'string' && (GONE.test(code) || /^E(CONN|PIPE|NOENT|TIMEDOUT|HOSTUNREACH)/.test(code))) ||
    ENDED.test(error.message) ||
    isCut(error.cause)
  )
}

/** Whether the database refused a text for its characters: U+0000, or bytes that are none. */
export function isUnstorable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return code === '22021' || code === '22P05' || isUnstorable(error.cause)
}

/** Runs `act` in one transaction. */
export async function transaction<X>(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<X>): Promise<X> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await act(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // A connection that can't even roll back is thrown away.
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    )
    throw error
  }
}
