/**
 * What a cold link costs on a bus: `node e2e/cold.ts [lobby] [game …] [--at CHECKOUT] [--warm]`. A phone that has never been here opens the lobby, and a table of
 * each game, in Korean. The line has 400 kbit/s and 400 ms, and the processor is four times slower. `--at` opens the hall of another checkout, in turn
 * with this one. `--warm` comes back to each when the worker has kept the hall, and says what the page's own processor did until the question.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { GAMES } from '@loggia/games'
import { type Browser, type BrowserContext, devices, type Request } from 'playwright-core'
import { launch, openHall } from './hall.ts'
import { kept } from './worker.ts'

const SLOWER = 4
/** 400 kbit/s, in bytes a second, and milliseconds. */
const BUS = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
/** What a table asks, something to answer there, and a button of the lobby. */
const ASKED = '#opening, .line h2'
const QUESTION = '.layer [data-state~="lit"], .choices button'
const LOBBY = 'main .btn'

export interface Cold {
  /** Until the lobby can be read, or what a table asks, in milliseconds. */
  readable: number
  /** Until the first screen can be answered. */
  usable: number
  /** Paths that came, and bytes as they were sent, with their headers: in all, and of fonts. */
  paths: readonly string[]
  bytes: number
  fonts: number
  /** Bytes that the lobby adds when it is opened after a table. */
  second: number
}
/** Who comes, by which line, and whether they go on to the lobby. */
interface How {
  bus?: boolean
  name?: string
  further?: boolean
}

/** Opens the lobby or a new table of a game, as a phone that was never here. The worker, which comes later for all that follows, stays away. */
export async function openCold(
  browser: Browser,
  hall: string,
  game?: string,
  { bus = false, name, further = false }: How = {},
): Promise<Cold> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  const path = game ? await newTable(context, hall, game, name) : '/'
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
  const since = async (selector: string) => {
    await page.locator(selector).filter({ visible: true }).first().waitFor()
    return performance.now() - begun
  }
  const readable = await since(game ? ASKED : LOBBY)
  const usable = game ? await since(QUESTION) : readable
  // What follows a screen comes without a pause: a second in which nothing was sent is the end of it.
  const settled = async () => {
    for (let had = -1; had < came.length; ) {
      had = came.length
      await page.waitForLoadState('networkidle')
      await new Promise(done => setTimeout(done, 1000))
    }
    return came.splice(0)
  }
  const first = await settled()
  if (further) await page.goto(`${hall}/`)
  const second = await settled()
  await context.close()
  const sum = (list: typeof came) => list.reduce((total, { bytes }) => total + bytes, 0)
  return {
    readable,
    usable,
    paths: first.map(({ url }) => url.slice(hall.length)),
    bytes: sum(first),
    fonts: sum(first.filter(({ url }) => url.endsWith('.woff2'))),
    second: sum(second),
  }
}

export interface Warm {
  /** What the page's own thread worked until the first screen could be read, in milliseconds, and how long that took. */
  worked: number
  readable: number
  /** What did not come from this device. */
  fetched: readonly string[]
}

/** Comes back to the lobby and to a table of a game, where the worker has kept the hall and all games. */
export async function openWarm(browser: Browser, hall: string, game: string, bus = false): Promise<Warm[]> {
  const context = await browser.newContext(PHONE)
  const table = await newTable(context, hall, game)
  const first = await context.newPage()
  await first.goto(`${hall}${table}`)
  await kept(first)
  await first.close()
  const found = [await comeBack(context, `${hall}/`, LOBBY, bus), await comeBack(context, hall + table, QUESTION, bus)]
  await context.close()
  return found
}

async function comeBack(context: BrowserContext, address: string, until: string, bus: boolean): Promise<Warm> {
  const fetched: string[] = []
  const heard = (request: Request) => {
    // The worker may fetch for a page.
    if (request.serviceWorker()) fetched.push(new URL(request.url()).pathname)
  }
  context.on('request', heard)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  devtools.on('Network.responseReceived', ({ response }) => {
    if (!response.fromServiceWorker) fetched.push(new URL(response.url).pathname)
  })
  await devtools.send('Network.enable')
  // A thread's own time is the same on a machine with other work.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  if (bus) await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const begun = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(until).first().waitFor()
  const readable = performance.now() - begun
  const { metrics } = await devtools.send('Performance.getMetrics')
  await page.waitForLoadState('networkidle')
  context.off('request', heard)
  await page.close()
  const worked = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  return { readable, worked: worked * 1000, fetched }
}

const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'ko-KR' }

/** A new guest sits down against a bot. */
export async function newTable({ request }: BrowserContext, hall: string, game: string, name = 'Ann'): Promise<string> {
  const post = (path: string, data: object) => request.post(`${hall}${path}`, { data })
  await post('/api/session', { name })
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]
  const made = await post('/api/matches', { game, options: {}, seats, visibility: 'private' })
  const { id } = (await made.json()) as { id: string }
  await post(`/api/matches/${id}/contribution`, { contribution: 'ab'.repeat(32) })
  return `/match/${id}`
}

if (process.argv[1] === import.meta.filename) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { at: { type: 'string' }, warm: { type: 'boolean' } },
  })
  const hall = await openHall()
  const other = values.at && (await openHall(resolve(values.at)))
  const browser = await launch({ paint: true })
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  const kB = (n: number) => Math.round(n / 1000)
  try {
    for (const screen of positionals.length ? positionals : ['lobby', ...GAMES.map(({ id }) => id)]) {
      const game = screen === 'lobby' ? undefined : screen
      for (const { url } of [...(other ? [other] : []), hall]) {
        const { readable, usable, paths, bytes, fonts, second } = await openCold(browser, url, game, {
          bus: true,
          further: true,
        })
        const at = url === hall.url ? '' : `, at ${values.at}`
        console.log(
          `${screen}: read after ${seconds(readable)}, answered after ${seconds(usable)}; ${kB(bytes)} kB in ${paths.length} files, ${kB(fonts)} of fonts; the lobby after it ${kB(second)} kB${at}`,
        )
      }
      if (!values.warm || !game) continue
      for (const [k, { readable, worked, fetched }] of (await openWarm(browser, hall.url, game, true)).entries())
        console.log(
          `${k ? screen : 'lobby'}, warm: ${seconds(readable)}, of which the page worked ${seconds(worked)}; ${fetched}`,
        )
    }
  } finally {
    await browser.close()
    await hall.stop()
    if (other) await other.stop()
  }
}
