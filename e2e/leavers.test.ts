/**
 * R6: what happens to the seat of a player who left, as three people at three browsers see it. Each policy to its end,
 * the owner's return, most of them gone; by mouse and by keys.
 */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { violations } from './axe.ts'
import { openBrowser, visit } from './hall.ts'

const hall = inject('hall')
const browser = await openBrowser()

const post = (page: Page, path: string, data: object = {}) => page.request.post(`${hall.url}/api/${path}`, { data })
/** Three people at a table, each at a browser of their own; Cara speaks Korean. */
async function three(leaver: string, more: object = {}) {
  const people = await Promise.all(
    ['Ann', 'Bob', 'Cara'].map(async (name, k) => {
      const visitor = await visit(browser, k === 2 ? { lang: 'ko' } : {})
      await post(visitor.page, 'session', { name })
      return visitor
    }),
  )
  const [ann, bob, cara] = people.map(p => p.page)
  const made = await post(ann!, 'matches', {
    game: 'ostia',
    visibility: 'open',
    leaver,
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    ...more,
  })
  const { id } = (await made.json()) as { id: string }
  for (const page of [bob!, cara!]) await post(page, `matches/${id}/join`)
  for (const page of [ann!, bob!, cara!]) {
    await post(page, `matches/${id}/contribution`, { contribution: '5e'.repeat(32) })
    await page.goto(`${hall.url}/match/${id}`)
  }
  for (const page of [ann!, bob!, cara!]) await page.locator('.bar h2').waitFor()
  return {
    id,
    ann: ann!,
    bob: bob!,
    cara: cara!,
    close: async () => {
      for (const { errors, leave } of people) {
        expect(errors.filter(e => !/409|403/.test(e))).toEqual([])
        await leave()
      }
    },
  }
}
/** Leaves by the button below the people: asked twice. */
async function leave(page: Page): Promise<void> {
  await page.locator('.asks .btn').last().click()
  await page.locator('.sure .btn').first().click()
}
const card = (page: Page) => page.locator('section.card')

test('bot: it plays on at once, and its seat, the log and the talk name its owner; the owner is asked, and takes the seat back', async () => {
  const { ann, bob, close } = await three('bot', { comeBack: 'round' })
  await ann.locator('.asks .btn').last().click()
  await ann.locator('.sure', { hasText: 'until the round is over' }).waitFor()
  await ann.locator('.sure .btn').first().click()
  await bob.locator('.p', { hasText: 'bot for Ann' }).waitFor()
  await bob.locator('.log', { hasText: 'Ann has left; a bot plays on' }).waitFor()
  await bob.getByRole('tab', { name: /Talk/ }).click()
  await bob.locator('.talk li', { hasText: 'A club bot plays on for Ann' }).waitFor()
  await card(ann).getByText('until the end of round').waitFor()
  await card(ann).locator('.btn.go').click()
  await bob.locator('.p', { hasText: 'bot for Ann' }).waitFor({ state: 'detached' })
  await card(ann).waitFor({ state: 'detached' })
  await close()
})

test('vote: the others are asked; V and arrows lead to the answers, Enter gives one, once more takes it back; more than half decide', async () => {
  const { ann, bob, cara, close } = await three('vote')
  await leave(ann)
  await card(bob).waitFor()
  await cara.locator('section.card', { hasText: 'Ann 님이 자리를 떠났습니다' }).waitFor()
  await card(ann).getByText('You are away').waitFor()
  // On a phone that lies, too, all answers are in sight, and the stage keeps most of the height.
  const desk = bob.viewportSize()!
  await bob.setViewportSize({ width: 740, height: 360 })
  await bob.locator('.phone section.card').waitFor()
  const lowest = (what: string) =>
    bob.locator(what).evaluateAll(all => Math.max(...all.map(one => one.getBoundingClientRect().bottom)))
  expect(await lowest('section.card .answers .btn')).toBeLessThanOrEqual(360)
  expect(await lowest('.stage')).toBeGreaterThan(180)
  expect(await violations(bob)).toEqual([])
  await bob.setViewportSize(desk)
  await bob.locator('.phone').waitFor({ state: 'detached' })
  await card(bob).waitFor()
  await bob.keyboard.press('v')
  await bob.keyboard.press('ArrowRight')
  await bob.keyboard.press('Enter')
  await bob.locator('section.card [aria-pressed="true"]').waitFor()
  await cara.locator('section.card .answers .btn').nth(1).getByText('1/2').waitFor()
  await bob.locator('section.card [aria-pressed="true"]').press('Enter')
  await cara.locator('section.card .answers .btn').nth(1).getByText('0/2').waitFor()
  await bob.locator('section.card .answers .btn').first().click()
  await cara.locator('section.card .answers .btn').first().getByText('1/2').waitFor()
  await cara.locator('section.card .answers .btn').first().click()
  await bob.locator('.p', { hasText: 'bot for Ann' }).waitFor()
  await card(bob).waitFor({ state: 'detached' })
  await bob.locator('.log', { hasText: 'Voted: a bot plays on' }).waitFor()
  // A player who was away is still named so, and not like the bot that has the seat now.
  await bob.locator('.log', { hasText: 'Ann is away' }).waitFor()
  await close()
})

test('wait: the table waits, anybody may call a vote, and the player who is away returns by one press', async () => {
  const { ann, bob, cara, close } = await three('wait')
  await leave(ann)
  await card(bob).getByText('Waiting for Ann').waitFor()
  await card(bob).getByRole('button', { name: 'Call a vote' }).click()
  await cara.locator('section.card .answers .btn', { hasText: '하루 더 기다리기' }).waitFor()
  await card(ann).getByText('I am here').click()
  await Promise.all([ann, bob, cara].map(page => card(page).waitFor({ state: 'detached' })))
  await close()
})

test('end unrated: the match ends for all of them, with its places as they stand, and says so', async () => {
  const { ann, bob, cara, close } = await three('end-unrated')
  await leave(ann)
  for (const page of [ann, bob, cara]) await page.locator('.ways').waitFor()
  await bob.locator('.scores .num').first().waitFor()
  // Who won so is told that it was no whole match.
  await bob.locator('.who', { hasText: 'because somebody left' }).waitFor()
  await close()
})

test('two of three gone: the last player may end it, or play on with the bots', async () => {
  const { ann, bob, cara, close } = await three('bot', { comeBack: 'never' })
  // What shows it may come late, when both have gone already.
  const gone = Promise.withResolvers<void>()
  await cara.route('**/*.js', async route => {
    // The server may close an idle connection just as it is used again.
    const script = await route.fetch({ maxRetries: 3 })
    if ((await script.text()).includes('.mayReturn')) await gone.promise
    await route.fulfill({ response: script })
  })
  await cara.reload()
  await cara.locator('.bar h2').waitFor()
  await leave(ann)
  await leave(bob)
  await cara
    .locator('.p', { hasText: 'Bob' })
    .and(cara.locator('.p', { hasText: '봇' }))
    .waitFor()
  gone.resolve()
  await cara.locator('section.card .answers .btn', { hasText: '봇들과 끝까지' }).click()
  await card(cara).waitFor({ state: 'detached' })
  await cara.unrouteAll({ behavior: 'wait' })
  await cara.reload()
  await cara.locator('section.card .answers .btn', { hasText: '지금 끝내기' }).click()
  await cara.locator('.ways').waitFor()
  await close()
})

test('a pause: requested below the people, agreed to by all, shown at the clocks, above the bar and in the list; anybody ends it', async () => {
  const { ann, bob, cara, close } = await three('bot', { speed: 'live', clock: { bank: 3600, increment: 5 } })
  await ann.getByRole('button', { name: 'Ask for a pause' }).click()
  await card(ann).getByText('The others are voting on a pause').waitFor()
  for (const page of [bob, cara]) await card(page).locator('.answers .btn').first().click()
  await card(bob).getByText('The clocks are paused').waitFor()
  await bob.locator('#choices .paused', { hasText: 'paused' }).waitFor()
  const stood = await ann.locator('.p.turn .clock').innerText()
  const list = await visit(browser, { cookies: await ann.context().cookies() })
  await list.page.goto(hall.url)
  await list.page.getByText('clocks paused').waitFor()
  await list.context.close()
  await card(cara).getByText('나중에').click()
  await card(cara).waitFor({ state: 'detached' })
  expect(await ann.locator('.p.turn .clock').innerText()).toBe(stood)
  await cara.getByRole('button', { name: '시계 다시 시작' }).click()
  for (const page of [ann, bob]) await card(page).waitFor({ state: 'detached' })
  await ann.locator('.log', { hasText: 'The clocks run again' }).waitFor()
  await expect.poll(() => ann.locator('.p.turn .clock').innerText()).not.toBe(stood)
  await close()
})

test('a takeback that is no longer free is asked for, and happens when all say yes', async () => {
  const { id, ann, bob, cara, close } = await three('bot')
  const told = async (page: Page) =>
    (await (await page.request.get(`${hall.url}/api/matches/${id}`)).json()) as {
      acting: number[]
      seq: number
      legal: { seat: number; move: string }[]
    }
  const pages = [ann, bob, cara]
  const play = async (page: Page) => {
    const { seq, legal } = await told(page)
    const { seat, move } = legal[0]!
    await post(page, `matches/${id}/moves`, { seq, seat, move })
  }
  const [first] = (await told(ann)).acting
  const asks = pages[first!]!
  while ((await told(ann)).acting[0] === first) await play(asks)
  const second = (await told(ann)).acting[0]!
  await play(pages[second]!)
  // A question about a table that has moved on disappears, for all who were asked.
  await post(asks, `matches/${id}/votes`, { kind: 'takeback', seat: first })
  const others = pages.filter(p => p !== asks)
  for (const page of others) await card(page).locator('.answers .btn').first().waitFor()
  await play(pages[(await told(ann)).acting[0]!]!)
  for (const page of others) await card(page).waitFor({ state: 'detached' })
  // As long as the page has not heard of the answer, going back is free still, and leaving alone stands there.
  await expect.poll(() => asks.locator('.asks .btn').count()).toBe(2)
  // From the menu of a phone, which then is out of the way.
  const desk = asks.viewportSize()!
  await asks.setViewportSize({ width: 360, height: 740 })
  await asks.locator('.title .name').click()
  await asks.locator('#match-menu .asks .btn').first().click()
  await asks.locator('#match-menu').waitFor({ state: 'hidden' })
  await asks.setViewportSize(desk)
  for (const page of others) await card(page).locator('.answers .btn').first().click()
  await asks.locator('.log', { hasText: /taken back|되돌립니다/ }).waitFor()
  expect((await told(ann)).acting).toEqual([first])
  await close()
})
