/** Tables on this device: no account, and no hall once the page is there. */
import { readFile } from 'node:fs/promises'
import type { MatchRecord } from '@loggia/core'
import { GAMES } from '@loggia/games'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { alone as en } from '../web/src/lib/words/alone.en.ts'
import { openBrowser, visit } from './hall.ts'
import { ALL, asked, beginHere, CHOICES, OVER, playOn, take, totals } from './play.ts'

const hall = inject('hall')
const browser = await openBrowser()

/** A visitor whose page gets files, and no answer of the hall. */
async function stranger() {
  const visitor = await visit(browser)
  await visitor.page.route('**/api/**', route => route.abort())
  // What can't be reached is told by the browser itself.
  const errors = () => visitor.errors.filter(e => !e.includes('ERR_FAILED'))
  return { ...visitor, errors }
}

const set = (page: Page, game: string, seats: readonly string[]) => beginHere(page, hall.url, game, seats)
const answers = (page: Page) => (which: number) => take(page, which)
/** What the page asks, and what can be answered. */
async function question(page: Page): Promise<string[]> {
  await asked(page)
  return page.locator(`.bar h2, ${CHOICES}`).allTextContents()
}
/** What this device keeps of the table that the page shows. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ seq: number; asked: number[]; rows: number }>((done, fail) => {
        const opening = indexedDB.open('loggia.alone')
        opening.onerror = fail
        opening.onsuccess = () => {
          const id = location.pathname.split('/').at(-1)!
          const tx = opening.result.transaction(['tables', 'rows'])
          const table = tx.objectStore('tables').get(id)
          const rows = tx.objectStore('rows').count(IDBKeyRange.bound([id], [id, []]))
          tx.oncomplete = () => {
            opening.result.close()
            done({ ...(table.result as { seq: number; asked: number[] }), rows: rows.result })
          }
        }
      }),
  )

test('a match against a bot without the hall, to its result, killed in the middle, and once more', async () => {
  const { context, page, errors, leave } = await stranger()
  await set(page, 'ostia', ['me', 'novice'])
  await playOn(page, 'alone', answers(page), 6)
  const before = await question(page)
  const { seq, rows } = await kept(page)
  expect(rows).toBe(seq)
  // The page goes without a word, and another one comes.
  const next = await context.newPage()
  await next.route('**/api/**', route => route.abort())
  const address = page.url()
  await page.goto('about:blank')
  await next.goto(address)
  expect(await question(next)).toEqual(before)
  expect((await kept(next)).seq).toBe(seq)
  // The newest answer goes back, with what the bot did since.
  await answers(next)(0)
  await expect.poll(async () => (await kept(next)).seq).toBeGreaterThan(seq)
  await asked(next)
  await next.getByRole('button', { name: 'Take back' }).click()
  await expect.poll(() => question(next)).toEqual(before)
  await playOn(next, 'alone on', answers(next))
  await next.locator(OVER).waitFor()
  expect(await totals(next)).toHaveLength(2)
  await next.getByRole('button', { name: 'Again, the same way' }).click()
  await next.waitForURL(url => url.href !== address && url.pathname.startsWith('/alone/'))
  await asked(next)
  // Both stand in the hall.
  await next.goto(hall.url)
  await next.locator('#device li').nth(1).waitFor()
  expect(await next.locator('#device li').count()).toBe(2)
  expect(errors()).toEqual([])
  await leave()
})

test.each(GAMES.map(g => g.id).filter(id => id !== 'ostia'))('%s begins against a bot', async game => {
  const { page, errors, leave } = await stranger()
  await set(page, game, ['me', ALL ? 'club' : 'novice'])
  await playOn(page, 'alone', answers(page), ALL ? Infinity : 3)
  await asked(page)
  expect((await kept(page)).seq).toBeGreaterThan(2)
  expect(errors()).toEqual([])
  await leave()
})

test('two at one screen: a curtain between them', async () => {
  const { page, errors, leave } = await stranger()
  await set(page, 'princes-of-florence', ['me', 'me'])
  const curtain = page.locator('.curtain')
  for (let n = 0; n < 2; n++) {
    await curtain.waitFor()
    expect(await page.locator(`${CHOICES}, .board, .log`).count()).toBe(0)
    const name = await curtain.getByRole('heading').textContent()
    await curtain.getByRole('button').click()
    await page.locator(CHOICES).first().waitFor({ state: 'attached' })
    expect(name).toContain(n ? 'Player 2' : 'Player 1')
    while ((await curtain.count()) === 0) {
      const { seq } = await kept(page)
      await answers(page)(0)
      await expect.poll(async () => (await kept(page)).seq).toBeGreaterThan(seq)
      await page.locator(`.curtain, ${CHOICES}`).first().waitFor({ state: 'attached' })
    }
  }
  // Who comes back has not taken the screen.
  await page.reload()
  await curtain.waitFor()
  expect(errors()).toEqual([])
  await leave()
})

test('a file takes a table to another device', async () => {
  const { page, errors, leave } = await stranger()
  await set(page, 'ostia', ['me', 'novice'])
  await playOn(page, 'to a file', answers(page), 3)
  const before = await question(page)
  await page.goto(hall.url)
  const saving = page.waitForEvent('download')
  await page.locator('#device').getByRole('button', { name: 'Save as a file' }).click()
  const text = await readFile((await (await saving).path())!, 'utf8')
  await page.locator('#device').getByRole('button', { name: 'Remove' }).click()
  await page.locator('#device').getByRole('button', { name: en.sure }).click()
  await expect.poll(() => page.locator('#device').count()).toBe(0)
  const put = async (record: string) => {
    await page.goto(`${hall.url}/import`)
    await page.locator('textarea').fill(record)
    await page.locator('form .btn.go').click()
  }
  const file = JSON.parse(text) as { record: MatchRecord; box: { hash: string } }
  for (const wrong of [
    { ...file, record: { ...file.record, rows: [...file.record.rows, [0, 'no:such']] } },
    { ...file, record: { ...file.record, rules: 'ostia@0' } },
    { ...file, box: { hash: file.box.hash, files: {} }, record: { ...file.record, box: 'another' } },
  ]) {
    await put(JSON.stringify(wrong))
    await page.getByText(en.unreadable).waitFor()
  }
  await put(text)
  await page.waitForURL('**/alone/*')
  expect(await question(page)).toEqual(before)
  expect(errors()).toEqual([])
  await leave()
})

test('a device without room says so, and keeps all of it once there is some', async () => {
  // What a browser thinks that an origin may still write it remembers: this one is new.
  const context = await browser.newContext({ locale: 'en-GB' })
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage['loggia.confirm'] = 'no'
  })
  const page = await context.newPage()
  await page.route('**/api/**', route => route.abort())
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: hall.url, quotaSize: 1_000 })
  await page.goto(`${hall.url}/new?here`)
  await page.getByLabel('Seat 2').selectOption('me')
  const set = page.getByRole('button', { name: 'Open the table' })
  await set.click()
  await page.getByText(en.full).waitFor()
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: hall.url })
  await set.click()
  await page.waitForURL('**/alone/*')
  await playOn(page, 'room', answers(page), 1)
  const { seq } = await kept(page)
  // It refuses rows as a full disk does: the transaction is aborted, after its requests.
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (...what) {
      const tx = this.transaction
      if (this.name === 'rows')
        queueMicrotask(() => {
          Object.defineProperty(tx, 'error', { value: new DOMException('no room', 'QuotaExceededError') })
          tx.abort()
        })
      return put.apply(this, what)
    }
    Object.assign(globalThis, {
      room: () => {
        IDBObjectStore.prototype.put = put
      },
    })
  })
  await playOn(page, 'no room', answers(page), 1)
  await page.getByRole('alert').getByText(en.full).waitFor()
  expect((await kept(page)).seq).toBe(seq)
  await page.evaluate(() => (globalThis as unknown as { room: () => void }).room())
  await playOn(page, 'room again', answers(page), 1)
  await expect.poll(async () => (await kept(page)).rows).toBe(seq + 2)
  await context.close()
})
