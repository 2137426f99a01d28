/** Sleep and vacation over HTTP: intervals in UTC that the database agrees with, deadlines that follow, nothing new for what has begun; and the times of rows. */
import { running } from '@loggia/core'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecoverySheet, TimeOff, Times } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { openStore } from '../hall/store.ts'
import { freshDatabase, Guest, hallOf, until } from './hall.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR
let hall: RunningServer
let ann: Guest
let bob: Guest
let pool: pg.Pool
let store: ReturnType<typeof openStore>
beforeAll(async () => {
  const url = await freshDatabase()
  pool = new pg.Pool({ connectionString: url })
  store = openStore(pool)
  hall = await hallOf(url)
  ann = await Guest.named(hall, 'Ann')
  bob = await Guest.named(hall, 'Bob')
})
afterAll(async () => {
  await hall.close()
  await pool.end()
})

/** A match by correspondence of both; with the one who is asked, and their seat. */
async function match() {
  const { id } = await ann.table({
    ...{ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'open' }], speed: 'correspondence' },
    clock: { bank: 5 * 86_400, increment: 3600, cap: 6 * 86_400 },
  })
  await bob.post(`/api/matches/${id}/join`, {})
  const { acting } = await until(async () => {
    const state = await ann.state(id)
    return state.status === 'running' && state
  })
  const seat = acting[0]!
  return { id, seat, who: [ann, bob][seat]! }
}
const deadline = async (id: string, seat: number) => (await ann.state(id)).clocks!.seats[seat]!.deadline!
const nightsOf = async (person: string) =>
  (
    await pool.query<{ begins: Date; ends: Date }>(
      `select begins, ends from stops where person = $1 and why = 'sleep' order by begins`,
      [person],
    )
  ).rows
const put = (who: Guest, what: 'sleep' | 'vacation', body: object) =>
  who.send<TimeOff & { error: { code: string } }>('PUT', `/api/account/${what}`, body)

test('nights are written as the database computes them; they count after a day, and deadlines are later by them', async () => {
  const { id, seat, who } = await match()
  const before = await deadline(id, seat)
  const now = Date.now()
  expect((await put(who, 'sleep', { zone: 'Europe/Nowhere', begins: 60 })).body.error.code).toBe('no-such-zone')
  const { body } = await put(who, 'sleep', { zone: 'America/New_York', begins: 23 * 60 })
  expect(body.sleep).toMatchObject({ zone: 'America/New_York', begins: 23 * 60 })
  const found = await nightsOf(who.id)
  expect(found[0]!.begins.getTime()).toBeGreaterThanOrEqual(now + DAY - 1000)
  expect(found.length).toBeGreaterThanOrEqual(88)
  // A second calculation: of the days themselves, by the zones of PostgreSQL.
  const { rows } = await pool.query<{ b: Date; e: Date }>(
    `select (d + time '23:00') at time zone 'America/New_York' as b, (d + interval '31 hours') at time zone 'America/New_York' as e
     from generate_series(date_trunc('day', $1::timestamptz at time zone 'UTC') - interval '1 day', $1::timestamptz at time zone 'UTC' + interval '95 days', interval '1 day') d order by d`,
    [found[0]!.begins],
  )
  const from = rows.findIndex(r => r.b.getTime() === found[0]!.begins.getTime())
  expect(found.map(n => [n.begins, n.ends])).toEqual(rows.slice(from, from + found.length).map(r => [r.b, r.e]))
  const after = await deadline(id, seat)
  const { clocks } = await ann.state(id)
  const stops = found.map(n => [n.begins.getTime(), n.ends.getTime()] as const)
  expect(after).toBeGreaterThan(before)
  expect(running(clocks!.seats[seat]!.since!, after, stops)).toBe(5 * DAY)
  expect(clocks!.seats[seat]!.off.every(o => o.why === 'sleep')).toBe(true)
})

test('other hours leave what has begun and what comes within a day as it was, and nobody sleeps twice for them', async () => {
  const guest = await Guest.named(hall, 'Cyd')
  await put(guest, 'sleep', { zone: 'Asia/Seoul', begins: 60 })
  // As if chosen days ago.
  await pool.query(
    `update stops set begins = begins - interval '3 days', ends = ends - interval '3 days' where person = $1`,
    [guest.id],
  )
  const before = await nightsOf(guest.id)
  const now = Date.now()
  await put(guest, 'sleep', { zone: 'Asia/Tokyo', begins: 9 * 60 })
  const after = await nightsOf(guest.id)
  const kept = before.filter(n => n.begins.getTime() < now + DAY)
  expect(kept.length).toBeGreaterThan(2)
  expect(after.slice(0, kept.length)).toEqual(kept)
  expect(after[kept.length]!.begins.getTime()).toBeGreaterThanOrEqual(kept.at(-1)!.ends.getTime() + 12 * HOUR)
  expect((await put(guest, 'sleep', { zone: 'Asia/Tokyo', begins: null })).body.sleep!.begins).toBeNull()
  expect((await nightsOf(guest.id)).every(n => n.begins.getTime() < Date.now() + DAY)).toBe(true)
})

test('a vacation moves deadlines at once, as long as it lasts; there are thirty days in a year', async () => {
  await pool.query(`delete from stops`)
  const { id, seat, who } = await match()
  const before = await deadline(id, seat)
  const begun = await put(who, 'vacation', { days: 10 })
  expect(Date.parse(begun.body.vacation!) - Date.now()).toBeGreaterThan(10 * DAY - 60_000)
  expect(Math.round(((await deadline(id, seat)) - before) / DAY)).toBe(10)
  expect((await ann.state(id)).clocks!.seats[seat]!.off.map(o => o.why)).toEqual(['vacation'])
  // Of twenty days that were taken long ago, and of ten in this year.
  await pool.query(
    `insert into stops (person, why, begins, ends) values ($1, 'vacation', now() - interval '300 days', now() - interval '290 days')`,
    [who.id],
  )
  expect((await who.get<TimeOff>('/api/account/time-off')).body.daysLeft).toBeCloseTo(20, 1)
  const refused = await put(who, 'vacation', { days: 21 })
  expect([refused.status, refused.body.error.code]).toEqual([409, 'no-vacation-left'])
  expect((await put(who, 'vacation', { days: 0 })).body.vacation).toBeUndefined()
  expect((await deadline(id, seat)) - before).toBeLessThan(60_000)
})

test('a guest who becomes somebody brings no further vacation: the year has thirty days for both, and what the guest has had counts where the guest sat', async () => {
  await pool.query('delete from stops')
  const { id, seat, who } = await match()
  const { codes } = (await who.post<RecoverySheet>('/api/account/recovery')).body
  const before = await deadline(id, seat)
  const left = async (of: Guest) => (await of.get<TimeOff>('/api/account/time-off')).body.daysLeft
  /** A guest at a match of their own, asked ten days ago and away since then, for thirty days, becomes that person. */
  async function merged() {
    const cyd = await Guest.named(hall, 'Cyd')
    const dan = await Guest.named(hall, 'Dan')
    const { id } = await cyd.table({
      ...{ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'open' }], speed: 'correspondence' },
      clock: { bank: 5 * 86_400, increment: 3600, cap: 6 * 86_400 },
    })
    await dan.post(`/api/matches/${id}/join`, {})
    const { acting } = await until(async () => {
      const state = await cyd.state(id)
      return state.status === 'running' && state
    })
    const guest = [cyd, dan][acting[0]!]!
    await pool.query(
      `update progress set clocks = (select jsonb_agg(case when c ->> 'since' is null then c else jsonb_set(c, '{since}', to_jsonb((c ->> 'since')::float8 - ${10 * DAY})) end) from jsonb_array_elements(clocks) c) where match = $1`,
      [id],
    )
    await put(guest, 'vacation', { days: 30 })
    await pool.query(
      `update stops set begins = begins - interval '10 days', ends = ends - interval '10 days' where person = $1`,
      [guest.id],
    )
    await guest.post('/api/entry/recovery', { code: codes.pop() })
    expect((await guest.post('/api/account/merge')).status).toBe(200)
    return { guest, id, seat: acting[0]! }
  }
  const inDays = async (id: string, seat: number) => Math.round(((await deadline(id, seat)) - Date.now()) / DAY)
  // Of thirty days ten have passed; the other twenty are the person's as well, at all tables.
  const first = await merged()
  expect(await left(who)).toBeCloseTo(20, 1)
  expect(Math.round(((await deadline(id, seat)) - before) / DAY)).toBe(20)
  expect(await inDays(first.id, first.seat)).toBe(25)
  // Of the next one's thirty days ten have passed too, so only ten are left.
  const second = await merged()
  expect(await left(who)).toBeCloseTo(10, 1)
  expect(Math.round(((await deadline(id, seat)) - before) / DAY)).toBe(10)
  expect(await inDays(first.id, first.seat)).toBe(15)
  expect(await inDays(second.id, second.seat)).toBe(15)
  // And then nothing, however many come.
  const third = await merged()
  await merged()
  expect(await left(who)).toBe(0)
  expect((await put(who, 'vacation', { days: 1 })).status).toBe(409)
  expect(Math.round(((await deadline(id, seat)) - before) / DAY)).toBe(0)
  expect(await inDays(third.id, third.seat)).toBe(5)
})

test('all of the table stop the clocks, and start them again', async () => {
  await pool.query(`delete from stops`)
  const { id, seat } = await match()
  const before = await deadline(id, seat)
  /** As the vote of the table does, with a row of it. */
  const vote = async (word: string) => {
    const meta = (await store.match(id))!
    const asked = meta.askedSince.map(since => (since ? 1 : 0))
    await store.addRows(id, meta, [{ row: { kind: 'vote', seat: -1, word }, actor: null }], {
      progress: { asked, steps: meta.steps!, standings: meta.standings!, timed: {} },
    })
  }
  await vote('pause:on')
  const stopped = await until(async () => {
    const { clocks } = await ann.state(id)
    return clocks!.paused && clocks
  })
  expect(stopped.seats[seat]!.deadline).toBeUndefined()
  expect((await pool.query('select deadline from progress where match = $1', [id])).rows[0]).toEqual({ deadline: null })
  await vote('pause:off')
  await until(async () => !(await ann.state(id)).clocks!.paused)
  const { begins, ends } = (
    await pool.query<{ begins: Date; ends: Date }>(`select begins, ends from stops where match = $1`, [id])
  ).rows[0]!
  expect((await deadline(id, seat)) - before).toBe(ends.getTime() - begins.getTime())
})

test('times of rows and clocks are given to all who may see the match', async () => {
  const { id, who } = await match()
  await who.playOne(id)
  const { seq } = await ann.state(id)
  const { body } = await bob.get<Times>(`/api/matches/${id}/times`)
  expect(body.first).toBe(1)
  expect(body.at).toHaveLength(seq)
  expect(body.clocks!.every(c => c!.length === 2)).toBe(true)
  const later = (await bob.get<Times>(`/api/matches/${id}/times?since=1`)).body
  expect([later.first, later.at]).toEqual([2, body.at.slice(1)])
})
