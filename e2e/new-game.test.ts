/** A sixth game, as CONTRIBUTING.md has it made: in a copy of the repository, by its commands alone, to a match that is played to its end; and halls with four games and with seven. */
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
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openBrowser, openHall, visit } from './hall.ts'
import { begin, byClicks, match, playOn } from './play.ts'

// It builds the page twice.
vi.setConfig({ testTimeout: 600_000 })

const root = resolve(import.meta.dirname, '..')
let copy: string, browser: Browser
const run = (...[command, ...args]: [string, ...string[]]) =>
  execFileSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, PATH: `${join(copy, 'node_modules/.bin')}:${process.env['PATH']}` },
  })
const list = () => join(copy, 'games/index.ts')

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
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  rmSync(copy, { recursive: true, force: true })
})

/** The front page: every arch in its own place, and nothing wider than the screen. */
async function looksWell(page: Page, url: string, games: number): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(url)
    const arches = page.locator('.frame li:not(.wing)')
    await arches.first().locator('use').first().waitFor({ state: 'attached' })
    await expect.poll(() => page.locator('.frame li:not(.wing) svg svg svg').count()).toBe(games)
    expect(await arches.count()).toBe(games)
    const found = await arches.evaluateAll(all => {
      // Of an arch what is drawn in its bay, of a caption each line: none stands in another's place.
      const boxes = all.map(li => [...li.children].map(e => e.getBoundingClientRect()))
      return {
        wide: document.documentElement.scrollWidth,
        flat: boxes.filter(([svg]) => !svg || svg.width < 120 || svg.height < 160).length,
        overlapping: boxes.flatMap((bay, k) =>
          bay.flatMap(a =>
            boxes
              .slice(k + 1)
              .flatMap(other =>
                other.filter(
                  b => a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1,
                ),
              ),
          ),
        ).length,
        spilling: all
          .flatMap(li => [...li.querySelectorAll('h2, p, small')])
          .filter(e => e.scrollWidth > e.clientWidth + 1).length,
      }
    })
    expect({ width, ...found }).toEqual({ width, wide: width, flat: 0, overlapping: 0, spilling: 0 })
  }
}

test('what CONTRIBUTING.md has one do makes a game that keeps all laws, in a hall of four, and is played to its end', async () => {
  expect(run('npm', 'run', '-s', 'new-game', 'lanterns')).toContain('npm start')
  // What the text shows of a file is what stands in it.
  const blocks = [...readFileSync(join(copy, 'CONTRIBUTING.md'), 'utf8').matchAll(/```ts (games\/\S+)\n([\s\S]*?)```/g)]
  expect(blocks.length).toBeGreaterThan(1)
  for (const [, file, code] of blocks) expect(readFileSync(join(copy, file!), 'utf8'), file).toContain(code)
  writeFileSync(
    list(),
    readFileSync(list(), 'utf8')
      .replace(/(ANNOUNCED[^=]*= )\[.*\]/, '$1[]')
      .replace(/^import .*(tiletum|tapestry).*\n/gm, ''),
  )

  run('tsc', '-b', 'games', '--pretty', 'false')
  run('vitest', 'run', 'games/lanterns')
  run('npm', 'run', '-s', 'build', '-w', 'web')
  const hall = await openHall(copy)
  try {
    const { page, errors } = await visit(browser)
    await looksWell(page, hall.url, 4)
    await page.goto(await begin(page, hall.url, [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }], { game: 'lanterns' }))
    await playOn(page, 'lanterns', byClicks(page, { board: 0, bar: 0 }))
    const { status, scores } = await match(page)
    expect([status, scores.length]).toEqual(['finished', 2])
    expect(errors).toEqual([])
  } finally {
    await hall.stop()
  }
})

test('a hall of seven has an arch for each, and opens a table of an added one', async () => {
  run('npm', 'run', '-s', 'new-game', 'paper-boats')
  cpSync(join(root, 'games/index.ts'), list())
  for (const [id, name] of [
    ['lanterns', 'lanterns'],
    ['paper-boats', 'paperBoats'],
  ] as const)
    writeFileSync(
      list(),
      readFileSync(list(), 'utf8')
        .replace(/((?:^import .*\n)+)/m, `$1import { about as ${name} } from './${id}/about.ts'\n`)
        .replace(
          /(?=^\]$)/m,
          `  { ...${name}, manifest: async () => (await import('./${id}/manifest.ts')).manifest },\n`,
        ),
    )
  run('npm', 'run', '-s', 'build', '-w', 'web')
  const hall = await openHall(copy)
  try {
    const { page, errors } = await visit(browser, { lang: 'ko' })
    await looksWell(page, hall.url, 7)
    await page.locator('.games button', { hasText: 'Paper Boats' }).click()
    await page.locator('.btn.go.big').click()
    await page.locator('.bar h2').waitFor()
    expect(await page.locator('h1').textContent()).toContain('Paper Boats')
    expect(errors).toEqual([])
  } finally {
    await hall.stop()
  }
})

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
    run('npm', 'run', '-s', 'new-game', '--', id)
  } catch (error) {
    said = (error as { stderr: string }).stderr
  }
  expect(said).toContain(why)
})
