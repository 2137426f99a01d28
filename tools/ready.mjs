// What every command of the project needs first: the dependencies of the lock file, and the pinned Node. Runs on any Node >= 20.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')
/** The Node that package.json pins. */
export const node = join(bin, 'node')
/** The environment in which `node`, `tsc`, `vitest` … are the project's own. */
export const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` }

/** Installs what the lock file names unless that has been done. Ends the process when npm fails. */
export function ready() {
  const done = join(root, 'node_modules', '.package-lock.json')
  if (existsSync(done) && existsSync(node) && statSync(done).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs) return
  console.log('Installing dependencies …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs a program of the project; its exit status. */
export function run(command, args, more = {}) {
  return spawnSync(command, args, { cwd: root, env, stdio: 'inherit', ...more }).status ?? 1
}
