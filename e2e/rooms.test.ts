/**
 * Waiting tables, as strangers meet there: found by the quick match, sent away with a reason, changed; and where a
 * player goes when a table no longer needs them.
 */
import type { Page, Route } from 'playwright-core'
import { expect, inject, onTestFailed, test } from 'vitest'
import { openBrowser, type Visitor, visit } from './hall.ts'
import { begin } from './play.ts'

const hall = inject('hall')
const browser = await openBrowser()
const ME = { kind: 'me' }
const OPEN = { kind: 'open' }

/** Somebody with a name, at the front page. */
async function somebody(name: string, more: Parameters<typeof visit>[1] = {}) {
  const visitor = await visit(browser, more)
  await visitor.page.request.post(`${hall.url}/api/session`, { data: { name } })
  await visitor.page.goto(hall.url)
  // No table of a failed try is left, or the next one would find its player.
  onTestFailed(async () => {
    const mine = (await api(visitor.page, 'matches?mine').catch(() => [])) as { id: string }[]
    await Promise.all(mine.map(({ id }) => api(visitor.page, `matches/${id}/stand-up`, {})))
  })
  return visitor
}
const idOf = (page: Page) => new URL(page.url()).pathname.split('/')[2]!
const api = (page: Page, path: string, data?: object) =>
  data
    ? page.request.post(`${hall.url}/api/${path}`, { data })
    : page.request.get(`${hall.url}/api/${path}`).then(r => r.json())
const sitDown = async (page: Page, id: string) => {
  await api(page, `matches/${id}/join`, {})
  await api(page, `matches/${id}/contribution`, { contribution: '5e'.repeat(32) })
}

test('R2 two who seek the same game are found by each other: one waits on whatever page, says yes, and both sit at the table', async () => {
  const [one, two] = await Promise.all([somebody('Ann'), somebody('Bob', { lang: 'ko' })])
  const choose = async ({ page }: Visitor) => {
    await page.locator('.games button', { hasText: /Tapestry|태피스트리/ }).click()
    await page.getByRole('combobox', { name: /^(Clock|시계)$/ }).selectOption('slow')
    return page.locator('#quick .seek')
  }
  const first = await choose(one)
  // The page asks for notifications when one begins to seek, and rings when somebody is found, without any setting.
  await one.page.evaluate(() => {
    const heard = Object.assign(window, { heard: [] as string[] }).heard
    Object.defineProperty(Notification, 'permission', { value: 'default' })
    Notification.requestPermission = async () => {
      heard.push('asked')
      return 'denied'
    }
    const { createOscillator } = AudioContext.prototype
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      heard.push('rang')
      return createOscillator.call(this)
    }
  })
  const heard = () => one.page.evaluate(() => [...new Set((window as unknown as { heard: string[] }).heard)])
  await first.click()
  await expect.poll(heard).toEqual(['asked'])
  const seek = await choose(two)
  await one.page.locator('#quick .seek').waitFor({ state: 'detached' })
  await one.page.locator('.topbar a[href="/settings"]').click()
  await one.page.waitForURL('**/settings')
  await seek.click()
  await one.page.locator('.found .go').waitFor()
  await expect.poll(heard).toEqual(['asked', 'rang'])
  // The question has its own room below the page; where one sought, nobody is sought any more.
  await Promise.all([
    one.page.waitForFunction(
      () =>
        parseInt(document.documentElement.style.getPropertyValue('--below'), 10) >=
        document.querySelector('.found')!.clientHeight,
    ),
    two.page.locator('#quick').getByText('상대를 찾았습니다').waitFor(),
  ])
  await one.page.locator('.found .go').click()
  await Promise.all([one, two].map(({ page }) => page.waitForURL('**/match/*')))
  expect(idOf(one.page)).toBe(idOf(two.page))
  expect(await api(one.page, `matches/${idOf(one.page)}`)).toMatchObject({ clock: { bank: 2400, increment: 60 } })
  for (const { page, errors, leave } of [one, two]) {
    await page.locator('.bar h2').waitFor()
    expect(errors).toEqual([])
    await leave()
  }
})

test('R2 the host changes options while alone, and sends somebody away, who reads why at the table, there again later, and in the hall', async () => {
  const [host, guest] = await Promise.all([somebody('Cara'), somebody('Dan')])
  await host.page.goto(await begin(host.page, hall.url, [ME, OPEN, OPEN]))
  const id = idOf(host.page)
  await host.page.request.patch(`${hall.url}/api/matches/${id}`, { data: { visibility: 'open' } })
  await host.page.locator('.change .btn').click()
  await host.page.locator('.choices select').first().selectOption('live')
  await host.page.locator('.choices > .btn').click()
  await host.page.locator('dd', { hasText: 'live' }).waitFor()
  await guest.page.goto(`${hall.url}/match/${id}`)
  await guest.page.locator('form .btn.go').click()
  await guest.page.locator('.seats').getByText('· me').waitFor()
  await host.page.locator('.change').waitFor({ state: 'detached' })
  await host.page.locator('.seats .btn').click()
  await host.page.locator('.why .btn').nth(1).click()
  const away = guest.page.getByText('keeps your seat at this table for somebody else')
  await away.waitFor()
  // A player who comes back later reads the same, and is offered no seat that would be refused.
  await guest.page.reload()
  await away.waitFor()
  await guest.page.getByRole('link', { name: 'Other open tables' }).waitFor()
  expect(await guest.page.getByRole('button', { name: 'Sit down' }).count()).toBe(0)
  await guest.page.goto(hall.url)
  const line = guest.page.locator('.partings li')
  await line.getByText('keeps your seat').waitFor()
  await line.locator('button').click()
  await line.waitFor({ state: 'detached' })
  // A seat is left as easily.
  await host.page.locator('.actions .btn').last().click()
  await host.page.locator('.actions .sure').click()
  await host.page.waitForURL(`${hall.url}/`)
  for (const { errors, leave } of [host, guest]) {
    expect(errors).toEqual([])
    await leave()
  }
})

test('R2 the open tables by filters that stand in the address; where none fits, one is made with what was looked for', async () => {
  const { page, errors, leave } = await somebody('Eve', { lang: 'ko' })
  await page.locator('#rooms select').nth(0).selectOption('tiletum')
  await page.locator('#rooms select').nth(1).selectOption('live')
  await page.waitForURL(/game=tiletum&speed=live/)
  await page.reload()
  await expect.poll(() => page.locator('#rooms select').nth(1).inputValue()).toBe('live')
  await page.locator('#rooms .none').waitFor()
  await page.locator('#rooms .ways a').click()
  await page.locator('input[name=game][value=tiletum]:checked').waitFor()
  await page.locator('input[name=speed][value=live]:checked').waitFor()
  await page.locator('form .go').click()
  await page.waitForURL('**/match/*')
  expect(await api(page, `matches/${idOf(page)}`)).toMatchObject({ game: 'tiletum', speed: 'live', visibility: 'open' })
  // A hall that does not answer has no tables to wait for; they come when it does.
  await page.route('**/api/rooms?*', route => route.fulfill({ status: 503 }))
  await page.goto(hall.url)
  const silent = page.locator('#rooms').getByRole('status').getByText('홀에서 응답이 없습니다')
  await silent.waitFor()
  expect(await page.locator('#rooms [aria-busy]').count()).toBe(0)
  await page.unroute('**/api/rooms?*')
  await page.locator('#rooms select').nth(1).selectOption('live')
  await silent.waitFor({ state: 'detached' })
  await page.keyboard.press('c')
  await page.waitForURL('**/new')
  expect(errors.filter(e => !e.includes('503'))).toEqual([])
  await leave()
})

test('a new table begins as the last one was made; settings are saved by name, and forgotten', async () => {
  const { page, errors, leave } = await somebody('Hal')
  const load = page.getByLabel('Load')
  const seats = () => page.locator('ol select').evaluateAll(all => all.map(s => (s as HTMLSelectElement).value))
  await page.goto(`${hall.url}/new`)
  await page.locator('input[name=game][value=terra-mystica]').check()
  await page.getByRole('button', { name: 'Add a seat' }).click()
  await page.getByLabel('Name of the table').fill('Late evenings')
  await page.getByRole('button', { name: 'Save these settings' }).click()
  await page.getByRole('status').filter({ hasText: 'Late evenings' }).waitFor()
  await page.locator('input[name=game][value=ostia]').check()
  await page.getByLabel('Seat 2', { exact: true }).selectOption('me')
  await page.getByLabel('Seat 3', { exact: true }).selectOption('me')
  await page.locator('form .go').click()
  await page.waitForURL('**/match/*')
  await page.goto(`${hall.url}/new`)
  await page.locator('input[name=game][value=ostia]:checked').waitFor()
  await expect.poll(seats).toEqual(['me', 'me', 'me'])
  await load.selectOption('Late evenings')
  await page.locator('input[name=game][value=terra-mystica]:checked').waitFor()
  await expect.poll(seats).toEqual(['me', 'open', 'club'])
  await page.getByRole('button', { name: 'Forget' }).click()
  await expect.poll(() => load.locator('option').allTextContents()).toEqual(['Defaults', 'As last time'])
  // However low the screen is for what is chosen, what makes the table is in sight.
  await page.setViewportSize({ width: 1280, height: 400 })
  await expect
    .poll(() => page.locator('form .go').evaluate(e => innerHeight - e.getBoundingClientRect().bottom))
    .toBeGreaterThanOrEqual(0)
  expect(errors).toEqual([])
  await leave()
})

test.each([false, true])(
  'R3 after my last move the next table is a button and a key, in the title bar, on a phone as well (%s); the tab says where I am asked',
  async touch => {
    const [one, two] = await Promise.all([somebody('Fay', { touch }), somebody('Gus')])
    const waiting = [await begin(one.page, hall.url, [ME, ME]), await begin(one.page, hall.url, [ME, ME])]
    const shared = new URL(await begin(one.page, hall.url, [ME, OPEN])).pathname.split('/')[2]!
    await one.page.request.patch(`${hall.url}/api/matches/${shared}`, { data: { visibility: 'open' } })
    await sitDown(two.page, shared)
    const { page } = one
    const icon = () => page.locator('link[rel=icon]').evaluate(link => new URL((link as HTMLLinkElement).href).pathname)
    await page.goto(`${hall.url}/match/${shared}`)
    await page.locator('.bar h2').waitFor()
    // The first seat that is asked plays on until it is the other's turn.
    for (;;) {
      const states = await Promise.all([page, two.page].map(p => api(p, `matches/${shared}`)))
      const [mine, theirs] = states as { legal: { seat: number; move: string }[]; seq: number }[]
      if (!mine!.legal.length) break
      expect(theirs!.legal).toEqual([])
      const { move, seat } = mine!.legal[0]!
      await api(page, `matches/${shared}/moves`, { seq: mine!.seq, move, seat })
    }
    const next = page.locator('.next-table.free')
    await next.waitFor()
    await expect.poll(() => next.textContent()).toMatch(/2\s*$/)
    // Not among the answers.
    expect(await page.locator('#choices .next-table').count()).toBe(0)
    await expect.poll(() => page.title()).not.toContain('●')
    await expect.poll(icon).toBe('/icon.svg')
    await (touch ? next.tap() : page.keyboard.press('n'))
    await page.waitForURL(waiting[0]!)
    await page.waitForFunction(() => document.title.startsWith('●'))
    await expect.poll(icon).toBe('/icon-dot.svg')
    // What is left for later is the last that is asked for again.
    if (!touch) {
      await page.locator('.top .next-table:not(.free)', { hasText: 'Other table ↗' }).waitFor()
      await page.keyboard.press('Shift+N')
      await page.waitForURL(waiting[1]!)
      await page.locator('.top .next-table:not(.free)', { hasText: 'Other table ↗' }).waitFor()
      await page.keyboard.press('Shift+N')
      await page.waitForURL(waiting[0]!)
    }
    for (const { errors, leave } of [one, two]) {
      expect(errors).toEqual([])
      await leave()
    }
  },
)

test('R2 a player who finds nobody for ten minutes is offered bots, and sits with them', async () => {
  const { page, errors, context } = await somebody('Ida')
  await page.clock.install()
  await page.goto(hall.url)
  await page.locator('.games button', { hasText: 'Tiletum' }).click()
  await page.locator('#quick').getByRole('button', { name: '3 players' }).click()
  const seek = page.locator('#quick .seek')
  const seeks = page.locator('#quick .btn.big', { hasText: '0:' })
  const table = page.locator('#mine-open li')
  // Cancelling closes that table at once.
  await seek.click()
  await table.waitFor()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await seeks.click()
  await table.waitFor({ state: 'detached' })
  await page.clock.resume()
  await seek.click()
  await seeks.waitFor()
  expect(await page.locator('#quick .legal').count()).toBe(0)
  await page.clock.fastForward('10:05')
  await page.getByText('Nobody has come for ten minutes.').waitFor()
  // One who comes is not enough yet, and goes again.
  const others = [await somebody('Jan'), await somebody('Kim')]
  const clock = { bank: 1200, increment: 30 }
  const comes = async (who: Visitor) =>
    (await (await api(who.page, 'quick', { game: 'tiletum', speed: 'live', clock, seats: 3 })).json()).id as string
  const id = await comes(others[0]!)
  await page.getByText('After ten minutes there are still too few of you.').waitFor()
  // Once all are found, my list of tables asks, too, and no longer than until I have said yes.
  await comes(others[1]!)
  const asks = page.locator('#mine-open').getByText('Are you there?')
  await asks.waitFor()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await page.locator('.found .go').click()
  await asks.waitFor({ state: 'detached' })
  await page.clock.resume()
  for (const who of others) {
    await api(who.page, `matches/${id}/stand-up`, {})
    await who.leave()
  }
  await page.getByText('Nobody has come for ten minutes.').waitFor()
  await page.locator('#quick .legal').click()
  await page.waitForURL('**/match/*')
  const { seats } = await api(page, `matches/${idOf(page)}`)
  expect(seats.map((s: { kind: string }) => s.kind)).toEqual(['person', 'bot', 'bot'])
  expect(errors).toEqual([])
  await context.close()
})

test('R1 two tabs of a browser that come in at the same moment are one person, and both have their table', async () => {
  const { page, context, leave } = await visit(browser)
  const tabs = [page, await context.newPage()]
  const coming: Route[] = []
  // Both ask before either is answered.
  await context.route('**/api/session?*', route => {
    if (route.request().method() !== 'POST') return route.continue()
    coming.push(route)
    return coming.length === tabs.length ? Promise.all(coming.map(one => one.continue())) : undefined
  })
  await Promise.all(tabs.map(tab => tab.goto(hall.url)))
  const came = tabs.map(tab =>
    tab.waitForResponse(r => r.request().method() === 'POST' && r.url().includes('/api/session?')),
  )
  await Promise.all(tabs.map(tab => tab.getByRole('button', { name: 'Start', exact: true }).click()))
  const [one, two] = await Promise.all(came.map(async reply => (await (await reply).json()).person.id))
  expect(one).toBe(two)
  await Promise.all(tabs.map(tab => tab.waitForURL('**/match/*')))
  for (const tab of tabs) await tab.locator('.bar h2').waitFor()
  expect((await api(page, 'matches?mine')).map((m: { id: string }) => m.id).sort()).toEqual(tabs.map(idOf).sort())
  await leave()
})
