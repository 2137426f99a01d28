/** The shuffle: nothing is dealt before the last seat is taken, everybody has a part in the seed, and nobody hears a part before the end. */
import { commitment, Match, OK, seedOf, verify } from '@loggia/core'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MatchExport, MatchState, MatchSummary } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { openStore } from '../hall/store.ts'
import { games } from './games.ts'
import { dice, freshDatabase, Guest, hallOf, until } from './hall.ts'

let one: RunningServer
let two: RunningServer
let ann: Guest
let bob: Guest
let pool: pg.Pool
beforeAll(async () => {
  const url = await freshDatabase()
  ;[one, two] = await Promise.all([hallOf(url), hallOf(url)])
  pool = new pg.Pool({ connectionString: url, max: 3 })
  ann = await Guest.named(one, 'Ann')
  bob = await Guest.named(one, 'Bob')
  ann.gives = bob.gives = false
})
afterAll(() => Promise.all([one.close(), two.close(), pool.end()]))

const at = (hall: RunningServer, guest: Guest): Guest => Object.assign(new Guest(hall.url), { ...guest, gives: false })
const path = (id: string, rest = '') => `/api/matches/${id}${rest}`
const table = (...kinds: string[]) => ann.table({ game: 'toy', seats: kinds.map(kind => ({ kind, bot: 'random' })) })
const join = (who: Guest, id: string) => who.post(path(id, '/join'), {})
const stateOf = async (who: Guest, id: string) => (await who.get<MatchState>(path(id))).body
const partOf = (n: number) => n.toString(16).padStart(2, '0').repeat(32)
/** It was time long ago: a seat without a contribution contributes nothing. */
const late = (id: string) => pool.query(`update matches set seal_by = now() - interval '1 minute' where id = $1`, [id])
const running = (who: Guest, id: string) =>
  until(async () => {
    const state = await stateOf(who, id)
    return state.status === 'running' && state
  })
/** What is kept, and told to nobody. */
async function kept(id: string) {
  const { rows } = await pool.query('select seed, secret, generator, seal_by from matches where id = $1', [id])
  const given = await pool.query('select contribution from seats where match = $1 order by seat', [id])
  return {
    ...(rows[0] as { seed: string | null; secret: string; generator: string | null; seal_by: Date | null }),
    contributions: given.rows.map(r => r.contribution as string | null),
  }
}
/** Plays at random until the match is over; gives all that the two were answered. */
async function playOut(id: string, players: Guest[]): Promise<string> {
  const choose = dice(5)
  let heard = ''
  for (;;) {
    const answers = await Promise.all(players.map(p => p.get<MatchState>(path(id))))
    const states = answers.map(a => a.body)
    if (states[0]!.status === 'finished') return heard
    heard += JSON.stringify(states)
    const k = states.findIndex(s => s.legal.length)
    if (k < 0) continue
    const { legal, seq } = states[k]!
    const { move, seat } = legal[choose(legal.length)]!
    heard += JSON.stringify((await players[k]!.post(path(id, '/moves'), { seq, move, seat })).body)
    heard += JSON.stringify((await players[1 - k]!.post(path(id, '/moves'), { seq, move: 'nonsense' })).body)
  }
}

test('D11 a table that waits has no view, no log and no question, for nobody and nowhere; with the last part it is dealt', async () => {
  const { id, commitment: promised } = await table('me', 'open')
  const watching = await at(two, ann).watch(id)
  await ann.give(id, partOf(1))
  const waits = async (who: Guest) => {
    const state = await stateOf(who, id)
    for (const field of ['view', 'log', 'seed', 'scores']) expect(state).not.toHaveProperty(field)
    expect(state).toMatchObject({ status: 'open', seq: 0, acting: [], prompt: null, legal: [], commitment: promised })
    expect((await who.get(path(id, '/export'))).body).toMatchObject({ error: { code: 'not-running' } })
    expect((await who.get(path(id, '?at=1'))).status).toBe(404)
    return state
  }
  for (const who of [ann, bob, at(two, ann), new Guest(two.url)]) await waits(who)
  expect((await ann.post(path(id, '/moves'), { seq: 0, move: 'bid:1' })).body.error.code).toBe('not-running')
  expect((await ann.post(path(id, '/takeback'), {})).body.error.code).toBe('not-running')
  expect((await ann.get(path(id, '/standing'))).status).toBe(200)
  await join(bob, id)
  expect((await waits(bob)).seats.every(s => s.kind === 'person')).toBe(true)
  await watching.until(s => s.events.some(e => e.data.seats?.[1]?.kind === 'person'))
  expect(watching.rows).toEqual([])
  expect((await kept(id)).seed).toBe(null)
  const listed = (await ann.get<MatchSummary[]>('/api/matches?mine=1')).body.find(t => t.id === id)
  expect(listed).toMatchObject({ status: 'open', acting: [], yourTurn: false })
  expect((await bob.get<MatchSummary[]>('/api/matches?open=1')).body.map(t => t.id)).not.toContain(id)

  expect((await bob.give(id, partOf(2))).body).toEqual({ dealt: true })
  await watching.until(s => s.rows.length > 0)
  expect(watching.rows[0]).toMatchObject({ seq: 0, status: 'running' })
  watching.close()
  for (const who of [ann, bob, at(two, ann)]) expect((await running(who, id)).log).toHaveLength(1)
  const { seed, secret, generator, seal_by, contributions } = await kept(id)
  expect(await commitment(secret)).toBe(promised)
  expect({ contributions, generator, seal_by }).toEqual({
    contributions: [partOf(1), partOf(2)],
    generator: 'sha256',
    seal_by: null,
  })
  expect(seed).toBe(await seedOf({ secret, contributions }))
})

test('a table that is full at once is dealt with the second request of its maker; bots among themselves with the first', async () => {
  const { id } = await table('me', 'bot')
  expect(await stateOf(ann, id)).toMatchObject({ status: 'open', acting: [] })
  expect((await ann.give(id)).body).toEqual({ dealt: true })
  expect(await stateOf(ann, id)).toMatchObject({ status: 'running', seq: expect.any(Number) })
  const alone = await table('bot', 'bot')
  expect((await kept(alone.id)).contributions).toEqual([null, null])
  await until(async () => (await stateOf(ann, alone.id)).seq > 0)
})

test('a seat may contribute nothing: after a while the table is dealt without, by any server that sees it', async () => {
  const { id } = await table('me', 'open')
  await join(bob, id)
  await bob.give(id, partOf(3))
  expect((await stateOf(bob, id)).status).toBe('open')
  await late(id)
  await running(bob, id)
  const { seed, ...parts } = await kept(id)
  expect(parts.contributions).toEqual([null, partOf(3)])
  expect(seed).toBe(await seedOf(parts))
  expect((await ann.give(id)).body).toMatchObject({ error: { code: 'sealed' } })
})

test('a part is given once: the same again is no other, another is refused, and so is a stranger', async () => {
  const { id } = await table('me', 'open')
  expect((await stateOf(ann, id)).mayGive).toBe(true)
  expect((await stateOf(bob, id)).mayGive).toBeUndefined()
  expect((await ann.give(id, partOf(4))).body).toEqual({ dealt: false })
  expect((await stateOf(ann, id)).mayGive).toBeUndefined()
  expect((await ann.give(id, partOf(4))).status).toBe(200)
  expect((await ann.give(id, partOf(5))).status).toBe(409)
  expect((await bob.give(id)).status).toBe(403)
  for (const bad of ['', 'ab', partOf(1).slice(1), `${partOf(1)}0`, 'g'.repeat(64), partOf(171).toUpperCase()])
    expect((await ann.give(id, bad)).status, bad).toBe(400)
  await join(bob, id)
  await bob.give(id, partOf(6))
  // The answer may have got lost.
  expect((await bob.give(id, partOf(6))).body).toEqual({ dealt: true })
  expect((await kept(id)).contributions).toEqual([partOf(4), partOf(6)])
})

test('who stands up takes their part along', async () => {
  const { id } = await table('me', 'open', 'open')
  await ann.give(id, partOf(1))
  await join(bob, id)
  await bob.give(id, partOf(7))
  await bob.post(path(id, '/stand-up'), {})
  expect((await kept(id)).contributions).toEqual([partOf(1), null, null])
  // All seats are taken, and it waits only to be dealt: getting up even then prevents that.
  const full = await table('me', 'open')
  await join(bob, full.id)
  await bob.give(full.id, partOf(8))
  expect((await bob.post(path(full.id, '/stand-up'), {})).body).toEqual({ seat: 1 })
  expect(await kept(full.id)).toMatchObject({ seal_by: null, seed: null, contributions: [null, null] })
  expect((await ann.give(full.id)).body).toEqual({ dealt: false })
  expect((await ann.send('DELETE', path(full.id))).status).toBe(200)
})

test('two servers deal at once, and hands of both look for what is late: there is one result, the same for all', async () => {
  for (let k = 0; k < 20; k++) {
    const { id } = await table('me', 'open')
    await join(bob, id)
    if (k % 2) await late(id)
    const done = await Promise.all([at(two, ann).give(id, partOf(k)), bob.give(id, partOf(k + 100))])
    expect(done.every(a => a.status === 200 || a.status === 409)).toBe(true)
    const states = await Promise.all([running(ann, id), running(at(two, bob), id)])
    const { seed, ...parts } = await kept(id)
    expect(seed).toBe(await seedOf(parts))
    expect(states.map(s => s.seq)).toEqual([0, 0])
    const { game } = games.toy!
    const dealt = new Match(game, {
      rules: game.rules,
      seats: 2,
      options: {},
      seed: seed!,
      generator: 'sha256',
      rows: [],
    })
    expect(states.map(s => s.view)).toEqual([game.view(dealt.table, 0), game.view(dealt.table, 1)])
  }
})

test('a server that ends between the last part and the deal loses nothing: another deals, of the parts that were given', async () => {
  const { id } = await table('me', 'open')
  await join(bob, id)
  await ann.give(id, partOf(8))
  // Written, and then nothing more was done.
  const store = openStore(pool)
  expect(await store.contribute(id, bob.id, partOf(9))).toBe(true)
  await expect(store.seal(id, () => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off')
  expect((await kept(id)).seed).toBe(null)
  // Bob's page asks again, or time does.
  expect((await at(two, bob).give(id, partOf(9))).body).toEqual({ dealt: true })
  expect((await running(ann, id)).seats.map(s => s.kind)).toEqual(['person', 'person'])
  expect((await kept(id)).contributions).toEqual([partOf(8), partOf(9)])
})

test('SECRET the hall’s part, the seed and what others gave are in no answer, event, list or refusal before the end; then all of it is shown and proves itself', async () => {
  const { id, commitment: promised } = await table('me', 'open')
  const [ours, theirs] = [partOf(0xa1), partOf(0xb2)]
  const stream = await new Guest(one.url).watch(id)
  const hear = async (who: Guest) =>
    JSON.stringify(
      await Promise.all(
        [
          path(id),
          path(id, '/export'),
          path(id, '/standing'),
          path(id, '?at=999'),
          '/api/matches?mine=1',
          '/api/matches?open=1',
          '/api/tables?part=open',
          '/api/tables?part=turn',
        ].map(async p => (await who.get(p)).body),
      ),
    )
  let before = JSON.stringify((await ann.give(id, ours)).body) + (await hear(ann)) + (await hear(bob))
  before += JSON.stringify((await join(bob, id)).body) + (await hear(ann)) + (await hear(bob))
  before += JSON.stringify((await bob.give(id, partOf(1).slice(2))).body)
  before += JSON.stringify((await bob.give(id, theirs)).body) + JSON.stringify((await bob.give(id, ours)).body)
  before += (await hear(ann)) + (await hear(bob)) + (await playOut(id, [ann, bob]))
  const { seed, secret } = await kept(id)
  await stream.until(s => s.rows.at(-1)?.status === 'finished')
  stream.close()
  for (const hidden of [secret, ours, theirs])
    for (const heard of [before, stream.text]) expect(heard).not.toContain(hidden)
  // The end shows the seed, to all.
  expect(before).not.toContain(seed)

  const { body } = await new Guest(two.url).get<MatchExport>(path(id, '/export'))
  expect(body).toMatchObject({ commitment: promised, shuffle: { secret, contributions: [ours, theirs] } })
  expect(await commitment(body.shuffle!.secret)).toBe(promised)
  expect(await seedOf(body.shuffle!)).toBe(body.record!.seed)
  expect(body.record).toMatchObject({ seed, generator: 'sha256' })
  expect(verify(games.toy!.game, body.record!)).toBe(OK)
})
