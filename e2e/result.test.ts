/** What each visitor can do with a finished match. */
import type { TerraTable } from '@loggia/games/terra-mystica/rules/table.ts'
import { expect, inject, test } from 'vitest'
import { violations } from './axe.ts'
import { aside, openBrowser, visit } from './hall.ts'
import { begin, invitation, PASS, playOut, reach, SHORT, take, type Told } from './play.ts'

const hall = inject('hall')
const browser = await openBrowser()

test("a holder of a private match's link replays it, proves its shuffle and saves its file", async () => {
  const host = await visit(browser)
  const stranger = await visit(browser)
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

test('the last turn is not told over the result', async () => {
  const { page, errors, leave } = await visit(browser)
  const lastPass = ({ view, legal }: Told) => {
    const { round, passed } = view as TerraTable
    return round === 6 && passed.length === 1 && legal.some(l => l.move === 'retire')
  }
  await page.goto(await reach(page, hall.url, [{ kind: 'me' }, { kind: 'me' }], { game: SHORT }, lastPass, PASS))
  await take(page, { hasText: 'Pass' })
  await page.locator('.result').waitFor()
  expect(await page.locator('.told').count()).toBe(0)
  expect(errors).toEqual([])
  await leave()
})

test('after the end people talk on; somebody calls for one more, and another sits there by one press, without a second table', async () => {
  const host = await visit(browser)
  const guest = await visit(browser)
  const address = await begin(host.page, hall.url, [{ kind: 'me' }, { kind: 'open' }], { game: SHORT })
  await host.page.goto(address)
  const link = await invitation(host.page)
  await guest.page.goto(link)
  await guest.page.locator('form .btn.go').click()
  await guest.page.locator('.bar h2').waitFor()
  // Both pass until it is over; no page answers what hardly needs a thought meanwhile.
  for (const { page } of [host, guest]) await aside(page)
  for (let over = false; !over; )
    for (const { page } of [host, guest]) {
      const told = (await (await page.request.get(address.replace('/match/', '/api/matches/'))).json()) as Told
      over ||= told.status === 'finished'
      const { seat, move } = told.legal.find(l => PASS.test(l.move)) ?? told.legal[0] ?? {}
      if (move)
        await page.request.post(`${address.replace('/match/', '/api/matches/')}/moves`, {
          data: { seq: told.seq, seat, move },
        })
    }
  for (const { page } of [host, guest]) await page.goto(address)
  await guest.page.locator('.result .said input').fill('good game')
  await guest.page.keyboard.press('Enter')
  await host.page.locator('.result .said li', { hasText: 'good game' }).waitFor()

  await host.page.locator('.ways .again').click()
  await host.page.waitForURL(url => url.pathname !== new URL(address).pathname)
  await guest.page.locator('.ways .join').waitFor()
  expect(await guest.page.locator('.ways .again').count()).toBe(0)
  await guest.page.locator('.ways .join').click()
  await guest.page.waitForURL(`**${new URL(host.page.url()).pathname}*`)
  // The last seat is taken: the match is dealt, to both.
  for (const { page, errors } of [host, guest]) {
    await page.locator('.bar h2').waitFor()
    expect(errors).toEqual([])
  }
  await host.leave()
  await guest.leave()
})
