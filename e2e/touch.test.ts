/** Fingers on the board: a tap lights, another one gives the answer, a press that is held only tells. */
import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openBrowser, visit } from './hall.ts'
import { begin, LIT, match, question, reach } from './play.ts'

const hall = inject('hall')
const browser = await openBrowser()

interface Spot {
  x: number
  y: number
}
/** Where a finger meets each lit thing, once the board has come to rest. */
async function restingPlaces(page: Page): Promise<Spot[]> {
  await page.locator(LIT).first().waitFor()
  return page.evaluate(async lit => {
    const find = () =>
      [...document.querySelectorAll(lit)].flatMap(e => {
        const { x, y, width, height } = e.getBoundingClientRect()
        for (const v of [0.5, 0.25, 0.75])
          for (const u of [0.5, 0.25, 0.75]) {
            const at = { x: x + width * u, y: y + height * v }
            if (document.elementFromPoint(at.x, at.y)?.closest('[data-target]') === e) return [at]
          }
        return []
      })
    for (let still = 0, before = find(); ; ) {
      await new Promise(requestAnimationFrame)
      const now = find()
      still = now.length && JSON.stringify(now) === JSON.stringify(before) ? still + 1 : 0
      if (still > 10) return now
      before = now
    }
  }, LIT)
}
/** Somewhere on the stage where nothing is, nor near: a browser, too, takes a finger for what lies beside it. */
const barePaper = (page: Page): Promise<Spot> =>
  page.evaluate(() => {
    const stage = document.querySelector('[data-stage]')!.getBoundingClientRect()
    const near = (x: number, y: number) =>
      [...document.querySelectorAll('[data-target], button')].some(e => {
        const r = e.getBoundingClientRect()
        return x > r.left - 24 && x < r.right + 24 && y > r.top - 24 && y < r.bottom + 24
      })
    for (let y = stage.bottom - 6; y > stage.top; y -= 4)
      for (let x = stage.left + 6; x < stage.right; x += 4) if (!near(x, y)) return { x, y }
    throw new Error('the stage is full')
  })
/** Where the first of these lies now. */
const spotOf = (page: Page, selector: string): Promise<Spot> =>
  page.evaluate(selector => {
    for (const e of document.querySelectorAll(selector)) {
      const { x, y, width, height } = e.getBoundingClientRect()
      for (const v of [0.5, 0.25, 0.75])
        for (const u of [0.5, 0.25, 0.75]) {
          const at = { x: x + width * u, y: y + height * v }
          if (document.elementFromPoint(at.x, at.y)?.closest('[data-target]') === e) return at
        }
    }
    throw new Error(`nowhere: ${selector}`)
  }, selector)

/** A phone at a table, and a finger on it. The test has a clock of its own: time goes by only where it says so. */
async function atTable() {
  const { page, errors, context } = await visit(browser, { touch: true })
  await page.goto(await begin(page, hall.url, [{ kind: 'me' }, { kind: 'me' }]))
  const places = await restingPlaces(page)
  const press = await fingerOn(page, context)
  return { page, errors, context, places, press }
}
async function fingerOn(page: Page, context: BrowserContext) {
  const finger = await context.newCDPSession(page)
  const plate = page.locator('.tooltip:popover-open')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(() =>
    addEventListener(
      'click',
      () => document.body.setAttribute('data-clicks', `${1 + Number(document.body.dataset.clicks ?? 0)}`),
      true,
    ),
  )
  let clicks = 0
  /**
   * Touches for this long, and waits until the page has heard the browser's click. Returns whether a plate was shown
   * meanwhile.
   */
  return async (at: Spot, ms: number): Promise<boolean> => {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    await page.clock.runFor(ms)
    const told = (await plate.count()) === 1
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.locator(`body[data-clicks="${++clicks}"]`).waitFor({ state: 'attached' })
    await page.clock.runFor(20)
    return told
  }
}
const chosen = (page: Page) =>
  page.evaluate(() => [
    ...new Set([...document.querySelectorAll<HTMLElement>('[data-state~="chosen"]')].map(e => e.dataset['target']!)),
  ])
const pressed = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll<HTMLElement>('[data-target][aria-pressed="true"]')].map(e => e.dataset['target']!),
    ),
  ])
const row = async (page: Page) => (await match(page)).seq

test('A12 a press that is held never picks, whatever came before: a second one, begun while the first still lingers, tells as well', async () => {
  const { page, errors, context, places, press } = await atTable()
  const at = places[0]!
  const plate = page.locator('.tooltip:popover-open')
  const before = await question(page)
  expect(await press(at, 500)).toBe(true)
  expect(await question(page)).toBe(before)
  expect(await plate.count(), 'the plate stays, so that it can be read without the finger on it').toBe(1)
  // The end of the first plate comes due while the second press is on.
  await page.clock.runFor(2_000)
  expect(await press(at, 900)).toBe(true)
  expect(await question(page)).toBe(before)
  await page.clock.runFor(20_000)
  expect(await plate.count()).toBe(0)
  for (const ms of [360, 700, 5_000]) {
    expect(await press(at, ms)).toBe(true)
    expect(await question(page)).toBe(before)
  }
  expect(await row(page)).toBe(0)
  // A tap picks, so all of the above could have.
  expect(await press(at, 100)).toBe(false)
  await expect.poll(() => question(page)).not.toBe(before)
  expect(errors).toEqual([])
  await context.close()
})

test('one tap lights and sends nothing, nor does a second one at once; the next one commits', async () => {
  const { page, errors, context, places, press } = await atTable()
  const at = places[0]!
  await press(at, 60)
  await expect.poll(() => chosen(page)).not.toEqual([])
  const lit = await chosen(page)
  expect(await pressed(page)).toEqual(lit)
  const confirm = page.locator('.bar .btn.go')
  expect(await confirm.getAttribute('aria-disabled')).toBe('true')
  await press(at, 60)
  expect(await chosen(page)).toEqual(lit)
  expect(await row(page)).toBe(0)
  await page.clock.runFor(500)
  expect(await confirm.getAttribute('aria-disabled')).toBe('false')
  // Two taps went near.
  await page.keyboard.press('0')
  await page.clock.runFor(500)
  await press(await spotOf(page, '.layer [data-state~="chosen"]'), 60)
  await expect.poll(() => row(page)).toBe(1)
  expect(errors).toEqual([])
  await context.close()
})

test('a tap on another thing moves the light, the confirm button commits it, bare paper and Esc let go', async () => {
  const { page, errors, context, places, press } = await atTable()
  const [a, b] = places
  const lit: string[][] = []
  for (const at of [a!, b!]) {
    await press(at, 60)
    await page.clock.runFor(500)
    await expect.poll(async () => (await chosen(page)).join()).not.toBe(lit.at(-1)?.join() ?? '')
    lit.push(await chosen(page))
  }
  await press(await barePaper(page), 60)
  await expect.poll(() => chosen(page)).toEqual([])
  await page.clock.runFor(500)
  await press(a!, 60)
  await expect.poll(() => chosen(page)).toEqual(lit[0])
  await page.keyboard.press('Escape')
  await expect.poll(() => chosen(page)).toEqual([])
  await page.clock.runFor(500)
  await press(b!, 60)
  await page.clock.runFor(500)
  expect(await row(page)).toBe(0)
  await page.locator('.bar .btn.go').tap()
  await expect.poll(() => row(page)).toBe(1)
  expect(errors).toEqual([])
  await context.close()
})

test('what can’t be picked is told over the stage, with its rule, never under the finger, and changes nothing', async () => {
  const { page, errors, context, press } = await atTable()
  const at = await spotOf(page, '[data-stage] [data-target]:not([data-state~="lit"], [data-state~="info"])')
  await press(at, 60)
  const plate = page.locator('.tooltip:popover-open')
  await plate.waitFor()
  const box = (await plate.boundingBox())!
  expect(at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y < box.y + box.height).toBe(false)
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(await chosen(page)).toEqual([])
  expect(await row(page)).toBe(0)
  expect(errors).toEqual([])
  await context.close()
})

test('a setting answers with one tap', async () => {
  const { page, context } = await visit(browser, { touch: true })
  await context.addInitScript(() => localStorage.setItem('loggia.touch', 'at-once'))
  await page.goto(await begin(page, hall.url, [{ kind: 'me' }, { kind: 'me' }]))
  const [at] = await restingPlaces(page)
  const press = await fingerOn(page, context)
  await press(at!, 60)
  await expect.poll(() => row(page)).toBe(1)
  await context.close()
})

test('no field has letters so small that a phone zooms the page when it gets the focus', async () => {
  const { page, errors, leave } = await visit(browser, { touch: true })
  const address = await begin(page, hall.url, [{ kind: 'me' }, { kind: 'open' }])
  for (const path of [new URL(address).pathname, '/', '/new', '/enter', '/account', '/import']) {
    await page.goto(`${hall.url}${path}`)
    await page.locator('input:not([type=checkbox], [type=radio], [type=range]), select, textarea').first().waitFor()
    const small = await page
      .locator('input:not([type=checkbox], [type=radio], [type=range]), select, textarea')
      .evaluateAll(all =>
        all.flatMap(e => {
          const size = Number.parseFloat(getComputedStyle(e).fontSize)
          return size < 16 ? [`${e.outerHTML.slice(0, 80)}: ${size}`] : []
        }),
      )
    expect(small, path).toEqual([])
  }
  expect(errors).toEqual([])
  await leave()
})

test('C14 in Terra Mystica the second steps of a tapped hexagon are rows over the map, and the map stays', async () => {
  const { page, errors, leave } = await visit(browser, { touch: true })
  const seats = [{ kind: 'me' }, { kind: 'me' }]
  await page.goto(await reach(page, hall.url, seats, { game: 'terra-mystica' }, told => told.prompt?.step === 'action'))
  const map = page.locator('.places [data-place=map][aria-selected=true]')
  await map.waitFor()
  const rows = page.locator('.phone .sheet.open .choices .row .btn')
  const hexes = page.locator('[data-stage] [data-target^="hex:"][data-state~="lit"]')
  // A hexagon may be answered by one tap; one that can become more than one terrain asks on.
  for (let k = 0; k < (await hexes.count()) && !(await rows.count()); k++) {
    await hexes.nth(k).tap()
    await page.locator('.phone [data-state~="chosen"]').first().waitFor()
  }
  expect(await rows.count()).toBeGreaterThan(1)
  await map.waitFor()
  const before = await row(page)
  await rows.first().tap()
  await map.waitFor()
  await page.locator('.phone .yes').first().tap()
  await expect.poll(() => row(page)).toBeGreaterThan(before)
  expect(errors).toEqual([])
  await leave()
})

test("C15 in the Princes of Florence a tile is turned and laid in the line with the question, under a phone's thumb", async () => {
  const { page, errors, leave } = await visit(browser, { touch: true })
  const lays = (told: { legal: { move: string }[] }) =>
    told.legal.length > 0 && told.legal.every(l => l.move.startsWith('place:'))
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }]
  await page.goto(await reach(page, hall.url, seats, { game: 'princes-of-florence' }, lays))
  const line = page.locator('[data-line-tools]')
  const lay = line.locator('button.go')
  await lay.waitFor()
  const bottom = await page.locator('[data-stage]').evaluate(e => e.getBoundingClientRect().bottom)
  for (const button of await line.locator('button').all()) {
    const { y, width, height } = (await button.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.5)
    expect(y).toBeGreaterThanOrEqual(bottom - 1)
  }
  const before = await row(page)
  await lay.tap()
  await page.locator('.phone .line .confirm[aria-disabled=false]').tap()
  await expect.poll(() => row(page)).toBeGreaterThan(before)
  expect(errors).toEqual([])
  await leave()
})
