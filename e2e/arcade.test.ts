/** The front of the hall, however many games it has: an arch for each, each in its own place, a second storey from eight on. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from './hall.ts'
import { compiled, pageOf } from './in-page.ts'

const browser = await openBrowser()
let files: Awaited<ReturnType<typeof compiled>>
beforeAll(async () => {
  // The games of the house are those that the page was given.
  const games = {
    name: 'games',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id === '@loggia/games' ? '\0games' : undefined),
    load: (id: string) =>
      id === '\0games'
        ? 'export const GAMES = globalThis.games, ANNOUNCED = [], findGame = id => GAMES.find(g => g.id === id)'
        : undefined,
  }
  files = await compiled('arcade-in-page.ts', [games])
})

const IDS = ['ostia', 'terra-mystica', 'princes-of-florence', 'tiletum', 'tapestry']
/** This many games, the first with the hall's drawings. */
const gamesOf = (n: number) =>
  Array.from({ length: n }, (_, k) => {
    const id = IDS[k] ?? `game-${k}`
    const both = (text: string) => ({ en: text, ko: text })
    return {
      id,
      seats: { min: 2, max: 5 },
      title: both(`The Game of ${k + 1} Lanterns`),
      line: both('Lights come one by one: take it, or let it pass.'),
    }
  })

/** What stands where it should not. */
const faults = (page: Page) =>
  page.locator('.frame li:not(.wing)').evaluateAll(all => {
    // Of an arch what is drawn in its bay, of a caption each line: none stands in another's place.
    const boxes = all.map(li => [...li.children].map(e => e.getBoundingClientRect()))
    return {
      wide: document.documentElement.scrollWidth,
      flat: boxes.filter(([svg]) => !svg || svg.width < 120 || svg.height < 160).length,
      overlapping: boxes.flatMap((bay, k) =>
        bay.flatMap(a =>
          boxes
            .slice(k + 1)
            .flatMap(other =>
              other.filter(
                b => a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1,
              ),
            ),
        ),
      ).length,
      spilling: all
        .flatMap(li => [...li.querySelectorAll('h2, p, small')])
        .filter(e => e.scrollWidth > e.clientWidth + 1).length,
    }
  })

test.each([
  [4, 1],
  [5, 1],
  [7, 1],
  [9, 2],
])('a hall of %i games', async (games, storeys) => {
  const page = await pageOf(browser, files, { before: `globalThis.games = ${JSON.stringify(gamesOf(games))}` })
  await page.addStyleTag({ content: '#here { padding: 0 24px }' })
  for (const width of [360, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.locator('.frame li:not(.wing) svg svg svg').count()).toBe(Math.min(games, IDS.length))
    expect(await page.locator('.frame li:not(.wing)').count()).toBe(games)
    expect(await page.locator('.frame ol').count()).toBe(storeys)
    expect({ width, ...(await faults(page)) }).toEqual({ width, wide: width, flat: 0, overlapping: 0, spilling: 0 })
  }
  await page.close()
})
