/**
 * A sixth game, as CONTRIBUTING.md has it made: in a copy of the repository, by its commands alone. Nightly its page is
 * built, too, and a match is played there to its end.
 */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { GAMES } from '@loggia/games'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openBrowser, openHall, visit } from './hall.ts'
import { ALL, begin, byClicks, match, playOn } from './play.ts'

// It builds the page.
vi.setConfig({ testTimeout: 600_000 })

const root = resolve(import.meta.dirname, '..')
let copy: string
const run = (...[command, ...args]: [string, ...string[]]) =>
  execFileSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, PATH: `${join(copy, 'node_modules/.bin')}:${process.env['PATH']}` },
  })

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'loggia-new-game-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split(
    '\n',
  )
  for (const file of files.filter(file => file && existsSync(join(root, file)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  // The packages are those of this repository; its own workspaces are the copy's.
  const modules = join(copy, 'node_modules')
  mkdirSync(join(modules, '@loggia'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!['@loggia', '.cache', '.vite'].includes(name))
      symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const name of readdirSync(join(root, 'node_modules/@loggia')))
    symlinkSync(join('../..', name), join(modules, '@loggia', name))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test.each([
  ['', 'which id?'],
  ['Chess', 'small letters'],
  ['ostia', 'games/ostia exists already'],
  ['tiletum', 'games/tiletum exists already'],
  ['new', 'word of the code'],
  ['game', 'word of the code'],
])('no game can be made of the id “%s”, and a sentence says why', (id, why) => {
  let said = ''
  try {
    run('node', 'tools/new-game.mjs', id)
  } catch (error) {
    said = (error as { stderr: string }).stderr
  }
  expect(said).toContain(why)
})

test('what CONTRIBUTING.md has one do makes a game that keeps all laws; nightly it is played to its end', async () => {
  expect(run('npm', 'run', '-s', 'new-game', 'lanterns')).toContain('npm start')
  // What the text shows of a file is what stands in it.
  const blocks = [...readFileSync(join(copy, 'CONTRIBUTING.md'), 'utf8').matchAll(/```ts (games\/\S+)\n([\s\S]*?)```/g)]
  expect(blocks.length).toBeGreaterThan(1)
  for (const [, file, code] of blocks) expect(readFileSync(join(copy, file!), 'utf8'), file).toContain(code)
  // What the house asks of every game it keeps from the beginning: documents, walls, lists.
  run('git', 'init', '-q')
  run('vitest', 'run', 'test/documents.test.ts', 'test/walls.test.ts', 'test/gather.test.ts')
  // From here on it is alone in its hall: nothing needs the other games, and they are checked, tried and built before all tests.
  const list = join(copy, 'games/index.ts')
  const lines = readFileSync(list, 'utf8').split('\n')
  const others = GAMES.map(game => game.id)
  writeFileSync(list, lines.filter(l => !others.some(id => l.includes(`./${id}/`))).join('\n'))
  for (const id of others) rmSync(join(copy, 'games', id), { recursive: true })
  run('node', 'node_modules/@typescript/native/bin/tsc', '-b', 'games', '--pretty', 'false')
  run('vitest', 'run', 'games/lanterns')
  const components = { extends: './tsconfig.json', include: ['../games/lanterns/board'] }
  writeFileSync(join(copy, 'web/tsconfig.game.json'), JSON.stringify(components))
  run('sh', '-c', 'cd web && svelte-kit sync && svelte-check --tsconfig ./tsconfig.game.json --tsgo-experimental-api')
  if (!ALL) return
  run('npm', 'run', '-s', 'build', '-w', 'web')
  const hall = await openHall(copy)
  try {
    const { page, errors, leave } = await visit(await openBrowser())
    await page.goto(await begin(page, hall.url, [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }], { game: 'lanterns' }))
    await playOn(page, 'lanterns', byClicks(page, { board: 0, bar: 0 }))
    const { status, scores } = await match(page)
    expect([status, scores.length]).toEqual(['finished', 2])
    expect(errors).toEqual([])
    await leave()
  } finally {
    await hall.stop()
  }
})
