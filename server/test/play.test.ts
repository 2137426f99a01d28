/** A match over HTTP from the first seat to the verified shuffle: joining, moving, taking back, talking, resigning, lists, export. */
import { Match, seedOf, sha256 } from '@loggia/core'
import { setTimeout as rest } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GameInfo, MatchExport, DealtState, MatchSummary, Seat } from '../contract.ts'
import { MatchState } from '../match/state/contract.ts'
import type { RunningServer } from '../index.ts'
import { games } from './games.ts'
import { dice, freshDatabase, Guest, hallOf } from './hall.ts'
import { StateBefore } from './state-before.ts'

let database: string
let hall: RunningServer
let ann: Guest
let bob: Guest
beforeAll(async () => {
  database = await freshDatabase()
  hall = await hallOf(database)
  ann = await Guest.named(hall, 'Ann')
  bob = await Guest.named(hall, '보라')
})
afterAll(() => hall.close())

/** Plays at random until the match is over, over HTTP alone. */
async function playOut(id: string, players: Guest[], choose: (n: number) => number): Promise<DealtState> {
  for (;;) {
    const states = await Promise.all(players.map(p => p.state(id)))
    const k = states.findIndex(s => s.legal.length)
    if (states[0]!.status === 'finished') return states[0]!
    if (k < 0) {
      await rest(10) // a bot thinks
      continue
    }
    const { legal, seq } = states[k]!
    const { move, seat } = legal[choose(legal.length)]!
    const { status } = await players[k]!.post(`/api/matches/${id}/moves`, { seq, move, seat })
    expect([200, 409]).toContain(status)
  }
}

test('what the hall has to offer', async () => {
  const { body } = await ann.get<GameInfo[]>('/api/games')
  const ostia = body.find(g => g.id === 'ostia')!
  expect(ostia).toMatchObject({ rules: 'ostia@1', seats: { min: 2, max: 4 } })
  expect(ostia.provenance.rulebook).toBeGreaterThan(20)
  expect(ostia.provenance.reconstructed).toBeGreaterThan(20)
})

test('the contract describes itself', async () => {
  const { body } = await ann.get<{ paths: Record<string, object>; components: { schemas: object } }>(
    '/api/openapi.json',
  )
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining([
      '/api/session',
      '/api/games',
      '/api/matches',
      '/api/matches/{id}',
      '/api/matches/{id}/join',
      '/api/matches/{id}/moves',
      '/api/matches/{id}/events',
      '/api/matches/{id}/takeback',
      '/api/matches/{id}/standing',
      '/api/matches/{id}/talk',
      '/api/matches/{id}/resign',
      '/api/matches/{id}/export',
    ]),
  )
  expect(Object.keys(body.components.schemas)).toEqual(
    expect.arrayContaining([
      'MatchState',
      'MoveRequest',
      'OverState',
      'Refusal',
      'RowEvent',
      'RunningState',
      'WaitingState',
    ]),
  )
})

test('a guest is somebody with a name: again by the cookie, and under another name when wished', async () => {
  const guest = new Guest(hall.url)
  const first = await guest.post<{ person: { id: string } }>('/api/session', { name: ' Nina ' })
  expect(first.headers.get('set-cookie')).toMatch(/^loggia=[\w-]{43}\.[\w-]{43};.*HttpOnly.*SameSite=Lax/i)
  expect((await guest.get('/api/session')).body).toEqual({ person: { id: first.body.person.id, name: 'Nina' } })
  const table = await guest.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'open' }] })
  expect((await guest.post('/api/session', { name: '니나' })).body).toEqual({
    person: { id: first.body.person.id, name: '니나' },
  })
  expect((await guest.state(table.id)).seats[0]!.name).toBe('니나')
})

test('a table: made, listed, joined by its link, begun', async () => {
  const table = await ann.table({
    game: 'ostia',
    name: '일요일 저녁',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
  })
  // Without PUBLIC_URL nobody but the page itself knows where people reach the hall: what a request calls it is anybody's word.
  expect(table.url).toBe(`/match/${table.id}?invite=${table.invite}`)
  const open = async () => (await bob.get<MatchSummary[]>('/api/matches?open')).body.find(m => m.id === table.id)
  expect(await open()).toMatchObject({ name: '일요일 저녁', status: 'open', yourTurn: false, acting: [], seq: 0 })
  const before = await ann.state(table.id)
  expect(before).toMatchObject({
    status: 'open',
    acting: [],
    legal: [],
    prompt: null,
    eyes: 0,
    seq: 0,
    invite: table.invite,
  })
  expect((await ann.post(`/api/matches/${table.id}/moves`, { seq: 0, move: 'port:salona' })).body.error.code).toBe(
    'not-running',
  )

  const watching = await bob.watch(table.id)
  expect((await bob.post(`/api/matches/${table.id}/join`, {})).body).toEqual({ seat: 1 })
  // A spectator hears who sat down, and the first question if it is theirs.
  await watching.until(s =>
    s.events.some(e => e.event === 'seats' && e.data.status === 'running' && e.data.seats[1]!.you),
  )
  watching.close()
  expect(await open()).toBeUndefined()
  const state = await bob.state(table.id)
  expect(state.seats.map(({ kind, name, you }: Seat) => [kind, name, you])).toEqual([
    ['person', 'Ann', false],
    ['person', '보라', true],
    ['bot', expect.any(String), false],
  ])
  expect(state.invite).toBeUndefined()
  const carl = await Guest.named(hall, 'Carl')
  expect((await carl.post(`/api/matches/${table.id}/join`, { invite: table.invite })).body.error.code).toBe(
    'seat-taken',
  )
  expect((await carl.state(table.id)).eyes).toBe(30)
})

test('two who want the same seat at the same time: one gets it', async () => {
  const table = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const guests = await Promise.all(['a', 'b', 'c', 'd'].map(name => Guest.named(hall, name)))
  const answers = await Promise.all(guests.map(g => g.post(`/api/matches/${table.id}/join`, { seat: 1 })))
  expect(answers.map(a => a.status).sort()).toEqual([200, 409, 409, 409])
})

test('seats on one screen have names of their own', async () => {
  const seats = [{ kind: 'me' }, { kind: 'me', name: ' Bo ' }, { kind: 'me', name: 'Bo' }, { kind: 'open' }]
  const table = await ann.table({ game: 'ostia', seats, visibility: 'private' })
  expect((await ann.state(table.id)).seats.map(s => s.name)).toEqual(['Ann', 'Bo', 'Bo 2', ''])
  expect((await ann.get<MatchSummary[]>('/api/matches?mine')).body.find(m => m.id === table.id)!.seats[1]!.name).toBe(
    'Bo',
  )
})

test('several seats on one screen: one person answers for each', async () => {
  const table = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }], visibility: 'private' })
  const begun = await ann.state(table.id)
  expect(begun.seats.map(s => s.name)).toEqual(['Ann', 'Ann 2'])
  for (let k = 0, choose = dice(3); k < 12; k++) {
    const state = await ann.state(table.id)
    expect([state.eyes, state.prompt!.seat, state.legal[0]!.seat]).toEqual([
      state.acting[0],
      state.acting[0],
      state.acting[0],
    ])
    expect((await ann.playOne(table.id, choose)).body.seq).toBe(k + 1)
  }
  const mine = (await ann.get<MatchSummary[]>('/api/matches?mine&lang=ko')).body.find(m => m.id === table.id)!
  expect(mine).toMatchObject({ yourTurn: true, seq: 12 })
  expect(mine.question).toMatch(/[가-힣]/)
})

test('the same move sent twice counts once; of many at once one is played', async () => {
  const table = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }] })
  const { legal, seq } = await ann.state(table.id)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, k) =>
      ann.post(`/api/matches/${table.id}/moves`, { seq, move: legal[k % legal.length]!.move }),
    ),
  )
  expect(answers.map(a => a.status).sort()).toEqual([200, ...Array(7).fill(409)])
  expect((await ann.state(table.id)).seq).toBe(1)
})

describe('taking back', () => {
  test('the last move, until somebody else has decided; the log forgets it, the rows do not', async () => {
    const table = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }] })
    const path = `/api/matches/${table.id}`
    const before = await ann.state(table.id)
    await ann.playOne(table.id)
    const [seat] = (await ann.state(table.id)).mayTakeBack
    expect(seat).toBe(before.acting[0])
    expect((await ann.post(`${path}/takeback`)).body.seq).toBe(2)
    const after = await ann.state(table.id)
    expect([after.view, after.legal, after.log]).toEqual([before.view, before.legal, before.log])
    expect((await ann.post(`${path}/takeback`)).body.error).toMatchObject({ code: 'too-late', seq: 2 })
    expect((await ann.state(table.id, '?at=1')).view).not.toEqual(after.view)
  })

  test('a sealed answer beside that of another: neither refuses the other, and each may choose again', async () => {
    const table = await ann.table({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
    const path = `/api/matches/${table.id}`
    await bob.post(`${path}/join`, {})
    const asked = async () => await Promise.all([ann, bob].map(g => g.state(table.id)))
    for (let states = await asked(); states[0]!.acting.length < 2; states = await asked())
      await [ann, bob][states[0]!.acting[0]!]!.playOne(table.id)
    const [a, b] = await asked()
    expect(a!.seq).toBe(b!.seq)
    // Both answer the question that was asked after the same row.
    expect((await ann.post(`${path}/moves`, { seq: a!.seq, move: a!.legal[0]!.move })).body.seq).toBe(a!.seq + 1)
    const bobSees = await bob.state(table.id)
    expect(bobSees.log.at(-1)!.move).toBe('seal:?')
    expect(bobSees.acting).toEqual([1])
    expect((await ann.post(`${path}/takeback`)).body.seq).toBe(a!.seq + 2)
    expect((await ann.post(`${path}/moves`, { seq: a!.seq + 2, move: a!.legal.at(-1)!.move })).status).toBe(200)
    expect(
      (await bob.post(`${path}/moves`, { seq: b!.seq, move: b!.legal[0]!.move })).status,
      'a takeback came between',
    ).toBe(409)
    expect(
      (await bob.post(`${path}/moves`, { seq: b!.seq + 2, move: b!.legal[0]!.move })).status,
      'only her answer came between, beside his',
    ).toBe(200)
  })
})

test('talk is heard by those who watch and read by those who come', async () => {
  const table = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await bob.post(`/api/matches/${table.id}/join`, {})
  const stream = await bob.watch(table.id)
  await ann.post(`/api/matches/${table.id}/talk`, { text: '안녕하세요?' })
  await stream.until(s => s.events.some(e => e.event === 'talk'))
  stream.close()
  const heard = stream.events.find(e => e.event === 'talk')!
  expect(heard.id).toBeUndefined()
  expect((await bob.state(table.id)).talk).toEqual([heard.data])
  expect(heard.data).toMatchObject({ name: 'Ann', text: '안녕하세요?' })
})

test('who resigns leaves a bot that plays on to the end', async () => {
  const table = await ann.table({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const path = `/api/matches/${table.id}`
  await bob.post(`${path}/join`, {})
  const stream = await ann.watch(table.id)
  expect((await bob.post(`${path}/resign`)).body).toEqual({ seat: 1 })
  await stream.until(s => s.events.some(e => e.event === 'seats' && e.data.seats[1]!.kind === 'bot'))
  stream.close()
  expect((await bob.post(`${path}/moves`, { seq: 0, move: 'pass' })).body.error.code).toBe('not-your-seat')
  expect((await bob.post(`${path}/resign`)).status).toBe(403)
  const end = await playOut(table.id, [ann], dice(1))
  expect(end.seats[1]).toMatchObject({ kind: 'bot', bot: 'greedy', level: 'club' })
  expect((await ann.post(`${path}/resign`)).body.error.code).toBe('not-running')
})

test('bots answer at once, and for each other', async () => {
  const table = await ann.table({
    game: 'ostia',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }],
  })
  const stream = await ann.watch(table.id)
  for (let k = 0, choose = dice(5); k < 30; k++) {
    await stream.until(s => (s.rows.at(-1)?.legal?.length ?? 0) > 0)
    const { seq } = stream.rows.at(-1)!
    await ann.playOne(table.id, choose)
    await stream.until(s => s.rows.at(-1)!.seq > seq)
  }
  stream.close()
  const played = new Map<number, number>()
  for (const { seat } of stream.entries) played.set(seat, (played.get(seat) ?? 0) + 1)
  expect([...played.keys()].sort()).toEqual([0, 1, 2])
})

test('a bot answers to a row of another server that this one has not heard of', async () => {
  let table = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  let state = await ann.state(table.id)
  while (state.acting[0] !== 0 || state.seq > 0) {
    table = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
    state = await ann.state(table.id)
  }
  const stream = await ann.watch(table.id)
  const other = new pg.Client({ connectionString: database })
  await other.connect()
  await other.query('begin')
  await other.query('update progress set seq = 1 where match = $1', [table.id])
  await other.query(`insert into moves (match, seq, kind, seat, word) values ($1, 1, 'move', 0, $2)`, [
    table.id,
    state.legal[0]!.move,
  ])
  // The hall may still be looking whether the beginning asked a bot.
  await other.query(
    'insert into bot_turns (match) values ($1) on conflict (match) do update set written = bot_turns.written + 1',
    [table.id],
  )
  await other.query('commit')
  await other.end()
  await stream.until(s => s.entries.some(e => e.seat === 1))
  stream.close()
  expect(stream.entries[0]).toMatchObject({ seq: 1, seat: 0, move: state.legal[0]!.move })
})

test('whether pages offer to try something out is settled when the table is made', async () => {
  const table = { game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }] }
  for (const [wish, told] of [
    [{}, true],
    [{ mayTry: true }, true],
    [{ mayTry: false }, false],
  ] as const) {
    const { id } = await ann.table({ ...table, ...wish })
    expect((await ann.state(id)).mayTry).toBe(told)
  }
  expect((await ann.post('/api/matches', { ...table, visibility: 'open', mayTry: 'no' })).status).toBe(400)
})

test('a whole match: its shuffle was promised, stays secret to the end, and can be verified', async () => {
  const table = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const path = `/api/matches/${table.id}`
  const promised = (await ann.state(table.id)).commitment
  await bob.post(`${path}/join`, {})
  const half = await (async () => {
    for (let k = 0, choose = dice(7); k < 20; k++) {
      const s = await ann.state(table.id)
      await [ann, bob][s.acting[0]!]!.playOne(table.id, choose)
    }
    return ann.get<MatchExport>(`${path}/export`)
  })()
  expect(half.body.record).toBeUndefined()
  expect(half.headers.get('content-disposition')).toContain(table.id)
  const end = await playOut(table.id, [ann, bob], dice(9))
  const { body } = await bob.get<MatchExport>(`${path}/export`)
  expect(end).toMatchObject({
    status: 'finished',
    legal: [],
    acting: [],
    prompt: null,
    mayTakeBack: [],
    commitment: promised,
  })
  expect(await sha256(`loggia:${body.shuffle!.secret}`)).toBe(promised)
  expect(await seedOf(body.shuffle!)).toBe(end.seed)
  // Anyone can play it again.
  const again = new Match(games.ostia!.game, body.record!)
  expect(again.game.view(again.table, 30)).toEqual((await new Guest(hall.url).state(table.id)).view)
  expect(end.scores!.map(s => s.total)).toEqual(again.game.scores(again.table).map(s => s.total))
  expect(end.scores!.map(s => s.place).sort()[0]).toBe(0)
  // Nothing changes any more.
  expect((await ann.post(`${path}/takeback`)).status).toBe(409)
  expect((await ann.post(`${path}/moves`, { seq: end.seq, move: 'pass' })).status).toBe(409)
  expect((await ann.state(table.id, '?at=10')).log.length).toBe(end.log.filter(e => e.seq <= 10).length)
})

test('a match is one of three things: each answer says what its kind says and no more, and a page of the release before reads it', async () => {
  const both = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open' }
  const seen: string[] = []
  async function look(id: string, whoElse: Guest[] = []): Promise<Set<string>> {
    const states = await Promise.all(
      [ann, ...whoElse].map(async who => (await who.get<object>(`/api/matches/${id}`)).body),
    )
    for (const state of states) {
      expect(MatchState.parse(state)).toEqual(state)
      StateBefore.parse(state)
    }
    seen.push((states[0] as MatchState).status)
    return new Set(states.flatMap(Object.keys))
  }
  const expectAll = (keys: Set<string>, ...all: string[]) => expect([...keys]).toEqual(expect.arrayContaining(all))
  const stranger = new Guest(hall.url)

  const closed = (await ann.table({ ...both, seats: [...both.seats, { kind: 'open' }] })).id
  await bob.post(`/api/matches/${closed}/join`, {})
  await ann.send('DELETE', `/api/matches/${closed}`)
  expectAll(await look(closed, [bob]), 'parted')
  const { id } = await ann.table({ ...both, speed: 'live', clock: { bank: 1200, increment: 30 }, leaver: 'vote' })
  expectAll(await look(id, [bob, stranger]), 'room', 'maker', 'invite')
  await bob.post(`/api/matches/${id}/join`, {})
  expectAll(await look(id, [bob, stranger]), 'view', 'log', 'clocks')
  await bob.post(`/api/matches/${id}/resign`)
  expectAll(await look(id, [bob, stranger]), 'votes', 'away', 'mayEnd')
  const over = (await ann.table({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'me' }] })).id
  await playOut(over, [ann], dice(3))
  expectAll(await look(over), 'seed', 'scores', 'invite')
  expect(seen).toEqual(['closed', 'open', 'running', 'running', 'finished'])
})
