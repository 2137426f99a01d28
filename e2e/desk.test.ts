/** What the desk promises beside the laws of its frame (`desk-frame.test.ts`). */
import { GAMES } from '@loggia/games'
import { expect, inject, test } from 'vitest'
import { wordlessOf, LAPTOP } from './desk.ts'
import { openBrowser, visit } from './hall.ts'
import { letterFaults } from './letters.ts'
import { begin, CHOICES, playOut, reach } from './play.ts'

const hall = inject('hall')
const browser = await openBrowser()

const DESK = { width: 1280, height: 800 }
const WIDE = { width: 1920, height: 1080 }
const WIDEST = { width: 2560, height: 1440 }

test('on a wide desk the log stands at its newest line, and stays there on a wider one', async () => {
  const { page, leave, errors } = await visit(browser)
  await page.setViewportSize(WIDE)
  const address = await begin(page, hall.url, Array(3).fill({ kind: 'me' }))
  await playOut(page, address, ({ seq }) => seq >= 60)
  await page.goto(address)
  await page.locator('.log > li').nth(20).waitFor({ state: 'attached' })
  const below = () =>
    page
      .locator('.log')
      .evaluate(list => list.lastElementChild!.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom)
  await expect.poll(below).toBeLessThanOrEqual(0)
  const wide = () => page.locator('.log').evaluate(list => list.getBoundingClientRect().width)
  const before = await wide()
  await page.setViewportSize(WIDEST)
  // Everything is larger there, lines of the log too.
  await expect.poll(wide).toBeGreaterThan(before * 1.2)
  await expect.poll(below).toBeLessThanOrEqual(0)
  expect(errors).toEqual([])
  await leave()
})

test('a tile is turned on a board that keeps its place under the pointer, and can be read', async () => {
  const { page, leave, errors } = await visit(browser)
  await page.setViewportSize(DESK)
  // Alone: what lies beside the map is never higher.
  const laid = await reach(
    page,
    hall.url,
    [{ kind: 'me' }],
    { game: 'tapestry' },
    ({ prompt, legal }) => prompt?.step === 'lay' && new Set(legal.map(l => l.move.split(',')[0])).size > 1,
    /^advance:exploration/,
  )
  await page.goto(laid)
  const hex = page.locator('.room [data-target^="hex:"][data-state~="lit"]').first()
  const turns = page.locator('.room [data-target^="rotation:"][data-state~="lit"]')
  await hex.waitFor()
  await page.locator('.room [data-target^="rival:"]').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  const before = await hex.evaluate(e => e.getBoundingClientRect().y)
  await hex.hover()
  // In the frame in which they come: a hex that moves is not pointed at any more, and they go again.
  const after = await page.waitForFunction(
    e => document.querySelector('.room .rotations') && e!.getBoundingClientRect().y,
    await hex.elementHandle(),
  )
  expect(await after.jsonValue()).toBe(before)
  await hex.click()
  await expect.poll(async () => (await page.locator(CHOICES).count()) - (await turns.count())).toBe(0)
  await expect.poll(() => page.evaluate(letterFaults, ['[data-part=market]', '', '.key, kbd'] as const)).toEqual([])
  expect(errors).toEqual([])
  await leave()
})

test.each(GAMES.map(({ id }) => id))('no icon of %s is without words', async game => {
  const { page, leave, errors } = await visit(browser)
  await page.setViewportSize(LAPTOP)
  const bots = Array(2).fill({ kind: 'bot', bot: 'random' })
  const address = await reach(
    page,
    hall.url,
    [{ kind: 'me' }, ...bots],
    { game },
    ({ seq, prompt }) => seq >= 60 && prompt !== null,
  )
  await page.goto(address)
  await page.locator('.room .glyph').nth(9).waitFor()
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => wordlessOf(page)).toEqual([])
  expect(errors).toEqual([])
  await leave()
})
