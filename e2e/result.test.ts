/** What can be done with a match that is over, by whom. */
import { expect, inject, test } from 'vitest'
import { violations } from './axe.ts'
import { openBrowser, visit } from './hall.ts'
import { begin, invitation, playOut, SHORT } from './play.ts'

const hall = inject('hall'),
  browser = await openBrowser()

test('whoever has the link of a private match replays it, proves its shuffle and saves its file', async () => {
  const host = await visit(browser),
    stranger = await visit(browser)
  const address = await begin(host.page, hall.url, [{ kind: 'me' }, { kind: 'me' }], { game: SHORT })
  await playOut(host.page, address)
  await host.page.goto(address)
  await host.page.locator('.ways').waitFor()

  const { page, errors } = stranger
  await page.goto(`${await invitation(host.page)}&at=0`)
  await page.locator('.leave button').last().click()
  await page.locator('.verify button').click()
  await page.locator('.proofs li').first().waitFor()
  expect(await page.locator('.proofs li').count()).toBe(5)
  expect(await page.locator('.proofs .wrong').count()).toBe(0)
  expect(await violations(page)).toEqual([])
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.ways .file').click()])
  expect(download.suggestedFilename()).toMatch(/^loggia-.*\.json$/)
  expect([...host.errors, ...errors]).toEqual([])
  await host.leave()
  await stranger.leave()
})
