/**
 * R10: two players with sign-in methods play a rated match to its end. One is invited by handle, and both see the
 * change on the result and on a page of their own.
 */
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { analysis } from '../web/src/lib/words/analysis.en.ts'
import { violations } from './axe.ts'
import { openBrowser, openHall, visit } from './hall.ts'
import { PASS, SHORT } from './play.ts'

// Of two who come from one address nothing counts: here each has another.
const hall = await openHall(undefined, () => ({ TRUST_PROXY: '1' }))
const browser = await openBrowser()
afterAll(() => hall.stop())

interface State {
  status: string
  seq: number
  legal: { seat: number; move: string }[]
}
/** Somebody with a name and a way in, from an address of their own. */
async function somebody(name: string, from: string) {
  const visitor = await visit(browser)
  const { page, context } = visitor
  const headers = { 'x-forwarded-for': from }
  await context.setExtraHTTPHeaders(headers)
  const ask = (method: string, path: string, data?: object) =>
    page.request.fetch(`${hall.url}/api/${path}`, { method, headers, ...(data ? { data } : {}) }).then(r => r.json())
  await ask('POST', 'session', { name })
  await ask('POST', 'account/recovery')
  return { ...visitor, ask }
}
const choose = async (page: Page, handle: string) => {
  await page.goto(`${hall.url}/account`)
  await page.getByRole('button', { name: 'Choose' }).click()
  await page.locator('#handle').fill(handle)
  await page.keyboard.press('Enter')
  await page.getByText(`@${handle.toLowerCase()}`).waitFor()
}

let tries = 0
test('a handle, an invitation by it, a rated match to its end: the result, the profile and the ladder', async () => {
  // A handle is taken for good: a second try in the same hall needs another.
  const [anns, bobs] = ['ann', 'bob'].map(name => `${name}_plays_${tries}`)
  tries++
  const [ann, bob] = [await somebody('Ann', '10.1.0.1'), await somebody('Bob', '10.1.0.2')]
  await choose(ann.page, anns!.replace('ann', 'Ann'))
  await choose(bob.page, bobs!)

  // From the page of a person with no open table, one is made for them.
  await ann.page.goto(`${hall.url}/people/${bobs}`)
  await ann.page.getByRole('button', { name: 'Invite to my table' }).click()
  await ann.page.getByRole('group', { name: 'Invite to my table' }).getByRole('link', { name: 'New table' }).click()
  await ann.page.getByText(`@${bobs} is invited to this table.`).waitFor()
  await ann.page.locator(`input[name=game][value=${SHORT}]`).check()
  await ann.page.getByRole('radio', { name: 'rated', exact: true }).check()
  await ann.page.getByText('is rated only in halls by invitation').waitFor()
  await ann.page.getByRole('radio', { name: 'Anybody in the hall' }).check()
  await ann.page.getByRole('button', { name: 'Open the table' }).click()
  await ann.page.waitForURL('**/match/*')
  const id = new URL(ann.page.url()).pathname.split('/')[2]!
  await ann.page.locator('dd', { hasText: /^rated$/ }).waitFor()
  await ann.page.getByText('Bob has been notified.').waitFor()
  // Only once: after a reload nobody is asked.
  await ann.page.reload()
  await ann.page.locator('#by-handle').fill(`@${bobs}`.toUpperCase())
  expect(await ann.page.getByText('Bob has been notified.').count()).toBe(0)
  await ann.page.keyboard.press('Enter')
  await ann.page.getByText('Bob has been notified.').waitFor()

  // From their page as well: a player already invited is not invited twice.
  await ann.page.goto(`${hall.url}/people/${bobs}`)
  await ann.page.getByRole('button', { name: 'Invite to my table' }).click()
  await ann.page.getByRole('group', { name: 'Invite to my table' }).getByRole('button').click()
  await ann.page.getByText('Bob has been notified.').waitFor()

  await bob.page.goto(hall.url)
  await bob.page.getByText('Ann invites you to a table').waitFor()
  const door = await bob.page.locator(`a.btn[href^="/match/${id}"]`).getAttribute('href')
  const invite = new URL(door!, hall.url).searchParams.get('invite')
  await bob.ask('POST', `matches/${id}/join`, invite ? { invite } : {})
  await ann.page.goto(`${hall.url}/healthz`)
  const people = [ann, bob]
  for (const { ask } of people) await ask('POST', `matches/${id}/contribution`, { contribution: 'c'.repeat(64) })

  // At the running match the way to somebody's page lies at what lies before them, on a desk and on a phone.
  await ann.page.goto(`${hall.url}/match/${id}`)
  await ann.page.getByRole('button', { name: 'Bob', exact: true }).press('Enter')
  const page = ann.page.getByRole('link', { name: `@${bobs}` })
  await page.focus()
  await page.press('Enter')
  await ann.page.waitForURL(`**/people/${bobs}`)
  const desk = ann.page.viewportSize()!
  await ann.page.setViewportSize({ width: 390, height: 844 })
  await ann.page.goBack()
  await ann.page.locator('.people button', { hasText: 'Bob' }).click()
  await ann.page.getByRole('heading', { name: 'Bob' }).getByRole('link').click()
  await ann.page.waitForURL(`**/people/${bobs}`)
  await ann.page.setViewportSize(desk)
  await ann.page.goto(`${hall.url}/healthz`)
  for (let k = 1, since = 0, over = false; !over; k = (k * 48_271) % 2_147_483_647)
    for (const { ask } of people) {
      const { status, seq, legal } = (await ask('GET', `matches/${id}?since=${since}`)) as State
      over = status === 'finished'
      since = seq
      if (legal.length) await ask('POST', `matches/${id}/moves`, { seq, ...pick(legal, k) })
    }

  await ann.page.goto(`${hall.url}/match/${id}`)
  await ann.page
    .getByText(/1500 → 1[3-6]\d\d\?/)
    .nth(1)
    .waitFor()
  // Mine leads nowhere: I know who I am.
  await ann.page.locator('.result th[scope=row] a').waitFor()
  expect(await ann.page.locator('.result th[scope=row] a').allTextContents()).toEqual(['Bob'])
  await bob.page.goto(`${hall.url}/people/${anns}`)
  await bob.page
    .getByText(/1[3-6]\d\d\?/)
    .first()
    .waitFor()
  await bob.page.getByText('Played with you: 1').waitFor()
  await expect.poll(() => bob.page.locator('ol li a[href*="?at=0"]').count()).toBe(1)
  // Filters that no match passes are cleared where that is said.
  await bob.page.getByRole('combobox', { name: 'People' }).selectOption('5')
  await bob.page.getByText('No match fits these filters').waitFor()
  await bob.page.getByRole('button', { name: 'Clear the filters' }).click()
  await bob.page.locator('ol li a[href*="?at=0"]').waitFor()
  // One match is not ten.
  await bob.page.goto(`${hall.url}/ladder?game=${SHORT}&seats=2`)
  await bob.page.getByText('Nobody has played ten rated matches against enough opponents yet.').waitFor()
  for (const { errors, context } of people) {
    expect(errors).toEqual([])
    await context.close()
  }
})
test('what my decisions lost stands on my page on this device, and on nobody else’s', async () => {
  const handle = `eve_plays_${tries++}`
  const [eve, dan] = [await somebody('Eve', '10.1.0.5'), await somebody('Dan', '10.1.0.6')]
  await choose(eve.page, handle)
  await choose(dan.page, `dan_${handle}`)
  const mine = `${hall.url}/people/${handle}`
  /** Two matches that were judged on this device, one point a decision and two; a judge of before made the store. */
  const keep = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<void>((done, failed) => {
          const opened = indexedDB.open('loggia.judged')
          opened.onerror = () => failed(opened.error)
          opened.onsuccess = () => {
            const lost = opened.result.transaction('lost', 'readwrite')
            const one = { seat: 0, game: 'ostia', decisions: 40, error: 8 }
            lost.objectStore('lost').put({ ...one, match: 'before', at: Date.now() - 1000, points: 40 })
            lost.objectStore('lost').put({ ...one, match: 'last', at: Date.now(), points: 80 })
            lost.oncomplete = () => {
              opened.result.close()
              done()
            }
          }
        }),
    )
  await eve.page.goto(mine)
  await eve.page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'loggia.judged'))
  await eve.page.waitForLoadState('networkidle')
  await keep(eve.page)
  await eve.page.reload()
  const rates = eve.page.locator('section', { hasText: analysis.rates })
  await rates.locator('li').waitFor()
  expect(await rates.locator('li').innerText()).toMatch(/Ostia\s+1\.5 ± 0\.1 in 2 matches\s+in the last one 2/)
  for (const width of [1366, 360]) {
    await eve.page.setViewportSize({ width, height: 700 })
    expect(await eve.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await violations(eve.page)).toEqual([])
  }
  await dan.page.goto(mine)
  await dan.page.getByText(`@${handle}`).first().waitFor()
  await dan.page.waitForLoadState('networkidle')
  expect(await dan.page.getByText(analysis.rates).count()).toBe(0)
  expect([...eve.errors, ...dan.errors]).toEqual([])
  await eve.leave()
  await dan.leave()
})
const pick = (legal: State['legal'], k: number) => {
  const passes = legal.filter(l => PASS.test(l.move))
  const from = passes.length ? passes : legal
  const { seat, move } = from[k % from.length]!
  return { seat, move }
}
