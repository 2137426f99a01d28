/** Fingers on the board: a tap picks, a press that is held only tells. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openBrowser, visit } from './hall.ts'
import { begin, LIT, question } from './play.ts'

const hall = inject('hall'),
  browser = await openBrowser()

/** Where a finger meets the first lit thing, once the board has come to rest. */
async function restingPlace(page: Page): Promise<{ x: number; y: number }> {
  await page.locator(LIT).first().waitFor()
  const spot = await page.evaluate(async lit => {
    const find = () => {
      for (const e of document.querySelectorAll(lit)) {
        const { x, y, width, height } = e.getBoundingClientRect()
        for (const v of [0.5, 0.25, 0.75])
          for (const u of [0.5, 0.25, 0.75]) {
            const at = { x: x + width * u, y: y + height * v }
            if (document.elementFromPoint(at.x, at.y)?.closest('[data-target]') === e) return at
          }
      }
      return undefined
    }
    for (let still = 0, before = find(); ; ) {
      await new Promise(requestAnimationFrame)
      const now = find()
      still = now && before && now.x === before.x && now.y === before.y ? still + 1 : 0
      if (now && still > 10) return now
      before = now
    }
  }, LIT)
  return spot
}

test('A12 a press that is held never picks, whatever came before: a second one, begun while the first still lingers, tells as well', async () => {
  const { page, errors, context } = await visit(browser, { touch: true })
  await page.goto(await begin(page, hall.url, [{ kind: 'me' }, { kind: 'me' }]))
  const at = await restingPlace(page),
    finger = await context.newCDPSession(page),
    plate = page.locator('.tooltip:popover-open')
  // The test's own clock: time goes by only where it says so.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(() =>
    addEventListener('click', () =>
      document.body.setAttribute('data-clicks', `${1 + Number(document.body.dataset.clicks ?? 0)}`),
    ),
  )
  const touch = (type: 'touchStart' | 'touchEnd') =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [at] : [] })
  let clicks = 0
  /** Touches for so long, and waits until the page has heard the click that the browser makes of it; gives whether a plate was shown meanwhile. */
  async function press(ms: number): Promise<boolean> {
    await touch('touchStart')
    await page.clock.runFor(ms)
    const told = (await plate.count()) === 1
    await touch('touchEnd')
    await page.locator(`body[data-clicks="${++clicks}"]`).waitFor({ state: 'attached' })
    await page.clock.runFor(20)
    return told
  }
  const before = await question(page)
  expect(await press(500)).toBe(true)
  expect(await question(page)).toBe(before)
  expect(await plate.count(), 'the plate stays, so that it can be read without the finger on it').toBe(1)
  await page.clock.runFor(2_000)
  expect(await press(900)).toBe(true)
  expect(await question(page)).toBe(before)
  await page.clock.runFor(20_000)
  expect(await plate.count()).toBe(0)
  // A tap picks, so all of the above could have.
  expect(await press(100)).toBe(false)
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return question(page)
    })
    .not.toBe(before)
  expect(errors).toEqual([])
  await context.close()
})
