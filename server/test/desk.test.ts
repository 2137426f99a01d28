/** O7: lists of operators have a next page, and no entry is left out or told twice; reports are counted by address as well. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminPerson, AdminReport, AdminTable } from '../contract.ts'
import { admin } from '../hall/command.ts'
import type { RunningServer } from '../index.ts'
import { QUOTAS } from '../platform/limits.ts'
import { freshDatabase, Guest, hallOf } from './hall.ts'

let url: string
let pool: pg.Pool
let hall: RunningServer
let boss: Guest
beforeAll(async () => {
  url = await freshDatabase()
  pool = new pg.Pool({ connectionString: url, max: 1 })
  hall = await hallOf(url, { RATE_LIMIT: 'on', TRUST_PROXY: '1' })
  boss = await Guest.named(hall, 'Boss')
  await pool.query(`insert into people (id, name) select 'person' || k, 'Kim ' || k from generate_series(1, 120) k`)
  await pool.query(`insert into boxes values ('b', 'toy', '{}')`)
  await pool.query(`insert into matches (id, game, rules, box, name, options, status, visibility, invite, commitment)
    select 'match' || k, 'toy', 'x', 'b', 'Cup ' || k, '{}', 'finished', 'open', 'i', 'c' from generate_series(1, 120) k`)
  await pool.query(`insert into progress (match, at) select id, now() from matches`)
  await pool.query(`insert into seats (match, seat, kind) select id, 0, 'open' from matches`)
  await pool.query(
    `insert into reports (by, about, why, attached) select 'person1', 'person2', 'other', '{"talk":[]}' from generate_series(1, 120)`,
  )
  await pool.query(`update people set role = 'admin' where id = $1`, [boss.id])
  boss = Object.assign(new Guest(hall.url), { cookie: boss.cookie, id: boss.id })
})
afterAll(() => Promise.all([hall.close(), pool.end()]))

for (const [list, find, usual] of [
  ['people', 'Kim', 30],
  ['tables', 'Cup', 50],
  ['reports', '', 100],
] as const)
  test(`all ${list} are told, page by page, each once; an older page that asks for no part gets what it got`, async () => {
    const ask = (query: string) =>
      boss.get<(AdminPerson | AdminTable | AdminReport)[]>(`/api/admin/${list}?${find ? `find=${find}&` : ''}${query}`)
    const ids: (string | number)[] = []
    for (let skip = 0; ; skip += 50) {
      const { body } = await ask(`skip=${skip}&limit=50`)
      ids.push(...body.map(entry => entry.id))
      if (body.length < 50) break
    }
    expect(ids).toHaveLength(120)
    expect(new Set(ids).size).toBe(120)
    expect((await ask('')).body).toHaveLength(usual)
    for (const wrong of ['skip=-1', 'limit=0', 'limit=101', 'limit=x', 'skip=1.5'])
      expect([wrong, (await ask(wrong)).status]).toEqual([wrong, 400])
    const line = async (page: number) =>
      (
        await admin([list === 'people' ? 'find' : list, ...(find ? [find] : []), '--page', `${page}`], {
          DATABASE_URL: url,
        })
      ).split('\n')
    expect([(await line(1)).length, (await line(3)).length]).toEqual([50, 20])
  })

test('reports of one address are counted in all', async () => {
  const from = { 'x-forwarded-for': '10.7.7.7' }
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const ann = new Guest(hall.url)
  await ann.post('/api/session', { name: 'Ann' }, { 'x-forwarded-for': '10.7.7.8' })
  const { body } = await ann.post<{ id: string }>(
    '/api/matches',
    { game: 'toy', visibility: 'open', seats },
    { 'x-forwarded-for': '10.7.7.8' },
  )
  const { person, from: all } = QUOTAS.report
  const statuses: number[] = []
  for (let k = 0; k < 4; k++) {
    const eve = new Guest(hall.url)
    await eve.post('/api/session', { name: `Eve ${k}` }, from)
    for (let n = 0; n < person.most; n++)
      statuses.push((await eve.post('/api/reports', { match: body.id, seat: 0, why: 'other' }, from)).status)
  }
  expect(statuses.filter(s => s === 200)).toHaveLength(all.most)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})
