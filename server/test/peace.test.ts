/** R7: blocking and reporting; nobody else learns of either. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminReport, Own, RoomsPage, Talk } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { freshDatabase, Guest, hallOf, until } from './hall.ts'

let pool: pg.Pool
let one: RunningServer
let two: RunningServer
let ann: Guest
let bob: Guest
let cleo: Guest
beforeAll(async () => {
  const url = await freshDatabase()
  pool = new pg.Pool({ connectionString: url, max: 2 })
  ;[one, two] = await Promise.all([hallOf(url), hallOf(url)])
  ann = await Guest.named(one, 'Ann')
  bob = await Guest.named(two, 'Bob')
  cleo = await Guest.named(one, 'Cleo')
  // Before the hall knows her by anything else.
  await pool.query(`update people set role = 'admin' where id = $1`, [cleo.id])
})
afterAll(() => Promise.all([one.close(), two.close(), pool.end()]))

const open = (guest: Guest) => guest.table({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] })
const sits = (guest: Guest, id: string) => guest.post(`/api/matches/${id}/join`, {})
const own = async (guest: Guest) => (await guest.get<Own>('/api/account/own')).body
const listed = async (guest: Guest) => (await guest.get<RoomsPage>('/api/rooms?game=toy')).body.tables.map(t => t.id)
async function match(): Promise<string> {
  const { id } = await ann.table({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  expect((await sits(bob, id)).status).toBe(200)
  // Ann's server hears of it.
  await until(async () => (await ann.state(id)).seats[1]!.kind === 'person')
  return id
}
const unblock = async () => {
  for (const { id } of (await own(ann)).apart) await ann.send('DELETE', `/api/account/apart/${id}`)
}

test('NEVER do blocked players share a table: not as a guest, not as a host, not beside a third, not by the quick match; and nobody is told', async () => {
  const met = await match()
  const before = JSON.stringify(await bob.get(`/api/matches/${met}`).then(a => a.body))
  expect((await ann.post('/api/blocks', { match: met, seat: 1 })).status).toBe(200)
  // Bob sees nothing of it, in the match or in his own account.
  expect(JSON.stringify((await bob.get(`/api/matches/${met}`)).body)).toBe(before)
  expect((await own(bob)).apart).toEqual([])
  expect((await own(ann)).apart).toMatchObject([{ name: 'Bob', kind: 'blocked' }])
  const hers = await open(ann)
  const his = await open(bob)
  const theirs = await open(cleo)
  expect((await sits(ann, theirs.id)).status).toBe(200)
  for (const id of [hers.id, theirs.id]) {
    expect(await listed(bob)).not.toContain(id)
    expect((await sits(bob, id)).body.error.code).toBe('not-for-you')
  }
  expect(await listed(ann)).not.toContain(his.id)
  expect((await sits(ann, his.id)).body.error.code).toBe('you-blocked')
  // By the quick match each waits at a table of their own, and is brought to no other's.
  for (const { id } of [hers, his, theirs])
    await pool.query(`update matches set visibility = 'private' where id = $1`, [id])
  const quick = async (guest: Guest) =>
    (await guest.post<{ id: string }>('/api/quick', { game: 'toy', seats: 2 })).body.id
  const [a, b] = [await quick(ann), await quick(bob)]
  expect(a).not.toBe(b)
  await expect.poll(async () => (await bob.state(b)).status).toBe('open')
  expect((await ann.state(a)).seats.filter(s => s.kind === 'person')).toHaveLength(1)
  for (const [who, id] of [
    [ann, a],
    [bob, b],
  ] as const)
    await who.post(`/api/matches/${id}/stand-up`, {})
  // Existing players stay: a running match is the others' as well.
  expect((await bob.state(met)).seats.map(s => s.kind)).toEqual(['person', 'person'])
  await unblock()
  expect((await sits(bob, (await open(ann)).id)).status).toBe(200)
})

test('two who come at the same moment as one blocks the other do not sit together: it is looked at under the lock', async () => {
  const met = await match()
  for (let round = 0; round < 5; round++) {
    const { id } = await open(cleo)
    await Promise.all([ann.post('/api/blocks', { match: met, seat: 1 }).then(() => sits(ann, id)), sits(bob, id)])
    const people = (await pool.query('select from seats where match = $1 and person = any($2)', [id, [ann.id, bob.id]]))
      .rowCount
    expect(people).toBe(1)
    await unblock()
  }
})

test('lines of who is blocked are hidden, in a match and in a room, and only for who blocked them', async () => {
  const running = await match()
  const room = (await open(ann)).id
  expect((await sits(bob, room)).status).toBe(200)
  const line = (await bob.post<Talk>(`/api/matches/${running}/talk`, { text: 'grr' })).body
  await bob.post(`/api/matches/${room}/talk`, { text: 'grr!' })
  await ann.post('/api/blocks', { match: running, line: line.id })
  for (const id of [running, room]) {
    const { talk, muted } = await ann.state(id)
    expect(muted).toEqual([talk[0]!.by])
    expect(await bob.state(id)).not.toHaveProperty('muted')
  }
  await unblock()
  expect(await ann.state(running)).not.toHaveProperty('muted')
})

test('a report goes with the row and the lines around, as who complains heard them; operators read it, and nobody else', async () => {
  const id = await match()
  for (let k = 0; k < 12; k++) await ann.post(`/api/matches/${id}/talk`, { text: `line ${k}` })
  await new Guest(one.url).get('/api/session')
  const eve = await Guest.named(one, 'Eve')
  await eve.post(`/api/matches/${id}/talk`, { text: 'he holds the seven' })
  const line = (await bob.post<Talk>(`/api/matches/${id}/talk`, { text: 'learn to play' })).body
  for (let k = 0; k < 7; k++) await ann.post(`/api/matches/${id}/talk`, { text: `please ${k}` })
  const { acting } = await ann.state(id)
  await [ann, bob][acting[0]!]!.playOne(id)
  const report = { match: id, line: line.id, why: 'rude', text: 'Every evening.' }
  for (let k = 0; k < 2; k++) expect((await ann.post('/api/reports', report)).status).toBe(200)
  const reports = (await cleo.get<AdminReport[]>('/api/admin/reports')).body
  expect(reports).toHaveLength(1)
  expect(reports[0]).toMatchObject({
    why: 'rude',
    text: 'Every evening.',
    by: { id: ann.id, name: 'Ann' },
    about: { id: bob.id, name: 'Bob' },
    match: id,
    game: 'toy',
    line: line.id,
    times: 1,
    attached: { row: { seq: 1, seat: acting[0], move: expect.any(String) } },
  })
  const { talk } = reports[0]!.attached
  // Those who look on are not heard at the table, so they are not in what somebody at the table complains of.
  expect(talk.map(t => t.text)).toEqual([
    ...Array.from({ length: 10 }, (_, k) => `line ${k + 2}`),
    'learn to play',
    ...Array.from({ length: 5 }, (_, k) => `please ${k}`),
  ])
  expect(talk.filter(t => t.about).map(t => t.text)).toEqual(['learn to play'])
  // What a seat keeps to itself does not leave with it.
  expect(JSON.stringify(reports)).not.toMatch(/seed|contribution|seven/)
  expect(JSON.stringify((await bob.get(`/api/account/export`)).body)).not.toContain('Every evening')
})

test('from a seat somebody is reported who never said a word, with the row; from a profile with nothing but what is said; and blocked from either', async () => {
  await pool.query('delete from reports')
  await pool.query(`update people set handle = 'Bob', handle_key = 'bob', shown = 'nobody' where id = $1`, [bob.id])
  const id = await match()
  const acting = await until(async () => (await ann.state(id)).acting[0]?.toString())
  await until(async () => (await [ann, bob][Number(acting)]!.playOne(id)).status === 200)
  expect((await ann.post('/api/reports', { match: id, seat: 1, why: 'slow' })).status).toBe(200)
  expect((await ann.post('/api/reports', { handle: 'Bob', why: 'name', text: 'That name.' })).status).toBe(200)
  const [seat, page] = (await cleo.get<AdminReport[]>('/api/admin/reports')).body
  expect(seat).toMatchObject({ about: { id: bob.id }, match: id, line: null, attached: { row: { seq: 1 }, talk: [] } })
  expect(page).toMatchObject({ about: { id: bob.id }, match: null, text: 'That name.', attached: { talk: [] } })
  expect(page!.attached).not.toHaveProperty('row')
  for (const about of [{ match: id, seat: 1 }, { handle: 'bob' }]) {
    expect((await ann.post('/api/blocks', about)).status).toBe(200)
    expect((await own(ann)).apart).toMatchObject([{ name: 'Bob', kind: 'blocked' }])
    expect((await own(bob)).apart).toEqual([])
    await unblock()
  }
  expect((await bob.post('/api/blocks', { handle: 'bob' })).status).toBe(404)
})

test('a leaver, whose seat a bot holds, can still be reported and blocked from it', async () => {
  await pool.query('delete from reports')
  const id = await match()
  expect((await bob.post(`/api/matches/${id}/resign`, {})).status).toBe(200)
  await until(async () => (await ann.state(id)).seats[1]!.stead === 'Bob')
  expect((await ann.post('/api/reports', { match: id, seat: 1, why: 'left' })).status).toBe(200)
  expect((await cleo.get<AdminReport[]>('/api/admin/reports')).body).toMatchObject([{ about: { id: bob.id } }])
  expect((await ann.post('/api/blocks', { match: id, seat: 1 })).status).toBe(200)
  expect((await own(ann)).apart).toMatchObject([{ name: 'Bob', kind: 'blocked' }])
  await unblock()
})

test('the reported person and the reporter must exist and differ, at a match that the reporter can see', async () => {
  const id = await match()
  const hidden = (await ann.table({ game: 'toy', visibility: 'private', seats: [{ kind: 'me' }, { kind: 'open' }] })).id
  const line = (await ann.post<Talk>(`/api/matches/${id}/talk`, { text: 'x' })).body.id
  for (const path of ['/api/blocks', '/api/reports']) {
    const why = path.endsWith('reports') ? { why: 'rude' } : {}
    for (const [who, about, status] of [
      [ann, { match: id, line }, 404],
      [ann, { match: id, seat: 0 }, 404],
      [ann, { match: id, seat: 5 }, 404],
      [ann, { match: id, line: 999_999 }, 404],
      [bob, { match: hidden, seat: 0 }, 404],
      [ann, { match: id }, 400],
      [ann, { match: id, seat: 1, line }, 400],
      [ann, { match: id, handle: 'bob' }, 400],
      [ann, { seat: 1 }, 400],
      [ann, {}, 400],
      [ann, { handle: 'nobody_here' }, 404],
      [ann, { handle: '   ' }, 404],
      [new Guest(one.url), { match: id, seat: 0 }, 401],
    ] as const)
      expect([path, about, (await who.post(path, { ...about, ...why })).status]).toEqual([path, about, status])
  }
})
