/** Requests made to hurt: characters that cannot be stored, errors provoked again and again, addresses that no carrier can use, bodies that never end. */
import { createConnection } from 'node:net'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Notices } from '../contract.ts'
import { Outage } from '../platform/faults.ts'
import type { RunningServer } from '../index.ts'
import { RATES } from '../platform/limits.ts'
import { listen, TIMES } from '../platform/listen.ts'
import { FAILURES } from '../notices/deliveries.ts'
import { freshDatabase, Guest, hallOf } from './hall.ts'

let pool: pg.Pool
let hall: RunningServer
let ann: Guest
let id: string
beforeAll(async () => {
  const url = await freshDatabase()
  pool = new pg.Pool({ connectionString: url, max: 2 })
  hall = await hallOf(url, { RATE_LIMIT: 'on', TRUST_PROXY: '1', CONTACT: 'a@b.example' })
  ann = await Guest.named(hall, 'Ann')
  ;({ id } = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }] }))
})
afterAll(() => Promise.all([hall.close(), pool.end()]))

test('A5 a text that cannot be stored is a bad request wherever it stands: path, query, body', async () => {
  const gets = [
    '/api/people/a%00b/matches',
    '/api/people/a%00b',
    '/api/matches/%00',
    `/api/matches/${id}?invite=%00`,
    '/api/matches?open&game=%00',
    `/api/matches/${id}/export?lang=%00`,
  ]
  for (const path of gets) expect([path, (await ann.get(path)).status]).toEqual([path, 400])
  const posts: [path: string, body: unknown][] = [
    ['/api/matches', { game: 'a\0', seats: [{ kind: 'me' }] }],
    ['/api/matches', { 'game': 'ostia', 'seats': [{ kind: 'me' }, { kind: 'me' }], 'a\0b': 1 }],
    [`/api/matches/${id}/moves`, { seq: 0, move: 'a\0' }],
    ['/api/entry/code', { code: '\ud800' }],
    ['/api/reports', { match: id, seat: 0, why: 'rude', note: 'a\0' }],
  ]
  for (const [path, body] of posts) expect([path, (await ann.post(path, body)).status]).toEqual([path, 400])
})

test('A5 an error of the hall costs as much as a bad request: it cannot be provoked without end', async () => {
  const from = { 'x-forwarded-for': '10.9.9.9' }
  const { burst } = RATES.bad.address
  await pool.query('alter table blocks rename to gone')
  const statuses = new Set<number>()
  for (let n = 0; n < burst * 3 && !statuses.has(429); n += 20)
    for (const { status } of await Promise.all(Array.from({ length: 20 }, () => ann.get('/api/account/own', from))))
      statuses.add(status)
  await pool.query('alter table gone rename to blocks')
  expect([...statuses]).toEqual([500, 429])
})

test('A10 keys that are no keys are refused at the door; an address that no carrier can use is given up', async () => {
  const bob = await Guest.named(hall, 'Bob')
  const push = (p256dh: string) =>
    bob.post<Notices>('/api/account/notices/channels', {
      kind: 'push',
      endpoint: 'https://push.example/1',
      keys: { p256dh, auth: 'A'.repeat(22) },
    })
  expect((await push('A'.repeat(87))).status).toBe(400)
  // As an older release took them in.
  await pool.query(
    `insert into channels (id, person, kind, address, keys, failures) values ('old-keys', $1, 'push', 'https://push.example/2', '{"p256dh":"AAAA","auth":"AAAA"}', $2)`,
    [bob.id, FAILURES - 1],
  )
  const trial = await bob.post<{ fault: string }>('/api/account/notices/channels/old-keys/trial')
  expect([trial.status, trial.body.fault]).toEqual([200, 'unusable'])
  await pool.query(`insert into deliveries (id, channel, items, due) values ('d', 'old-keys', $1, now())`, [
    JSON.stringify([{ kind: 'talk', match: id, at: new Date().toISOString() }]),
  ])
  await expect
    .poll(async () => (await pool.query(`select off, fault from channels where id = 'old-keys'`)).rows[0])
    .toEqual({ off: true, fault: 'unusable' })
})

test('A12 a request whose body never ends is closed; the others are served', async () => {
  const server = await listen(
    () => new Response('here'),
    { host: '127.0.0.1', port: 0 },
    { ...TIMES, headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 },
  )
  const { port } = server.address() as AddressInfo
  const half = createConnection(port, '127.0.0.1')
  half.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":')
  let heard = ''
  half.on('data', chunk => {
    heard += chunk
  })
  await new Promise(resolve => half.on('close', resolve))
  expect(heard).toMatch(/^HTTP\/1\.1 (200|408)/)
  await new Promise(resolve => server.close(resolve))
})

test('an idle connection stays open longer than a proxy keeps its own', async () => {
  const server = await listen(() => new Response('here'), { host: '127.0.0.1', port: 0 })
  const { port } = server.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}`)
  expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive')!)![1])).toBeGreaterThan(60)
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})

test('A12 while the database is away one line of log speaks for all requests that fail', () => {
  const outage = new Outage()
  const logged = Array.from({ length: 1000 }, (_, k) => outage.note(1_000_000 + k)).filter(Boolean)
  expect(logged).toEqual([1])
  expect(outage.note(1_010_000)).toBe(1000)
})
