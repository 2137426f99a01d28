/** The stage under real fingers: two of them zoom, one pans or swipes, two taps go near; what is asked comes into sight. */
import type { CDPSession, Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBrowser } from './hall.ts'
import { compiled, pageOf } from './in-page.ts'

const browser = await openBrowser()
const files = await compiled('stage-in-page.ts')
let page: Page
let cdp: CDPSession
// A page for each: a browser takes a tap that comes soon after a fling for the end of it.
beforeEach(async () => {
  page = await pageOf(browser, files, { width: 360, touch: true })
  cdp = await page.context().newCDPSession(page)
  await show(500)
})
afterEach(() => page?.context().close())

/** A lit square of the place. */
interface Square {
  target: string
  x: number
  y: number
  size: number
}
const LARGE: Square = { target: 'large', x: 150, y: 200, size: 60 }
const show = async (height: number, lit: readonly Square[] = [LARGE], closest?: number, across?: number) => {
  await page.evaluate(
    ([height, lit, closest, across]) =>
      (globalThis as never as { inPage: { show(...all: unknown[]): void } }).inPage.show(
        height,
        lit,
        'first',
        closest,
        across,
      ),
    [height, lit, closest, across] as const,
  )
  await rest()
}
/** Two frames: what was measured is drawn. */
const rest = () =>
  page.evaluate(async () => {
    for (let k = 0; k < 3; k++) await new Promise(requestAnimationFrame)
  })
const told = () => page.evaluate(() => (globalThis as never as { inPage: { told: string[] } }).inPage.told)
const place = () =>
  page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('#place')!.getBoundingClientRect()
    return { x, y, width, height }
  })
type At = readonly [x: number, y: number]
const points = (fingers: readonly At[]) => fingers.map(([x, y], id) => ({ x, y, id }))
/** Fingers go down at once, move in steps, and are lifted. */
async function drag(...ways: readonly (readonly [from: At, to: At])[]): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(ways.map(w => w[0])) })
  for (let k = 1; k <= 4; k++)
    await cdp.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: points(ways.map(([[a, b], [c, d]]): At => [a + ((c - a) * k) / 4, b + ((d - b) * k) / 4])),
    })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await rest()
}
async function tap(at: At): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points([at]) })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('two fingers zoom about their middle, and what they hold stays under them', async () => {
  expect(await place()).toEqual({ x: 0, y: 120, width: 360, height: 500 })
  await drag(
    [
      [150, 370],
      [60, 370],
    ],
    [
      [210, 370],
      [300, 370],
    ],
  )
  expect(await place()).toEqual({ x: -540, y: -630, width: 1440, height: 2000 })
  await drag(
    [
      [60, 370],
      [170, 370],
    ],
    [
      [300, 370],
      [190, 370],
    ],
  )
  expect(await place()).toEqual({ x: 0, y: 120, width: 360, height: 500 })
})
test('one finger pans what is near, and never bares paper beside it', async () => {
  await drag(
    [
      [150, 370],
      [120, 370],
    ],
    [
      [210, 370],
      [240, 370],
    ],
  )
  expect((await place()).width).toBe(720)
  await drag([
    [100, 300],
    [340, 700],
  ])
  expect(await place()).toMatchObject({ x: 0, y: 0 })
  await drag([
    [340, 700],
    [10, 20],
  ])
  const { x, y } = await place()
  expect([x, y]).toEqual([-330, -260])
  expect(await told()).toEqual([])
})
test('a swipe at rest is the next place; a slanting one, a short one and one from the edge are none', async () => {
  await drag([
    [200, 300],
    [120, 310],
  ])
  await drag([
    [120, 300],
    [200, 310],
  ])
  await drag([
    [200, 300],
    [120, 360],
  ])
  await drag([
    [200, 300],
    [160, 300],
  ])
  await drag([
    [10, 300],
    [150, 300],
  ])
  expect(await told()).toEqual(['swipe 1', 'swipe -1'])
  expect(await place()).toMatchObject({ x: 0, y: 120 })
})
test('two taps go near that point and back, and pick nothing; one alone picks, or lets go', async () => {
  await tap([180, 350])
  await expect.poll(told).toEqual(['click large'])
  await tap([180, 350])
  await expect.poll(async () => (await place()).width).toBeCloseTo(360 * 2.2)
  expect(await told()).toEqual(['click large'])
  await page.getByRole('button', { name: 'Whole' }).click()
  await expect.poll(async () => (await place()).width).toBe(360)
  await show(500)
  await tap([20, 150])
  await expect.poll(told).toEqual(['click', 'bare'])
})
test('keys zoom, and the way back stands there only while it is near', async () => {
  const whole = page.getByRole('button', { name: 'Whole' })
  expect(await whole.count()).toBe(0)
  await page.keyboard.press('+')
  await expect.poll(async () => (await place()).width).toBe(540)
  expect(await whole.boundingBox()).toMatchObject({ width: 44, height: 44 })
  await page.keyboard.press('-')
  await expect.poll(async () => (await place()).width).toBe(360)
  await page.keyboard.press('+')
  await page.keyboard.press('0')
  await expect.poll(() => whole.count()).toBe(0)
})
test('what is too small is brought near, with all of it in sight', async () => {
  const small = [
    { target: 'a', x: 20, y: 30, size: 16 },
    { target: 'b', x: 100, y: 60, size: 16 },
  ]
  // What is read comes no nearer than a finger needs.
  await show(500, small)
  await expect.poll(async () => (await place()).width).toBeCloseTo((360 * 25) / 16)
  await show(500, small, 1.8)
  await expect.poll(async () => (await place()).width).toBeCloseTo(360 * 1.8)
  for (const target of ['a', 'b']) {
    const box = (await page.locator(`[data-target=${target}]`).boundingBox())!
    expect(box.x).toBeGreaterThan(0)
    expect(box.y).toBeGreaterThan(0)
    expect(box.x + box.width).toBeLessThan(360)
  }
})
test('a place that is longer than the stage goes where what is asked lies, pans along, and says what lies beyond', async () => {
  await show(2000, [
    { ...LARGE, target: 'up', y: 100 },
    { ...LARGE, target: 'down', y: 1800 },
  ])
  const beyond = page.getByRole('button', { name: '1 beyond' })
  await expect.poll(() => beyond.count()).toBe(1)
  await beyond.click()
  await expect.poll(async () => (await page.locator('[data-target=down]').boundingBox())!.y).toBeLessThan(700)
  await drag([
    [200, 200],
    [200, 600],
  ])
  const { y } = await place()
  expect(y).toBeGreaterThan(-1260)
  expect(y).toBeLessThan(0)
  expect(await told()).toEqual(['click'])
})
test('a desk’s board rests whole, however small what is asked is; nearer, signs tell what is out of sight', async () => {
  const small = [
    { target: 'a', x: 20, y: 30, size: 16 },
    { target: 'b', x: 660, y: 60, size: 16 },
  ]
  await show(800, small, undefined, 720)
  expect(await place()).toEqual({ x: 0, y: 170, width: 360, height: 400 })
  await page.mouse.move(5, 175)
  await page.mouse.wheel(0, -600)
  await expect.poll(() => page.getByRole('button', { name: '1 beyond' }).count()).toBe(1)
  // It is larger than it is drawn, where there is room.
  await page.getByRole('button', { name: 'Whole' }).click()
  await show(180, small, undefined, 180)
  expect(await place()).toEqual({ x: 0, y: 190, width: 360, height: 360 })
})
