/** The hall gets a new build while somebody has the old one: the old page goes on, and the new one takes over when they say so. */
import { createHash } from 'node:crypto'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { device } from '../web/src/lib/words/device.en.ts'
import { openBrowser, visit } from './hall.ts'
import { ALL, beginHere, told } from './play.ts'

const hall = inject('hall')
const browser = await openBrowser()
const { version: OLD } = (await (await fetch(`${hall.url}/_app/version.json`)).json()) as { version: string }
const NEW = OLD.replace(/^[\d.]+/, '9.9.9')

/** The hall with another build: what names its build names the next one. A page may run its own script only, by its hash. */
interface Builds {
  url: string
  server: Server
  newer: boolean
}
async function twoBuilds(): Promise<Builds> {
  const script = /<script>([\s\S]*?)<\/script>/
  const hash = (html: string) => createHash('sha256').update(script.exec(html)![1]!).digest('base64')
  const page = await (await fetch(`${hall.url}/settings`)).text()
  const [before, after] = [hash(page), hash(page.replaceAll(OLD, NEW))]
  const builds = { newer: false } as Builds
  builds.server = createServer((req, res) => {
    const { host, 'accept-encoding': _, ...headers } = req.headers
    const asked = request(hall.url + req.url, { method: req.method, headers: { ...headers, host } }, reply => {
      const told = Object.fromEntries(
        Object.entries(reply.headers).map(([name, value]) => [
          name,
          builds.newer && typeof value === 'string' ? value.replaceAll(before, after) : value,
        ]),
      )
      const named =
        builds.newer && /^(?!.*immutable).*(?:\.js|\.json|\.html|\/\w*)$/.test(new URL(req.url!, hall.url).pathname)
      if (!named || req.url!.startsWith('/api/')) {
        res.writeHead(reply.statusCode!, told)
        reply.pipe(res)
        return
      }
      delete told['content-length']
      const parts: Buffer[] = []
      reply.on('data', part => parts.push(part as Buffer))
      reply.on('end', () => {
        res.writeHead(reply.statusCode!, told)
        res.end(Buffer.concat(parts).toString().replaceAll(OLD, NEW).replaceAll(before, after))
      })
    })
    req.pipe(asked)
    asked.on('error', () => res.destroy())
  })
  await new Promise<void>(done => builds.server.listen(0, '127.0.0.1', done))
  builds.url = `http://localhost:${(builds.server.address() as AddressInfo).port}`
  return builds
}

const release = (page: Page) => page.locator('footer').innerText()
const numberOf = (version: string) => `Loggia ${version.split('+')[0]}`

// Nightly: a browser fetches and begins three workers for it.
test.runIf(ALL)(
  'a new build: the old page goes on, a table is left in peace, and the hall takes the new one with all that this device has',
  async () => {
    const builds = await twoBuilds()
    const { context, page, errors } = await visit(browser, { worker: true })
    await page.goto(builds.url)
    await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true)
    await expect.poll(() => page.evaluate(async () => !!(await caches.match('/_app/kept.json')))).toBe(true)
    await beginHere(page, builds.url, 'ostia', ['me', 'me'])
    const before = await told(page)
    const table = page.url()
    builds.newer = true
    // Who opens the hall has the old page at once, and hears that there is a newer one.
    const other = await context.newPage()
    await other.goto(builds.url)
    const line = other.getByText(device.newer)
    await line.waitFor()
    expect(await release(other)).toBe(numberOf(OLD))
    // A table says nothing of it, and goes on.
    await page.goto(table)
    expect(await told(page)).toBe(before)
    expect(await page.getByText(device.newer).count()).toBe(0)
    await other.getByRole('button', { name: device.newer_do }).click()
    await line.waitFor({ state: 'detached' })
    await expect.poll(() => release(other)).toBe(numberOf(NEW))
    // What the old page has put into this browser the new one reads.
    await other.locator('#device li').first().waitFor()
    await other.goto(table)
    expect(await told(other)).toBe(before)
    // The page of the old build, which is still open, has all its files.
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    expect(errors).toEqual([])
    await context.close()
    builds.server.close()
  },
)
