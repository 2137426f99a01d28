/** What protects people and the house: headers, cookies, limits, language, figures; a log that tells no secrets. */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { configure } from '../platform/config.ts'
import { isCut, openDatabase, transaction } from '../platform/database.ts'
import { type RunningServer, startServer } from '../index.ts'
import { QUOTAS } from '../platform/limits.ts'
import { VERSION } from '../platform/version.ts'
import { freshDatabase, Guest, hallOf, processOf, until } from './hall.ts'

let database: string
let hall: RunningServer
beforeAll(async () => {
  database = await freshDatabase()
  hall = await hallOf(database)
})
afterAll(() => hall.close())

test('health and figures, without names', async () => {
  const ann = await Guest.named(hall, 'Annabella')
  const { id } = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }] })
  await ann.playOne(id)
  expect((await ann.get('/healthz')).body).toEqual({ status: 'ok', version: VERSION })
  // Files say which release wrote them.
  for (const path of [`/api/matches/${id}/export`, '/api/account/export'])
    expect((await ann.get<{ version: string }>(path)).body.version, path).toBe(VERSION)
  const { body } = await ann.get<string>('/metrics')
  expect(body).toMatch(/^loggia_rows_total 1$/m)
  expect(body).toContain('route="/api/matches/:id/moves",status="200"')
  expect(body).not.toContain(id)
  expect(body).not.toContain('Annabella')
})

test('a connection that is cut while somebody holds it fails their next query, and does not end the process', async () => {
  const database = await openDatabase({ databaseUrl: await freshDatabase(), dataDir: '', pool: 2 }, () => {
    /* said in the log */
  })
  const failed = transaction(database.pool, async client => {
    const {
      rows: [{ pid }],
    } = await client.query('select pg_backend_pid() as pid')
    const cut = new Promise(resolve => {
      client.once('end', resolve)
    })
    await database.pool.query('select pg_terminate_backend($1)', [pid])
    await cut // between two queries: nobody but the pool's own listener hears of it
    await client.query('select 1')
  }).catch((error: unknown) => error)
  expect(isCut(await failed)).toBe(true)
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})

test('the hall goes on when the database cuts all its connections, and hears of the others again', async () => {
  const url = await freshDatabase()
  const [one, two] = [await hallOf(url), await hallOf(url)]
  const ann = await Guest.named(one, 'Ann')
  const annToo = new Guest(two.url)
  annToo.cookie = ann.cookie
  const { id } = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }] })
  const stream = await annToo.watch(id)
  await stream.until(s => s.rows.length === 1)
  const outside = new pg.Client({ connectionString: url })
  await outside.connect()
  await outside.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await outside.end()
  await until(async () => (await ann.playOne(id).catch(() => ({ status: 0 }))).status === 200)
  await stream.until(s => s.rows.at(-1)!.seq === 1)
  stream.close()
  await Promise.all([one.close(), two.close()])
})

test('too fast is refused, for who does it and nobody else', async () => {
  const strict = await hallOf(database, { RATE_LIMIT: 'on' })
  try {
    const [ann, bob] = [await Guest.named(strict, 'Ann'), await Guest.named(strict, 'Bob')]
    const { id } = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await bob.post(`/api/matches/${id}/join`, {})
    const talk = await Promise.all(
      Array.from({ length: 25 }, () => ann.post(`/api/matches/${id}/talk`, { text: 'spam' })),
    )
    expect(talk.filter(a => a.status === 201)).toHaveLength(QUOTAS.talk.person.most)
    expect(talk.find(a => a.status !== 201)).toMatchObject({ status: 429, body: { error: { code: 'too-many' } } })
    expect((await bob.post(`/api/matches/${id}/talk`, { text: 'hello' })).status).toBe(201)
    expect((await ann.get(`/api/matches/${id}`)).status).toBe(200)
    const names = await Promise.all(
      Array.from({ length: QUOTAS.session.address.most }, (_, k) =>
        new Guest(strict.url).post('/api/session', { name: `n${k}` }),
      ),
    )
    expect(names.some(a => a.status === 429)).toBe(true)
  } finally {
    await strict.close()
  }
})

test('the cookie is Secure where the hall is reached by https, and its own site may ask', async () => {
  const secure = await hallOf(database, { PUBLIC_URL: 'https://loggia.example/' })
  const port = /:(\d+)/.exec(secure.url)
  expect(port).toBe(null)
  await secure.close()
  const other = await startServer({
    ...configure({ PORT: '0', DATABASE_URL: database, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }),
    publicUrl: undefined,
  })
  const guest = new Guest(other.url)
  const own = await guest.post('/api/session', { name: 'x' }, { origin: other.url, 'sec-fetch-site': 'same-origin' })
  expect(own.status).toBe(200)
  expect(own.headers.get('set-cookie')).not.toContain('Secure')
  expect((await guest.post('/api/session', { name: 'x' }, { origin: 'https://loggia.example' })).status).toBe(403)
  await other.close()
})

test('the web: files, pages of its own, strict headers; only the scripts of the build run', async () => {
  const web = mkdtempSync(join(tmpdir(), 'loggia-web-'))
  const script = 'console.log("begin")'
  mkdirSync(join(web, '_app/immutable'), { recursive: true })
  writeFileSync(
    join(web, 'index.html'),
    `<!doctype html><title>x</title><script>${script}</script><script src="/_app/immutable/a.js"></script>`,
  )
  writeFileSync(join(web, '_app/immutable/a.js'), 'export {}')
  const shown = await startServer({ ...configure({ PORT: '0', DATABASE_URL: database, LOG_LEVEL: 'silent' }), web })
  try {
    const guest = new Guest(shown.url)
    const page = await guest.get<string>('/t/some-table')
    const csp = page.headers.get('content-security-policy')!
    expect(page.status).toBe(200)
    expect(page.body).toContain('<!doctype html>')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(csp).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    expect(csp).not.toMatch(/script-src[^;]*unsafe/)
    expect(csp).toContain(`frame-ancestors 'none'`)
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    const file = await guest.get<string>('/_app/immutable/a.js')
    expect([file.body, file.headers.get('cache-control')]).toEqual(['export {}', 'public, max-age=31536000, immutable'])
    for (const path of ['/_app/immutable/gone.js', '/..%2f..%2fpackage.json', '/.env'])
      expect([path, (await guest.get(path)).status]).toEqual([path, 404])
    expect((await guest.get<string>('/..%2f..%2f..%2f..%2fetc/passwd')).body).toBe(page.body)
    expect((await guest.get('/api/nonsense')).headers.get('content-type')).toContain('json')
  } finally {
    await shown.close()
    rmSync(web, { recursive: true })
  }
})

test('the log, at its most talkative, has no cookie, no name, no talk, no part of a shuffle', async () => {
  const url = await freshDatabase()
  const process = await processOf({ DATABASE_URL: url, LOG_LEVEL: 'trace' })
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const guest = await Guest.named(process, 'Zacharias')
  const given = '5e'.repeat(32)
  guest.gives = false
  const { id, invite } = await guest.table({
    game: 'ostia',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'private',
  })
  await guest.post(`/api/matches/${id}/talk`, { text: 'verysecret' })
  await guest.get(`/api/matches/${id}?invite=${invite}`)
  await guest.post('/api/matches', '{"broken')
  await pool.query('alter table seats rename column contribution to gone')
  expect((await guest.give(id, given)).status).toBe(500)
  await pool.query('alter table seats rename column gone to contribution')
  await guest.give(id, given)
  await guest.post(`/api/matches/${id}/bots`, { bot: 'greedy' })
  const { rows } = await pool.query<{ seed: string; secret: string }>('select seed, secret from matches')
  await pool.end()
  process.child.kill('SIGTERM')
  expect(await process.ended).toBe(0)
  expect(process.said()).toContain('/api/matches/:id/talk')
  expect(process.said()).toContain('/api/matches/:id/contribution')
  for (const secret of [
    guest.cookie.slice(7),
    'Zacharias',
    'verysecret',
    invite,
    'broken',
    given,
    rows[0]!.seed,
    rows[0]!.secret,
  ])
    expect(process.said()).not.toContain(secret)
})

test('a wrong environment is told in one line for each fault', () => {
  expect(() => configure({ PORT: 'eighty', PUBLIC_URL: 'here' })).toThrow(/PORT: .*\nPUBLIC_URL: /)
  expect(configure({ PORT: '', HOST: '' })).toMatchObject({ port: 8080, host: '127.0.0.1', rateLimit: true })
})

test('a port that is taken is told in a sentence, and nothing is left behind', async () => {
  const port = /:(\d+)$/.exec(hall.url)![1]!
  const said = await processOf({ DATABASE_URL: database, PORT: port }).then(
    () => 'started',
    (error: Error) => error.message,
  )
  expect(said).toMatch(/^ended with 1: Port \d+ is taken by another program\. Set PORT to another one\.\n$/)
})
