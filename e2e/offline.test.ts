/** After one visit the hall is there without a network: my tables, and a running one to read and to answer. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { account } from '../web/src/lib/words/account.en.ts'
import { en } from '../web/src/lib/words/en.ts'
import { device } from '../web/src/lib/words/device.en.ts'
import { GAMES } from '@loggia/games'
import { openBrowser, visit } from './hall.ts'
import { ALL, begin, beginHere, OVER, playOn, take, told, totals } from './play.ts'
import { kept } from './worker.ts'

const hall = inject('hall')
const browser = await openBrowser()

/** What IndexedDB has of what was seen. */
const seen = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(done => {
        indexedDB.open('loggia.seen').onsuccess = ({ target }) => {
          const db = (target as IDBOpenDBRequest).result
          db.transaction('matches').objectStore('matches').count().onsuccess = e => {
            db.close()
            done((e.target as IDBRequest<number>).result)
          }
        }
      }),
  )

test('disconnected and cold: my tables as last seen, a running one with log and rules, answered; signed out, nothing of it is left', async () => {
  const { context, page } = await visit(browser, { worker: true })
  const address = await begin(page, hall.url, [{ kind: 'me' }, { kind: 'me' }])
  await page.goto(hall.url)
  await page.locator('#mine-turn a.btn').waitFor()
  await kept(page)
  await page.goto(address)
  await page.locator('.bar h2').waitFor()
  await page.locator('.log .line').first().waitFor()
  const asks = await page.locator('.bar h2').innerText()
  await expect.poll(() => seen(page)).toBe(1)
  await page.close()
  await context.setOffline(true)

  const again = await context.newPage()
  await again.goto(hall.url)
  await again.getByText(device.offline.slice(0, 30)).waitFor()
  expect(await again.locator('#rooms').count()).toBe(0)
  await again.locator('#mine-turn a.btn').click()
  await expect.poll(() => again.locator('.bar h2').innerText()).toBe(asks)
  await again.locator('.log .line').first().waitFor()
  await again.getByRole('tab', { name: en.table_rules }).click()
  // Its chapters are closed.
  await again.locator('.rules dd').first().waitFor({ state: 'attached' })
  // What is answered is shown, and sent when there is a network.
  expect(await playOn(again, 'offline', which => take(again, which), 1)).toBe(1)
  await context.setOffline(false)
  const written = async () =>
    ((await (await again.request.get(address.replace('/match/', '/api/matches/'))).json()) as { seq: number }).seq
  await expect.poll(written).toBe(1)

  await again.goto(`${hall.url}/account`)
  for (const button of [account.device_leave, account.device_leave_sure])
    await again.getByRole('button', { name: button }).click()
  await expect.poll(() => seen(again)).toBe(0)
  await context.close()
})

/** The game of the arch that is open. Nightly each, against a bot that searches, to its result. */
const PLAYED = ALL ? GAMES : GAMES.slice(0, 1)

test.each(PLAYED.map(({ id }) => id))(
  'after one visit a match of %s begins without a network, and is there again after its page was killed',
  async id => {
    const { context, page: first, errors } = await visit(browser, { worker: true })
    context.on('weberror', complaint => errors.push(String(complaint.error())))
    await first.goto(hall.url)
    await kept(first)
    await first.close()
    await context.setOffline(true)
    const page = await context.newPage()
    await beginHere(page, hall.url, id, ['me', ALL ? 'club' : 'novice'])
    await playOn(page, `offline ${id}`, which => take(page, which), 2)
    const before = await told(page)
    const address = page.url()
    await page.close()
    const again = await context.newPage()
    await again.goto(address)
    expect(await told(again)).toBe(before)
    await playOn(again, `offline ${id} on`, which => take(again, which), ALL ? Infinity : 1)
    if (ALL) {
      await again.locator(OVER).waitFor()
      expect(await totals(again)).toHaveLength(2)
    }
    expect(errors).toEqual([])
    await context.close()
  },
  ALL ? 3_600_000 : undefined,
)
