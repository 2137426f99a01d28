/** Each place of a board alone, as wide as a phone: it fits, and what can be answered there lies in it. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { build, type Rollup } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { icons } from '../web/tools/icons.ts'
import { openBrowser } from './hall.ts'

const WIDTH = 360
const browser = await openBrowser()
let page: Page

beforeAll(async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [icons(), svelte({ configFile: false })],
    build: {
      write: false,
      lib: { entry: resolve(import.meta.dirname, 'places-in-page.ts'), formats: ['iife'], name: 'places' },
    },
  })) as Rollup.RollupOutput[]
  const files = built[0]!.output
  page = await browser.newPage({ viewport: { width: WIDTH, height: 740 } })
  await page.setContent(`<body style="margin:0"><div id="place" style="width:${WIDTH}px"></div></body>`)
  await page.addStyleTag({ content: '* { box-sizing: border-box; margin: 0 }' })
  await page.addStyleTag({ content: readFileSync(resolve(import.meta.dirname, '../web/src/tokens.css'), 'utf8') })
  for (const file of files)
    if (file.type === 'asset') await page.addStyleTag({ content: String(file.source) })
    else await page.addScriptTag({ content: file.code })
})
afterAll(() => browser.close())

/** What sticks out of the place: its whole, or a target. */
const outside = () =>
  page.evaluate(width => {
    const place = document.querySelector('#place')!,
      wide = place.scrollWidth > width ? [`the place is ${place.scrollWidth} wide`] : []
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
    ...new Set([...document.querySelectorAll<HTMLElement>('#place [data-state~="lit"]')].map(e => e.dataset.target!)),
  ])

/** The places of each board. */
const PLACES = {
  'ostia': ['map', 'orders', 'harbour'],
  'princes-of-florence': ['auction', 'estate', 'hand', 'prestige', 'person'],
  'terra-mystica': ['map', 'mat', 'cults', 'offer'],
}
const all = Object.entries(PLACES).flatMap(([board, ids]) => ids.map(id => ({ board, id })))

test('all places of all boards are looked at', async () =>
  expect(await page.evaluate(() => (globalThis as never as { places: { ids: object } }).places.ids)).toEqual(PLACES))
test.each(all)('$board: $id fits, with all that can be answered there', async ({ board, id }) => {
  for (const lang of ['ko', 'en']) {
    const here = await page.evaluate(
      shown => (globalThis as never as { places: { show(...shown: string[]): string[] } }).places.show(...shown),
      [board, id, lang],
    )
    await expect.poll(lit).toEqual(expect.arrayContaining(here))
    expect(await outside(), lang).toEqual([])
  }
})
test('a place that is wider is found', async () => {
  await page.addStyleTag({ content: '#place svg { min-width: 500px }' })
  expect((await outside()).length).toBeGreaterThan(0)
})
