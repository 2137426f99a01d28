/** Every use of a table lies in the desk's frame. Its laws hold where somebody is asked (`desk.ts`). Where nobody is, the board lies where it lay. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { faultsOf, type Frame, frameOf, LAPTOP } from './desk.ts'
import { aside, openBrowser, visit } from './hall.ts'
import { begin, playOut, SHORT } from './play.ts'

const hall = inject('hall')
const browser = await openBrowser()

/** A small desk, and a screen with a column for people and log. */
const DESK = { width: 1280, height: 800 }
const WIDE = { width: 1920, height: 1080 }
/** The least part of a laptop's screen that the common places have. */
const SHARE = 0.45

/** The frame, once it has come to rest without a fault. */
async function restsAt(page: Page, what: string): Promise<Frame> {
  await page.locator('.room .part').first().waitFor()
  await expect.poll(async () => (await frameOf(page)).faults, { message: what }).toEqual([])
  const frame = await frameOf(page)
  expect(frame.share, what).toBeGreaterThanOrEqual(SHARE)
  return frame
}

/** Waits for this many frames of the page. */
const frames = (page: Page, n: number) =>
  page.evaluate(
    n =>
      new Promise<void>(done =>
        (function next(left: number) {
          left ? requestAnimationFrame(() => next(left - 1)) : done()
        })(n),
      ),
    n,
  )

test('hot seat, spectator, replay, study and the board after the end have one frame, in which nothing moves', async () => {
  const { page, leave, errors } = await visit(browser, { lang: 'ko' })
  const looker = await visit(browser, { lang: 'ko' })
  for (const one of [page, looker.page]) await one.setViewportSize(LAPTOP)
  const address = await begin(page, hall.url, [{ kind: 'me' }, { kind: 'me' }], { game: SHORT, visibility: 'open' })
  await playOut(page, address, ({ seq }) => seq >= 12)
  await page.goto(address)
  const { boxes } = await restsAt(page, 'hot seat')

  await looker.page.goto(address)
  expect((await restsAt(looker.page, 'spectator')).boxes).toEqual(boxes)

  await page.goto(`${address}?at=5`)
  await page.locator('input[type=range]').waitFor()
  expect((await restsAt(page, 'replay')).boxes).toEqual(boxes)
  await page.getByRole('button', { name: '연습판에서' }).click()
  await page.waitForURL('**/study/*')
  await page.locator('.bar h2').waitFor()
  // A line above it says what it is.
  expect((await restsAt(page, 'study')).boxes['bar']).toEqual(boxes['bar'])

  await playOut(page, address)
  await page.goto(address)
  const result = page.locator('.ways .board')
  await result.waitFor()
  const bar = await page.locator('.bar').boundingBox()
  await result.click()
  expect((await restsAt(page, 'after the end')).boxes).toEqual(boxes)
  expect(await page.locator('.bar').boundingBox()).toEqual(bar)
  expect([...errors, ...looker.errors]).toEqual([])
  await leave()
  await looker.leave()
})

test('what happened meanwhile lies over nothing lit, however late the board comes; a tip waits for it', async () => {
  const { page, leave, errors } = await visit(browser)
  await page.setViewportSize(DESK)
  const others = Array(4).fill({ kind: 'bot', bot: 'random' })
  const address = await begin(page, hall.url, [{ kind: 'me' }, ...others], { game: 'terra-mystica' })
  await page.goto(address)
  await page.locator('.room .part').first().waitFor()
  await playOut(page, address, ({ prompt }) => prompt?.step === 'choose-card')
  await aside(page)
  // The game is new to this person: its questions are explained.
  await page.addInitScript(() => localStorage.setItem('loggia.tips', 'on'))
  const board = Promise.withResolvers<void>()
  await page.route('**/*.js', async route => {
    const response = await route.fetch()
    if ((await response.text()).includes('data-of')) await board.promise
    await route.fulfill({ response })
  })
  await page.goto(address)
  await page.locator('.since-here').waitFor()
  // Letters that come would have it laid again.
  await page.evaluate(async () => void (await Promise.all([...document.fonts].map(face => face.load()))))
  await frames(page, 10)
  expect(await page.locator('.room').count()).toBe(0)
  board.resolve()
  await restsAt(page, 'a late board')
  await page.waitForLoadState('networkidle')
  expect(await page.locator('.coach').count()).toBe(0)
  await page.locator('.since-here .link').last().click()
  await page.locator('.coach').waitFor()
  expect(errors).toEqual([])
  await leave()
})

test('what is opened over a board moves away from what lights up late below it', async () => {
  const { page, leave, errors } = await visit(browser)
  await page.setViewportSize(LAPTOP)
  await page.goto(await begin(page, hall.url, [{ kind: 'me' }, { kind: 'me' }], { game: 'terra-mystica' }))
  await page.locator('.top [data-tab=log]').click()
  await page.locator('.float .body').waitFor()
  await expect.poll(() => faultsOf(page)).toEqual([])
  const below = await page.evaluate(() => {
    const { left, right, top, bottom } = document.querySelector('.float')!.getBoundingClientRect()
    const covered = [...document.querySelectorAll<HTMLElement>('[data-part] [data-target]')].find(e => {
      const r = e.getBoundingClientRect()
      return r.left > left && r.right < right && r.top > top && r.bottom < bottom
    })!
    covered.dataset['state'] = 'lit'
    return covered.dataset['target']
  })
  expect(below).toBeTruthy()
  await expect.poll(() => faultsOf(page)).toEqual([])
  expect(errors).toEqual([])
  await leave()
})

test('behind a curtain is nothing of the table; taken away, it leaves the frame as it was', async () => {
  const { page, leave, errors } = await visit(browser)
  await page.setViewportSize(LAPTOP)
  const address = await begin(page, hall.url, [{ kind: 'me' }, { kind: 'me' }], { game: 'princes-of-florence' })
  // The game is new to this person: its questions are explained.
  await page.addInitScript(() => localStorage.setItem('loggia.tips', 'on'))
  await page.goto(address)
  const curtain = page.locator('.curtain .btn')
  await curtain.waitFor()
  await page.waitForLoadState('networkidle')
  const plate = page.locator('.coach')
  expect(await page.locator('.room, .bar, .p').or(plate).count()).toBe(0)
  expect(await page.locator('.sr[aria-live=assertive]').textContent()).toBe('')
  await curtain.click()
  await restsAt(page, 'curtain')
  await plate.waitFor()
  expect(errors).toEqual([])
  await leave()
})

test('in the column of a wide desk the log has eight lines, and each of five people a name', async () => {
  const { page, leave, errors } = await visit(browser, { lang: 'ko' })
  await page.setViewportSize(WIDE)
  await page.goto(await begin(page, hall.url, Array(5).fill({ kind: 'me' }), { game: 'terra-mystica' }))
  await page.locator('.aside .log').waitFor()
  /** How high a line of the log is. */
  const LINE = 24
  const log = () => page.locator('.aside .log').evaluate(e => e.clientHeight)
  await expect.poll(log).toBeGreaterThanOrEqual(8 * LINE)
  const names = page.locator('.aside .people .nm')
  expect(await names.count()).toBe(5)
  // One that nobody can read is cut, or out of sight.
  const unread = () =>
    names.evaluateAll(
      all =>
        all.filter(name => {
          const column = name.closest('.people')!.getBoundingClientRect()
          return name.getBoundingClientRect().bottom > column.bottom || name.scrollWidth > name.clientWidth
        }).length,
    )
  await expect.poll(unread).toBe(0)
  expect(errors).toEqual([])
  await leave()
})
