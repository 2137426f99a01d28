/** Each place of a board alone, as wide as a phone: it fits, and what can be answered there lies in it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './hall.ts'
import { compiled, pageOf } from './in-page.ts'
import { letterFaults } from './letters.ts'
import { ALL } from './play.ts'

const WIDTH = 360
/** What is looked at, and what stands there on the tiles of a map. */
const PLACE = ['#here', '.signs'] as const
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const browser = await openBrowser()
let page: Page

beforeAll(async () => {
  page = await pageOf(browser, await compiled('places-in-page.ts'), { width: WIDTH, before: axe })
})
afterAll(() => page?.context().close())

/** What sticks out of the place: its whole, or a target. */
const outside = () =>
  page.evaluate(width => {
    const place = document.querySelector('#here')!
    const wide = place.scrollWidth > width ? [`the place is ${place.scrollWidth} wide`] : []
    return [
      ...wide,
      ...[...place.querySelectorAll<HTMLElement>('[data-state~="lit"]')].flatMap(e => {
        const { left, right, width: w, height: h } = e.getBoundingClientRect()
        return left < -1 || right > width + 1 || !w || !h ? [`${e.dataset.target} from ${left} to ${right}`] : []
      }),
    ]
  }, WIDTH)
const lit = () =>
  page.evaluate(() => [
    ...new Set([...document.querySelectorAll<HTMLElement>('#here [data-state~="lit"]')].map(e => e.dataset.target!)),
  ])

/** What axe finds wrong in the place itself; contrast is looked at where whole screens are. */
const barriers = () =>
  page.evaluate(async () => {
    const { axe } = window as never as {
      axe: { run(at: object, how: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const rules = { 'region': { enabled: false }, 'color-contrast': { enabled: false } }
    const { violations } = await axe.run({ include: ['#here'] }, { resultTypes: ['violations'], rules })
    return violations.flatMap(v => v.nodes.map(n => `${v.id}: ${n.html.slice(0, 160)}`))
  })

/** The places of each board. */
const PLACES = {
  'ostia': ['map', 'orders', 'harbour'],
  'princes-of-florence': ['auction', 'estate', 'hand', 'prestige', 'person'],
  'tapestry': ['tracks', 'map', 'offers', 'capital', 'income', 'cards'],
  'terra-mystica': ['map', 'mat', 'cults', 'offer'],
  'tiletum': ['wheel', 'map', 'offers', 'buildings', 'king'],
}
const all = Object.entries(PLACES).flatMap(([board, ids]) => ids.map(id => ({ board, id })))

test('all places of all boards are looked at', async () =>
  expect(await page.evaluate(() => (globalThis as never as { inPage: { ids: object } }).inPage.ids)).toEqual(PLACES))
test.each(all)('$board: $id fits, with all that can be answered there', async ({ board, id }) => {
  for (const lang of ['ko', 'en']) {
    const here = await page.evaluate(
      shown => (globalThis as never as { inPage: { show(...shown: string[]): string[] } }).inPage.show(...shown),
      [board, id, lang],
    )
    await expect.poll(lit).toEqual(expect.arrayContaining(here))
    expect(await outside(), lang).toEqual([])
    expect(await barriers(), lang).toEqual([])
    expect(await page.evaluate(letterFaults, PLACE), lang).toEqual([])
  }
})
test('a place that is wider is found', async () => {
  await page.addStyleTag({ content: '#here svg { min-width: 500px }' })
  expect((await outside()).length).toBeGreaterThan(0)
})
test('small letters are found, and labels that lie over each other', async () => {
  await page.evaluate(() => {
    document.querySelector('#here')!.innerHTML =
      '<svg viewBox="0 0 1000 90" width="500"><text y="40" font-size="20">small</text></svg><p style="height:2px">one</p><p>other</p><i class="signs">fine</i>'
  })
  expect(await page.evaluate(letterFaults, PLACE)).toEqual(['“small” is 10.0 px', '“one” lies over “other”'])
})
test.each(ALL ? Object.keys(PLACES) : ['ostia'])(
  '%s: what is told lies above the board, and leaves it as it is whenever it ends',
  async board => {
    await page.setViewportSize({ width: 1366, height: 650 })
    expect(await page.evaluate(`inPage.begin('${board}', [], 60)`)).toBe(true)
    let told = 0
    for (let row = 0; row < 6; row++) {
      const { cues } = (await page.evaluate(`inPage.next()`)) as { cues: number }
      told += cues
      // The newest table is there from the first moment, and every moment is the same to it.
      const [begun, midway, over, left, met, moved, ended] = (await page.evaluate(`(async () => {
      const begun = inPage.html()
      const moving = document.getAnimations().filter(a => a.effect.target.closest('.told'))
      for (const a of moving) { a.pause(); a.currentTime = 130 }
      const midway = inPage.html()
      const met = document.elementsFromPoint(300, 300).some(e => e.closest('.told'))
      const moved = moving.flatMap(a => a.effect.getKeyframes().flatMap(key => Object.keys(key)))
      inPage.stop()
      const ended = moving.every(a => a.playState === 'idle')
      return [begun, midway, inPage.html(), document.querySelectorAll('.told').length, met, moved, ended]
    })()`)) as [string, string, string, number, boolean, string[], boolean]
      expect(midway).toBe(begun)
      expect(over).toBe(begun)
      expect([left, met, ended]).toEqual([0, false, true])
      // The browser moves it by itself, without the page.
      const how = ['offset', 'computedOffset', 'easing', 'composite']
      for (const property of moved) expect([...how, 'opacity', 'transform']).toContain(property)
      expect(moved.length).toBeGreaterThan(0)
    }
    expect(told).toBeGreaterThan(3)
  },
)
