// What every command of the project needs first: the dependencies of the lock file, and the pinned Node. Runs on any Node >= 20.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')
/** The Node that package.json pins. */
export const node = join(bin, 'node')
/** The environment in which `node`, `tsc`, `vitest` … are the project's own. The compiler of types, a Go program, sees to its memory less often. */
export const env = { GOGC: '400', ...process.env, PATH: `${bin}:${process.env.PATH}` }

/** Installs what the lock file names unless that has been done. Ends the process when npm fails. */
export function ready() {
  if (installed()) return
  console.log('Installing dependencies …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Whether every package of the lock file is there in its version. (Times say nothing: git and npm write both files when they like.) */
function installed() {
  const packages = file => JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  const done = 'node_modules/.package-lock.json'
  if (!existsSync(join(root, done)) || !existsSync(node)) return false
  const here = packages(done)
  return Object.entries(packages('package-lock.json')).every(
    ([path, p]) => !path || p.optional || p.link || here[path]?.version === p.version,
  )
}

/** Runs a program of the project; its exit status. */
export function run(command, args, more = {}) {
  return spawnSync(command, args, { cwd: root, env, stdio: 'inherit', ...more }).status ?? 1
}

/** Runs a program of the project beside others; its exit status, and all that it said, unless it says so itself (`inherit`). */
export function runAside(command, args, output = 'pipe') {
  return new Promise(resolve => {
    let said = ''
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', output, output] })
    const hear = chunk => {
      said += chunk
    }
    child.stdout?.setEncoding('utf8').on('data', hear)
    child.stderr?.setEncoding('utf8').on('data', hear)
    child.on('error', error => resolve({ status: 1, said: String(error) }))
    child.on('close', status => resolve({ status: status ?? 1, said }))
  })
}
