/** A waiting room: its maker closes it and seats bots, others get up; and every server and stream knows it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DealtState, TablesPage } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { freshDatabase, Guest, hallOf, until } from './hall.ts'

let one: RunningServer
let two: RunningServer
let ann: Guest
let bob: Guest
let cara: Guest
beforeAll(async () => {
  const url = await freshDatabase()
  ;[one, two] = await Promise.all([hallOf(url), hallOf(url)])
  ann = await Guest.named(one, 'Ann')
  bob = await Guest.named(one, 'Bob')
  cara = await Guest.named(two, 'Cara')
})
afterAll(() => Promise.all([one.close(), two.close()]))

/** How often all is tried at once. */
const ROUNDS = 25

const at = (hall: RunningServer, guest: Guest): Guest =>
  Object.assign(new Guest(hall.url), { cookie: guest.cookie, id: guest.id })
const room = (open = 2, more: object = {}) =>
  ann.table({
    game: 'ostia',
    seats: [{ kind: 'me' }, ...Array.from({ length: open }, () => ({ kind: 'open' }))],
    ...more,
  })
const path = (id: string, rest = '') => `/api/matches/${id}${rest}`
const join = (who: Guest, id: string) => who.post(path(id, '/join'), {})
const rooms = async (who: Guest) => (await who.get<TablesPage>('/api/tables?part=open')).body
const kinds = ({ seats }: DealtState) => seats.map(s => s.kind)

test('its maker closes it: it is in no list, nobody sits down or begins it, and all watchers are told', async () => {
  const { id } = await room()
  await join(bob, id)
  const there = await at(two, bob).watch(id)
  await there.until(s => s.events.length > 0)
  expect((await rooms(ann)).tables.find(t => t.id === id)).toMatchObject({ maker: true })
  expect((await rooms(bob)).tables.find(t => t.id === id)).not.toHaveProperty('maker')
  expect((await bob.send('DELETE', path(id))).body.error.code).toBe('not-the-maker')
  expect((await new Guest(one.url).send('DELETE', path(id))).status).toBe(401)
  expect((await ann.send('DELETE', path(id))).status).toBe(200)
  await there.until(s => s.events.some(e => e.event === 'seats' && e.data.status === 'closed'))
  there.close()
  expect(await ann.state(id)).toMatchObject({ status: 'closed', acting: [], legal: [] })
  for (const who of [ann, bob]) expect((await rooms(who)).tables.map(t => t.id)).not.toContain(id)
  expect((await cara.get<{ id: string }[]>('/api/matches?open=1')).body.map(t => t.id)).not.toContain(id)
  expect((await join(cara, id)).status).toBe(409)
  expect((await ann.send('DELETE', path(id))).body.error.code).toBe('not-open')
  expect((await ann.post(path(id, '/bots'), {})).body.error.code).toBe('not-open')
  expect((await bob.post(path(id, '/stand-up'), {})).body.error.code).toBe('not-open')
})

test('who stands up is forgotten there, and the seat is open again; the last to go closes the room', async () => {
  const { id } = await room(1, { visibility: 'private' })
  const { invite } = await ann.state(id)
  const sit = (who: Guest) => who.post(path(id, '/join'), { invite })
  const bobsRoom = await room()
  await join(bob, bobsRoom.id)
  expect((await bob.post(path(bobsRoom.id, '/stand-up'), {})).body.seat).toBe(1)
  expect(kinds(await bob.state(bobsRoom.id))).toEqual(['person', 'open', 'open'])
  expect((await bob.post(path(bobsRoom.id, '/stand-up'), {})).status).toBe(403)
  // Nothing is theirs to read of a private room in which they never played.
  expect((await ann.post(path(id, '/stand-up'), {})).status).toBe(200)
  expect((await ann.get(path(id))).status).toBe(404)
  expect((await sit(bob)).status).toBe(409)
})

test('a table may be made for others alone: it waits for them, its maker can close it, and their match is dealt', async () => {
  const seats = [{ kind: 'open' }, { kind: 'open' }]
  const [kept, closed] = [await room(0, { seats }), await room(0, { seats })]
  const open = (await cara.get<{ id: string }[]>('/api/matches?open=1')).body.map(t => t.id)
  expect(open).toEqual(expect.arrayContaining([kept.id, closed.id]))
  expect((await ann.send('DELETE', path(closed.id))).status).toBe(200)
  for (const who of [bob, cara]) expect((await join(who, kept.id)).status).toBe(200)
  await until(async () => (await bob.state(kept.id)).status === 'running')
  expect(kinds(await ann.state(kept.id))).toEqual(['person', 'person'])
})

test('a seat that a bot fills afterwards is not kept for who stood up', async () => {
  const { id } = await room(1, { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] })
  await join(bob, id)
  await bob.post(path(id, '/stand-up'), {})
  await ann.post(path(id, '/bots'), { seat: 1, bot: 'greedy' })
  await join(cara, id)
  await until(async () => (await bob.state(id)).status === 'running')
  expect((await bob.state(id)).mayReturn).toBeUndefined()
  expect((await bob.post(path(id, '/return'), { seat: 1 })).status).toBe(403)
})

test('its maker seats bots, and with the last of them it begins; nobody else may', async () => {
  const { id } = await room()
  await join(bob, id)
  expect((await bob.post(path(id, '/bots'), {})).body.error.code).toBe('not-the-maker')
  expect((await ann.post(path(id, '/bots'), { seat: 1 })).body.error.code).toBe('seat-taken')
  const there = await at(two, bob).watch(id)
  await there.until(s => s.events.length > 0)
  expect((await ann.state(id)).maker).toBe(true)
  expect((await at(two, ann).post(path(id, '/bots'), { bot: 'greedy', level: 'novice' })).body.seat).toBe(2)
  await there.until(s => s.events.some(e => e.event === 'seats' && e.data.status === 'running'))
  there.close()
  const begun = await until(async () => {
    const state = await ann.state(id)
    return state.status === 'running' && state
  })
  expect(kinds(begun)).toEqual(['person', 'person', 'bot'])
  expect(begun.maker).toBeUndefined()
  for (const [who, how, rest] of [
    [ann, 'DELETE', ''],
    [ann, 'POST', '/bots'],
    [bob, 'POST', '/stand-up'],
  ] as const)
    expect((await who.send(how, path(id, rest), how === 'POST' ? {} : undefined)).body.error.code).toBe('not-open')
  // The bot plays at each of its turns, no matter who began.
  await until(async () => {
    const { acting, log } = await ann.state(id)
    if (log.some(e => e.seat === 2)) return true
    for (const who of [ann, bob]) if ((await who.state(id)).legal.length) await who.playOne(id)
    return acting.length === 0
  })
})

test('closing, sitting down, standing up and bots all at once, at two servers, again and again: one history', async () => {
  for (let k = 0; k < ROUNDS; k++) {
    const { id } = await room(1)
    const there = at(two, ann)
    if (k % 2) await there.state(id)
    const done = (
      await Promise.all([
        join(cara, id),
        there.post(path(id, '/bots'), { bot: 'random' }),
        ann.send('DELETE', path(id)),
        there.post(path(id, '/stand-up'), {}),
      ])
    ).map(a => a.status === 200)
    const [sat, bot, closed, stood] = done
    // The seat is one; its new holder may still see the table closed or left, until it is dealt.
    expect(done.some(Boolean)).toBe(true)
    expect([sat && bot, closed && stood && !sat]).toEqual([false, false])
    const comes = closed ? 'closed' : stood ? (sat ? 'open' : 'closed') : 'running'
    await until(async () => {
      const states = await Promise.all([ann.state(id), there.state(id)])
      return states.every(s => s.status === comes && (!sat || kinds(s)[1] === 'person'))
    })
  }
})
