/** The connection to the database, embedded or not: with its tables up to date for a server, and as it is for tools. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from './config.ts'
import { bigint } from './kind.ts'
import { runningPostgres, startPostgres } from './postgres.ts'
import { fitOf, migrate, type Schema, schemaOf } from './schema-version.ts'
import { statement } from './statement.ts'

export interface Database {
  pool: pg.Pool
  /** How others connect to the same database. */
  connection: pg.ClientConfig
  /** Where it is, in a word for people; without a password. */
  where: string
  /** Settles when the embedded one ends without being told to. */
  lost: Promise<void>
  /** From now on the database refuses whatever is written by way of the pool; a transaction that has begun goes on. */
  readOnly(): void
  close(): Promise<void>
}
type Place = Pick<Config, 'databaseUrl' | 'dataDir' | 'pool'>
type OnError = (error: Error) => void

/** Key of the lock under which one server at a time brings the tables up to date. */
const MIGRATING = 7_105_645
const LOCK = statement('select from pg_advisory_lock($key)', { key: bigint })
const UNLOCK = statement('select from pg_advisory_unlock($key)', { key: bigint })
const READ_ONLY = statement('set default_transaction_read_only = on')
const BEGIN = statement('begin')
const COMMIT = statement('commit')
const ROLLBACK = statement('rollback')

/** Opens the database of a configuration for a server: starts the embedded one if none is named, and applies the migrations that are missing. */
export async function openDatabase(config: Place, onError: OnError): Promise<Database> {
  const database = await connect(config, onError)
  await within(database, config, () => update(database.pool))
  return database
}

/** Opens the database of a configuration as it is, for tools: beside a hall that has it open, and without a migration. */
export async function openAsItIs(config: Place, onError: OnError): Promise<Database & { schema: Schema | undefined }> {
  const running = config.databaseUrl ? undefined : await runningPostgres(config.dataDir)
  if (!config.databaseUrl && !running && !existsSync(join(config.dataDir, 'postgres')))
    throw new Error(`There is no hall in ${config.dataDir}. Set DATA_DIR or DATABASE_URL to where it is.`)
  return openToRestore({ ...config, ...(running && { databaseUrl: running }) }, onError)
}

/** As `openAsItIs`, but creates the embedded database if it is missing. */
export async function openToRestore(
  config: Place,
  onError: OnError,
): Promise<Database & { schema: Schema | undefined }> {
  const database = await connect(config, onError)
  return { ...database, schema: await within(database, config, () => schemaOf(database.pool)) }
}

/** Does something with a database that was just opened; where that fails it is closed, and the error says whose database it was. */
async function within<X>(database: Database, { databaseUrl }: Place, act: () => Promise<X>): Promise<X> {
  try {
    return await act()
  } catch (error) {
    await database.close()
    throw new Error(
      `${databaseUrl ? 'The database of DATABASE_URL' : 'The embedded database'} can't be used: ${said(error)}.${databaseUrl && !(error instanceof NewerSchema) ? ' See that it runs and that DATABASE_URL is right.' : ''}`,
      { cause: error },
    )
  }
}

async function connect(config: Place, onError: OnError): Promise<Database> {
  const embedded = config.databaseUrl ? undefined : await startPostgres(config.dataDir)
  const connection: pg.ClientConfig = embedded?.connection ?? {
    connectionString: config.databaseUrl!,
    application_name: `loggia ${process.pid}`,
  }
  const pool = new pg.Pool({ ...connection, max: config.pool, connectionTimeoutMillis: 10_000 })
  const clients = new Set<pg.PoolClient>()
  let closing = false
  let refusing = false
  pool.on('error', error => {
    if (!closing) onError(error)
  })
  const refuse = (client: pg.PoolClient) => {
    READ_ONLY.run(client).catch(() => {
      /* it was cut, and writes nothing any more */
    })
  }
  // A connection may be cut while somebody works with it: their query fails and says so. Without a listener the process would end.
  pool.on('connect', client => {
    client.on('error', () => {
      /* a client hears it from its query, the pool from an idle one */
    })
    clients.add(client)
    if (refusing) refuse(client)
  })
  pool.on('remove', client => clients.delete(client))
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
    readOnly() {
      refusing = true
      for (const client of clients) refuse(client)
    },
    async close() {
      closing = true
      await pool.end()
      await embedded?.stop()
    },
  }
}

/** What an error says; one of several tries (localhost has two addresses) says nothing itself. */
const said = (error: unknown): string =>
  error instanceof AggregateError ? [...new Set(error.errors.map(said))].join(', ') : (error as Error).message

/** A newer release has migrated the database, and this one may not work on it. */
class NewerSchema extends Error {}
const update = (pool: pg.Pool) =>
  alone(pool, async client => {
    const schema = await schemaOf(client)
    const fit = fitOf(schema)
    if (fit === 'newer')
      throw new NewerSchema(
        `a newer release of Loggia has worked on it (schema ${schema!.version}), and this one would not understand what that wrote. Start that release again; or go back to this one with the backup that was made before the upgrade`,
      )
    if (fit !== 'empty' && fit !== 'older') return
    await BEGIN.run(client)
    await migrate(client)
    await COMMIT.run(client)
  })

/** Runs `act` while no other server does: they all bring the same tables up to date. */
export async function alone(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<unknown>): Promise<void> {
  const client = await pool.connect()
  try {
    await LOCK.run(client, { key: MIGRATING })
    await act(client)
    await UNLOCK.run(client, { key: MIGRATING })
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
    await BEGIN.run(client)
    const result = await act(client)
    await COMMIT.run(client)
    client.release()
    return result
  } catch (error) {
    // A connection that can't even roll back is thrown away.
    await ROLLBACK.run(client).then(
      () => client.release(),
      () => client.release(true),
    )
    throw error
  }
}
