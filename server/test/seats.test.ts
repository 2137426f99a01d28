/** Seats: one for each player who comes, known to every server and stream, even after a lost notification. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askedBot } from '../match/bots/turns.ts'
import type { MatchExport } from '../contract.ts'
import { Hub } from '../match/hub.ts'
import type { RunningServer } from '../index.ts'
import { openStore } from '../hall/store.ts'
import { Tables } from '../match/tables.ts'
import { games } from './games.ts'
import { freshDatabase, Guest, hallOf, until } from './hall.ts'

let url: string
let database: pg.Client
let one: RunningServer
let two: RunningServer
let ann: Guest
let bob: Guest
let bobAtTwo: Guest
beforeAll(async () => {
  url = await freshDatabase()
  database = new pg.Client({ connectionString: url })
  await database.connect()
  ;[one, two] = await Promise.all([hallOf(url), hallOf(url)])
  ann = await Guest.named(one, 'Ann')
  bob = await Guest.named(one, 'Bob')
  bobAtTwo = at(two, bob)
})
afterAll(async () => {
  await database.end()
  await Promise.all([one.close(), two.close()])
})

const at = (hall: RunningServer, guest: Guest): Guest =>
  Object.assign(new Guest(hall.url), { cookie: guest.cookie, id: guest.id })
const open = (game = 'ostia', more: object = {}) =>
  ann.table({ game, seats: [{ kind: 'me' }, { kind: 'open' }], ...more })
const join = (guest: Guest, id: string, body: object = {}) => guest.post(`/api/matches/${id}/join`, body)
const HEARING =
  "from pg_stat_activity where datname = current_database() and query ~ 'listen loggia|pg_notify' and pid <> pg_backend_pid()"
/** Cuts the connections by which the two servers hear each other, once both have theirs: what happens now is not told, and found later. */
async function deafen(): Promise<void> {
  await until(async () => (await database.query(`select pid ${HEARING}`)).rowCount! >= 2)
  await database.query(`select pg_terminate_backend(pid, 5000) ${HEARING}`)
}
/** Tables of a third server, which hears nothing at all and takes up no jobs by itself. */
function deafTables(pool: pg.Pool): Tables {
  const nothing = () => {
    /* nobody listens */
  }
  return new Tables(
    openStore(pool),
    games,
    {
      rows: nothing,
      seats: nothing,
      line: nothing,
      job: async () => nothing(),
      jobWritten: nothing,
      loaded: nothing,
      gone: nothing,
      watched: () => false,
      error: nothing,
    },
    1_000,
  )
}

test('ten joins of one person at the same time, at two servers: one seat', async () => {
  const { id } = await ann.table({
    game: 'ostia',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
  })
  await Promise.all([ann.state(id), bobAtTwo.state(id)])
  const answers = await Promise.all(Array.from({ length: 10 }, (_, k) => join(k % 2 ? bob : bobAtTwo, id)))
  expect(answers.map(a => [a.status, a.body.seat])).toEqual(answers.map(() => [200, 1]))
  expect((await ann.state(id)).seats.map(s => s.kind)).toEqual(['person', 'person', 'open', 'open'])
  expect((await join(bob, id, { seat: 2 })).body.error.code).toBe('already-seated')
})

test('a table that began at another server begins here, too, though the news got lost', async () => {
  const { id } = await open()
  const stream = await bobAtTwo.watch(id)
  // Nothing is dealt yet: of an open room one hears who sits there.
  await stream.until(s => s.events.length > 0)
  await deafen()
  expect((await join(bob, id)).status).toBe(200)
  await stream.until(s => s.events.some(e => e.event === 'seats' && e.data.status === 'running') && s.rows.length > 0)
  stream.close()
})

test.each([
  ['seat was taken', false],
  ['table was dealt', true],
])('the move of somebody whose %s at another server a moment ago is played', async (_, known) => {
  for (let tries = 0, seat = 0; seat !== 1; tries++) {
    const { id } = await open()
    expect((await bobAtTwo.state(id)).status).toBe('open')
    bob.gives = !known
    if (!known) await deafen()
    await join(bob, id)
    if (known) {
      await until(async () => (await bobAtTwo.state(id)).seats[1]!.you)
      await deafen()
      await bob.give(id)
    }
    bob.gives = true
    const { acting, seq, legal } = await bob.state(id)
    seat = acting[0]!
    if (seat === 1)
      expect((await bobAtTwo.post(`/api/matches/${id}/moves`, { seq, move: legal[0]!.move })).status).toBe(200)
    expect(tries).toBeLessThan(20)
  }
})

test('who resigned at one server holds nothing at the other: no move, no order, no private card', async () => {
  const { id } = await open('princes-of-florence', { visibility: 'private' })
  await join(bob, id, { invite: (await ann.state(id)).invite })
  const there = await bobAtTwo.watch(id)
  await there.until(s => s.rows.length > 0)
  const { legal, seq } = await bobAtTwo.state(id)
  const { move, seat } = legal.find(l => l.seat === 1)!
  await deafen()
  expect((await bob.post(`/api/matches/${id}/resign`, {})).status).toBe(200)
  expect((await bobAtTwo.post(`/api/matches/${id}/moves`, { seq, move, seat })).status).toBe(403)
  await there.until(s => s.closed)
  const after = there.events.slice(there.events.findLastIndex(e => e.event === 'seats'))
  expect(after[0]!.data.seats[1]).toMatchObject({ kind: 'bot', you: false })
  // It is a private table: a player who left it may read on, as a spectator.
  const { eyes, legal: none, seats } = await bobAtTwo.state(id)
  expect([eyes, none, seats.map(s => s.you)]).toEqual([30, [], [false, false]])
})

test('the file of a match holds what was played at another server a moment ago', async () => {
  const { id } = await open()
  await join(bob, id)
  await until(async () => (await bobAtTwo.state(id)).status === 'running')
  const {
    acting: [seat],
  } = await ann.state(id)
  const player = [ann, bob][seat!]!
  const { legal, seq } = await player.state(id)
  await deafen()
  expect((await player.post(`/api/matches/${id}/moves`, { seq, move: legal[0]!.move })).status).toBe(200)
  const { log } = (await bobAtTwo.get<MatchExport>(`/api/matches/${id}/export`)).body
  expect(log.at(-1)).toMatchObject({ seq: seq + 1, seat })
})

test('a player who took a seat at another server a moment ago can be reported by it', async () => {
  const { id } = await open()
  await ann.state(id)
  await deafen()
  expect((await join(bobAtTwo, id)).status).toBe(200)
  expect((await ann.post('/api/reports', { match: id, seat: 1, why: 'rude' })).status).toBe(200)
})

test("a server that takes up a bot's turn learns first who sits there", async () => {
  const { id } = await open()
  await join(bob, id)
  const pool = new pg.Pool({ connectionString: url })
  const tables = deafTables(pool)
  const live = await tables.get(id)
  const {
    acting: [seat],
  } = await ann.state(id)
  expect(askedBot(live)).toBeUndefined()
  await [ann, bob][seat!]!.post(`/api/matches/${id}/resign`, {})
  await tables.catchUp(live)
  expect(live.match.seq > 0 || askedBot(live) === seat).toBe(true)
  expect(live.meta.seats[seat!]!.kind).toBe('bot')
  await pool.end()
})

test('a stream ends with its session, at every server, and tells no more of the seat', async () => {
  const { id } = await open('princes-of-florence')
  const cara = await Guest.named(one, 'Cara')
  await join(cara, id)
  const streams = [await cara.watch(id), await at(two, cara).watch(id)]
  const others = [await ann.watch(id), await new Guest(two.url).watch(id)]
  await Promise.all([...streams, ...others].map(s => s.until(() => s.rows.length > 0)))
  await deafen() // the other server finds it out by itself
  expect((await cara.send('DELETE', '/api/session')).status).toBe(200)
  await Promise.all(streams.map(s => s.until(() => s.closed)))
  expect(others.some(s => s.closed)).toBe(false)
  for (const s of others) s.close()
})

test('a stream ends with its seat, and begins again for who only watches', async () => {
  const { id } = await open()
  await join(bob, id)
  const stream = await bob.watch(id, { query: '?seat=1' })
  const both = await ann.watch(id)
  await Promise.all([stream, both].map(s => s.until(() => s.rows.length > 0)))
  await bob.post(`/api/matches/${id}/resign`, { seat: 1 })
  await stream.until(s => s.closed)
  // Who sits there now, and the row that says so, as a spectator sees it.
  expect(stream.events.slice(-2).map(e => [e.event, e.data.eyes])).toEqual([
    ['seats', undefined],
    ['row', 30],
  ])
  const again = await bob.watch(id)
  await again.until(s => s.rows.length > 0)
  expect(again.rows[0]!.eyes).toBe(30)
  again.close()
  both.close()
})

test('a dropped client that does not read gets nothing more: a write after the end would end the server', async () => {
  const { id } = await open()
  const pool = new pg.Pool({ connectionString: url })
  const hub = new Hub()
  const live = await deafTables(pool).get(id)
  const failed: Error[] = []
  const server = createServer((_, response) => {
    response.on('error', error => failed.push(error))
    response.writeHead(200)
    hub.watch(live, response, { person: ann.id, session: 's' }, undefined, undefined)
    hub.end(new Set(['s']))
    hub.talk(live, { id: 1, at: '', name: 'Ann', by: '', text: 'hello' })
    hub.tell(Object.assign(live, { meta: { ...live.meta, changed: live.meta.changed + 1 } }))
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const text = await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).text()
  expect([failed, hub.count, text.includes('hello')]).toEqual([[], 0, false])
  hub.close()
  server.close()
  await pool.end()
})

test('a stream begins with who sits there: what changed while it was away is not missed', async () => {
  const { id } = await open()
  const before = await new Guest(one.url).watch(id)
  await before.until(s => s.events.length > 0)
  before.close()
  await join(bob, id)
  const after = await new Guest(one.url).watch(id, { last: 0 })
  await after.until(s => s.events.length > 0)
  expect(after.events[0]).toMatchObject({
    event: 'seats',
    data: { status: 'running', seats: [{ name: 'Ann' }, { name: 'Bob' }] },
  })
  after.close()
})

test('a new name is told at every table, at every server, and loads no match', async () => {
  const { id } = await open()
  const dora = await Guest.named(one, 'Dora')
  await join(dora, id)
  const streams = [await ann.watch(id), await new Guest(two.url).watch(id)]
  await Promise.all(streams.map(s => s.until(() => s.rows.length > 0)))
  await deafen()
  await dora.post('/api/session', { name: 'Theodora' })
  await Promise.all(
    streams.map(s => s.until(() => s.events.some(e => e.event === 'seats' && e.data.seats[1]!.name === 'Theodora'))),
  )
  for (const s of streams) s.close()
})
