/**
 * What a page does that is not of the match's release: it plays with the match's own box, and reloads if the hall has a
 * newer page.
 */
import { movesOf, type Table, targetsOf } from '@loggia/core'
import { manifest } from '@loggia/games/terra-mystica/manifest.ts'
import type { shipped } from '@loggia/games/terra-mystica/rules/box.ts'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { violations } from './axe.ts'
import { openBrowser, visit } from './hall.ts'
import { begin, LIT, match, playOut } from './play.ts'

const hall = inject('hall')
const browser = await openBrowser()

/** The page comes without its match, as from a cache: what it asks the hall for then can be answered here. */
const withoutMatch = (page: Page) =>
  page.route('**/match/*', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<script type="application\/json" id="state".*?<\/script>/s, '')
    await route.fulfill({ response, body })
  })

test('a match that was begun with another box is shown and played by that box', async () => {
  const { page, leave, errors } = await visit(browser)
  const address = await begin(page, hall.url, [{ kind: 'me' }, { kind: 'me' }], { game: 'terra-mystica' })
  // Until somebody may pass, as in every action phase.
  await playOut(page, address, ({ legal }) => legal.some(l => /^pass\b/.test(l.move)))
  await page.goto(address)
  await page.locator(LIT).first().waitFor()
  const { view, legal } = await match(page)
  // The same match, had it been begun with a box whose power actions cost nothing.
  const rules = await manifest.rules()
  const files = structuredClone(rules.shipped) as typeof shipped
  const seat = legal[0]!.seat
  for (const action of files.actions.powerActions) action.power = 0
  const changed = rules.withBox(files as never)
  const more = movesOf(changed, view as Table, seat).map(move => changed.format(move))
  const only = more.find(word => !legal.some(l => l.move === word) && targetsOf(changed, word).length > 1)!
  const target = page.locator(`[data-target="${targetsOf(changed, only)[1]}"]`).first()
  const lit = () => target.getAttribute('data-state')
  expect(await lit()).not.toContain('lit')
  const box = 'f'.repeat(64)
  await page.route('**/api/matches/*', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), box, otherBox: true } })
  })
  await page.route(`**/api/boxes/${box}*`, route => route.fulfill({ json: files }))
  await withoutMatch(page)
  await page.goto(address)
  await expect.poll(lit).toContain('lit')
  expect(errors).toEqual([])
  await leave()
})

test('the foot of a page says which release it is, as /healthz does', async () => {
  const { page, leave, errors } = await visit(browser)
  const { version } = (await (await fetch(`${hall.url}/healthz`)).json()) as { version: string }
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  for (const path of ['/', '/settings', '/privacy']) {
    await page.goto(`${hall.url}${path}`)
    await expect.poll(() => page.locator('footer').innerText()).toBe(`Loggia ${version}`)
  }
  expect(await violations(page)).toEqual([])
  expect(errors).toEqual([])
  await leave()
})

test('a tab of an older release reloads, once', async () => {
  const { page, leave, errors } = await visit(browser)
  const address = await begin(page, hall.url, [{ kind: 'me' }, { kind: 'me' }])
  await withoutMatch(page)
  let pages = 0
  page.on('domcontentloaded', () => pages++)
  await page.route('**/_app/version.json', route => route.fulfill({ json: { version: 'the next' } }))
  await page.goto(address)
  await page.locator('.bar h2').waitFor()
  expect(pages).toBe(2)
  expect(errors).toEqual([])
  await leave()
})

test('a match by rules that the hall no longer plays is read, saved and ended', async () => {
  const { page, leave, errors } = await visit(browser)
  const address = await begin(page, hall.url, [{ kind: 'me' }, { kind: 'me' }], { game: 'ostia' })
  const id = new URL(address).pathname.split('/').at(-1)!
  let ended = false
  const kept = () => ({
    ...{ id, game: 'ostia', rules: 'ostia@0', name: '', options: {}, seq: 2, changedAt: '2026-01-02T03:04:05.000Z' },
    status: ended ? 'finished' : 'running',
    seats: ['Ann', 'Bob'].map((name, seat) => ({ seat, kind: 'person', name, you: seat === 0 })),
    standings: [
      { seat: 0, total: 7, place: 1 },
      { seat: 1, total: 9, place: 0 },
    ],
    rows: [
      { seq: 1, kind: 'move', seat: 0, word: 'port:rome', at: '' },
      { seq: 2, kind: 'move', seat: 1, at: '' },
    ],
    ...{ talk: [{ id: 1, at: '', name: 'Bob', text: 'hello' }], commitment: '', box: '', mayEnd: !ended },
  })
  const refuse = (code: string) => ({ status: 409, json: { error: { code, sentence: code } } })
  await page.route(/\/api\/matches\/[\w-]+\?/, route => route.fulfill(refuse('other-rules')))
  await withoutMatch(page)
  await page.route('**/kept?*', route => route.fulfill({ json: kept() }))
  await page.route('**/end?*', route => {
    ended = true
    return route.fulfill({ json: { seq: 3 } })
  })
  await page.goto(address)
  const places = page.locator('main ol li')
  await expect.poll(() => places.allInnerTexts()).toHaveLength(2)
  expect(await places.first().innerText()).toContain('Bob')
  expect(await page.locator('main').innerText()).toContain('hello')
  expect(await page.locator('details li').allTextContents()).toHaveLength(1)
  expect(await violations(page)).toEqual([])
  const file = page.waitForEvent('download')
  const buttons = page.locator('.acts button')
  await buttons.first().click()
  expect((await file).suggestedFilename()).toBe(`ostia-${id}.json`)
  // A single press changes nothing.
  await buttons.nth(1).click()
  expect(ended).toBe(false)
  await buttons.nth(1).click()
  await expect.poll(() => buttons.count()).toBe(1)
  expect(ended).toBe(true)
  // Another release plays it: the page says so.
  await page.route(/\/api\/matches\/[\w-]+\?/, route => route.fulfill(refuse('newer-rules')))
  await page.goto(address)
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('newer-rules')
  expect(errors.filter(e => !e.includes('409'))).toEqual([])
  await leave()
})
