/** R2: the quick match, one for each game and speed. */
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MatchState, TablesPage } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { ALL, freshDatabase, Guest, hallOf, until } from './hall.ts'

let one: RunningServer
let two: RunningServer
let pool: pg.Pool
let guests: Guest[]
let ann: Guest
let bob: Guest
let cara: Guest
let dan: Guest
beforeAll(async () => {
  const url = await freshDatabase()
  ;[one, two] = await Promise.all([hallOf(url), hallOf(url)])
  pool = new pg.Pool({ connectionString: url, max: 3 })
  guests = await Promise.all(['Ann', 'Bob', 'Cara', 'Dan'].map((name, k) => Guest.named(k % 2 ? two : one, name)))
  ;[ann, bob, cara, dan] = guests as [Guest, Guest, Guest, Guest]
})
afterAll(() => Promise.all([one.close(), two.close(), pool.end()]))
beforeEach(() => Promise.all(guests.map(leaveAll)))

const path = (id: string, rest = '') => `/api/matches/${id}${rest}`
const open = async (who: Guest) => (await who.get<TablesPage>('/api/tables?part=open')).body
const leaveAll = async (who: Guest) => {
  for (const { id } of (await open(who)).tables) await who.post(path(id, '/stand-up'), {})
}
const seek = async (who: Guest, more: object = {}): Promise<string> => {
  const { body } = await who.post<{ id: string }>('/api/quick', { game: 'ostia', ...more })
  if (who.gives) await who.give(body.id)
  return body.id
}
const look = async (who: Guest, id: string) => (await who.get<MatchState>(path(id))).body
const kinds = async (who: Guest, id: string) => (await look(who, id)).seats.map(s => s.kind)
const ready = (who: Guest, id: string) => who.post(path(id, '/ready'))
const late = (id: string) => pool.query('update rooms set ready_by = clock_timestamp() where match = $1', [id])
const running = (who: Guest, id: string) => until(async () => (await look(who, id)).status === 'running')

test('nobody waits: a table is made and listed; the next player sits there, both say yes within thirty seconds, and it is dealt', async () => {
  const id = await seek(ann, { speed: 'live' })
  expect(await look(ann, id)).toMatchObject({ visibility: 'open', speed: 'live', options: {}, room: { quick: true } })
  expect((await open(ann)).tables[0]).toMatchObject({ id, quick: true })
  expect(await seek(ann, { speed: 'live' })).toBe(id)
  expect(await seek(bob, { speed: 'live' })).toBe(id)
  const { room } = await look(ann, id)
  expect(room!.ready).toEqual([1])
  const left = Date.parse(room!.readyBy!) - Date.now()
  expect(left).toBeLessThan(30_500)
  expect(left).toBeGreaterThan(20_000)
  await ready(ann, id)
  await running(bob, id)
})

test('a player who does not say yes is out, and told; the others keep their place', async () => {
  const id = await seek(ann, { seats: 3 })
  await seek(bob, { seats: 3 })
  await seek(cara, { seats: 3 })
  await ready(bob, id)
  await late(id)
  // Whichever server found it; the other hears of it.
  for (const who of [ann, bob]) await until(async () => (await kinds(who, id))[0] === 'open')
  expect((await look(ann, id)).parted).toMatchObject({ why: 'not-ready' })
  expect(await seek(dan, { seats: 3 })).toBe(id)
  for (const who of [bob, cara]) await ready(who, id)
  await running(dan, id)
})

test('each game, speed and number of people is sought for itself; what somebody has chosen otherwise than usual is nobody’s quick match', async () => {
  const chosen = await ann.table({
    game: 'terra-mystica',
    options: { setup: 'first-game' },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  })
  const ids = [
    await seek(bob, { game: 'terra-mystica' }),
    await seek(cara, { game: 'terra-mystica', speed: 'live' }),
    await seek(dan, { game: 'ostia' }),
    await seek(ann, { game: 'ostia', seats: 4 }),
  ]
  expect(new Set([chosen.id, ...ids]).size).toBe(5)
  expect((await ann.post('/api/quick', { game: 'ostia', seats: 5 })).body.error.code).toBe('wrong-seats')
  expect((await ann.post('/api/quick', { game: 'whist' })).body.error.code).toBe('no-such-game')
})

test('with a clock only who wants that very one is found; tables that wait become one only where theirs is the same', async () => {
  const clock = { bank: 1200, increment: 30 }
  const live = (more: object = {}) => ({ speed: 'live', ...more })
  const id = await seek(ann, live({ clock }))
  expect(await look(ann, id)).toMatchObject({ speed: 'live', clock })
  const other = await seek(bob, live())
  const slow = await seek(cara, live({ clock: { ...clock, increment: 60 } }))
  expect(new Set([id, other, slow]).size).toBe(3)
  expect(
    (await bob.post('/api/quick', { game: 'ostia', speed: 'live', clock: { ...clock, cap: 9 } })).body.error.code,
  ).toBe('no-such-clock')
  // Written in another order it is the same clock; and one table is found again.
  expect(await seek(dan, live({ clock: { increment: 30, bank: 1200 } }))).toBe(id)
  await late(id)
  await until(async () => (await kinds(dan, id)).includes('open'))
  expect(await kinds(bob, other)).toEqual(['person', 'open'])
  expect(await kinds(cara, slow)).toEqual(['person', 'open'])
})

test('an open table that waits for the same is as good, but not one from which one was sent away', async () => {
  const { id } = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] })
  expect(await seek(bob)).toBe(id)
  await ann.post(path(id, '/send-away'), { seat: 1 })
  expect(await seek(bob)).not.toBe(id)
  expect(await kinds(ann, id)).toEqual(['person', 'open', 'open'])
})

test('two tables that wait for the same become one: a player at the younger one moves, and is told where to', async () => {
  const id = await seek(ann)
  await seek(bob)
  // Full, so the next player waits elsewhere; then Ann does not answer.
  const other = await seek(cara)
  expect(other).not.toBe(id)
  await late(id)
  await until(async () => (await look(cara, other)).status === 'closed')
  const { parted } = await look(cara, other)
  expect(parted).toMatchObject({ why: 'moved', to: id })
  const { seats, room } = await look(cara, id)
  expect(seats.map(s => s.name)).toEqual(['Cara', 'Bob'])
  // She did not press anything just then: she is asked, too.
  expect(room!.ready).toEqual([])
  for (const who of [bob, cara]) {
    await who.give(id)
    await ready(who, id)
  }
  await running(bob, id)
})

test('DRILL four people seek at once at two servers: nobody waits alone', async () => {
  for (let k = 0; k < (ALL ? 1000 : 10); k++) {
    const speed = k % 2 ? 'live' : 'correspondence'
    const ids = await Promise.all(guests.map(who => seek(who, { speed })))
    expect(new Set(ids).size).toBe(2)
    const { rows } = await pool.query(
      `select count(*)::int as taken, count(distinct person)::int as people from seats where match = any($1) and kind = 'person'`,
      [ids],
    )
    expect(rows).toEqual([{ taken: 4, people: 4 }])
    await Promise.all(guests.map((who, k) => ready(who, ids[k]!)))
    await Promise.all(guests.map((who, k) => running(who, ids[k]!)))
  }
})
