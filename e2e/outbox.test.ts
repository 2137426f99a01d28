/** Answers that the page shows as given reach the hall: over a slow network, one that is gone, one that hangs; and they are their person's alone. */
import type { Page, Request, Route } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { account } from '../web/src/lib/words/account.en.ts'
import { en } from '../web/src/lib/words/en.ts'
import { unsent } from '../web/src/lib/words/unsent.en.ts'
import { openBrowser, visit } from './hall.ts'
import { begin, CHOICES, match, take, type Told } from './play.ts'

const hall = inject('hall')
const browser = await openBrowser()
const MOVES = '**/moves?*'
const ME = [{ kind: 'me' }, { kind: 'me' }] as const
/** How a sentence with a number in it may begin. */
const says = ([, many]: readonly [string, string]) => new RegExp(many.replace('{count}', '\\d+').slice(0, 30))

/** Opens a table, and waits until all of it is there. */
async function sit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await Promise.all(['.log', CHOICES].map(part => page.locator(part).first().waitFor({ state: 'attached' })))
}
const choose = (page: Page) => take(page)
/** Gives this many answers, each to another question. */
async function answer(page: Page, count: number): Promise<void> {
  for (let k = 0; k < count; k++) {
    await page.locator(CHOICES).first().waitFor({ state: 'attached' })
    const before = await shown(page)
    await choose(page)
    await expect.poll(() => shown(page)).not.toBe(before)
  }
}
/** What the page says of the match: how it went, what is asked, and how it can be answered. */
const shown = (page: Page) => page.locator('.log, .bar h2, .choices').allInnerTexts().then(String)
/** What the hall has written of a match. */
const written = async (page: Page, address: string): Promise<Told['log']> =>
  ((await (await page.request.get(address.replace('/match/', '/api/matches/'))).json()) as Told).log.filter(e => e.move)
const key = (request: Request) => request.headers()['idempotency-key']

test('two answers over a slow network, and the table is left at once: the hall gets both, and its row says so meanwhile', async () => {
  const { page, errors, leave } = await visit(browser)
  const address = await begin(page, hall.url, ME)
  await sit(page, address)
  const gates: (() => void)[] = []
  await page.route(MOVES, async route => {
    await new Promise<void>(pass => gates.push(pass))
    await route.continue()
  })
  await answer(page, 2)
  await page.locator('header a.home').click()
  await page.getByText(says(unsent.row_waiting)).waitFor()
  expect(await written(page, address)).toHaveLength(0)
  for (const n of [0, 1]) {
    await expect.poll(() => gates.length).toBe(n + 1)
    gates[n]!()
  }
  await expect.poll(async () => (await written(page, address)).length).toBe(2)
  await page.getByText(unsent.row_waiting[0].slice(9)).waitFor({ state: 'detached' })
  expect(errors).toEqual([])
  await leave()
})

test('answers without a network, and the tab is closed: they stay on the device, are shown as given, and are sent from any page', async () => {
  const { context, page } = await visit(browser)
  const address = await begin(page, hall.url, ME)
  await sit(page, address)
  await context.setOffline(true)
  await answer(page, 2)
  const before = await shown(page)
  await answer(page, 1)
  // What was not on its way yet is taken back by nobody but this device.
  await page.locator('.bar').getByText(en.bar_undo).first().click()
  await expect.poll(() => shown(page)).toBe(before)
  await page.close()
  await context.setOffline(false)
  // The first page that opens finds the hall's doors for moves closed; the table shows the answers as given, also when
  // it stands before the page knows who is here.
  const again = await context.newPage()
  await again.route(MOVES, route => route.abort())
  let know = () => {}
  const known = new Promise<void>(done => {
    know = done
  })
  await again.route('**/api/session?*', async route => {
    await known
    await route.continue()
  })
  await sit(again, address)
  know()
  await expect.poll(() => shown(again)).toBe(before)
  expect(await written(again, address)).toHaveLength(0)
  await again.close()
  const lobby = await context.newPage()
  await lobby.goto(hall.url)
  await expect.poll(async () => (await written(lobby, address)).length).toBe(2)
  await context.close()
})

test('an answer that hangs: after a second the page says so, after ten it is sent again, and written once', async () => {
  const { page, errors, leave } = await visit(browser)
  await sit(page, await begin(page, hall.url, ME))
  const keys: (string | undefined)[] = []
  await page.route(MOVES, async (route: Route) => {
    // The first one never comes anywhere.
    if (keys.push(key(route.request())) > 1) await route.continue()
  })
  await answer(page, 1)
  await page.getByText(unsent.sending[0].replace('{count}', '1')).waitFor()
  await expect.poll(() => keys.length).toBe(2)
  await page.getByText(unsent.sending[0].replace('{count}', '1')).waitFor({ state: 'detached' })
  expect(new Set(keys).size).toBe(1)
  await expect.poll(async () => (await match(page)).seq).toBe(1)
  expect(errors).toEqual([])
  await leave()
})

test('a refused answer takes with it what was given on top of it, and both are named', async () => {
  const { page, leave } = await visit(browser)
  const address = await begin(page, hall.url, ME)
  await sit(page, address)
  let open = () => {}
  const gate = new Promise<void>(done => (open = done))
  const error = { error: { code: 'stale', sentence: 'The match has moved on since then.' } }
  await page.route(MOVES, async route => {
    await gate
    await route.fulfill({ status: 409, json: error })
  })
  const before = await shown(page)
  await answer(page, 2)
  open()
  const told = page.getByRole('alert')
  await told.waitFor()
  expect(await told.innerText()).toMatch(/moved on.*Not played: “[^”]+”.*“[^”]+”\./s)
  await expect.poll(() => shown(page)).toBe(before)
  await page.reload()
  await page.locator(CHOICES).first().waitFor({ state: 'attached' })
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await written(page, address)).toHaveLength(0)
  await leave()
})

test('who signs out hears what is unsent, and it is deleted; somebody else on the device sends none of it', async () => {
  const { context, page, leave } = await visit(browser)
  const address = await begin(page, hall.url, ME)
  await sit(page, address)
  await page.route(MOVES, route => route.abort())
  await answer(page, 1)
  // Somebody else is there: another cookie, and a page that does not know it yet.
  const mine = await context.cookies()
  await context.clearCookies()
  await page.request.post(`${hall.url}/api/session`, { data: { name: 'Other' } })
  const heard: number[] = []
  page.on('response', r => {
    if (r.request().method() === 'POST' && r.url().includes('/moves')) heard.push(r.status())
  })
  await page.unroute(MOVES)
  await expect.poll(() => heard.includes(401)).toBe(true)
  await page.goto(hall.url)
  await page.locator('.games button').first().waitFor()
  await context.clearCookies()
  await context.addCookies(mine)
  expect(await written(page, address)).toHaveLength(0)
  // Back as who gave it.
  await page.route(MOVES, route => route.abort())
  await page.goto(`${hall.url}/account`)
  await page.getByRole('button', { name: account.device_leave }).click()
  await page.getByText(unsent.leave[0].replace('{count}', '1')).waitFor()
  await page.getByRole('button', { name: account.device_leave_sure }).click()
  await page.getByRole('button', { name: account.device_leave }).waitFor({ state: 'detached' })
  await context.clearCookies()
  await context.addCookies(mine)
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>(done => {
          indexedDB.open('loggia.outbox').onsuccess = ({ target }) => {
            const db = (target as IDBOpenDBRequest).result
            db.transaction('boxes').objectStore('boxes').getAll().onsuccess = e => {
              db.close()
              done((e.target as IDBRequest<{ entries: unknown[] }[]>).result.flatMap(b => b.entries).length)
            }
          }
        }),
    )
  await expect.poll(kept).toBe(0)
  await leave()
})
