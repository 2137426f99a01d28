/**
 * A12: over https the cookie is `__Host-loggia`; a holder of the older one keeps their seat, also beside an older
 * server.
 */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecoverySheet, SessionReply } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { freePort, freshDatabase, hallOf, until } from './hall.ts'

/** Where a browser asks. */
type Door = Pick<RunningServer, 'url'>
let url: string
let pool: pg.Pool
let now: Door
let older: Door
let halls: RunningServer[]
beforeAll(async () => {
  url = await freshDatabase()
  pool = new pg.Pool({ connectionString: url, max: 1 })
  const port = String(await freePort())
  now = { url: `http://localhost:${port}` }
  halls = [await hallOf(url, { PORT: port, PUBLIC_URL: 'https://loggia.example' })]
  // A hall over http gives and reads the plain name alone, as the older release does.
  halls.push((older = await hallOf(url)) as RunningServer)
})
afterAll(() => Promise.all([...halls.map(h => h.close()), pool.end()]))

/** A browser: it keeps each cookie by its name, and drops what it is told to. */
class Browser {
  readonly jar = new Map<string, string>()
  /** The last cookies that were set, with all that was said of them. */
  set: string[] = []
  async send<T = SessionReply>(hall: Door, method: string, path: string, body?: unknown): Promise<T> {
    const answer = await fetch(hall.url + path, {
      method,
      headers: {
        'cookie': [...this.jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    this.set = answer.headers.getSetCookie()
    for (const cookie of this.set) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
      if (/max-age=0/i.test(cookie)) this.jar.delete(name!)
      else this.jar.set(name!, value!)
    }
    return (await answer.json()) as T
  }
  who = async (hall: Door) => (await this.send(hall, 'GET', '/api/session')).person?.name
}

test('over https it is __Host-loggia, with all that the name asks for; over http the name stays', async () => {
  const ann = new Browser()
  const bob = new Browser()
  await ann.send(now, 'POST', '/api/session', { name: 'Ann' })
  expect(ann.set).toHaveLength(1)
  expect(ann.set[0]).toMatch(/^__Host-loggia=[\w-]{43}\.[\w-]{43};/)
  for (const said of [/; Secure/i, /; Path=\/(;|$)/i, /; HttpOnly/i]) expect(ann.set[0]).toMatch(said)
  expect(ann.set[0]).not.toMatch(/domain/i)
  expect(await ann.who(now)).toBe('Ann')
  await bob.send(older, 'POST', '/api/session', { name: 'Bob' })
  expect([...bob.jar.keys()]).toEqual(['loggia'])
})

test('a guest of the older release is who they were, at both releases, and gets the new name besides', async () => {
  const ann = new Browser()
  await ann.send(older, 'POST', '/api/session', { name: 'Ann' })
  expect(await ann.who(now)).toBe('Ann')
  expect([...ann.jar.keys()].toSorted()).toEqual(['__Host-loggia', 'loggia'])
  for (const hall of [older, now, older]) expect(await ann.who(hall)).toBe('Ann')
  // Exchanged once.
  await ann.who(now)
  expect(ann.set).toEqual([])
})

test('a session begun at an older server is the same person at the newer', async () => {
  const ann = new Browser()
  const minseo = new Browser()
  await minseo.send(older, 'POST', '/api/session', { name: 'Minseo' })
  const { codes } = await minseo.send<RecoverySheet>(older, 'POST', '/api/account/recovery')
  await ann.send(older, 'POST', '/api/session', { name: 'Ann' })
  await ann.who(now)
  // The older server knows the plain name alone, and ends the session of both.
  await ann.send(older, 'POST', '/api/entry/recovery', { code: codes[0] })
  expect(await ann.who(older)).toBe('Minseo')
  // As soon as the newer has heard that.
  await until(async () => (await ann.who(now)) === 'Minseo')
  expect(await ann.who(now)).toBe('Minseo')
})

test('leaving, or signing in, leaves no cookie behind that opens anything', async () => {
  const ann = new Browser()
  const minseo = new Browser()
  await minseo.send(older, 'POST', '/api/session', { name: 'Minseo' })
  const { codes } = await minseo.send<RecoverySheet>(older, 'POST', '/api/account/recovery')
  await ann.send(older, 'POST', '/api/session', { name: 'Ann' })
  await ann.who(now)
  await ann.send(now, 'POST', '/api/entry/recovery', { code: codes[0] })
  expect([...ann.jar.keys()]).toEqual(['__Host-loggia'])
  expect(await ann.who(now)).toBe('Minseo')
  await ann.send(now, 'DELETE', '/api/session')
  expect([...ann.jar.keys()]).toEqual([])
  expect(await ann.who(now)).toBeUndefined()
})
