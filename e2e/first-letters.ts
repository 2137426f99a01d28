/**
 * Which letters stand on the first screen of the hall and of each table, by face. `node e2e/first-letters.ts` writes them to
 * `web/fonts/first.json` and to `words/first.json` of each game. The fonts are cut by them, so a first visit fetches little
 * more than it shows.
 */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { GAMES } from '@loggia/games'
import { type BrowserContext, devices } from 'playwright-core'
import { launch, openHall } from './hall.ts'

/** Tables of each kind: each draws who and what begins. */
const TABLES = 3
const SIZES = [
  { width: 390, height: 844 },
  { width: 1366, height: 650 },
]
const LIT = '.layer [data-state~="lit"]'
type Face = 'sans' | 'serif' | 'italic' | 'bold'
type Seen = Record<Face, Set<string>>
const FACES: readonly Face[] = ['sans', 'serif', 'italic', 'bold']
const hall = await openHall()
const browser = await launch()
const seen: Record<string, Seen> = {}

/** Runs in the page: keeps what was written in any frame, also while it loads. What only a screen reader says needs no face. */
function watch(): void {
  const found = { sans: '', serif: '', italic: '', bold: '' }
  const read = () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      // A list is as wide as the widest of its options, which are not drawn.
      const drawn = element?.tagName === 'OPTION' || element?.checkVisibility()
      if (!element || !drawn || element.closest('.sr, script, style')) continue
      const { fontFamily, fontStyle, fontWeight } = getComputedStyle(element)
      const serif = fontStyle === 'italic' ? 'italic' : Number(fontWeight) > 400 ? 'bold' : 'serif'
      const face = fontFamily.startsWith('"Loggia Sans"') ? 'sans' : serif
      for (const c of node.textContent?.match(/[가-힣A-Za-z]/g) ?? []) if (!found[face].includes(c)) found[face] += c
    }
    requestAnimationFrame(read)
  }
  Object.assign(globalThis, { found })
  read()
}
/** Adds what is written on a page. */
async function read(screen: string, context: BrowserContext, path: string, shown: string) {
  const page = await context.newPage()
  await page.addInitScript(watch)
  await page.goto(`${hall.url}${path}`)
  await page.locator(shown).first().waitFor()
  await page.waitForLoadState('networkidle')
  // What comes after the page has its words, too.
  await page.waitForTimeout(1000)
  const found = (await page.evaluate('found')) as Record<Face, string>
  seen[screen] ??= { sans: new Set(), serif: new Set(), italic: new Set(), bold: new Set() }
  for (const face of FACES) for (const c of found[face]) seen[screen][face].add(c)
  await page.close()
}

const context = await browser.newContext({ locale: 'ko-KR', serviceWorkers: 'block', reducedMotion: 'reduce' })
const post = async (path: string, data: object) =>
  (await context.request.post(`${hall.url}${path}`, { data })).json() as Promise<{ id: string; invite?: string }>
try {
  const pages = async (screen: string, path: string, shown: string, of = context) => {
    for (const size of SIZES) {
      const sized = await browser.newContext({
        ...(await options(of)),
        ...(size.width < 600 && devices['Pixel 7']),
        viewport: size,
        hasTouch: size.width < 600,
      })
      await read(screen, sized, path, shown)
      await sized.close()
    }
  }
  const options = async (of: BrowserContext) => ({
    locale: 'ko-KR',
    serviceWorkers: 'block' as const,
    reducedMotion: 'reduce' as const,
    storageState: await of.storageState(),
  })
  const nobody = await browser.newContext()
  await pages('lobby', '/', 'main button', nobody)
  await post('/api/session', { name: 'Ann' })
  await pages('lobby', '/', 'main button')
  for (const { id: game, seats } of GAMES) {
    for (const people of new Set([seats.min, 2, seats.max]))
      for (let k = 0; k < TABLES; k++) {
        if (people < 2) continue
        const others = Array(people - 1).fill({ kind: 'bot', bot: 'search', level: 'first-match' })
        const { id } = await post('/api/matches', {
          game,
          seats: [{ kind: 'me' }, ...others],
          options: {},
          visibility: 'private',
        })
        await post(`/api/matches/${id}/contribution`, { contribution: `${k}a`.repeat(32) })
        await pages(game, `/match/${id}`, LIT)
      }
    const open = await post('/api/matches', {
      game,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      options: {},
      visibility: 'open',
    })
    await pages('lobby', `/match/${open.id}`, 'main button')
    await pages('lobby', `/match/${open.id}`, 'main button', nobody)
  }
  for (const [screen, faces] of Object.entries(seen)) {
    const letters = Object.fromEntries(Object.entries(faces).map(([face, all]) => [face, [...all].sort().join('')]))
    const path = screen === 'lobby' ? 'web/fonts/first.json' : `games/${screen}/words/first.json`
    writeFileSync(resolve(import.meta.dirname, '..', path), `${JSON.stringify(letters, null, 2)}\n`)
    console.log(
      screen,
      Object.entries(faces)
        .map(([face, all]) => `${face} ${all.size}`)
        .join(', '),
    )
  }
} finally {
  await browser.close()
  await hall.stop()
}
