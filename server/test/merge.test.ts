/** Signing in where a guest has seats: they stay who they are until they become that person, with all that is theirs. No match is lost by it, and nobody holds both hands of one. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type {
  Account,
  Claim,
  Code,
  MatchExport,
  MatchState,
  RecoverySheet,
  SessionReply,
  TablesPage,
} from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { freshDatabase, Guest, hallOf, until } from './hall.ts'

let url: string
let pool: pg.Pool
let one: RunningServer
let two: RunningServer
beforeAll(async () => {
  url = await freshDatabase()
  pool = new pg.Pool({ connectionString: url, max: 2 })
  ;[one, two] = await Promise.all([hallOf(url), hallOf(url)])
})
afterAll(() => Promise.all([one.close(), two.close(), pool.end()]))

/** Somebody with a way in; `codes` are theirs. */
async function known(name = 'Minseo'): Promise<{ ann: Guest; codes: string[] }> {
  const ann = await Guest.named(one, name)
  return { ann, codes: (await ann.post<RecoverySheet>('/api/account/recovery')).body.codes }
}
const recover = async (guest: Guest, codes: string[]) =>
  (await guest.post<SessionReply>('/api/entry/recovery', { code: codes.pop() })).body
const merge = (guest: Guest) => guest.post<Account>('/api/account/merge')
const account = async (guest: Guest) => (await guest.get<Account>('/api/account')).body
const who = async (guest: Guest) => (await guest.get<SessionReply>('/api/session')).body
const mine = async (guest: Guest) =>
  (await guest.get<MatchState>('/api/matches?mine')).body as unknown as { id: string }[]
const at = (hall: RunningServer, guest: Guest): Guest =>
  Object.assign(new Guest(hall.url), { cookie: guest.cookie, id: guest.id })
/** A match of these two, begun. */
async function matchOf(host: Guest, other: Guest, game = 'toy'): Promise<string> {
  const { id } = await host.table({ game, seats: [{ kind: 'me' }, { kind: 'open' }] })
  expect((await other.post(`/api/matches/${id}/join`, {})).status).toBe(200)
  return id
}
/** Plays it to its end, or this many moves. */
async function playOut(id: string, players: readonly Guest[], most = Infinity): Promise<void> {
  for (let n = 0; n < most; ) {
    const { acting, status } = await players[0]!.state(id)
    if (status === 'finished') return
    const player = players[acting[0]!]!
    const { legal, seq } = await player.state(id)
    // At another server it may not be known yet that they are asked.
    if (!legal[0]) continue
    const { move, seat } = legal[0]
    const { status: answer } = await player.post(`/api/matches/${id}/moves`, { seq, move, seat })
    expect([200, 409]).toContain(answer)
    if (answer === 200) n++
  }
}
const seatsOf = async (id: string) =>
  (await pool.query<{ person: string }>('select person from seats where match = $1 order by seat', [id])).rows.map(
    r => r.person,
  )

describe('before they are one', () => {
  test('the browser is the guest at the guest’s tables, lists those of both, and makes new ones as who signed in', async () => {
    const { ann, codes } = await known()
    const bob = await Guest.named(one, 'Bob')
    const guest = await Guest.named(one, 'guest')
    const was = guest.id
    const theirs = await matchOf(guest, bob)
    const hers = (await ann.table({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })).id
    expect(await recover(guest, codes)).toMatchObject({ person: { id: ann.id }, guest: { id: was } })
    for (const here of [guest, at(two, guest)]) {
      expect((await here.state(theirs)).seats.map(s => s.you)).toEqual([true, false])
      expect((await mine(here)).map(m => m.id).sort()).toEqual([theirs, hers].sort())
      expect((await here.get<TablesPage>('/api/tables?part=open')).body.counts).toMatchObject({ open: 1 })
    }
    await playOut(theirs, [guest, bob], 4)
    const mades = (await guest.table({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })).id
    expect(await seatsOf(mades)).toEqual([ann.id, null])
    expect((await account(guest)).guest).toEqual({ name: 'guest', tables: 1 })
    // A person signed in on another device does not have the guest's.
    expect((await mine(ann)).map(m => m.id).sort()).toEqual([hers, mades].sort())
  })

  test('nobody but that browser makes them one, and only of a guest', async () => {
    const { ann } = await known()
    expect((await merge(ann)).status).toBe(404)
    expect((await merge(new Guest(one.url))).status).toBe(401)
    const { ann: bob, codes } = await known('Bob')
    const { ann: cara } = await known('Cara')
    await matchOf(cara, ann)
    // Somebody with a way in is no guest: their seats stay theirs.
    expect((await recover(cara, codes)).guest).toBe(undefined)
    expect((await merge(cara)).status).toBe(404)
    expect((await who(cara)).person?.id).toBe(bob.id)
  })
})

test('all that is the guest’s is theirs then: seats, rooms, orders, talk, results, the rows that they wrote, on every device and server', async () => {
  const { ann, codes } = await known('Minseo the one')
  const bob = await Guest.named(one, 'Bob')
  const guest = await Guest.named(one, 'A guest')
  const was = guest.id
  const [running, over, kept] = [await matchOf(guest, bob), await matchOf(guest, bob), await matchOf(guest, bob)]
  const room = (await guest.table({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })).id
  await playOut(running, [guest, bob], 3)
  await playOut(over, [guest, bob])
  await guest.post(`/api/matches/${running}/talk`, { text: 'hello' })
  await guest.send('PUT', `/api/matches/${kept}/standing`, { order: 'no-bid' })
  await at(two, ann).get(`/api/matches/${running}`)
  await recover(guest, codes)
  const { body, status } = await merge(guest)
  expect([status, body.guest]).toEqual([200, undefined])
  expect(await who(guest)).toMatchObject({ person: { id: ann.id } })
  expect((await who(guest)).guest).toBe(undefined)
  for (const id of [running, over, kept, room]) expect((await seatsOf(id))[0]).toBe(ann.id)
  for (const here of [ann, at(two, ann)]) {
    expect((await mine(here)).map(m => m.id).sort()).toEqual([running, over, kept, room].sort())
    // The other server hears of it.
    const state = await until(async () => [await here.state(running)].find(({ seats }) => seats[0]!.you))
    expect([state.seats[0]!.name, state.talk[0]!.name]).toEqual(['Minseo the one', 'Minseo the one'])
    expect((await here.get(`/api/matches/${kept}/standing`)).body).toEqual([{ seat: 0, order: 'no-bid' }])
  }
  const file = (await ann.get<MatchExport>(`/api/matches/${over}/export`)).body
  expect(file.record!.people).toEqual(['Minseo the one', 'Bob'])
  const { rows } = await pool.query('select count(*)::int as n from results where person = $1', [ann.id])
  expect(rows).toEqual([{ n: 1 }])
  for (const table of ['seats', 'sittings', 'results', 'makers', 'talk'])
    expect((await pool.query(`select from ${table} where person = $1`, [was])).rowCount).toBe(0)
  expect((await ann.send('DELETE', `/api/matches/${room}`)).status).toBe(200)
  await playOut(running, [at(two, ann), bob])
})

test('where both sit at one match the browser stays the guest there until it ends, and they are one then', async () => {
  const { ann, codes } = await known()
  const guest = await Guest.named(one, 'other hand')
  const was = guest.id
  const both = await matchOf(guest, ann)
  const alone = await matchOf(guest, await Guest.named(one, 'Bob'))
  await recover(guest, codes)
  const { body } = await merge(guest)
  expect(body.guest).toEqual({ name: 'other hand', tables: 1, waits: true })
  expect([await seatsOf(both), (await seatsOf(alone))[0]]).toEqual([[was, ann.id], ann.id])
  // Again: it still waits, and nothing is lost by asking.
  expect((await merge(guest)).body.guest).toMatchObject({ waits: true })
  expect((await guest.state(both)).seats.map(s => s.you)).toEqual([true, false])
  expect((await ann.state(both)).seats.map(s => s.you)).toEqual([false, true])
  expect((await ann.post(`/api/matches/${both}/moves`, { seq: 0, move: 'x', seat: 0 })).status).toBe(403)
  await playOut(both, [at(two, guest), ann])
  await expect.poll(() => seatsOf(both)).toEqual([ann.id, ann.id])
  await expect.poll(async () => (await who(guest)).guest).toBe(undefined)
  expect((await who(guest)).person?.id).toBe(ann.id)
  expect((await ann.get<MatchExport>(`/api/matches/${both}/export`)).status).toBe(200)
})

test('what waited is done by a server that starts later, should the news have died with another', async () => {
  const { ann, codes } = await known()
  const guest = await Guest.named(one, 'left waiting')
  const both = await matchOf(guest, ann)
  await recover(guest, codes)
  await merge(guest)
  await pool.query(`update matches set status = 'finished' where id = $1`, [both])
  const third = await hallOf(url)
  await expect.poll(() => seatsOf(both)).toEqual([ann.id, ann.id])
  await third.close()
})

describe('at the same moment', () => {
  /** Two browsers that are the same guest, by a short code. */
  async function twice(name: string): Promise<[Guest, Guest]> {
    const guest = await Guest.named(one, name)
    const second = new Guest(two.url)
    const { code } = (await guest.post<Code>('/api/account/code')).body
    const { claim } = (await second.post<Claim>('/api/entry/code', { code })).body
    await guest.post('/api/account/code/answer', { yes: true })
    expect((await second.post<SessionReply>('/api/entry/claim', { claim })).body.person?.id).toBe(guest.id)
    return [guest, second]
  }

  test('a guest becomes one person, not two, on any order of requests', async () => {
    const bob = await Guest.named(one, 'Bob')
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await known('a'), await known('b')]
      const pair = await twice(`wanted ${round}`)
      const ids = [await matchOf(pair[0], bob), await matchOf(pair[0], bob)]
      await recover(pair[0], a.codes)
      await recover(pair[1], b.codes)
      const answers = await Promise.all([merge(pair[0]), merge(pair[1]), merge(pair[0])])
      const first = answers[0]!.status === 200 || answers[2]!.status === 200
      expect([first, answers[1]!.status === 200].filter(Boolean)).toHaveLength(1)
      const owner = first ? a.ann.id : b.ann.id
      for (const id of ids) expect((await seatsOf(id))[0]).toBe(owner)
    }
  })

  test('moves that are acknowledged meanwhile count, and sitting down meanwhile gives one seat', async () => {
    for (let round = 0; round < 5; round++) {
      const { ann, codes } = await known()
      const bob = await Guest.named(one, 'Bob')
      const guest = await Guest.named(one, 'mover')
      const id = await matchOf(guest, bob)
      const { id: room } = await guest.table({
        game: 'toy',
        seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      })
      await recover(guest, codes)
      const play = async () => {
        const { acting } = await bob.state(id)
        return [guest, bob][acting[0]!]!.playOne(id)
      }
      const [played, merged, sat] = await Promise.all([
        play(),
        merge(guest),
        at(two, ann).post(`/api/matches/${room}/join`, {}),
        play(),
      ])
      expect([200, 403, 409]).toContain(played.status)
      expect([merged.status, sat.status]).toEqual([200, 200])
      const taken = (await seatsOf(room)).filter(Boolean)
      // The first to sit down shares the room with the guest, and it waits; else the guest's seat was theirs.
      expect(taken.length === 1 ? taken : taken.sort()).toEqual(
        taken.length === 1 ? [ann.id] : [ann.id, guest.id].sort(),
      )
      await playOut(id, [guest, bob], 3)
    }
  })
})

describe('cut in the middle, nothing of it is there', () => {
  /** Asks for something whose transaction then waits for a lock on these rows, and is ended there. */
  async function cut<X>(rows: string, id: string, ask: () => Promise<X>): Promise<X> {
    const holds = new pg.Client({ connectionString: url })
    await holds.connect()
    await holds.query('begin')
    await holds.query(`select from ${rows} = $1 for update`, [id])
    const answer = ask()
    const WAITS = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await until(async () => (await pool.query(`select ${WAITS}`)).rowCount! > 0)
    await pool.query(`select pg_terminate_backend(pid, 5000) ${WAITS}`)
    await holds.query('rollback')
    await holds.end()
    return answer
  }

  test('coming in: the guest is who they were, the code is not spent, nobody is told; once more they are in', async () => {
    const { ann, codes } = await known()
    const guest = await Guest.named(one, 'guest')
    const was = guest.id
    const id = await matchOf(guest, await Guest.named(one, 'Bob'))
    const code = codes.pop()!
    const enter = () => guest.post<SessionReply>('/api/entry/recovery', { code })
    const told = async () => (await pool.query('select from alerts where person = $1', [ann.id])).rowCount
    // The session that the browser had is what goes last.
    expect((await cut('sessions where person', was, enter)).status).toBeGreaterThanOrEqual(500)
    expect(await told()).toBe(0)
    expect((await who(guest)).person?.id).toBe(was)
    expect((await guest.state(id)).seats[0]!.you).toBe(true)
    expect((await account(ann)).recovery?.left).toBe(codes.length + 1)
    expect((await enter()).body).toMatchObject({ person: { id: ann.id }, guest: { id: was } })
    expect(await told()).toBe(1)
    expect((await account(ann)).recovery?.left).toBe(codes.length)
  })

  test('becoming one: all is the guest’s still; once more it is theirs', async () => {
    const { ann, codes } = await known()
    const guest = await Guest.named(one, 'guest')
    const was = guest.id
    const bob = await Guest.named(one, 'Bob')
    const ids = [await matchOf(guest, bob), await matchOf(guest, bob)]
    await recover(guest, codes)
    const seats = async () => [await seatsOf(ids[0]!), await seatsOf(ids[1]!)].map(([first]) => first)
    // What goes last is that the browser is the guest as well; their seats are moved by then.
    expect((await cut('sessions where guest', was, () => merge(guest))).status).toBeGreaterThanOrEqual(500)
    expect(await seats()).toEqual([was, was])
    expect((await guest.state(ids[0]!)).seats[0]!.you).toBe(true)
    expect((await merge(guest)).status).toBe(200)
    expect(await seats()).toEqual([ann.id, ann.id])
  })
})
