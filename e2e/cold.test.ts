/** What Chromium really fetches for a first visit, fonts and headers included. */
import { afterAll, expect, test } from 'vitest'
import { newTable, openCold, openWarm } from './cold.ts'
import { openBrowser, openHall } from './hall.ts'

// What is open in the lobby of the other tests would be counted, too.
const hall = await openHall()
afterAll(() => hall.stop())
const browser = await openBrowser()

/** Bytes and files that may come before somebody has pressed anything. */
const MOST: Readonly<Record<string, { bytes: number; files: number }>> = {
  lobby: { bytes: 220_000, files: 45 },
  ostia: { bytes: 330_000, files: 60 },
  tapestry: { bytes: 390_000, files: 65 },
}
const gameOf = (screen: string) => (screen === 'lobby' ? undefined : screen)

test.for(Object.entries(MOST))('a cold link to %s, in Korean, on a phone', async ([screen, most]) => {
  const { bytes, paths } = await openCold(browser, hall.url, gameOf(screen))
  expect(bytes).toBeLessThanOrEqual(most.bytes)
  expect(paths.length).toBeLessThanOrEqual(most.files)
  // A page that fetches next to nothing was not opened.
  expect(bytes).toBeGreaterThan(most.bytes / 2)
  expect(paths.filter(path => STOCK.test(path))).toEqual([])
})

/** The list of what other scripts are written in. */
const STOCK = /fonts-stock/
test('letters that our own faces lack come when a name has them', async () => {
  const { paths } = await openCold(browser, hall.url, 'ostia', { name: '뷁' })
  expect(paths.filter(path => STOCK.test(path))).toHaveLength(1)
})

test('what a table asks stands in its page before any script has run, until the table says it', async () => {
  const context = await browser.newContext({ locale: 'en-GB', javaScriptEnabled: false })
  const address = hall.url + (await newTable(context, hall.url, 'tiletum'))
  const page = await context.newPage()
  await page.goto(address)
  const opening = page.locator('#opening p:last-child')
  await opening.waitFor({ state: 'visible' })
  const asked = await opening.textContent()
  await context.close()

  const other = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' })
  const now = await other.newPage()
  const path = await newTable(other, hall.url, 'tiletum')
  await now.goto(hall.url + path)
  await now.locator('#choices h2').waitFor()
  expect(await now.locator('#choices h2').textContent()).toBe(asked)
  await expect.poll(() => now.locator('#opening').count()).toBe(0)
  await other.close()
})

test('who comes back has all of the hall and the table on the device', async () => {
  for (const { fetched } of await openWarm(browser, hall.url, 'ostia')) {
    // The hall is asked for what is new there, and for nothing else.
    expect(fetched).toContain('/api/session')
    expect(fetched.filter(path => !path.startsWith('/api/'))).toEqual([])
  }
})
