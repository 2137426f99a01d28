/** A real hall and a real browser for the tests that play: the server as `npm start` runs it, on a database of its own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Cookie, type Page } from 'playwright-core'

export interface Hall {
  url: string
  /** Where its database lies. */
  dataDir: string
  stop: () => Promise<void>
}

const root = resolve(import.meta.dirname, '..')
/** Tables are dealt and bots answer as the last time. */
const SAME = ['--import', './server/test/same-chance.ts']
/** What does not come in this time will not come: far more than anything takes, also on a machine with other work (`PATIENCE`: vitest.config.ts). */
export const LIMIT = 60_000 * Number(process.env['PATIENCE'] ?? 1)

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>(done => probe.listen(0, '127.0.0.1', done))
  const address = probe.address()
  await new Promise(done => probe.close(done))
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts the server of this repository, or of a copy of it, with `more` in its environment, and waits until it is healthy. Its output comes with the error when it does not get there. */
export async function openHall(at = root, more: (url: string) => Record<string, string> = () => ({})): Promise<Hall> {
  const dataDir = await mkdtemp(join(tmpdir(), 'loggia-e2e-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  await chmod(dataDir, 0o755) // as root the database could not enter it, would live elsewhere and stay there
  const server: ChildProcess = spawn(process.execPath, [...(at === root ? SAME : []), 'server/main.ts'], {
    cwd: at,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      ...more(url),
    },
  })
  let said = ''
  server.stdout?.on('data', chunk => {
    said += chunk
  })
  server.stderr?.on('data', chunk => {
    said += chunk
  })
  const ended = new Promise<void>(done => server.once('exit', () => done()))
  for (const until = Date.now() + LIMIT; ; ) {
    if (server.exitCode !== null || Date.now() > until) {
      server.kill()
      throw new Error(`the server did not start:\n${said}`)
    }
    if (
      await fetch(`${url}/healthz`).then(
        r => r.ok,
        () => false,
      )
    )
      break
    await new Promise(done => setTimeout(done, 100))
  }
  return {
    url,
    dataDir,
    async stop() {
      server.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * What a browser does that no test looks at, a third of all its work. Of pixels nobody sees one: what is to be drawn is laid out as ever and has
 * no memory to be painted in. A page lives for seconds, so its scripts are not worth an optimizing compiler, nor a process that is begun before
 * anybody needs it. The list below the address field is two pages of the browser's own. (A browser heeds only the last list of features to
 * leave out, so what Playwright's own leaves out stands here again.)
 */
const UNSEEN = [
  '--force-gpu-mem-available-mb=0',
  '--in-process-gpu',
  '--js-flags=--no-opt,--no-maglev',
  `--disable-features=${[
    'SpareRendererForSitePerProcess',
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'AimEnabled',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'PreconnectToSearch',
  ]}`,
]

let launched: Promise<Browser> | undefined
/**
 * The browser of the machine, or what CHROMIUM names; best of all the one without a window, which needs a third less of the processor. One for
 * all files that a worker runs; it ends with the worker.
 */
export const openBrowser = (): Promise<Browser> => (launched ??= launch())

/** A browser of its own; unless it shall `paint`, it only computes where things are. */
export function launch({ paint = false } = {}): Promise<Browser> {
  const executablePath =
    process.env['CHROMIUM'] ??
    ['chromium-headless-shell', 'chromium', 'google-chrome', 'chromium-browser']
      .map(name => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim())
      .find(Boolean)
  if (!executablePath) throw new Error('no browser: install chromium, or name one in CHROMIUM')
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', ...(paint ? [] : UNSEEN)],
  })
}

export interface Visitor {
  context: BrowserContext
  page: Page
  errors: string[]
  /** Goes, and leaves the browser to the next who comes. Who changed what can't be taken back, by a clock, a script of its own or a keychain, closes it. */
  leave: () => Promise<void>
}

/**
 * Browsers whose visitor has left, by what cannot be changed in them. Opening a new browser, and all pages in it for
 * the first time, costs half as much again.
 */
const vacant = new Map<string, Page[]>()
/** What tests listen to. */
const HEARD = ['pageerror', 'console', 'request', 'domcontentloaded'] as const

const ASIDE = '/healthz'
/** The page shows nothing of the hall and can come back without a restart: an empty page would be another process. */
export const aside = (page: Page) => page.goto(new URL(ASIDE, page.url()).href)

/** A person with a browser of their own, or (`cookies`) somebody known from before, or (`touch`) with a phone. `worker`: the hall's worker keeps it for later. What the page complains about is kept in `errors`. */
export async function visit(
  browser: Browser,
  {
    lang = 'en',
    theme = 'light',
    cookies = [],
    touch = false,
    worker = false,
  }: { lang?: 'en' | 'ko'; theme?: 'light' | 'night'; cookies?: Cookie[]; touch?: boolean; worker?: boolean } = {},
): Promise<Visitor> {
  const kind = `${lang} ${touch} ${worker}`
  const free = vacant.get(kind) ?? []
  vacant.set(kind, free)
  const page = free.pop() ?? (await opened(browser, lang, touch, worker))
  const context = page.context()
  const errors: string[] = []
  await page.emulateMedia({ colorScheme: theme === 'night' ? 'dark' : 'light', reducedMotion: 'reduce' })
  await page.setViewportSize(touch ? PHONE : DESK)
  await context.addCookies(cookies)
  page.on('pageerror', error => errors.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const leave = async () => {
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const event of HEARD) page.removeAllListeners(event)
    await Promise.all([page, context].map(one => one.unrouteAll({ behavior: 'ignoreErrors' })))
    if (page.url() !== 'about:blank') {
      // A visitor who has opened no page is still aside, perhaps at a closed hall.
      if (!page.url().endsWith(ASIDE)) await aside(page)
      await page.evaluate(async () => {
        localStorage.clear()
        sessionStorage.clear()
        for (const { name } of await indexedDB.databases())
          await new Promise(done => {
            Object.assign(indexedDB.deleteDatabase(name!), { onsuccess: done, onerror: done, onblocked: done })
          })
        for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
      })
      await page.mouse.move(-1, -1)
    }
    await context.clearCookies()
    free.push(page)
  }
  return { context, page, errors, leave }
}

/** All is in sight: people, board, log. */
const DESK = { width: 1920, height: 1080 }
const PHONE = { width: 390, height: 844 }

async function opened(browser: Browser, lang: 'en' | 'ko', touch: boolean, worker: boolean): Promise<Page> {
  const context = await browser.newContext({
    ...(touch ? { viewport: PHONE, hasTouch: true, isMobile: true } : { viewport: DESK }),
    locale: lang === 'ko' ? 'ko-KR' : 'en-GB',
    // What a worker gives out no test can hold back or answer itself.
    serviceWorkers: worker ? 'allow' : 'block',
  })
  context.setDefaultTimeout(LIMIT)
  // Somebody who knows these tables: a click of the mouse is an answer.
  await context.addInitScript(all => {
    // An empty page keeps nothing, and says so by an error.
    if (location.protocol !== 'about:') {
      localStorage['loggia.confirm'] ??= 'no'
      localStorage['loggia.tips'] ??= 'off'
    }
    if (all) return
    // What it gives to a shuffle, and nothing else, has this length: with it the hall of the tests deals as the last time.
    const draw = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = array =>
      (array?.byteLength === 32 ? (array as unknown as Uint8Array).fill(1) : draw(array)) as typeof array
  }, process.env['TESTS'] === 'all')
  return context.newPage()
}
