/** Answers of pages that are killed, under a network that is cut, slow or hangs, in a browser with the hall's worker: each is written once, or told as refused. */
import { pick, seeded } from '@loggia/core'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { BadNetwork, type Fate, FATES } from '../lab/attack/bad-network.ts'
import type { Box } from '../web/src/lib/outbox/outbox.ts'
import { LIMIT, openBrowser, visit } from './hall.ts'
import { ALL, begin, CHOICES, OVER, question, take } from './play.ts'
import { kept } from './worker.ts'

const hall = inject('hall')
const browser = await openBrowser()
const MOST = ALL ? 200 : 4
const ME = [{ kind: 'me' }, { kind: 'me' }] as const
/** After these milliseconds without anything new a person closes the page. */
const PATIENCE = LIMIT / 15

/** All that lies in the outbox of this browser. */
const boxes = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Box[]>(done => {
        indexedDB.open('loggia.outbox').onsuccess = ({ target }) => {
          const db = (target as IDBOpenDBRequest).result
          if (!db.objectStoreNames.length) return done([])
          db.transaction('boxes').objectStore('boxes').getAll().onsuccess = e => {
            db.close()
            done((e.target as IDBRequest<Box[]>).result)
          }
        }
      }),
  )

test(
  'answers of pages that are killed, under a network that fails by chance, with the worker',
  async () => {
    const rng = seeded('a bad network')
    let fair = true
    const fate = (): Fate => (fair ? 'plain' : FATES[pick(rng, FATES.length)]!)
    const network = await BadNetwork.before(hall.url, fate, rng)
    const url = `http://localhost:${network.port}`
    const { context, page: first } = await visit(browser, { worker: true })
    const addresses: string[] = []
    const sit = async () => addresses.push(await begin(first, hall.url, ME).then(a => a.replace(hall.url, url)))
    await sit()
    await first.goto(addresses[0]!)
    await first.locator(CHOICES).first().waitFor({ state: 'attached' })
    await kept(first)

    const given = new Set<string>()
    const refused = new Set<string>()
    const taken = new Set<string>()
    // What was dropped with the answer before it leaves the outbox as soon as it is told, and no reply names it.
    await context.exposeFunction('isRefused', (id: string) => {
      given.add(id)
      refused.add(id)
    })
    await context.addInitScript(() => {
      const put = IDBObjectStore.prototype.put
      IDBObjectStore.prototype.put = function (box: Box, ...key) {
        for (const { id, refused } of box.entries ?? [])
          if (refused !== undefined) void (window as unknown as { isRefused: (id: string) => void }).isRefused(id)
        return put.call(this, box, ...key)
      }
    })
    const note = (all: readonly Box[]) => {
      for (const { id, refused: no } of all.flatMap(box => box.entries)) {
        given.add(id)
        if (no !== undefined) refused.add(id)
      }
    }
    context.on('request', request => {
      const id = request.headers()['idempotency-key']
      if (id) given.add(id)
    })
    context.on('response', response => {
      const id = response.request().headers()['idempotency-key']
      if (id && response.status() >= 400 && response.status() < 500) refused.add(id)
      if (id && response.ok()) taken.add(id)
    })
    fair = false
    await first.goto('about:blank')
    while (given.size < MOST) {
      network.cut()
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE)
      try {
        await page.goto(addresses.at(-1)!, { waitUntil: 'commit' })
        note(await boxes(page))
        for (let n = 1 + pick(rng, 4); n > 0; n--) {
          await page.locator(`${CHOICES}, ${OVER}`).first().waitFor({ state: 'attached' })
          if (await page.locator(OVER).isVisible()) {
            await sit()
            break
          }
          const before = await question(page)
          await take(page, pick(rng, await page.locator(CHOICES).count()))
          if (n > 1) await expect.poll(() => question(page), { timeout: PATIENCE }).not.toBe(before)
        }
      } catch {
        // Nothing comes: the person goes away.
      }
      note(await boxes(page).catch(() => []))
      await page.close()
    }

    fair = true
    network.cut()
    const last = await context.newPage()
    await last.goto(url)
    await expect
      .poll(async () => {
        const all = await boxes(last)
        note(all)
        return all.flatMap(box => box.entries).filter(e => e.refused === undefined)
      })
      .toEqual([])
    let rows = 0
    for (const address of addresses) {
      const reply = await last.request.get(address.replace('/match/', '/api/matches/').replace(url, hall.url))
      rows += ((await reply.json()) as { seq: number }).seq
    }
    const unheard = [...given].filter(id => !taken.has(id) && !refused.has(id))
    expect(rows, `no reply was heard to ${unheard.join(' ')}`).toBe(given.size - refused.size)
    // Nobody else answers there, so some are taken.
    expect(rows).toBeGreaterThan(0)
    network.close()
    await context.close()
  },
  ALL ? 3_600_000 : undefined,
)
