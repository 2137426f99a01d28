/** The Princes of Florence in the browser: a match of three, one alone against the Automa, a building that two share. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openBrowser, visit } from './hall.ts'
import {
  ALL,
  begin,
  byClicks,
  CHOICES,
  join,
  match,
  openList,
  playOn,
  playThrough,
  reach,
  take,
  type Told,
} from './play.ts'

const game = 'princes-of-florence'
const hall = inject('hall')
const browser = await openBrowser()

test.each([
  [
    'against two bots, its beginning and nightly its end',
    [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }],
    [-1, 0, 1, 2],
  ],
  ['alone against the Automa, its beginning and its end', [{ kind: 'me' }], [-1, 0]],
])('a match %s, by clicks on the board and in the bar', async (_, seats, heard) => {
  const { page, errors, leave } = await visit(browser)
  await page.goto(await begin(page, hall.url, seats, { game }))
  const clicks = { board: 0, bar: 0 }
  if (ALL || seats.length === 1) {
    await playThrough(page, 'florence', byClicks(page, clicks), 10)
    const { status, scores } = await match(page)
    expect(status).toBe('finished')
    expect(scores.length).toBe(Math.max(2, seats.length)) // the Automa has its score, too
  } else await playOn(page, 'florence', byClicks(page, clicks), 10)
  const { log } = await match(page)
  expect(new Set(log.map(e => e.seat))).toEqual(new Set(heard))
  expect(clicks.board).toBeGreaterThan(1)
  expect(clicks.bar).toBeGreaterThan(1)
  expect(errors).toEqual([])
  await leave()
})

interface State extends Told {
  legal: { seat: number; move: string; text: string }[]
  view: Told['view'] & { round: number; players: { tiles: number[]; joint: number; prestige: number }[] }
}
const state = (page: Page) => match(page) as Promise<State>

/** Answers for all seats over HTTP, at random, until somebody can build with a neighbour; returns that page. */
async function untilJoining(pages: readonly Page[]): Promise<Page> {
  for (let k = 0; k < 40; k++)
    for (const page of pages) {
      const { seq, legal } = await state(page)
      if (legal.some(l => l.move.startsWith('join:'))) return page
      const one = legal.find(l => l.move === 'forgo') ?? legal[0]
      if (one)
        await page.evaluate(
          async ([body]) => {
            await fetch(`/api${location.pathname.replace('/match/', '/matches/')}/moves`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(body),
            })
          },
          [{ seq, seat: one.seat, move: one.move }] as const,
        )
    }
  throw new Error('nobody came to build')
}

/** Presses the choice of this move in the list of all choices. */
async function choose(page: Page, wanted: (move: string) => boolean): Promise<void> {
  await expect.poll(async () => (await state(page)).legal.some(l => wanted(l.move))).toBe(true)
  const { text } = (await state(page)).legal.find(l => wanted(l.move))!
  await page.locator('.bar h2').waitFor()
  await openList(page)
  const all = page.locator('.list > [aria-expanded=false]')
  if (await all.count()) await all.click()
  await page
    .locator(CHOICES)
    .filter({ has: page.getByText(text, { exact: true }) })
    .first()
    .click()
}

/** Clicks this target on the board, or the first lit one that begins so. */
const click = (page: Page, target: string) =>
  page.locator(`.layer [data-target^="${target}"][data-state~="lit"]`).first().click()

test('a building that two share: proposed in one browser, another place and another share proposed in the other, agreed', async () => {
  const host = await visit(browser)
  const guest = await visit(browser, { lang: 'ko' })
  const address = await begin(host.page, hall.url, [{ kind: 'me' }, { kind: 'open' }], {
    game,
    options: { 'joint-building': 'with' },
  })
  await host.page.goto(address)
  await join(guest.page, host.page)
  const pages = [host.page, guest.page]
  const active = await untilJoining(pages)
  const partner = pages.find(p => p !== active)!
  // On the board of either: one steps back, the other answers with another place, and names a share with the slider.
  await choose(active, move => /^join:\w+,tower$/.test(move))
  await click(active, 'verb:back')
  await choose(active, move => /^join:\w+,chapel$/.test(move))
  await click(active, 'strip:')
  await choose(active, move => move === 'offer:2')
  await click(partner, 'verb:elsewhere')
  await click(partner, 'strip:')
  await partner.locator('.deal input[type=range]').fill('3')
  await click(partner, 'share:3')
  await click(active, 'verb:refuse')
  // The second offer, with another share in the bar.
  await choose(active, move => /^join:\w+,chapel$/.test(move))
  await click(active, 'strip:')
  await choose(active, move => move === 'offer:2')
  await choose(partner, move => move === 'counter:1')
  await choose(active, move => move === 'accept')
  for (const page of pages)
    await expect
      .poll(async () => (await state(page)).view.players.map(p => [p.tiles.length, p.prestige]))
      .toEqual([
        [1, 3],
        [1, 3],
      ])
  const moves = (await state(partner)).log.map(e => e.move.split(':')[0])
  expect(moves.slice(-14)).toEqual([
    'join',
    'back',
    'join',
    'span',
    'offer',
    'elsewhere',
    'span',
    'offer',
    'refuse',
    'join',
    'span',
    'offer',
    'counter',
    'accept',
  ])
  expect([...host.errors, ...guest.errors]).toEqual([])
  await host.leave()
  await guest.leave()
})

test('two players see the landscape that is any, and can pick it, on a phone that lies on its side', async () => {
  const { page, leave } = await visit(browser, { touch: true })
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto(await begin(page, hall.url, [{ kind: 'me' }, { kind: 'me' }], { game }))
  const curtain = page.locator('.curtain .btn')
  const place = page.locator('[data-target="object:landscape"]')
  await curtain.or(place).first().waitFor({ state: 'attached' })
  if (await curtain.count()) await curtain.click()
  await place.waitFor({ state: 'attached' })
  const { width, height } = await place.evaluate(element => element.getBoundingClientRect())
  expect(Math.min(width, height)).toBeGreaterThan(24)
  await leave()
})

test('prestige becomes florins by amount in one answer; orders are given, kept and withdrawn beside the auction', async () => {
  const { page, errors, leave } = await visit(browser)
  const seats = Array(3).fill({ kind: 'me' })
  const rich = (told: Told) => {
    const { legal, view } = told as State
    const { seat } = legal[0] ?? {}
    return seat !== undefined && view.players[seat]!.prestige >= 2 && legal.some(l => l.move === 'sell')
  }
  await page.goto(await reach(page, hall.url, seats, { game }, rich))
  const curtain = page.locator('.curtain .btn')
  await page.locator('.bar h2, .curtain .btn').first().waitFor()
  if (await curtain.count()) await curtain.click()
  const before = await state(page)
  const { seat } = before.legal[0]!
  await take(page, { hasText: '1 prestige' })
  await take(page, 1)
  await expect.poll(async () => (await state(page)).log.slice(-2).map(e => e.move)).toEqual(['sell', 'sell'])
  expect((await state(page)).view.players[seat]!.prestige).toBe(before.view.players[seat]!.prestige - 2)

  await page.getByRole('button', { name: /^Orders/ }).click()
  const orders = page.locator('.orders')
  const thing = orders.locator('li:not(.gone)').first()
  const rest = orders.locator('.rest')
  const follow = thing.getByRole('button', { name: /^Follow/ })
  await thing.locator('.stepper button').last().click()
  await follow.click()
  await expect.poll(() => follow.getAttribute('aria-pressed')).toBe('true')
  await rest.click()
  await expect.poll(() => rest.getAttribute('aria-pressed')).toBe('true')
  await page.reload()
  await page.locator('.bar h2, .curtain .btn').first().waitFor()
  if (await curtain.count()) await curtain.click()
  await page.getByRole('button', { name: /^Orders/ }).click()
  await expect.poll(() => orders.locator('[aria-pressed=true]').count()).toBe(2)
  await rest.click()
  await expect.poll(() => rest.getAttribute('aria-pressed')).toBe('false')
  expect(errors).toEqual([])
  await leave()
})

test('a question with one answer that is asked to keep a purse closed says so', async () => {
  const { page, errors, leave } = await visit(browser)
  const seats = Array(3).fill({ kind: 'me' })
  const broke = ({ legal, prompt }: Told) => legal.length === 1 && legal[0]!.move === 'pass' && prompt?.step === 'bid'
  await page.goto(await reach(page, hall.url, seats, { game }, broke))
  const curtain = page.locator('.curtain .btn')
  await page.locator('.bar h2, .curtain .btn').first().waitFor()
  if (await curtain.count()) await curtain.click()
  await page.locator('.bar .who', { hasText: 'skipping it would show what you can pay' }).waitFor()
  expect(errors).toEqual([])
  await leave()
})
