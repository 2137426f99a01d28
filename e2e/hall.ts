/** A real hall and a real browser for the tests that play: the server as `npm start` runs it, on a database of its own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Cookie, type Page } from 'playwright-core'

export interface Hall {
  url: string
  stop: () => Promise<void>
}

const root = resolve(import.meta.dirname, '..')
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
  const dataDir = await mkdtemp(join(tmpdir(), 'loggia-e2e-')),
    port = await freePort(),
    url = `http://localhost:${port}`
  await chmod(dataDir, 0o755) // as root the database could not enter it, would live elsewhere and stay there
  const server: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
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
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
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
    if (server.exitCode !== null || Date.now() > until) throw new Error(`the server did not start:\n${said}`)
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
    async stop() {
      server.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * What a window draws that nobody sees: the list below its address field is two pages of the browser's own, which cost more than most of
 * ours. A browser heeds only the last such list, so what Playwright's own leaves out stands here again.
 */
const UNSEEN = `--disable-features=${[
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
]}`

let launched: Promise<Browser> | undefined
/**
 * The browser of the machine, or what CHROMIUM names; best of all the one without a window, which needs a third less of the processor. One for
 * all files that a worker runs; it ends with the worker.
 */
export const openBrowser = (): Promise<Browser> => (launched ??= launch())

function launch(): Promise<Browser> {
  const executablePath =
    process.env['CHROMIUM'] ??
    ['chromium-headless-shell', 'chromium', 'google-chrome', 'chromium-browser']
      .map(name => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim())
      .find(Boolean)
  if (!executablePath) throw new Error('no browser: install chromium, or name one in CHROMIUM')
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage', UNSEEN] })
}

export interface Visitor {
  context: BrowserContext
  page: Page
  errors: string[]
}

/** A person with a browser of their own, or (`cookies`) somebody known from before, or (`touch`) with a phone; what the page complains about is kept in `errors`. */
export async function visit(
  browser: Browser,
  {
    lang = 'en',
    theme = 'light',
    cookies = [],
    touch = false,
  }: { lang?: 'en' | 'ko'; theme?: 'light' | 'night'; cookies?: Cookie[]; touch?: boolean } = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    ...(touch
      ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
      : { viewport: { width: 1280, height: 800 } }),
    locale: lang === 'ko' ? 'ko-KR' : 'en-GB',
    colorScheme: theme === 'night' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(LIMIT)
  // Somebody who knows these tables: a click of the mouse is an answer.
  await context.addInitScript(() => {
    // An empty page keeps nothing, and says so by an error.
    if (location.protocol !== 'about:') localStorage['loggia.confirm'] ??= 'no'
  })
  await context.addCookies(cookies)
  const page = await context.newPage(),
    errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return { context, page, errors }
}
