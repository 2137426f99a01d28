/** What the desk promises of room, for each game with as many people as it takes. */
import { expect, inject, test } from 'vitest'
import { GAMES } from '@loggia/games'
import { hall as en } from '../web/src/lib/words/hall.en.ts'
import { hall as ko } from '../web/src/lib/words/hall.ko.ts'
import { openBrowser, visit } from './hall.ts'
import { letterFaults } from './letters.ts'
import { begin, CHOICES, playOut, reach } from './play.ts'

const hall = inject('hall')
const browser = await openBrowser()

/** All that the hall may call people, in either language. */
const MADE_UP = [en, ko].flatMap(({ guest_places, guest_trades }) =>
  guest_places.split('|').flatMap(place => guest_trades.split('|').map(trade => `${place} ${trade}`)),
)
/** How high a line of the log is, as Log.svelte has it. */
const LINE = 24
/** Games whose desks have a law of their own: `desk-frame.test.ts`. */
const LAID = ['terra-mystica', 'ostia', 'tiletum', 'tapestry']
const DESK = { width: 1280, height: 800 }
const WIDE = { width: 1920, height: 1080 }

test('on 1280 × 800 the log has three lines, eight with its tab open while nothing before me is asked about; everybody is in sight with a name; what is cut says so; on 1920 × 1080 my position can be read', async () => {
  const { page, leave, errors } = await visit(browser, { lang: 'ko' })
  const log = () => page.locator('.log').evaluate(e => e.clientHeight)
  for (const { id, seats } of GAMES.filter(game => !LAID.includes(game.id))) {
    await page.setViewportSize(DESK)
    await page.goto(await begin(page, hall.url, Array(seats.max).fill({ kind: 'me' }), { game: id }))
    await page.locator('.bar h2, .curtain .btn').first().waitFor()
    const curtain = page.locator('.curtain .btn')
    if (await curtain.count()) await curtain.click()
    await page.locator('.log').waitFor()
    await expect.poll(log, { message: id }).toBeGreaterThanOrEqual(3 * LINE)
    const unseen = () =>
      page.evaluate(() => {
        const column = document.querySelector('.people')!.getBoundingClientRect()
        return [...document.querySelectorAll('.people .nm')].filter(
          name => name.getBoundingClientRect().bottom > column.bottom || name.scrollWidth > name.clientWidth,
        ).length
      })
    await expect.poll(unseen, { message: id }).toBe(0)
    // Whatever the hall calls people who gave no name has room where people are most.
    if (seats.max > 4)
      expect(
        await page.locator('.people .nm').evaluateAll(
          (all, names) =>
            names.filter(name => {
              const element = all.at(-1) as HTMLElement
              element.textContent = name
              return element.scrollWidth > element.clientWidth
            }),
          MADE_UP,
        ),
      ).toEqual([])
    await expect
      .poll(
        () =>
          page
            .locator('.table > .position')
            .evaluate(e => e.scrollHeight - e.clientHeight > 6 === e.hasAttribute('data-more')),
        { message: id },
      )
      .toBe(true)
    await page.locator('.sidetabs [data-tab=log]').click()
    // What the question is about keeps its room.
    const enough = async () =>
      (await log()) >= ((await page.locator('.position [data-state~="lit"]').count()) ? 3 : 8) * LINE
    await expect.poll(enough, { message: id }).toBe(true)
    // Once more, and my position has its room again.
    await page.locator('.sidetabs [data-tab=log]').click()
    await expect.poll(() => page.locator('.position .whole').isVisible(), { message: id }).toBe(true)
    await page.setViewportSize(WIDE)
    const faults = () => page.evaluate(letterFaults, ['.table > .position', '', '.key, kbd'] as const)
    await expect.poll(faults, { message: id }).toEqual([])
  }
  expect(errors).toEqual([])
  await leave()
})

test('on a wide desk the log stands at its newest line', async () => {
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
  await expect.poll(() => page.evaluate(letterFaults, ['[data-part=offers]', '', '.key, kbd'] as const)).toEqual([])
  expect(errors).toEqual([])
  await leave()
})
