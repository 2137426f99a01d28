/** R9: what is one's own. All of it is saved and nobody else's; who deletes themselves is locked out at once and forgotten after a week, for good, also when an older backup comes back. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backup, restore } from '../platform/backup.ts'
import type { MatchExport, Own, RecoverySheet, SessionReply } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { KEPT } from '../people/privacy/columns.ts'
import { TABLES } from '../people/privacy/erase.ts'
import { getTableColumns, getTableName } from '../schema/drizzle.ts'
import { freshDatabase, Guest, hallOf } from './hall.ts'

const folder = mkdtempSync(join(tmpdir(), 'loggia-own-'))
let url: string
let pool: pg.Pool
let one: RunningServer
let two: RunningServer
beforeAll(async () => {
  url = await freshDatabase()
  pool = new pg.Pool({ connectionString: url, max: 2 })
  ;[one, two] = await Promise.all([hallOf(url, { DATA_DIR: folder }), hallOf(url, { DATA_DIR: folder })])
})
afterAll(async () => {
  await Promise.all([one.close(), two.close(), pool.end()])
  rmSync(folder, { recursive: true })
})

const at = (hall: RunningServer, guest: Guest): Guest =>
  Object.assign(new Guest(hall.url), { cookie: guest.cookie, id: guest.id })
async function matchOf(host: Guest, other: Guest, more: object = {}): Promise<string> {
  const { id } = await host.table({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], ...more })
  expect((await other.post(`/api/matches/${id}/join`, {})).status).toBe(200)
  return id
}
async function playOut(id: string, players: readonly Guest[]): Promise<void> {
  for (;;) {
    const { acting, status } = await players[0]!.state(id)
    if (status === 'finished') return
    await players[acting[0]!]!.playOne(id)
  }
}
const own = async (guest: Guest) => (await guest.get<Own>('/api/account/own')).body
const leave = (guest: Guest, name: string) => guest.post<Own>('/api/account/deletion', { name })
/** As if this many days had passed since they asked. */
const later = (days: number) => pool.query(`update deletions set due = due - $1 * interval '1 day'`, [days])
/** A server that starts looks at once whose time has come. */
async function tick(databaseUrl = url, dataDir = folder): Promise<void> {
  await (await hallOf(databaseUrl, { DATA_DIR: dataDir })).close()
}

test('all that is somebody’s is in the file, and nobody else’s secret', async () => {
  const ann = await Guest.named(one, 'Ann of the file')
  const bob = await Guest.named(one, 'Bob with secrets')
  const running = await matchOf(ann, bob, { name: 'Our table' })
  const over = await matchOf(bob, ann)
  await playOut(over, [bob, ann])
  await ann.post(`/api/matches/${running}/talk`, { text: 'what I said' })
  await bob.post(`/api/matches/${running}/talk`, { text: 'what Bob said' })
  await ann.send('PUT', `/api/matches/${running}/standing`, { order: 'no-bid' })
  await ann.post<RecoverySheet>('/api/account/recovery')
  await bob.post<RecoverySheet>('/api/account/recovery')
  await ann.post('/api/blocks', { match: running, seat: 1 })
  await bob.post('/api/reports', { match: running, seat: 0, why: 'rude', text: 'what Bob complained of' })
  const { status, headers, body } = await at(two, ann).get<Record<string, never[]> & { matches: { id: string }[] }>(
    '/api/account/export',
  )
  expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="loggia.json"'])
  const text = JSON.stringify(body)
  expect(body).toMatchObject({
    person: { id: ann.id, name: 'Ann of the file' },
    apart: [{ name: 'Bob with secrets', kind: 'blocked' }],
    orders: [{ match: running, seat: 0, order: 'no-bid' }],
  })
  expect(text).toContain('what I said')
  expect(body.credentials).toHaveLength(8)
  expect(body.matches.map(m => m.id).sort()).toEqual([running, over].sort())
  expect(body.matches.find(m => m.id === running)).toMatchObject({
    name: 'Our table',
    mine: [0],
    views: [{ seat: 0, view: expect.anything() }],
  })
  expect(body.matches.find(m => m.id === over)).not.toHaveProperty('views')
  // Nothing of Bob's, of the hall's, or of the deal; and no key by which anything opens.
  for (const secret of ['what Bob said', 'what Bob complained of', bob.id]) expect(text).not.toContain(secret)
  const { rows } = await pool.query<{ secret: string }>(
    `select secret from matches union select seed from matches where id = '${running}' union select invite from matches union select contribution from seats where person = $1
     union select key from keys union select token_hash from sessions union select key from credentials`,
    [bob.id],
  )
  expect(rows.length).toBeGreaterThan(10)
  for (const { secret } of rows) if (secret) expect(text).not.toContain(secret)
  // What the table keeps from her is not in it either: she sees what her seat sees.
  expect(body.matches.find(m => m.id === running)).toMatchObject({ views: [{ view: (await ann.state(running)).view }] })
  expect((await new Guest(one.url).get('/api/account/export')).status).toBe(401)
})

test('who deletes themselves is locked out at once, on every server and device; others play on; and for a week it can be undone', async () => {
  const ann = await Guest.named(one, 'Ann')
  const bob = await Guest.named(one, 'Bob')
  const { codes } = (await ann.post<RecoverySheet>('/api/account/recovery')).body
  const phone = new Guest(two.url)
  await phone.post('/api/entry/recovery', { code: codes.pop() })
  const id = await matchOf(ann, bob)
  const waiting = (await ann.table({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })).id
  const stream = await phone.watch(id)
  // Not by a slip.
  expect((await leave(ann, 'Anne')).status).toBe(409)
  expect(await own(ann)).not.toHaveProperty('due')
  const { body } = await leave(ann, 'Ann')
  expect(Date.parse(body.due!) - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
  await expect.poll(() => stream.closed).toBe(true)
  await expect.poll(async () => (await phone.get<SessionReply>('/api/session')).body.person).toBe(null)
  for (const here of [ann, at(two, ann)]) {
    await expect
      .poll(async () => (await here.post(`/api/matches/${id}/talk`, { text: 'x' })).body.error.code)
      .toBe('leaving')
    for (const [method, path, sent] of [
      ['POST', '/api/session', { name: 'Other' }],
      ['POST', '/api/matches', { game: 'toy', visibility: 'open', seats: [{ kind: 'me' }, { kind: 'open' }] }],
      ['GET', '/api/matches?mine=1', undefined],
      ['POST', '/api/account/recovery', undefined],
      ['POST', '/api/account/code', undefined],
    ] as const)
      expect([path, (await here.send(method, path, sent)).status]).toEqual([path, 403])
    expect((await here.get('/api/account/export')).status).toBe(200)
  }
  await expect.poll(async () => (await bob.state(id)).seats[0]!.kind).toBe('bot')
  await expect
    .poll(async () => (await pool.query(`select from matches where id = $1 and status = 'closed'`, [waiting])).rowCount)
    .toBe(1)
  // On another device, by a way in, it is undone.
  await phone.post('/api/entry/recovery', { code: codes.pop() })
  expect((await own(phone)).due).toBe(body.due)
  expect((await phone.send('DELETE', '/api/account/deletion')).status).toBe(200)
  expect((await phone.send('DELETE', '/api/account/deletion')).status).toBe(409)
  await expect.poll(async () => (await ann.get('/api/matches?mine=1')).status).toBe(200)
  expect((await ann.post(`/api/matches/${id}/return`, { seat: 0 })).status).toBe(200)
})

test('NEVER is anything left that says who it was: after a week name, talk, ways in, sessions are gone; moves, seats and results stay and name nobody', async () => {
  const ann = await Guest.named(one, 'Anneliese')
  const bob = await Guest.named(one, 'Bob')
  const cho = await Guest.named(one, '초롱')
  const over = await matchOf(ann, bob)
  const korean = await matchOf(cho, ann, { language: 'ko' })
  await ann.post<RecoverySheet>('/api/account/recovery')
  for (const id of [over, korean]) await ann.post(`/api/matches/${id}/talk`, { text: 'I am Anneliese Muster' })
  await bob.post(`/api/matches/${over}/talk`, { text: 'hello' })
  const line = (await ann.state(over)).talk[1]!.id
  await ann.post('/api/reports', { match: over, line, why: 'other', text: 'x' })
  await bob.post('/api/reports', { match: over, seat: 0, why: 'rude' })
  await playOut(over, [ann, bob])
  const before = (await bob.get<MatchExport>(`/api/matches/${over}/export`)).body
  const file = join(folder, 'old.gz')
  await at(two, bob).state(over)
  await backup(pool, file)
  await leave(ann, 'Anneliese')
  await tick()
  expect((await bob.state(over)).seats[0]!.name).toBe('Anneliese')
  await expect.poll(async () => (await cho.state(korean)).seats[1]!.stead).toBe('Anneliese')
  await later(7)
  await tick()
  // Every row that named her is as the schema says.
  for (const [name, { persons = {}, columns }] of KEPT)
    for (const [column, fate] of Object.entries(persons)) {
      const table = TABLES.get(name)!
      const { rowCount } = await pool.query(
        `select from "${getTableName(table)}" where "${getTableColumns(table)[column]!.name}" = $1`,
        [ann.id],
      )
      if (fate === 'rows' || columns[column]![2] !== 'stays')
        expect([name, column, rowCount]).toEqual([name, column, 0])
    }
  const named = async (url: string) => {
    const db = new pg.Pool({ connectionString: url, max: 1 })
    const found: string[] = []
    for (const [name, table] of TABLES) {
      if (!KEPT.has(name)) continue
      const { rowCount } = await db.query(
        `select from "${getTableName(table)}" t where row_to_json(t)::text ~ 'Anneliese'`,
      )
      if (rowCount) found.push(name)
    }
    await db.end()
    return found
  }
  // Reports keep their lines for 90 days.
  expect(await named(url)).toEqual(['reports'])
  for (const here of [bob, at(two, bob)]) {
    await expect.poll(async () => (await here.state(over)).seats[0]!.name).toBe('former guest')
    expect((await here.state(over)).talk.map(t => t.text)).toEqual(['hello'])
  }
  await expect.poll(async () => (await cho.state(korean)).seats[1]!.stead).toBe('떠난 손님')
  const after = (await bob.get<MatchExport>(`/api/matches/${over}/export`)).body
  expect(after.record!.rows).toEqual(before.record!.rows)
  expect(after.record!.people).toEqual(['former guest', 'Bob'])
  expect(JSON.stringify(after)).not.toContain(ann.id)
  expect((await ann.get<SessionReply>('/api/session')).body.person).toBe(null)
  await pool.query(`update reports set at = at - interval '91 days'`)
  await tick()
  expect(await named(url)).toEqual([])

  // A backup that is older than that knows her; a hall that starts on it forgets her again before it opens.
  expect(readFileSync(join(folder, 'forgotten'), 'utf8').split('\n')).toContain(ann.id)
  const again = await freshDatabase({ empty: true })
  const restored = new pg.Pool({ connectionString: again, max: 1 })
  await (await hallOf(again, { DATA_DIR: mkdtempSync(join(tmpdir(), 'loggia-none-')) })).close()
  await restored.query('truncate people cascade')
  await restore(restored, file)
  await restored.end()
  expect(await named(again)).toContain('people')
  await tick(again)
  expect(await named(again)).toEqual(['reports'])
})

test('guests who were not here for 13 months and never ended a match are forgotten; others are not', async () => {
  const [idle, lately, ended, kept] = (await Promise.all(
    ['Idle', 'Lately', 'Ended', 'Kept'].map(name => Guest.named(one, name)),
  )) as [Guest, Guest, Guest, Guest]
  await matchOf(idle, lately)
  await playOut(await matchOf(ended, lately), [ended, lately])
  await kept.post<RecoverySheet>('/api/account/recovery')
  const all = [idle, lately, ended, kept].map(g => g.id)
  await pool.query(`update people set created_at = now() - interval '2 years' where id = any($1)`, [all])
  await pool.query(`update sessions set used_at = now() - interval '12 months' where person = any($1)`, [all])
  await tick()
  const names = async () =>
    (await pool.query<{ name: string }>('select name from people where id = any($1) order by name', [all])).rows.map(
      r => r.name,
    )
  expect(await names()).toEqual(['Ended', 'Idle', 'Kept', 'Lately'])
  await pool.query(`update sessions set used_at = now() - interval '14 months' where person = any($1)`, [
    [idle.id, ended.id, kept.id],
  ])
  await tick()
  expect(await names()).toEqual(['Ended', 'Kept', 'Lately', 'former guest'])
})
