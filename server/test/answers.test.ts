/** An answer under an id of its device is written once, however often it is sent, to whichever server. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../index.ts'
import { type Answer, freshDatabase, Guest, hallOf } from './hall.ts'

let url: string
let database: pg.Pool
let one: RunningServer
let two: RunningServer
let ann: Guest
let elsewhere: Guest
let bob: Guest
beforeAll(async () => {
  url = await freshDatabase()
  database = new pg.Pool({ connectionString: url })
  ;[one, two] = await Promise.all([hallOf(url), hallOf(url)])
  ann = await Guest.named(one, 'Ann')
  bob = await Guest.named(one, 'Bob')
  // Ann at the other server, by the same cookie.
  elsewhere = new Guest(two.url)
  elsewhere.cookie = ann.cookie
})
afterAll(async () => {
  await Promise.all([one.close(), two.close()])
  await database.end()
})

interface Given {
  seq: number
  move: string
  seat: number
}
const give = (
  guest: Guest,
  id: string,
  answer: Given,
  key?: string,
): Promise<Answer<{ seq?: number; error: { code: string } }>> =>
  guest.post(`/api/matches/${id}/moves`, answer, key === undefined ? {} : { 'idempotency-key': key })
const rows = async (id: string): Promise<number> =>
  (await database.query('select from moves where match = $1', [id])).rowCount!
/** What is asked of Ann now, with its first answer. */
async function question(id: string): Promise<Given> {
  const { seq, legal } = await ann.state(id)
  return { seq, move: legal[0]!.move, seat: legal[0]!.seat }
}
const alone = async (): Promise<string> =>
  (await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }] })).id

test('a repeat gives the same row, here and at the other server, also when the match has gone on', async () => {
  const id = await alone()
  const answer = await question(id)
  const key = randomUUID()
  expect((await give(ann, id, answer, key)).body).toEqual({ seq: 1 })
  expect((await give(ann, id, answer, key)).body).toEqual({ seq: 1 })
  expect((await give(elsewhere, id, answer, key)).body).toEqual({ seq: 1 })
  const next = await question(id)
  expect((await give(elsewhere, id, next, randomUUID())).body).toEqual({ seq: 2 })
  // The first server has not looked since.
  expect((await give(ann, id, answer, key)).body).toEqual({ seq: 1 })
  expect(await rows(id)).toBe(2)
  // An old page gives no id, and hears what it always heard.
  expect((await give(ann, id, answer)).status).toBe(409)
})

test('twenty at once at two servers are one row', async () => {
  const id = await alone()
  const answer = await question(id)
  const key = randomUUID()
  const heard = await Promise.all(Array.from({ length: 20 }, (_, k) => give(k % 2 ? ann : elsewhere, id, answer, key)))
  expect(new Set(heard.map(h => `${h.status} ${h.body.seq}`))).toEqual(new Set(['200 1']))
  expect(await rows(id)).toBe(1)
})

test('a repeat plays nothing again after a takeback, though the question is the same as before', async () => {
  const id = await alone()
  const answer = await question(id)
  const key = randomUUID()
  await give(ann, id, answer, key)
  expect((await ann.post(`/api/matches/${id}/takeback`, {})).status).toBe(200)
  expect((await give(ann, id, { ...answer, seq: 2 }, key)).body).toEqual({ seq: 1 })
  expect((await give(elsewhere, id, { ...answer, seq: 2 }, key)).body).toEqual({ seq: 1 })
  expect(await rows(id)).toBe(2)
})

test('an id is of one answer, and of one person', async () => {
  const id = await alone()
  const { legal, seq } = await ann.state(id)
  const [first, other] = legal
  const key = randomUUID()
  await give(ann, id, { seq, ...pick(first!) }, key)
  expect((await give(ann, id, { seq, ...pick(other!) }, key)).body.error.code).toBe('stale')
  await ann.post(`/api/matches/${id}/takeback`, {})
  expect((await give(ann, id, { seq: 2, ...pick(other!) }, key)).body.error.code).toBe('key-used')
  expect((await give(bob, id, { seq, ...pick(first!) }, key)).status).toBe(403)
  expect(await rows(id)).toBe(2)
  expect((await give(ann, id, { seq: 2, ...pick(other!) }, 'short')).status).toBe(400)
})
const pick = ({ seat, move }: { seat: number; move: string }) => ({ seat, move })

test('an answer of somebody else is given for nobody', async () => {
  const id = await alone()
  const answer = await question(id)
  const of = (person: string) => ann.post(`/api/matches/${id}/moves`, answer, { 'answer-of': person })
  expect((await of(bob.id)).body.error.code).toBe('other-person')
  expect((await of(ann.id)).body).toEqual({ seq: 1 })
})

test('a player who has left the seat meanwhile gets the row that they wrote', async () => {
  const { id } = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await bob.post(`/api/matches/${id}/join`, {})
  const { seq, legal, acting } = await ann.state(id)
  const who = acting[0] === 0 ? ann : bob
  const state = acting[0] === 0 ? { seq, legal } : await bob.state(id)
  const answer = { seq: state.seq, ...pick(state.legal[0]!) }
  const key = randomUUID()
  expect((await give(who, id, answer, key)).status).toBe(200)
  await who.post(`/api/matches/${id}/resign`, {})
  expect((await give(who, id, answer, key)).body).toEqual({ seq: 1 })
})

test('nobody is shown the id: not in states, streams, files or rows of others', async () => {
  const id = await alone()
  const key = randomUUID()
  const stream = await ann.watch(id)
  await give(ann, id, await question(id), key)
  await stream.until(s => s.rows.some(r => r.seq === 1))
  const seen = await Promise.all(
    ['', '?since=0', '/export', '/times'].flatMap(path =>
      [ann, bob].map(async who => JSON.stringify((await who.get(`/api/matches/${id}${path}`)).body)),
    ),
  )
  expect(seen.concat(stream.text).filter(text => text.includes(key))).toEqual([])
  stream.close()
})
