/** What comes in another order than it was sent, or late: the page shows the same in the end, and nothing twice meanwhile. */
import type { Page, Route } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { hall as en } from '../web/src/lib/words/hall.en.ts'
import { openBrowser, visit } from './hall.ts'
import { begin, CHOICES, invitation, join, match, openList, reach, take, type Told } from './play.ts'

const hall = inject('hall')
const browser = await openBrowser()
/** What the hall calls somebody who gave no name. */
const MADE_UP = new RegExp(`(${en.guest_places}) (${en.guest_trades})`)

/** A match as it stands. */
const MATCH = /\/matches\/[^/]+$/
/** Holds what this page posts (or gets) there, moves if nothing else is said: `pass` lets it on its way, or (it was `sent`) its answer. */
async function held(
  page: Page,
  sent: boolean,
  to: string | RegExp = '**/moves?*',
  method = 'POST',
): Promise<{ pass: () => void; caught: Promise<void> }> {
  let pass = () => {}
  let catches = () => {}
  const gate = new Promise<void>(done => {
    pass = done
  })
  const caught = new Promise<void>(done => {
    catches = done
  })
  await page.route(to, async (route: Route) => {
    if (route.request().method() !== method) return route.continue()
    const response = sent ? await route.fetch() : undefined
    catches()
    await gate
    await (response ? route.fulfill({ response }) : route.continue())
  })
  return { pass, caught }
}
/** How many lines the log has, once it is there. */
const lines = async (page: Page) => {
  await page.locator('.log').waitFor()
  return page.locator('.log .line').count()
}
const choose = (page: Page) => take(page)

test('two answer side by side, and the later row is shown before the earlier one is sent', async () => {
  const host = await visit(browser)
  const guest = await visit(browser, { lang: 'ko' })
  await host.page.goto(
    await begin(host.page, hall.url, [{ kind: 'me' }, { kind: 'open' }], { game: 'princes-of-florence' }),
  )
  await join(guest.page, host.page)
  await host.page.locator(CHOICES).first().waitFor({ state: 'attached' })
  const { pass, caught } = await held(host.page, false)
  await choose(host.page)
  await caught
  const before = await lines(host.page)
  await choose(guest.page)
  await expect.poll(async () => (await match(host.page)).seq).toBe(1)
  await expect.poll(() => lines(host.page)).toBeGreaterThan(before)
  pass()
  await expect.poll(async () => (await match(host.page)).seq).toBe(2)
  await expect.poll(async () => (await lines(host.page)) === (await lines(guest.page))).toBe(true)
  expect([...host.errors, ...guest.errors]).toEqual([])
  await host.leave()
  await guest.leave()
})

test('a guest who is quicker than the name that is made up for them sits down under it', async () => {
  const host = await visit(browser)
  const guest = await visit(browser)
  await host.page.goto(await begin(host.page, hall.url, [{ kind: 'me' }, { kind: 'open' }]))
  const { pass, caught } = await held(guest.page, false, '**/api/session?*')
  await guest.page.goto(await invitation(host.page))
  await guest.page.locator('form .btn.go').click()
  await caught
  pass()
  await guest.page.locator('.bar h2').waitFor()
  expect(await guest.page.locator('.people').first().innerText()).toMatch(MADE_UP)
  expect([...host.errors, ...guest.errors]).toEqual([])
  await host.leave()
  await guest.leave()
})

test('a move whose acknowledgement is late, while the table is fetched again', async () => {
  const { page, errors, leave } = await visit(browser)
  // No stream: the page asks for everything again and again.
  await page.route('**/events*', route => route.fulfill({ status: 503 }))
  await page.goto(await begin(page, hall.url, [{ kind: 'me' }, { kind: 'me' }]))
  await page.locator(CHOICES).first().waitFor({ state: 'attached' })
  const { pass, caught } = await held(page, true)
  const before = await lines(page)
  await choose(page)
  await caught
  await expect.poll(() => lines(page)).toBeGreaterThan(before)
  const shown = await lines(page)
  await page.waitForResponse(r => MATCH.test(r.url()) && r.request().method() === 'GET')
  await page.locator(CHOICES).first().waitFor({ state: 'attached' })
  expect(await lines(page)).toBe(shown)
  // The answers stay what they are when the acknowledgement comes; one that is given while the rows are fetched is sent after them.
  const rows = await held(page, false, MATCH, 'GET')
  await openList(page)
  const answer = await page.locator(CHOICES).first().elementHandle()
  const acknowledged = page.waitForResponse(r => r.request().method() === 'POST')
  pass()
  await Promise.all([acknowledged, rows.caught])
  await answer!.click()
  rows.pass()
  await expect.poll(async () => (await match(page)).seq).toBe(2)
  expect(errors.filter(e => !e.includes('503'))).toEqual([])
  await leave()
})

test("a table that can't be drawn says so, and is there again after a reload", async () => {
  const { page, errors, leave } = await visit(browser)
  await page.route('**/events*', route => route.fulfill({ status: 503 }))
  await page.goto(await begin(page, hall.url, [{ kind: 'me' }, { kind: 'me' }]))
  await page.locator(CHOICES).first().waitFor({ state: 'attached' })
  await page.route(MATCH, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), view: { todo: [] } } })
  })
  await page.getByRole('alert').waitFor()
  await expect.poll(() => errors.some(e => !e.includes('503'))).toBe(true)
  await page.unroute(MATCH)
  await page.getByRole('alert').getByRole('button').click()
  await page.locator(CHOICES).first().waitFor({ state: 'attached' })
  await leave()
})

test('what was picked stays picked when the server confirms the move before', async () => {
  const { page, errors, leave } = await visit(browser)
  // The hall plays up to there, so that no earlier answer of the page is still on its way.
  const settings = { game: 'terra-mystica', options: { setup: 'first-game' } }
  const converts = ({ legal }: Told) => legal.some(l => l.move.startsWith('convert'))
  await page.goto(await reach(page, hall.url, [{ kind: 'me' }, { kind: 'me' }], settings, converts))
  const choices = page.locator(CHOICES)
  const groups = choices.filter({ hasText: '…' })
  const conversions = choices.filter({ hasText: 'Convert' })
  await openList(page)
  await conversions.first().waitFor()
  // A conversion leaves the turn as it is; while it is on its way, the next move is begun.
  const { pass, caught } = await held(page, false)
  const { seq } = await match(page)
  await conversions.first().click()
  await caught
  await openList(page)
  await groups.first().click()
  const begun = await choices.allTextContents()
  const confirmed = page.waitForResponse(r => r.request().method() === 'POST')
  pass()
  await confirmed
  await expect.poll(async () => (await match(page)).seq).toBe(seq + 1)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await choices.allTextContents()).toEqual(begun)
  expect(errors).toEqual([])
  await leave()
})
