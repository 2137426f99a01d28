/** R2: a table that waits for people can be left, closed and filled; it asks whether they are still there, and does not wait for ever. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MatchState, MatchSummary, RoomsPage, TablesPage } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { ALL, dice, freshDatabase, Guest, hallOf, until } from './hall.ts'

let url: string
let one: RunningServer
let two: RunningServer
let pool: pg.Pool
let ann: Guest
let bob: Guest
let cara: Guest
beforeAll(async () => {
  url = await freshDatabase()
  ;[one, two] = await Promise.all([hallOf(url), hallOf(url)])
  pool = new pg.Pool({ connectionString: url, max: 3 })
  ann = await Guest.named(one, 'Ann')
  bob = await Guest.named(one, 'Bob')
  cara = await Guest.named(two, 'Cara')
})
afterAll(() => Promise.all([one.close(), two.close(), pool.end()]))

const at = (hall: RunningServer, guest: Guest): Guest => Object.assign(new Guest(hall.url), { ...guest })
const path = (id: string, rest = '') => `/api/matches/${id}${rest}`
const table = (seats: number, more: object = {}) =>
  ann.table({
    game: 'ostia',
    seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'open' }))],
    ...more,
  })
const join = (who: Guest, id: string, body: object = {}) => who.post(path(id, '/join'), body)
const ready = (who: Guest, id: string) => who.post(path(id, '/ready'))
const look = async (who: Guest, id: string) => (await who.get<MatchState>(path(id))).body
const code = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code
/** As if it had been like this for this many minutes. */
const sat = (id: string, minutes: number) =>
  pool.query(`update sittings set at = at - $2 * interval '1 minute' where match = $1`, [id, minutes])
/** Its time has come, if it has one. */
const late = (id: string, what: 'ready_by' | 'expires') =>
  pool.query(`update rooms set ${what} = clock_timestamp() where match = $1 and ${what} is not null`, [id])
const becomes = (who: Guest, id: string, status: string) =>
  until(async () => {
    const state = await look(who, id)
    return state.status === status && state
  })
const partings = async (who: Guest) => (await who.get<TablesPage>('/api/tables?part=open')).body.partings!
const seedOf = async (id: string) => (await pool.query('select seed from matches where id = $1', [id])).rows[0].seed

test('the host sends somebody away, who reads why, everywhere, and does not come back; a bot is sent away, too', async () => {
  for (const visibility of ['open', 'private']) {
    const { id, invite } = await table(4, { visibility, name: 'Thursday' })
    await join(bob, id, { invite })
    await join(cara, id, { invite, seat: 2 })
    expect(code(await bob.post(path(id, '/send-away'), { seat: 2 }))).toBe('not-the-maker')
    expect(code(await ann.post(path(id, '/send-away'), { seat: 0 }))).toBe('not-your-seat')
  }
  const { id, invite } = await table(3, { visibility: 'private', name: 'Thursday' })
  await join(bob, id, { invite })
  const watching = await at(two, bob).watch(id)
  await watching.until(s => s.events.length > 0)
  expect((await ann.post(path(id, '/send-away'), { seat: 1, why: 'kept' })).body).toEqual({ seat: 1 })
  await watching.until(s => s.closed)
  for (const who of [bob, at(two, bob)]) {
    const answer = await who.get(path(id))
    expect([answer.status, answer.body.error.code]).toEqual([403, 'parted-removed-kept'])
    expect(answer.body.error.sentence).toContain('for somebody else')
    expect(code(await join(who, id, { invite }))).toBe('parted-removed-kept')
  }
  expect(await partings(bob)).toMatchObject([{ id, name: 'Thursday', why: 'removed-kept', game: 'ostia' }])
  await bob.send('DELETE', `/api/partings/${id}`)
  expect(await partings(bob)).toEqual([])
  await ann.post(path(id, '/bots'), { seat: 1, bot: 'greedy' })
  expect((await ann.post(path(id, '/send-away'), { seat: 1 })).status).toBe(200)
  expect((await look(ann, id)).seats.map(s => s.kind)).toEqual(['person', 'open', 'open'])
})

test('what is played can be changed while the host is alone, and no longer', async () => {
  const { id } = await table(4, { game: 'terra-mystica' })
  await ann.post(path(id, '/bots'), { seat: 1, bot: 'greedy' })
  const change = (who: Guest, body: object) => who.send('PATCH', path(id), body)
  expect(
    (await change(ann, { options: { setup: 'first-game' }, speed: 'live', name: 'Anew', language: 'ko' })).status,
  ).toBe(200)
  for (const who of [ann, at(two, ann)])
    expect(await look(who, id)).toMatchObject({
      options: { setup: 'first-game' },
      speed: 'live',
      language: 'ko',
      name: 'Anew',
      visibility: 'open',
    })
  expect(code(await change(ann, { options: { setup: 'upside-down' } }))).toBe('no-such-option')
  expect(code(await change(bob, { speed: 'live' }))).toBe('not-the-maker')
  expect((await change(ann, { seats: 4 })).status).toBe(400)
  await join(bob, id)
  expect(code(await change(ann, { options: {} }))).toBe('not-alone')
  expect((await look(bob, id)).options).toEqual({ setup: 'first-game' })
})

test('a player of less than ten minutes is not asked; later all but the newcomer are, and it is dealt when all have confirmed', async () => {
  const soon = await table(2)
  await join(bob, soon.id)
  await becomes(ann, soon.id, 'running')

  const { id } = await table(3)
  await join(bob, id)
  expect(code(await ready(ann, id))).toBe('not-asked')
  await sat(id, 11)
  const watching = await at(two, ann).watch(id)
  await join(cara, id)
  await watching.until(s => s.events.some(e => e.data.seats?.every(s => s.kind === 'person')))
  const { room } = await look(ann, id)
  expect(room).toMatchObject({ ready: [2], host: 0, quick: false })
  expect(Date.parse(room!.readyBy!) - Date.now()).toBeGreaterThan(23 * 3600_000)
  const mine = async (who: Guest) =>
    (await who.get<TablesPage>('/api/tables?part=open')).body.tables.find(t => t.id === id)
  expect(await mine(bob)).toHaveProperty('readyBy')
  expect(await mine(cara)).not.toHaveProperty('readyBy')
  expect((await ready(at(two, ann), id)).status).toBe(200)
  expect((await look(bob, id)).room!.ready).toEqual([0, 2])
  expect(await seedOf(id)).toBe(null)
  expect((await ready(bob, id)).status).toBe(200)
  watching.close()
  await becomes(bob, id, 'running')
})

test('a player who does not answer gets up again, and is told; the others wait on, and one of them is host', async () => {
  const { id } = await table(3, { speed: 'live' })
  await join(bob, id)
  await sat(id, 11)
  await join(cara, id)
  const { room } = await look(bob, id)
  expect(Date.parse(room!.readyBy!) - Date.now()).toBeLessThan(61_000)
  await ready(bob, id)
  await late(id, 'ready_by')
  const state = await until(async () => {
    const state = await look(bob, id)
    return state.seats[0]!.kind === 'open' && state
  })
  expect(state.seats.map(s => s.kind)).toEqual(['open', 'person', 'person'])
  expect(state.room).toMatchObject({ host: 1, ready: [] })
  expect(state.room).not.toHaveProperty('readyBy')
  expect((await look(ann, id)).parted).toMatchObject({ why: 'not-ready' })
  expect(code(await ann.send('DELETE', path(id)))).toBe('not-the-maker')
  // The seat is not kept from them.
  expect((await join(ann, id)).status).toBe(200)
  expect(await look(ann, id)).not.toHaveProperty('parted')
  expect((await bob.send('DELETE', path(id))).status).toBe(200)
  expect((await look(ann, id)).parted).toMatchObject({ why: 'closed' })
  expect((await look(bob, id)).parted).toBeUndefined()
})

test('nobody answers: the table is closed', async () => {
  const { id } = await table(2)
  await sat(id, 11)
  await ann.post(path(id, '/stand-up'))
  const other = await table(2)
  await sat(other.id, 11)
  await join(bob, other.id)
  await bob.post(path(other.id, '/stand-up'))
  await join(cara, other.id)
  await cara.post(path(other.id, '/stand-up'))
  await pool.query('update rooms set ready_by = clock_timestamp() where match = $1', [other.id])
  await becomes(ann, other.id, 'closed')
  expect((await look(ann, id)).status).toBe('closed')
})

test('R2 never: a seat that can’t be left, at any moment before the deal and after it', async () => {
  const moments: ((id: string) => Promise<unknown>)[] = [
    async () => undefined,
    async id => join(cara, id, { seat: 2 }),
    id => sat(id, 11).then(() => join(cara, id)),
    async id => {
      await sat(id, 11)
      await join(cara, id)
      await ready(ann, id)
    },
  ]
  for (const [k, moment] of moments.entries()) {
    const { id } = await table(3)
    const who = k % 2 ? at(two, bob) : bob
    await join(who, id)
    await moment(id)
    const left = await who.post(path(id, '/stand-up'), {})
    if (left.status !== 200) expect((await who.post(path(id, '/resign'), {})).status).toBe(200)
    expect((await look(who, id)).seats[1]!.kind).toBe(left.status === 200 ? 'open' : 'bot')
  }
})

test('a live table is closed twenty minutes after its host went, another after a week; those who sit there are told', async () => {
  const live = await table(3, { speed: 'live' })
  const slow = await table(3)
  await join(bob, live.id)
  await join(bob, slow.id)
  const left = async (id: string) => Date.parse((await look(bob, id)).room!.expires) - Date.now()
  expect(Math.round((await left(live.id)) / 60_000)).toBe(20)
  expect(Math.round((await left(slow.id)) / 3600_000)).toBe(7 * 24)
  await pool.query(`update rooms set expires = clock_timestamp() + interval '5 minutes' where match = any($1)`, [
    [live.id, slow.id],
  ])
  // Only the host keeps it waiting, and only at a live table.
  const watchers = await Promise.all([bob.watch(live.id), at(two, ann).watch(slow.id)])
  const host = await at(two, ann).watch(live.id)
  await until(async () => (await left(live.id)) > 19 * 60_000)
  expect(await left(slow.id)).toBeLessThan(5 * 60_000)
  for (const stream of [host, ...watchers]) stream.close()
  for (const { id } of [live, slow]) {
    await late(id, 'expires')
    await becomes(bob, id, 'closed')
    for (const who of [ann, bob]) expect((await look(who, id)).parted).toMatchObject({ why: 'expired' })
    expect(code(await join(cara, id))).toBe('seat-taken')
  }
})

test('the open tables by game, seats, speed, language and age, page by page, with an exact count', async () => {
  const dora = await Guest.named(two, 'Dora')
  const count = async (query: string) => (await dora.get<RoomsPage>(`/api/rooms?${query}`)).body
  await pool.query(`update matches set status = 'closed' where status = 'open'`)
  const made: string[] = []
  for (const [seats, more] of [
    [2, { speed: 'live', language: 'ko' }],
    [3, { speed: 'live' }],
    [2, { game: 'terra-mystica', options: { setup: 'first-game' } }],
    [2, { game: 'terra-mystica', visibility: 'private' }],
  ] as const)
    made.push((await table(seats, more)).id)
  await pool.query(`update matches set created_at = created_at - interval '3 hours' where id = $1`, [made[1]])
  for (const [query, found] of [
    ['', [2, 0, 1]],
    ['game=ostia', [0, 1]],
    ['speed=live', [0, 1]],
    ['speed=correspondence', [2]],
    ['seats=3', [1]],
    ['language=ko', [0]],
    ['within=1', [2, 0]],
    ['usual=1', [0, 1]],
    ['game=tiletum', []],
  ] as const) {
    const page = await count(query)
    expect(
      page.tables.map(t => made.indexOf(t.id)),
      query,
    ).toEqual(found)
    expect(page.count).toBe(found.length)
  }
  const listed = (await count('game=terra-mystica&lang=ko')).tables[0] as MatchSummary
  expect(listed).toMatchObject({ speed: 'correspondence', language: 'en' })
  expect(listed.choices).toHaveLength(1)
  // Its players have it among their own tables.
  expect((await ann.get<RoomsPage>('/api/rooms')).body.count).toBe(0)
  for (let k = 0; k < 50; k++) await table(2, { language: 'ko' })
  const first = await count('language=ko')
  const second = await count(`language=ko&after=${encodeURIComponent(first.next!)}`)
  expect([first.count, first.tables.length, second.tables.length, second.next]).toEqual([51, 50, 1, undefined])
  expect(new Set([...first.tables, ...second.tables].map(t => t.id)).size).toBe(51)
})

test('a release that drops what was chosen for a table closes it, in one sentence to its people, and deals nothing', async () => {
  const chosen = { game: 'terra-mystica', options: { setup: 'first-game' } }
  const [full, waiting, usual] = [await table(2, chosen), await table(3, chosen), await table(2)]
  await join(bob, waiting.id).then(() => bob.post(path(waiting.id, '/stand-up')))
  // What was chosen is no longer there.
  await pool.query(`update matches set options = '{"setup": "dropped"}' where id = any($1)`, [[full.id, waiting.id]])
  await join(bob, full.id)
  await bob.give(full.id)
  await becomes(bob, full.id, 'closed')
  expect(await seedOf(full.id)).toBe(null)
  expect((await look(bob, full.id)).parted).toMatchObject({ why: 'unplayable' })
  const third = await hallOf(url)
  expect((await look(at(third, ann), waiting.id)).parted!.sentence).toContain('newer release')
  expect((await look(at(third, ann), usual.id)).status).toBe('open')
  await third.close()
})

/** How often all is tried at once. */
const ROUNDS = ALL ? 1000 : 12

test('DRILL sitting down, getting up, saying yes, being sent away, time running out and closing, at once and at two servers: one history, and nothing is dealt too early', async () => {
  const choose = dice(11)
  const hands = [ann, bob, cara].flatMap(who => [at(one, who), at(two, who)])
  for (let k = 0; k < ROUNDS; k++) {
    const { id } = await table(3, { speed: k % 2 ? 'live' : 'correspondence' })
    if (k % 3) await sat(id, 11)
    await join(bob, id)
    const acts: ((who: Guest) => Promise<unknown>)[] = [
      who => join(who, id),
      who => join(who, id),
      who => ready(who, id),
      who => ready(who, id),
      who => who.post(path(id, '/stand-up'), {}),
      () => ann.post(path(id, '/send-away'), { seat: 1 + choose(2) }),
      () => ann.post(path(id, '/bots'), { bot: 'random' }),
      () => late(id, choose(2) ? 'ready_by' : 'expires'),
      () => (choose(6) ? Promise.resolve() : ann.send('DELETE', path(id))),
    ]
    const early = pool.query(
      `select 1 from matches m where id = $1 and seed is not null and exists (select from seats where match = m.id and kind = 'open')`,
      [id],
    )
    await Promise.all(Array.from({ length: 10 }, () => acts[choose(acts.length)]!(hands[choose(hands.length)]!)))
    expect((await early).rowCount).toBe(0)
    const {
      rows: [now],
    } = await pool.query(
      `select m.status, seed is null as undealt, m.seal_by, r.host, r.ready_by,
         (select count(*)::int from seats where match = m.id and kind = 'open') as open,
         (select count(*)::int from seats where match = m.id and person = r.host) as "hostSits",
         (select count(distinct person) = count(person) from seats where match = m.id) as once,
         (select count(*)::int from sittings t where t.match = m.id) as sittings,
         (select count(*)::int from seats where match = m.id and kind <> 'open') as taken
       from matches m left join rooms r on r.match = m.id where m.id = $1`,
      [id],
    )
    expect(now.once).toBe(true)
    if (now.status === 'open') {
      expect(now).toMatchObject({ undealt: true, hostSits: 1, sittings: now.taken })
      expect(now.seal_by !== null || now.ready_by !== null).toBe(now.open === 0)
    } else expect(now).toMatchObject({ undealt: now.status === 'closed', host: null })
    if (now.status === 'running') expect(now.open).toBe(0)
    // Both servers know the same, and the remaining player can leave.
    const seats = await until(async () => {
      const [here, there] = await Promise.all([look(at(one, ann), id), look(at(two, ann), id)])
      return JSON.stringify(here.seats) === JSON.stringify(there.seats) && here.status === there.status && here.seats
    })
    if (now.status === 'open') expect(seats.filter(s => s.kind === 'open')).toHaveLength(now.open)
  }
})
