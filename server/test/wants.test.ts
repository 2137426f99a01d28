/**
 * R10: requirements of tables: a level, and play in time. A player who does not meet them never sits there unless
 * invited.
 */
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AdminPerson, MatchState, Profile, RoomsPage } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { openStore, type Store } from '../hall/store.ts'
import { TAKES } from '../match/room/requirements-queries.ts'
import { freshDatabase, Guest, hallOf } from './hall.ts'

let pool: pg.Pool
let store: Store
let one: RunningServer
let two: RunningServer
let ann: Guest
let bob: Guest
let cleo: Guest
beforeAll(async () => {
  const url = await freshDatabase()
  pool = new pg.Pool({ connectionString: url, max: 3 })
  store = openStore(pool)
  ;[one, two] = await Promise.all([hallOf(url), hallOf(url)])
  ann = await Guest.named(one, 'Ann')
})
beforeEach(async () => {
  await pool.query(`update matches set status = 'closed' where status = 'open'`)
  bob = await Guest.named(two, 'Bob')
  cleo = await Guest.named(one, 'Cleo')
})
afterAll(() => Promise.all([one.close(), two.close(), pool.end()]))

/** As people see it. */
const level = (guest: Guest, shown: number, seats = 2) =>
  pool.query(
    `insert into ratings values ($1, 'toy', $3, 25 + ($2 - 1500) / 30.0, 5, 12, 'x')
     on conflict (person, game, seats) do update set mu = excluded.mu`,
    [guest.id, shown, seats],
  )
const tableFor = (wants: object, more: object = {}) =>
  ann.table({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], wants, ...more })
const sits = (guest: Guest, id: string, body: object = {}) => guest.post(`/api/matches/${id}/join`, body)
const rooms = async (guest: Guest, query = '') =>
  (await guest.get<RoomsPage>(`/api/rooms?game=toy${query}`)).body.tables
const room = async (id: string) => (await ann.get<MatchState>(`/api/matches/${id}`)).body.room!
const quick = async (guest: Guest) =>
  (await guest.post<{ id: string }>('/api/quick', { game: 'toy', seats: 2 })).body.id

test('a table for a level takes players of it, at its edges too; the level is that of its game and number of people; new players begin at 1500', async () => {
  await level(bob, 1399)
  const { id } = await tableFor({ from: 1400, to: 1600 })
  expect((await rooms(bob)).find(t => t.id === id)).toMatchObject({ wants: { from: 1400, to: 1600 }, unfit: true })
  expect((await rooms(cleo)).find(t => t.id === id)).not.toHaveProperty('unfit')
  expect((await sits(bob, id)).body.error.code).toBe('not-your-level')
  for (const shown of [1400, 1600]) {
    await level(bob, shown)
    expect((await rooms(bob, '&fit=1')).map(t => t.id)).toContain(id)
  }
  await level(bob, 1601)
  expect((await rooms(bob, '&fit=1')).map(t => t.id)).not.toContain(id)
  // Among three people he has played nothing yet.
  const three = await tableFor({ to: 1500 }, { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] })
  expect((await sits(bob, three.id)).status).toBe(200)
  expect((await ann.get<MatchState>(`/api/matches/${three.id}`)).body.wants).toEqual({ to: 1500 })
})

test('NEVER does a player who does not meet them sit there by the quick match, by a seat of their choice, or by an earlier look at it; an invited one, by link or handle, does', async () => {
  await level(bob, 1300)
  const { id, invite } = await tableFor({ from: 1500 })
  expect(await quick(bob)).not.toBe(id)
  await bob.post(`/api/matches/${await quick(bob)}/stand-up`, {})
  expect((await bob.get<MatchState>(`/api/matches/${id}`)).status).toBe(200)
  expect((await sits(bob, id, { seat: 1 })).body.error.code).toBe('not-your-level')
  expect((await sits(bob, id, { seat: 1, invite: 'made-up-code' })).body.error.code).toBe('not-your-level')
  // The store itself refuses, under the lock, whatever was asked before.
  expect(await store.sit(id, bob.id, undefined)).toBeUndefined()
  expect(await quick(cleo)).toBe(id)
  await cleo.post(`/api/matches/${id}/stand-up`, {})
  expect((await sits(bob, id, { invite })).status).toBe(200)
  const other = await tableFor({ from: 1500 })
  await pool.query('insert into invitations (match, person, by) values ($1, $2, $3)', [other.id, cleo.id, ann.id])
  await level(cleo, 1000)
  expect((await sits(cleo, other.id)).status).toBe(200)
})

test('a range is a range, its host changes it, and it does not bind the host', async () => {
  const wrong = await ann.post('/api/matches', {
    ...{ game: 'toy', visibility: 'open', seats: [{ kind: 'me' }, { kind: 'open' }] },
    wants: { from: 1600, to: 1500 },
  })
  expect(wrong.status).toBe(400)
  const { id } = await tableFor({ from: 1800 })
  const choose = (wants: object | null) => ann.send('PATCH', `/api/matches/${id}`, { wants })
  expect((await choose({ to: 1200, inTime: 90 })).status).toBe(200)
  expect((await ann.get<MatchState>(`/api/matches/${id}`)).body.wants).toEqual({ to: 1200, inTime: 90 })
  expect((await sits(bob, id)).status).toBe(403)
  expect((await choose({})).status).toBe(200)
  expect((await ann.get<MatchState>(`/api/matches/${id}`)).body).not.toHaveProperty('wants')
  expect((await sits(bob, id)).status).toBe(200)
})

/**
 * A match of two with a clock, as its rows. `m` is a turn of the first, `o` of the other, `x` an expired clock of the
 * first, `s` a standing order of the first.
 */
let n = 0
async function played(first: Guest, other: Guest, rows: string, clock = true): Promise<void> {
  const id = `clocked${String(++n).padStart(4, '0')}`
  await pool.query(`insert into boxes values ('box', 'toy', '{}') on conflict do nothing`)
  await pool.query(
    `insert into matches (id, game, rules, box, name, options, status, visibility, invite, commitment, clock, dealt_at)
     values ($1, 'toy', 'x@1', 'box', '', '{}', 'finished', 'private', 'i', 'c', $2, now())`,
    [id, clock ? '{"bank":60,"increment":0}' : null],
  )
  await pool.query('insert into progress (match) values ($1)', [id])
  for (const [seat, guest] of [first, other].entries())
    await pool.query('insert into sittings (match, seat, n, person, since) values ($1, $2, 0, $3, 0)', [
      ...[id, seat, guest.id],
    ])
  for (const [k, what] of [...rows].entries())
    await pool.query(
      `insert into moves (match, seq, kind, seat, word, cause, at) values ($1, $2, $3, $4, 'w', $5, now() + $6 * interval '1 ms')`,
      [
        id,
        k + 1,
        what === 'x' ? 'clock' : 'move',
        what === 'o' ? 1 : 0,
        what === 's' ? 'standing' : null,
        n * 1000 + k,
      ],
    )
}

test('reliability is what became of the last fifty turns that a clock ran for: several answers are one turn, a time that was over counts once, orders and tables without a clock say nothing', async () => {
  await played(bob, cleo, 'mo'.repeat(4))
  // Of four turns nothing is said yet.
  expect(await store.inTime(bob.id)).toBeUndefined()
  await played(bob, cleo, 'mmmoxmo'.repeat(3))
  expect(await store.inTime(bob.id)).toEqual({ n: 7, of: 10 })
  await played(bob, cleo, 'so'.repeat(9))
  await played(bob, cleo, 'xo'.repeat(9), false)
  expect(await store.inTime(bob.id)).toEqual({ n: 7, of: 10 })
  await played(bob, cleo, 'mo'.repeat(48))
  expect(await store.inTime(bob.id)).toEqual({ n: 49, of: 50 })
})

test('it stands on their page, also where that is hidden, and at the table where they sit; and a table may ask for it', async () => {
  await played(bob, cleo, 'mo'.repeat(9) + 'xo')
  await played(cleo, bob, 'mo'.repeat(10))
  await pool.query(`update people set handle = 'bobintime', handle_key = 'bobintime', shown = 'nobody' where id = $1`, [
    bob.id,
  ])
  expect((await cleo.get<Profile>('/api/people/bobintime')).body).toMatchObject({
    hidden: true,
    inTime: { n: 19, of: 20 },
  })
  const exact = await tableFor({ inTime: 95 })
  const strict = await tableFor({ inTime: 96 })
  expect((await sits(bob, strict.id)).body.error.code).toBe('not-your-level')
  expect((await sits(cleo, strict.id)).status).toBe(200)
  const three = await tableFor({ inTime: 95 }, { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] })
  for (const id of [exact.id, three.id]) expect((await sits(bob, id)).status).toBe(200)
  await expect
    .poll(async () => (await ann.get<MatchState>(`/api/matches/${three.id}`)).body.seats[1]!.kind)
    .toBe('person')
  // Of who has played too little nothing is known, which is nothing against them.
  expect((await room(three.id)).inTime).toEqual([{ seat: 1, n: 19, of: 20 }])
  // Where their page lies stands there also of who shows nothing on it.
  expect((await room(three.id)).handles).toEqual([{ seat: 1, handle: 'bobintime' }])
  // It is not read at each look, but when somebody sits down.
  await played(bob, cleo, 'xo'.repeat(5))
  expect((await room(three.id)).inTime).toEqual([{ seat: 1, n: 19, of: 20 }])
  expect((await sits(await Guest.named(one, 'New'), three.id)).status).toBe(200)
  expect((await store.seating(three.id)).map(s => [s.seat, s.n, s.of])).toEqual([
    [0, 0, 0],
    [1, 19, 25],
    [2, 0, 0],
  ])
  const boss = await Guest.named(one, 'Boss')
  await pool.query(`update people set role = 'admin' where id = $1`, [boss.id])
  const found = async (guest: Guest) =>
    (await boss.get<AdminPerson[]>(`/api/admin/people?find=${guest.id}`)).body.find(p => p.id === guest.id)!.inTime
  await expect.poll(async () => (await boss.get('/api/admin/people?find=x')).status).toBe(200)
  expect([await found(bob), await found(boss)]).toEqual([{ n: 19, of: 25 }, null])
})

test('of a list of tables that ask for reliability it is read once', async () => {
  for (let k = 0; k < 3; k++) await played(bob, cleo, 'mo'.repeat(5))
  for (let k = 0; k < 5; k++) await tableFor({ inTime: 90 })
  expect(await rooms(bob)).toHaveLength(5)
  const { rows } = await pool.query<{ 'QUERY PLAN': object }>(
    `explain (analyze, format json) select ${TAKES(`'${bob.id}'`)} from matches m where status = 'open'`,
  )
  const looks = [
    ...JSON.stringify(rows[0]!['QUERY PLAN']).matchAll(/"Relation Name":"moves".*?"Actual Loops":(\d+)/g),
  ].map(([, n]) => Number(n))
  // At each of the three matches.
  expect(looks).toEqual([3])
})

test('a waiting table shows the level of its players at that game with this many people, if they show it to all', async () => {
  await level(ann, 1540)
  await level(bob, 1300, 4)
  await level(cleo, 1450, 4)
  const { id } = await tableFor({}, { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }] })
  await pool.query(`update people set shown = 'acquaintances' where id = $1`, [cleo.id])
  for (const guest of [cleo, bob]) expect((await sits(guest, id)).status).toBe(200)
  const two = await tableFor({})
  expect((await room(two.id)).ratings).toEqual([{ seat: 0, rating: 1540, provisional: false }])
  await expect.poll(async () => (await room(id)).ratings).toEqual([{ seat: 2, rating: 1300, provisional: false }])
})
