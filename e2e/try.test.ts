/** Trying out at a running match: a table of one's own that nobody hears of, while the match goes on. */
import type { MatchRecord, Table } from '@loggia/core'
import { manifest } from '@loggia/games/princes-of-florence/manifest.ts'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openBrowser, visit } from './hall.ts'
import { begin, CHOICES, join, match, playOn, question, take, type Told } from './play.ts'

const game = 'princes-of-florence'
const hall = inject('hall')
const browser = await openBrowser()

/** The trial that a page shows, as its tab keeps it. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(sessionStorage[`study:${location.pathname.split('/').at(-1)}`] as string) as {
        record: MatchRecord & { start: Table }
      },
  )
/** What a page sends, but for questions. */
function sentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
  })
  return sent
}
/** Answers over HTTP for the seat that is asked, until the first one is asked again. */
async function goOn(pages: readonly Page[], address: string): Promise<void> {
  const api = address.replace('/match/', '/api/matches/')
  const state = async (page: Page) => (await (await page.request.get(api)).json()) as Told
  const before = await state(pages[0]!)
  for (;;)
    for (const [k, page] of pages.entries()) {
      const { seq, legal } = await state(page)
      if (k === 0 && legal.length && seq > before.seq) return
      const { seat, move } = legal[0] ?? {}
      if (move) expect((await page.request.post(`${api}/moves`, { data: { seq, seat, move } })).status()).toBe(200)
    }
}

test('what is tried from my own view reaches nobody, is taken back, dealt again and left, while the match goes on', async () => {
  const host = await visit(browser)
  const guest = await visit(browser)
  const { page } = host
  const address = await begin(page, hall.url, [{ kind: 'me' }, { kind: 'open' }], { game })
  await page.goto(address)
  await join(guest.page, page)
  await page.locator('.bar h2').waitFor()
  const before = (await match(page)) as Told & { view: Table; eyes: number }
  const sent = sentBy(page)
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.waitForURL('**/study/*')
  const trial = page.getByRole('region', { name: 'Trial' })
  await trial.getByText('Nothing that is done here reaches the match.').waitFor()
  const rules = (await manifest.rules()).game
  const first = (await kept(page)).record
  // It begins with what I see, and what I don't is there.
  expect(rules.view(first.start, before.eyes)).toEqual(before.view)
  expect(JSON.stringify(first.start)).not.toContain('-1,-1')
  // I answer for every seat here, and all of it is taken back.
  await page.locator(CHOICES).first().waitFor({ state: 'attached' })
  const asked = await page.locator('.bar h2').textContent()
  expect(await playOn(page, 'trial', async which => take(page, which), 4)).toBe(4)
  const undo = page.getByRole('button', { name: 'Take back' })
  while (await undo.isVisible()) {
    const seen = await question(page)
    await undo.click()
    await expect.poll(() => question(page)).not.toBe(seen)
  }
  expect(await page.locator('.bar h2').textContent()).toBe(asked)
  await expect.poll(async () => (await kept(page)).record.rows).toEqual([])
  // Once more, otherwise.
  const here = page.url()
  await trial.getByRole('button', { name: 'Deal again' }).click()
  await page.waitForURL(url => url.href !== here && url.pathname.startsWith('/study/'))
  await page.locator(CHOICES).first().waitFor({ state: 'attached' })
  const second = (await kept(page)).record
  expect(second.start).not.toEqual(first.start)
  expect(rules.view(second.start, before.eyes)).toEqual(before.view)
  // Meanwhile the match goes on, and comes to me.
  expect(await trial.getByRole('status').textContent()).toBe('')
  await goOn([page, guest.page], address)
  await trial.getByText('It is your turn in the match.').waitFor()
  await trial.getByRole('link', { name: 'Back to the match' }).click()
  await page.waitForURL(address)
  await page.locator(CHOICES).first().waitFor({ state: 'attached' })
  expect((await match(page)).log.length).toBeGreaterThan(before.log.length)
  expect(sent).toEqual([])
  expect([...host.errors, ...guest.errors]).toEqual([])
  await host.leave()
  await guest.leave()
})

test('on a phone: from the menu, under a title that says what it is, and back', async () => {
  const { page, errors, leave } = await visit(browser, { touch: true })
  const address = await begin(page, hall.url, [{ kind: 'me' }, { kind: 'me' }])
  await page.goto(address)
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.waitForURL('**/study/*')
  await page.locator('header.trial').getByText('Trial').waitFor()
  await page.getByRole('button', { name: /^List/ }).click()
  await page.locator(CHOICES).first().tap()
  await menu.click()
  await page.locator('#match-menu').getByText('Nothing that is done here reaches the match.').waitFor()
  await page.getByRole('link', { name: 'Back to the match' }).last().click()
  await page.waitForURL(address)
  expect((await match(page)).seq).toBe(0)
  expect(errors).toEqual([])
  await leave()
})

test('a table that forbids it does not offer it', async () => {
  const { page, errors, leave } = await visit(browser)
  await page.goto(`${hall.url}/new`)
  await page.getByLabel('Seat 2').selectOption('me')
  await page.getByLabel('Trying out allowed').uncheck()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL('**/match/*')
  await take(page)
  // Where it would stand is drawn.
  await page.getByRole('button', { name: 'Replay' }).waitFor()
  expect(await page.getByRole('button', { name: 'Try it out' }).count()).toBe(0)
  await page.goto(await begin(page, hall.url, [{ kind: 'me' }, { kind: 'me' }]))
  await page.getByRole('button', { name: 'Try it out' }).waitFor()
  expect(errors).toEqual([])
  await leave()
})
