/** A10: what the hall says of itself: alive or ready, metrics, https, the number of proxies, where invitations lead. */
import type { IncomingMessage } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf } from '../platform/addresses.ts'
import { Readiness } from '../hall/health.ts'
import type { RunningServer } from '../index.ts'
import { VERSION } from '../platform/version.ts'
import { freshDatabase, Guest, hallOf, processOf, until } from './hall.ts'

let database: string
let hall: RunningServer
let guest: Guest
beforeAll(async () => {
  database = await freshDatabase()
  hall = await hallOf(database)
  guest = new Guest(hall.url)
})
afterAll(() => hall.close())

/** A port that was free a moment ago. */
const freePort = () =>
  new Promise<number>(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

test('a hall where nothing can be written lives, but is not ready; when it can be again, it is', async () => {
  const url = await freshDatabase()
  const here = await hallOf(url)
  const visitor = new Guest(here.url)
  const outside = new pg.Client({ connectionString: url })
  await outside.connect()
  const set = async (how: string) => {
    await outside.query('set default_transaction_read_only = off')
    await outside.query(`alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = ${how}`)
    await outside.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
  }
  try {
    expect((await visitor.get('/healthz')).body).toEqual({ status: 'ok', version: VERSION })
    await set('on')
    const refused = await until(async () => {
      const answer = await visitor.get('/healthz', { 'accept-language': 'ko' })
      return answer.status !== 200 && answer
    })
    expect([refused.status, refused.body.error]).toEqual([
      503,
      { code: 'not-saving', sentence: expect.stringContaining('저장할 수 없어') },
    ])
    expect((await visitor.get('/livez')).body).toEqual({ status: 'ok' })
    expect((await visitor.get('/api/games')).status).toBe(200)
    await set('off')
    await until(async () => (await visitor.get('/healthz')).status === 200)
  } finally {
    await outside.end()
    await here.close()
  }
})

test('whether something can be written is tried seldom, by one of those who ask; why not is said once', async () => {
  let tries = 0
  let failing = false
  const failures: string[] = []
  const readiness = new Readiness(
    async () => {
      tries++
      if (failing) throw new Error('full')
    },
    error => failures.push(error.message),
  )
  const answers = await Promise.all(Array.from({ length: 500 }, () => readiness.ready()))
  expect([tries, answers.every(Boolean)]).toEqual([1, true])
  failing = true
  expect([await readiness.ready(), tries]).toEqual([true, 1])
  const second = new Readiness(
    async () => {
      tries++
      throw new Error('full')
    },
    error => failures.push(error.message),
  )
  expect([await second.ready(), await second.ready(), tries, failures]).toEqual([false, false, 2, ['full']])
})

test('metrics are for this machine itself, and not for clients of a proxy on it', async () => {
  expect((await guest.get<string>('/metrics')).body).toContain('loggia_watchers')
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
    const { status, body, headers } = await guest.get('/metrics', { [header]: '203.0.113.7' })
    expect([header, status, body.error.code, headers.get('www-authenticate')]).toEqual([
      header,
      401,
      'figures',
      'Bearer',
    ])
  }
})

test('with METRICS_TOKEN metrics are for its holder, and for nobody else', async () => {
  const METRICS_TOKEN = 'a token of the operator'
  const closed = await hallOf(database, { METRICS_TOKEN })
  const visitor = new Guest(closed.url)
  try {
    for (const authorization of [undefined, 'Bearer', 'Bearer wrong', `Basic ${METRICS_TOKEN}`, METRICS_TOKEN])
      expect((await visitor.get('/metrics', authorization === undefined ? {} : { authorization })).status).toBe(401)
    expect(
      (
        await visitor.get<string>('/metrics', {
          authorization: `Bearer ${METRICS_TOKEN}`,
          'x-forwarded-for': '203.0.113.7',
        })
      ).body,
    ).toContain('loggia_watchers')
  } finally {
    await closed.close()
  }
})

test('where people come by https browsers are told to stay there; invitations lead where PUBLIC_URL says, and never where a request says', async () => {
  const wish = { game: 'ostia', visibility: 'private', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const port = await freePort()
  const secure = await hallOf(database, { PUBLIC_URL: 'https://loggia.example/', PORT: String(port) })
  try {
    for (const [here, hsts, before] of [
      [hall.url, null, ''],
      [`http://127.0.0.1:${port}`, expect.stringMatching(/^max-age=\d{8}$/), 'https://loggia.example'],
    ] as const) {
      const ann = await Guest.named({ url: here }, 'Ann')
      const { body, headers } = await ann.post<{ url: string; id: string; invite: string }>('/api/matches', wish)
      expect([headers.get('strict-transport-security'), body.url]).toEqual([
        hsts,
        `${before}/match/${body.id}?invite=${body.invite}`,
      ])
    }
  } finally {
    await secure.close()
  }
})

test('how many proxies are believed', () => {
  const request = (said?: string): IncomingMessage =>
    ({
      headers: said === undefined ? {} : { 'x-forwarded-for': said },
      socket: { remoteAddress: '10.0.0.9' },
    }) as unknown as IncomingMessage
  for (const [said, hops, address] of [
    ['1.1.1.1, 2.2.2.2, 3.3.3.3', 0, '10.0.0.9'],
    ['1.1.1.1, 2.2.2.2, 3.3.3.3', 1, '3.3.3.3'],
    ['1.1.1.1, 2.2.2.2, 3.3.3.3', 2, '2.2.2.2'],
    ['1.1.1.1', 2, '1.1.1.1'],
    [undefined, 1, '10.0.0.9'],
    ['', 1, '10.0.0.9'],
    [' , ', 2, '10.0.0.9'],
  ] as const)
    expect([said, hops, addressOf(request(said), hops)]).toEqual([said, hops, address])
})

test('a header of a proxy that is not believed is warned of, once; one that is believed is not', async () => {
  for (const [TRUST_PROXY, times] of [
    ['off', 1],
    ['1', 0],
  ] as const) {
    const process = await processOf({ DATABASE_URL: database, TRUST_PROXY })
    const visitor = new Guest(process.url)
    for (let n = 0; n < 3; n++) await visitor.get('/api/games', { 'x-forwarded-for': '203.0.113.7' })
    process.child.kill('SIGTERM')
    await process.ended
    expect([TRUST_PROXY, process.said().split('set TRUST_PROXY').length - 1]).toEqual([TRUST_PROXY, times])
    expect(process.said()).not.toContain('203.0.113.7')
  }
})
