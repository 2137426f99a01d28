/** D1: a deploy takes no match from anybody. A hall whose next release has other rules: matches go on by these where players see the same, and are kept elsewhere. */
import { Match, type MatchRecord } from '@loggia/core'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { KeptMatch, MatchExport, MatchSummary } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { openStore } from '../hall/store.ts'
import { games } from './games.ts'
import { games as newer } from './games-next.ts'
import { ALL, dice, freshDatabase, Guest, hallOf, until } from './hall.ts'

const NEXT = 'games-next.ts'
let url: string
let database: pg.Pool
let old: RunningServer
let ann: Guest
let bob: Guest
beforeAll(async () => {
  url = await freshDatabase()
  database = new pg.Pool({ connectionString: url })
  old = await hallOf(url)
  ann = await Guest.named(old, 'Ann')
  bob = await Guest.named(old, 'Bob')
})
afterAll(async () => {
  await old.close()
  await database.end()
})

/** The same person at another hall. */
const at = (hall: RunningServer, guest: Guest): Guest =>
  Object.assign(new Guest(hall.url), { cookie: guest.cookie, id: guest.id })
const rulesOf = async (id: string): Promise<string> =>
  (await database.query<{ rules: string }>('select rules from matches where id = $1', [id])).rows[0]!.rules
const rowsOf = async (id: string): Promise<string[]> =>
  (await database.query<{ word: string }>('select word from moves where match = $1 order by seq', [id])).rows.map(
    r => r.word,
  )
const kept = async (guest: Guest, id: string, query = '') => guest.get<KeptMatch>(`/api/matches/${id}/kept${query}`)
/** A running match of Ann and Bob with this many rows. */
async function both(game: string, rows: number, more: object = {}): Promise<string> {
  const { id, invite } = await ann.table({ game, seats: [{ kind: 'me' }, { kind: 'open' }], ...more })
  const choose = dice(rows)
  expect((await bob.post(`/api/matches/${id}/join`, { invite })).status).toBe(200)
  for (let k = 0; k < rows; k++) await [ann, bob][(await ann.state(id)).acting[0]!]!.playOne(id, choose)
  return id
}
async function withNext<X>(act: (hall: RunningServer) => Promise<X>): Promise<X> {
  const hall = await hallOf(url, {}, NEXT)
  try {
    return await act(hall)
  } finally {
    await hall.close()
  }
}

describe('rules that see the same', () => {
  test('take a match over at their start: a row says so, the answers stay, it is played to its end and can be verified', async () => {
    const id = await both('toy', 21)
    const before = await ann.state(id)
    const rows = await rowsOf(id)
    await withNext(async hall => {
      const [a, b] = [at(hall, ann), at(hall, bob)]
      // Nobody asks for it: it is taken over all the same.
      await until(async () => (await rulesOf(id)) === 'toy@2')
      const after = await a.state(id)
      expect(after.rules).toBe('toy@2')
      expect(after.view).toEqual(before.view)
      expect(after.legal).toEqual(before.legal)
      expect(after.log.at(-1)).toMatchObject({ seq: 22, seat: -1, event: { kind: 'adopt', word: 'toy@1' } })
      expect(await rowsOf(id)).toEqual([...rows, 'toy@1'])
      // A question of before still stands: the row touched no table.
      const { seat, move } = before.legal[0] ?? (await b.state(id)).legal[0]!
      expect((await [a, b][seat]!.post(`/api/matches/${id}/moves`, { seq: 21, seat, move })).status).toBe(200)
      for (let choose = dice(5); (await a.state(id)).status === 'running'; )
        await [a, b][(await a.state(id)).acting[0]!]!.playOne(id, choose)
      const { record, scores } = (await a.get<MatchExport>(`/api/matches/${id}/export`)).body
      const replayed = new Match(newer.toy!.game, record!)
      expect(newer.toy!.game.scores(replayed.table).map(s => s.total)).toEqual(scores!.map(s => s.total))
    })
  })

  test('take a match with its older box over, and one that is over when somebody looks at it', async () => {
    const id = await both('toy', 4)
    const over = await both('toy', 0)
    for (let choose = dice(7); (await ann.state(over)).status === 'running'; )
      await [ann, bob][(await ann.state(over)).acting[0]!]!.playOne(over, choose)
    const { scores } = await ann.state(over)
    await withNext(async hall => {
      const a = at(hall, ann)
      await until(async () => (await rulesOf(id)) === 'toy@2')
      expect(await rulesOf(over)).toBe('toy@1')
      expect((await a.state(over)).scores).toEqual(scores)
      expect(await rulesOf(over)).toBe('toy@2')
      expect((await a.get<MatchSummary[]>('/api/matches?mine=1')).body.find(m => m.id === over)?.status).toBe(
        'finished',
      )
    })
  })
})

describe('rules that see something else', () => {
  test('a row that is not legal any more: the match is kept, told as such, and neither listed as a turn nor played', async () => {
    // Somebody was done with a turn, which the next rules forbid.
    const id = await both('ostia', 60)
    const rows = await rowsOf(id)
    const { log } = await ann.state(id)
    expect(rows.some(word => word.startsWith('done'))).toBe(true)
    await withNext(async hall => {
      const [a, b, stranger] = [at(hall, ann), at(hall, bob), new Guest(hall.url)]
      for (const path of ['', '/export', '/events', '/standing']) {
        const { status, body } = await a.get(`/api/matches/${id}${path}`)
        expect([status, body.error.code]).toEqual([409, 'other-rules'])
      }
      for (const [path, body] of [
        ['moves', { seq: 60, move: 'done' }],
        ['takeback', {}],
        ['resign', {}],
        ['talk', { text: 'hm' }],
      ] as const)
        expect((await a.post(`/api/matches/${id}/${path}`, body)).body.error.code).toBe('other-rules')
      const listed = (await a.get<MatchSummary[]>('/api/matches?mine=1')).body.find(m => m.id === id)!
      expect(listed).toMatchObject({ kept: true, yourTurn: false, acting: [], status: 'running' })
      const { body } = await kept(a, id)
      expect(body).toMatchObject({ rules: games.ostia!.game.rules, status: 'running', seq: 60, mayEnd: true })
      expect(body.standings.map(s => s.total)).toHaveLength(2)
      expect(body.seats.map(s => s.name)).toEqual(['Ann', 'Bob'])
      // My own words are mine to read; what another's tell nobody can say.
      for (const row of body.rows) expect(row.word).toBe(row.seat === 0 ? rows[row.seq - 1] : undefined)
      expect(body.record).toBeUndefined()
      expect(JSON.stringify(body)).not.toContain('seed')
      expect((await kept(b, id)).body.rows.filter(r => r.word).every(r => r.seat === 1)).toBe(true)
      expect((await kept(stranger, id)).body.rows.some(r => r.word)).toBe(false)
      expect((await stranger.post(`/api/matches/${id}/end`)).status).toBe(401)
    })
    // Nothing of it has changed: the release that knows its rules plays on.
    expect(await rowsOf(id)).toEqual(rows)
    expect((await ann.state(id)).log).toEqual(log)
    expect((await [ann, bob][(await ann.state(id)).acting[0]!]!.playOne(id)).status).toBe(200)
  })

  test('a player ends it, once: then it is whole, with its seed', async () => {
    const id = await both('ostia', 40, { visibility: 'private' })
    const rows = await rowsOf(id)
    expect((await kept(ann, id)).body).toMatchObject({ error: { code: 'still-played' } })
    // People who may not read it do not learn that it is there.
    expect((await kept(await Guest.named(old, 'Zoe'), id)).status).toBe(404)
    await withNext(async hall => {
      const [a, b] = [at(hall, ann), at(hall, bob)]
      const eve = await Guest.named(hall, 'Eve')
      expect((await kept(eve, id)).status).toBe(404)
      expect((await eve.post(`/api/matches/${id}/end`)).status).toBe(404)
      const both = await Promise.all([a, b].map(guest => guest.post(`/api/matches/${id}/end`)))
      expect(both.map(r => r.status).sort()).toEqual([200, 409])
      const { body } = await kept(b, id)
      const record = body.record!
      expect(body).toMatchObject({ status: 'finished', mayEnd: false, seq: 41 })
      expect(body.rows.map(r => r.word)).toEqual([...rows, 'other-rules'])
      const match = new Match(games.ostia!.game, record as MatchRecord)
      expect([match.seq, match.ended]).toEqual([41, true])
      expect((await a.get<MatchSummary[]>('/api/matches?mine=1')).body.find(m => m.id === id)?.status).toBe('finished')
    })
    // Not even the release that knows its rules goes on with it.
    expect(
      (await [ann, bob][0]!.post(`/api/matches/${id}/moves`, { seq: 41, move: 'done', seat: 0 })).body.error.code,
    ).toBe('not-running')
  })

  test('other points, and rules that know nothing of the older ones', async () => {
    const ids = [await both('tiletum', 6), await both('terra-mystica', 6)]
    await withNext(async hall => {
      for (const id of ids) expect((await kept(at(hall, ann), id)).status).toBe(200)
    })
    for (const id of ids) expect((await ann.state(id)).acting).toHaveLength(1)
  })
})

describe('two releases side by side', () => {
  test('a player at the older one is told where it goes on, and its stream ends; a move of that moment is in, or refused', async () => {
    for (let round = 0; round < (ALL ? 6 : 2); round++) {
      const id = await both('toy', 3 + round)
      const watcher = await bob.watch(id)
      const {
        acting: [seat],
        seq,
      } = await ann.state(id)
      const guest = [ann, bob][seat!]!
      const { legal } = await guest.state(id)
      await withNext(async hall => {
        const [looked, played] = await Promise.all([
          at(hall, ann).state(id),
          guest.post(`/api/matches/${id}/moves`, { seq, seat, move: legal[0]!.move }),
        ])
        expect(looked.rules).toBe('toy@2')
        if (played.status !== 200) expect([played.status, played.body.error.code]).toEqual([409, 'newer-rules'])
        await until(async () => watcher.closed)
        const again = await guest.post(`/api/matches/${id}/moves`, { seq, seat, move: legal[0]!.move })
        expect(again.body.error.code).toBe('newer-rules')
        expect((await ann.get(`/api/matches/${id}`)).body.error.code).toBe('newer-rules')
        expect((await ann.post(`/api/matches/${id}/end`)).body.error.code).toBe('newer-rules')
        const words = await rowsOf(id)
        expect(words.filter(w => w === 'toy@1')).toHaveLength(1)
        expect(words.length).toBe(seq + 1 + (played.status === 200 ? 1 : 0))
        const next = [ann, bob][(await at(hall, ann).state(id)).acting[0]!]!
        expect((await at(hall, next).playOne(id)).status).toBe(200)
      })
    }
  })
})

test('what players saw is noted every 64 rows, for matches of before as well', async () => {
  const store = openStore(database)
  // Two people's match may be over by then.
  const { id } = await ann.table({ game: 'terra-mystica', seats: Array(4).fill({ kind: 'me' }) })
  for (let k = 0, choose = dice(9); k < 82; k++) await ann.playOne(id, choose)
  const [noted] = await until(async () => {
    const marks = await store.marks(id)
    return marks.length > 0 && marks
  })
  expect(noted!.seq).toBe(64)
  await database.query('delete from marks where match = $1', [id])
  const again = await hallOf(url)
  try {
    expect(
      await until(async () => {
        const marks = await store.marks(id)
        return marks.length > 0 && marks
      }),
    ).toEqual([noted])
  } finally {
    await again.close()
  }
})
