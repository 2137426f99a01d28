/**
 * What a cold link costs on a bus: `node e2e/cold.ts [lobby] [game …] [--at CHECKOUT]`. A phone that has never been here opens the lobby, and a table of each
 * game, in Korean. The line has 400 kbit/s and 400 ms, and the processor is four times slower. `--at` opens the hall of another checkout.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { GAMES } from '@loggia/games'
import { type Browser, devices } from 'playwright-core'
import { launch, openHall } from './hall.ts'

const SLOWER = 4
/** 400 kbit/s, in bytes a second, and milliseconds. */
const BUS = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
/** Something to answer, and a button of the lobby. */
const QUESTION = '.layer [data-state~="lit"], .choices button'
const LOBBY = 'main .btn'

export interface Cold {
  /** Until the first screen can be read, in milliseconds. */
  readable: number
  /** Files that came, and bytes as they were sent, with their headers: in all, and of fonts. */
  files: number
  bytes: number
  fonts: number
}

/** Opens the lobby or a new table of a game, as a phone that was never here. The worker, which comes later for all that follows, stays away. */
export async function openCold(browser: Browser, hall: string, game?: string, bus = false): Promise<Cold> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
    serviceWorkers: 'block',
  })
  const path = game ? await newTable((path, data) => context.request.post(`${hall}${path}`, { data }), game) : '/'
  const page = await context.newPage()
  // Else Chromium's mouse stands in the corner, on a link, whose page would come ahead. A phone has none.
  await page.addInitScript(() => addEventListener('mouseover', event => event.stopImmediatePropagation(), true))
  const devtools = await context.newCDPSession(page)
  const urls = new Map<string, string>()
  const came: { url: string; bytes: number }[] = []
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    came.push({ url: urls.get(requestId) ?? '', bytes })
  })
  await devtools.send('Network.enable')
  if (bus) {
    await devtools.send('Network.emulateNetworkConditions', BUS)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  }
  const begun = performance.now()
  await page.goto(`${hall}${path}`, { waitUntil: 'commit' })
  await page
    .locator(game ? QUESTION : LOBBY)
    .first()
    .waitFor()
  const readable = performance.now() - begun
  // What follows the first screen comes without a pause: a second in which nothing was sent is the end of it.
  for (let had = -1; had < came.length; ) {
    had = came.length
    await page.waitForLoadState('networkidle')
    await new Promise(done => setTimeout(done, 1000))
  }
  await context.close()
  const sum = (list: typeof came) => list.reduce((total, { bytes }) => total + bytes, 0)
  return {
    readable,
    files: came.length,
    bytes: sum(came),
    fonts: sum(came.filter(({ url }) => url.endsWith('.woff2'))),
  }
}

/** A new guest sits down against a bot. */
async function newTable(post: (path: string, data: object) => Promise<{ json(): Promise<unknown> }>, game: string) {
  await post('/api/session', { name: 'Ann' })
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]
  const made = await post('/api/matches', { game, options: {}, seats, visibility: 'private' })
  const { id } = (await made.json()) as { id: string }
  await post(`/api/matches/${id}/contribution`, { contribution: 'ab'.repeat(32) })
  return `/match/${id}`
}

if (process.argv[1] === import.meta.filename) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { at: { type: 'string' } } })
  const hall = await openHall(values.at && resolve(values.at))
  const browser = await launch({ paint: true })
  try {
    for (const game of positionals.length ? positionals : ['lobby', ...GAMES.map(({ id }) => id)]) {
      const { readable, files, bytes, fonts } = await openCold(
        browser,
        hall.url,
        game === 'lobby' ? undefined : game,
        true,
      )
      const kB = (n: number) => Math.round(n / 1000)
      console.log(
        `${game}: ${(readable / 1000).toFixed(1)} s; ${kB(bytes)} kB in ${files} files, ${kB(fonts)} of fonts`,
      )
    }
  } finally {
    await browser.close()
    await hall.stop()
  }
}
