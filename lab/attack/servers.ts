/** Halls as processes of their own, to be killed and cut off. */
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')
/** So that the many processes need not be compiled each time. */
const CACHE = join(root, 'node_modules/.cache/node')
/** How long a server may take to open; a loaded machine is slow. */
const PATIENCE = 120_000

export class Server {
  readonly url: string
  readonly child: ChildProcess
  /** All that it wrote. */
  readonly said: () => string
  readonly ended: Promise<number | null>

  private constructor(url: string, child: ChildProcess, said: () => string, ended: Promise<number | null>) {
    this.url = url
    this.child = child
    this.said = said
    this.ended = ended
  }

  get runs(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null
  }

  /** Starts a hall, of this release or of another checkout; it is open when this resolves. Rejects with what it said when it ends before. */
  static start(env: Record<string, string>, checkout = root): Promise<Server> {
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: checkout,
      stdio: 'pipe',
      env: { PATH: process.env.PATH!, PORT: '0', RATE_LIMIT: 'off', NODE_COMPILE_CACHE: CACHE, ...env },
    })
    let said = ''
    const ended = new Promise<number | null>(resolve => child.on('exit', resolve))
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        child.kill('SIGKILL')
      }, PATIENCE)
      for (const stream of [child.stdout!, child.stderr!])
        stream.on('data', chunk => {
          said += chunk
          const url = /Loggia is open: (\S+)/.exec(said)?.[1]
          if (!url) return
          clearTimeout(late)
          resolve(new Server(url, child, () => said, ended))
        })
      ended.then(code => reject(new Error(`a server ended with ${code}: ${said}`)))
    })
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.child.kill(signal)
    await this.ended
  }
}

/** A data folder of a drill; its embedded database is stopped and the folder removed at the end. */
export class Folder {
  readonly path = mkdtempSync(join(tmpdir(), 'loggia-drill-'))
  // Else, as root, the database would live elsewhere.
  constructor() {
    chmodSync(this.path, 0o755)
  }

  get #pidFile(): string[] | undefined {
    const file = join(this.path, 'postgres/postmaster.pid')
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : undefined
  }
  /** The embedded database of the server that runs on this folder. */
  get postmaster(): number {
    return Number(this.#pidFile?.[0])
  }
  /** Where others reach it. */
  get databaseUrl(): string {
    const [, , , port, socket] = this.#pidFile!
    return `postgresql://loggia@${encodeURIComponent(socket!)}:${port}/postgres`
  }

  /** All that its database wrote into its log. */
  get log(): string {
    const own = join(this.path, 'postgres/log')
    return [join(this.path, 'postgres.log'), ...(existsSync(own) ? readdirSync(own).map(name => join(own, name)) : [])]
      .filter(existsSync)
      .map(file => readFileSync(file, 'utf8'))
      .join('')
  }

  async remove(): Promise<void> {
    const pid = this.postmaster
    if (pid) {
      try {
        process.kill(pid, 'SIGQUIT')
      } catch {
        /* it has ended already */
      }
    }
    while (pid && this.postmaster === pid && runs(pid)) await rest(20)
    rmSync(this.path, { recursive: true, force: true })
  }
}

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
