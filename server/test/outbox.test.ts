/**
 * Notices are written in the transaction that causes them: for which people, when, and never twice before they are
 * sent.
 */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../index.ts'
import { openStore, type Store } from '../hall/store.ts'
import { freshDatabase, Guest, hallOf } from './hall.ts'

let pool: pg.Pool
let store: Store
let hall: RunningServer
let two: RunningServer
beforeAll(async () => {
  const url = await freshDatabase()
  pool = new pg.Pool({ connectionString: url, max: 3 })
  store = openStore(pool)
  hall = await hallOf(url)
  two = await hallOf(url)
})
afterAll(() => Promise.all([hall.close(), two.close(), pool.end()]))

let made = 0
/** Somebody who can be reached at an address where nobody listens. */
async function reached(guest: Guest): Promise<Guest> {
  await store.addChannel({
    id: `c${++made}`,
    person: guest.id,
    kind: 'webhook',
    address: 'https://nobody.example/',
    form: 'json',
  })
  return guest
}
interface Noted {
  person: string
  kind: string
  seat: number | null
  waits: number
}
const noted = async (match: string): Promise<Noted[]> =>
  (
    await pool.query<Noted>(
      'select person, kind, seat, round(extract(epoch from due - at))::int as waits from outbox where match = $1 order by kind, person',
      [match],
    )
  ).rows
const forget = (match: string) => pool.query('delete from outbox where match = $1', [match])

/** Two sit at a table; gives who is asked first, and the other. */
async function duel(a: Guest, b: Guest): Promise<{ id: string; asked: Guest; other: Guest }> {
  const { id } = await a.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await b.post(`/api/matches/${id}/join`, {})
  // Where it was dealt it is known at once.
  const { legal } = await b.state(id)
  return legal.length ? { id, asked: b, other: a } : { id, asked: a, other: b }
}
/** Plays for the one who is asked until the other is. */
async function turn(id: string, asked: Guest, other: Guest): Promise<void> {
  for (let seq = 0; ; ) {
    // A server that knows less catches up.
    if ((await other.state(id, `?since=${seq}`)).legal.length) return
    const { legal, seq: at } = await asked.state(id, `?since=${seq}`)
    seq = legal.length
      ? (await asked.post(`/api/matches/${id}/moves`, { seq: at, move: legal[0]!.move })).body.seq!
      : at
  }
}

test('a reachable person is notified that they are asked, two minutes later; nobody else has a row, nor the player of the move', async () => {
  const [a, b] = [await Guest.named(hall, 'Ann'), await Guest.named(two, 'Ben')]
  const { id, asked, other } = await duel(a, b)
  await turn(id, asked, other)
  expect(await noted(id)).toEqual([])
  await turn(id, other, asked)
  // From the very next row on, on both servers.
  await reached(other)
  await turn(id, asked, other)
  expect(await noted(id)).toEqual([{ person: other.id, kind: 'turn', seat: expect.any(Number), waits: 120 }])
  await reached(asked)
  await forget(id)
  await other.playOne(id)
  expect((await noted(id)).filter(n => n.person === other.id)).toEqual([])
})

test('what began is told to all, and to who is asked that they are', async () => {
  const [a, b] = [await reached(await Guest.named(hall, 'Ann')), await reached(await Guest.named(two, 'Ben'))]
  const { id, asked, other } = await duel(a, b)
  const news = await noted(id)
  expect(
    news
      .filter(n => n.kind === 'begun')
      .map(n => n.person)
      .sort(),
  ).toEqual([a.id, b.id].sort())
  expect(news.filter(n => n.kind === 'turn')).toEqual([
    { person: asked.id, kind: 'turn', seat: expect.any(Number), waits: 120 },
  ])
  await turn(id, asked, other)
  expect((await noted(id)).filter(n => n.kind === 'turn' && n.person === other.id)).toMatchObject([{ waits: 120 }])
})

test('a repeat before sending is one notice; a question asked again has its two minutes', async () => {
  const [a, b] = [await reached(await Guest.named(hall, 'Ann')), await Guest.named(two, 'Ben')]
  const { id, asked, other } = await duel(a, b)
  await forget(id)
  for (let n = 0; n < 3; n++) await b.post(`/api/matches/${id}/talk`, { text: 'hello' })
  expect((await noted(id)).map(n => [n.person, n.kind])).toEqual([[a.id, 'talk']])
  await a.post(`/api/matches/${id}/talk`, { text: 'hello to you' })
  expect((await noted(id)).map(n => n.person)).toEqual([a.id])
  await pool.query(`update outbox set due = at where match = $1`, [id])
  await b.post(`/api/matches/${id}/talk`, { text: 'again' })
  expect((await noted(id))[0]!.waits).toBeLessThan(5)
  await forget(id)
  if (asked === a) await turn(id, asked, other)
  await turn(id, b, a)
  await pool.query(`update outbox set due = at where match = $1`, [id])
  await turn(id, a, b)
  await turn(id, b, a)
  expect(await noted(id)).toMatchObject([{ kind: 'turn', waits: 120 }])
})

test('a move that is refused tells nobody anything', async () => {
  const [a, b] = [await reached(await Guest.named(hall, 'Ann')), await reached(await Guest.named(two, 'Ben'))]
  const { id, asked } = await duel(a, b)
  await forget(id)
  expect((await asked.post(`/api/matches/${id}/moves`, { seq: 99, move: 'nothing' })).status).toBe(409)
  expect(await noted(id)).toEqual([])
})

test('a line of a muted person, or of a spectator, notifies nobody', async () => {
  const [a, b, c] = [
    await reached(await Guest.named(hall, 'Ann')),
    await Guest.named(two, 'Ben'),
    await Guest.named(hall, 'Cleo'),
  ]
  const { id } = await duel(a, b)
  await forget(id)
  await c.post(`/api/matches/${id}/talk`, { text: 'who wins?' })
  expect(await noted(id)).toEqual([])
  await store.mute(a.id, b.id, true)
  await b.post(`/api/matches/${id}/talk`, { text: 'hello' })
  expect(await noted(id)).toEqual([])
})
