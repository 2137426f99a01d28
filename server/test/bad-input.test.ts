/** Every kind of bad input has the right status and a clear error, and changes nothing; every door asks who is there. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MatchCreated, DealtState } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { freshDatabase, Guest, hallOf } from './hall.ts'

let hall: RunningServer
let ann: Guest
let bob: Guest
let stranger: Guest
let match: MatchCreated
let hidden: MatchCreated
const at = (path = '') => `/api/matches/${match.id}${path}`
const privately = (path = '') => `/api/matches/${hidden.id}${path}`

beforeAll(async () => {
  hall = await hallOf(await freshDatabase())
  ann = await Guest.named(hall, 'Ann')
  bob = await Guest.named(hall, '보라')
  stranger = new Guest(hall.url)
  match = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await bob.post(at('/join'), {})
  hidden = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }], visibility: 'private' })
})
afterAll(() => hall.close())

/** Whose turn it is, and who isn't asked. */
async function turn(): Promise<{ state: DealtState; asked: Guest; other: Guest; seat: number }> {
  const state = await ann.state(match.id)
  const seat = state.acting[0]!
  return seat === 0
    ? { state, asked: ann, other: bob, seat }
    : { state: await bob.state(match.id), asked: bob, other: ann, seat }
}

const BAD_MOVES: [
  name: string,
  status: number,
  code: string,
  send: (
    t: Awaited<ReturnType<typeof turn>>,
  ) => Promise<{ status: number; body: { error: { code: string; sentence: string } } }>,
][] = [
  ['a text that is no move', 422, 'illegal', t => t.asked.post(at('/moves'), { seq: t.state.seq, move: 'fly:moon' })],
  [
    'a move of the game that is not possible now',
    422,
    'illegal',
    t => t.asked.post(at('/moves'), { seq: t.state.seq, move: 'sow:wood' }),
  ],
  [
    'the move of the other seat',
    403,
    'not-your-seat',
    t => t.other.post(at('/moves'), { seq: t.state.seq, move: t.state.legal[0]!.move, seat: t.seat }),
  ],
  [
    'a move when another is asked',
    422,
    'illegal',
    t => t.other.post(at('/moves'), { seq: t.state.seq, move: t.state.legal[0]!.move }),
  ],
  [
    'a question that has gone by',
    409,
    'stale',
    async t => {
      await t.asked.post(at('/moves'), { seq: t.state.seq, move: t.state.legal[0]!.move })
      return t.asked.post(at('/moves'), { seq: t.state.seq, move: t.state.legal[1]!.move })
    },
  ],
  [
    'a row of the future',
    409,
    'stale',
    t => t.asked.post(at('/moves'), { seq: t.state.seq + 7, move: t.state.legal[0]!.move }),
  ],
  ['a huge body', 413, 'too-large', t => t.asked.post(at('/moves'), { seq: t.state.seq, move: 'x'.repeat(100_000) })],
  ['a long word', 400, 'bad-request', t => t.asked.post(at('/moves'), { seq: t.state.seq, move: 'x'.repeat(1_000) })],
  [
    'a number that is a text',
    400,
    'bad-request',
    t => t.asked.post(at('/moves'), { seq: String(t.state.seq), move: t.state.legal[0]!.move }),
  ],
  ['a negative row', 400, 'bad-request', t => t.asked.post(at('/moves'), { seq: -1, move: t.state.legal[0]!.move })],
  [
    'a seat that is no seat',
    400,
    'bad-request',
    t => t.asked.post(at('/moves'), { seq: t.state.seq, move: t.state.legal[0]!.move, seat: 99 }),
  ],
  [
    'a field too many',
    400,
    'bad-request',
    t => t.asked.post(at('/moves'), { seq: t.state.seq, move: t.state.legal[0]!.move, '__proto__x': 1 }),
  ],
  ['no JSON', 400, 'bad-request', t => t.asked.post(at('/moves'), '{"seq":')],
  ['no body', 400, 'bad-request', t => t.asked.post(at('/moves'))],
  ['an array', 400, 'bad-request', t => t.asked.post(at('/moves'), [])],
  ['nobody', 401, 'no-session', t => stranger.post(at('/moves'), { seq: t.state.seq, move: t.state.legal[0]!.move })],
  [
    'a forged cookie',
    401,
    'no-session',
    t =>
      stranger.post(
        at('/moves'),
        { seq: t.state.seq, move: t.state.legal[0]!.move },
        { cookie: `loggia=${'A'.repeat(43)}` },
      ),
  ],
  [
    'a cookie with a quote in it',
    401,
    'no-session',
    t =>
      stranger.post(at('/moves'), { seq: t.state.seq, move: t.state.legal[0]!.move }, { cookie: `loggia=' or 1=1 --` }),
  ],
  [
    'another site',
    403,
    'cross-origin',
    t =>
      t.asked.post(
        at('/moves'),
        { seq: t.state.seq, move: t.state.legal[0]!.move },
        { origin: 'https://evil.example' },
      ),
  ],
  [
    'another site without a name',
    403,
    'cross-origin',
    t => t.asked.post(at('/moves'), { seq: t.state.seq, move: t.state.legal[0]!.move }, { origin: 'null' }),
  ],
  [
    'a browser that says cross-site',
    403,
    'cross-origin',
    t =>
      t.asked.post(
        at('/moves'),
        { seq: t.state.seq, move: t.state.legal[0]!.move },
        { 'sec-fetch-site': 'cross-site' },
      ),
  ],
]

describe('a bad move leaves the match as it was', () => {
  for (const [name, status, code, send] of BAD_MOVES)
    test(name, async () => {
      const before = await turn()
      const answer = await send(before)
      expect([answer.status, answer.body.error.code]).toEqual([status, code])
      expect(answer.body.error.sentence.length).toBeGreaterThan(5)
      const after = await before.asked.state(match.id)
      // The stale one was preceded by a good one.
      expect(after.seq).toBe(before.state.seq + (code === 'stale' && name.includes('gone by') ? 1 : 0))
      if (after.seq === before.state.seq) expect(after).toEqual(before.state)
    })

  test('an illegal move names its rule, in the language of who asks; a stale one where the match stands', async () => {
    const { asked, state } = await turn()
    const [en, ko] = await Promise.all(
      ['en', 'ko'].map(lang => asked.post(`${at('/moves')}?lang=${lang}`, { seq: state.seq, move: 'sow:wood' })),
    )
    expect(en!.body.error.rule).toMatch(/^(OST|core)/)
    expect(ko!.body.error.sentence).toMatch(/[가-힣]/)
    expect(en!.body.error.sentence).not.toMatch(/[가-힣]/)
    expect((await asked.post(at('/moves'), { seq: state.seq + 1, move: 'x' })).body.error.seq).toBe(state.seq)
  })
})

describe('names and words', () => {
  test('names of many kinds are kept as they are', async () => {
    for (const name of ["O'Hara & Söhne", '김철수', '🎲 dice', 'Robert"); drop table people;--']) {
      expect(
        (await new Guest(hall.url).post<{ person: { name: string } }>('/api/session', { name })).body.person.name,
      ).toBe(name)
    }
  })
  test('talk is text and stays text', async () => {
    const text = '<img src=x onerror=alert(1)> & "안녕"'
    expect((await ann.post<{ text: string }>(at('/talk'), { text })).body.text).toBe(text)
    const state = await ann.get<DealtState>(at())
    expect(state.body.talk.at(-1)!.text).toBe(text)
    expect(state.headers.get('content-type')).toContain('application/json')
    expect(state.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await ann.post(at('/talk'), { text: 'x'.repeat(501) })).status).toBe(400)
    expect((await ann.post(at('/talk'), { text: '' })).status).toBe(400)
  })
})

describe('a table that can not be made', () => {
  const me = { kind: 'me' }
  const cases: [string, number, string, object][] = [
    ['of an unknown game', 422, 'no-such-game', { game: 'chess', seats: [me, me] }],
    ['of a property of objects', 422, 'no-such-game', { game: 'constructor', seats: [me, me] }],
    ['for one', 422, 'wrong-seats', { game: 'ostia', seats: [me] }],
    ['for five', 422, 'wrong-seats', { game: 'ostia', seats: [me, me, me, me, me] }],
    [
      'with an option that is none',
      422,
      'no-such-option',
      { game: 'ostia', seats: [me, me], options: { fast: 'yes' } },
    ],
    ['with a value that is none', 422, 'no-such-option', { game: 'toy', seats: [me, me], options: { dice: 'nine' } }],
    ['with a seat that is none', 400, 'bad-request', { game: 'ostia', seats: [me, { kind: 'king' }] }],
    ['with an unknown bot', 400, 'bad-request', { game: 'ostia', seats: [me, { kind: 'bot', bot: 'god' }] }],
    ['with a visibility that is none', 400, 'bad-request', { game: 'ostia', seats: [me, me], visibility: 'secret' }],
  ]
  for (const [name, status, code, wish] of cases)
    test(name, async () => {
      const answer = await ann.post('/api/matches', { visibility: 'open', ...wish })
      expect([answer.status, answer.body.error.code]).toEqual([status, code])
    })
})

describe('access of each route', () => {
  const seq0 = { seq: 0, move: 'pass' }
  const doors: [
    method: string,
    path: () => string,
    body: unknown,
    nobody: number,
    notSeated: number,
    notSeatedPrivate: number,
  ][] = [
    ['GET', () => '/api/matches?mine', undefined, 401, 200, 200],
    [
      'POST',
      () => '/api/matches',
      { game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }], visibility: 'private' },
      401,
      201,
      201,
    ],
    ['GET', () => '', undefined, 200, 200, 404],
    ['GET', () => '?seat=0', undefined, 403, 403, 404],
    ['GET', () => '/export', undefined, 200, 200, 404],
    ['GET', () => '/export?seat=1', undefined, 403, 403, 404],
    ['GET', () => '/events?seat=0', undefined, 403, 403, 404],
    ['POST', () => '/join', {}, 401, 409, 404],
    ['POST', () => '/moves', seq0, 401, 403, 404],
    ['POST', () => '/takeback', {}, 401, 403, 404],
    // A spectator speaks to spectators.
    ['POST', () => '/talk', { text: 'hm' }, 401, 201, 404],
    ['POST', () => '/resign', {}, 401, 403, 404],
  ]
  test('every door, for nobody, for somebody who is not seated, and at a private table', async () => {
    const carl = await Guest.named(hall, 'Carl')
    for (const [method, path, body, nobody, notSeated, notSeatedPrivate] of doors) {
      const whole = path().startsWith('/api')
      const ask = async (guest: Guest, base: string) =>
        (await guest.send(method, whole ? path() : base + path(), body)).status
      expect([method, path(), await ask(stranger, at()), await ask(carl, at()), await ask(carl, privately())]).toEqual([
        method,
        path(),
        nobody,
        notSeated,
        notSeatedPrivate,
      ])
    }
  })
  test('a private table opens for its invitation, to look and to sit, and for no other', async () => {
    const dora = await Guest.named(hall, 'Dora')
    const table = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'private' })
    const path = `/api/matches/${table.id}`
    expect((await dora.get(`${path}?invite=nonsense`)).status).toBe(404)
    expect((await dora.get<DealtState>(`${path}?invite=${table.invite}`)).body.invite).toBeUndefined()
    expect((await ann.state(table.id)).invite).toBe(table.invite)
    expect((await dora.post(`${path}/join`, {})).status).toBe(404)
    expect((await dora.post(`${path}/join`, { invite: table.invite })).body.seat).toBe(1)
    expect((await dora.post(`${path}/join`, {})).body.seat).toBe(1)
    expect((await dora.post(`${path}/join`, { seat: 0 })).status).toBe(409)
    expect((await dora.get<{ id: string }[]>('/api/matches?open')).body.map(m => m.id)).not.toContain(table.id)
  })
  test('what is not there', async () => {
    for (const path of [
      '/api/matches/nosuchmatch1',
      '/api/matches/nosuchmatch1/events',
      '/api/nonsense',
      `${at()}?at=9999`,
    ])
      expect([path, (await ann.get(path)).status]).toEqual([path, 404])
    for (const path of ['/api/matches/..%2f..%2fetc', `${at()}?at=-1`, `${at()}?at=x`])
      expect([path, (await ann.get(path)).status]).toEqual([path, 400])
    expect((await ann.post(at('/takeback'), { seat: 1 })).status).toBe(403)
  })
  test('a seat is a number of digits, of a seat or of who only watches: nothing else is read as seat 0', async () => {
    for (const seat of [
      'x',
      '',
      '%20',
      '+0',
      '0x0',
      '0e0',
      '0.0',
      '-0',
      '-1',
      '8',
      '29',
      '31',
      '32',
      '62',
      '4294967296',
      '1e9',
    ])
      for (const path of ['', '/events', '/export']) {
        expect([seat, path, (await ann.get(at(`${path}?seat=${seat}`))).status]).toEqual([seat, path, 400])
      }
    expect((await ann.state(match.id, '?seat=0')).eyes).toBe(0)
    expect((await ann.state(match.id, '?seat=30')).eyes).toBe(30)
  })
  test('a session ends when it is left, at once', async () => {
    const eve = await Guest.named(hall, 'Eve')
    const cookie = eve.cookie
    expect((await eve.send('DELETE', '/api/session')).status).toBe(200)
    expect((await stranger.get<{ person: null }>('/api/session', { cookie })).body.person).toBe(null)
  })
})
