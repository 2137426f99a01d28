// `npm start`: everything that a fresh clone needs, then the hall. Runs with any Node >= 20; the hall itself with the pinned one.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { node, ready, root, run } from './ready.mjs'

process.chdir(root)
ready()
if (!built()) {
  console.log('Building the web …')
  if (run('npm', ['run', '-s', 'build', '-w', 'web']) !== 0) process.exit(1)
}

const hall = spawn(node, ['server/main.ts'], {
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => hall.kill(signal))
hall.on('exit', code => process.exit(code ?? 1))

/** Whether the built web is younger than all that it is made of. */
function built() {
  const page = ['web/build/200.html', 'web/build/index.html'].find(existsSync)
  if (!page) return false
  const since = statSync(page).mtimeMs
  const other = /\/(node_modules|build|\.svelte-kit|test)$|\.test\.ts$/
  const newer = folder =>
    readdirSync(folder, { withFileTypes: true }).some(entry => {
      const path = `${folder}/${entry.name}`
      if (other.test(path)) return false
      return entry.isDirectory() ? newer(path) : statSync(path).mtimeMs > since
    })
  return !['core', 'games', 'bots', 'web'].some(newer)
}
