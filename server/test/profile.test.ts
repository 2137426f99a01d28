/** R10: handles, profiles and who sees them, what does not count is told before the deal, and inviting by handle. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HistoryPage, Invitation, MatchRatings, MatchState, Me, Profile } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { QUOTAS } from '../platform/limits.ts'
import { type Answer, freshDatabase, Guest, hallOf, until } from './hall.ts'

let one: RunningServer
let two: RunningServer
let database: pg.Pool
beforeAll(async () => {
  const url = await freshDatabase()
  database = new pg.Pool({ connectionString: url, max: 2 })
  ;[one, two] = (await Promise.all([hallOf(url, { TRUST_PROXY: '1' }), hallOf(url, { TRUST_PROXY: '1' })])) as [
    RunningServer,
    RunningServer,
  ]
})
afterAll(async () => {
  await database.end()
  await Promise.all([one.close(), two.close()])
})

let n = 0
/** Somebody who comes from an address of their own. */
class Player extends Guest {
  from = `10.9.${++n >> 8}.${n & 255}`
  override send<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return super.send<T>(method, path, body, { 'x-forwarded-for': this.from, ...headers })
  }
}
/** A guest. */
async function guest(name: string, hall = one): Promise<Player> {
  const player = new Player(hall.url)
  player.id = (await player.post<{ person: { id: string } }>('/api/session', { name })).body.person.id
  return player
}
/** Somebody with a way in, and a handle of that name. */
async function player(handle: string, hall = one): Promise<Player> {
  const somebody = await guest(handle, hall)
  expect((await somebody.post('/api/account/recovery')).status).toBe(200)
  expect((await name(somebody, handle)).status).toBe(200)
  return somebody
}
const name = (who: Guest, handle: string): Promise<Answer<Me & { error: { code: string } }>> =>
  who.send('PATCH', '/api/account/profile', { handle })
const show = (who: Guest, shown: string) => who.send('PATCH', '/api/account/profile', { shown })
const RATED = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open', rated: true }
/** Plays every seat to the end. */
async function finish(id: string, people: readonly Guest[]): Promise<void> {
  for (;;) {
    const state = await people[0]!.state(id)
    if (state.status === 'finished') return
    for (const somebody of people) {
      const { legal, seq } = await somebody.state(id)
      const [move] = legal
      if (move) await somebody.post(`/api/matches/${id}/moves`, { seq, move: move.move, seat: move.seat })
    }
  }
}
/** A match between two, to its end. */
async function played(a: Guest, b: Guest, more: object = {}): Promise<string> {
  const { id, invite } = await a.table({ ...RATED, ...more })
  expect((await b.post(`/api/matches/${id}/join`, { invite })).status).toBe(200)
  await until(async () => (await a.get<MatchState>(`/api/matches/${id}`)).body.status === 'running')
  await finish(id, [a, b])
  return id
}
/** What ended is folded now, and not in ten seconds. */
async function folded(id: string, who: Guest): Promise<MatchRatings> {
  await database.query(`update rating_queue set at = at - interval '1 minute'`)
  return until(async () => {
    const { body } = await who.get<MatchRatings>(`/api/matches/${id}/ratings`)
    return !body.pending && body
  })
}
const profile = async (of: string, viewer: Guest) => (await viewer.get<Profile>(`/api/people/${of}`)).body
const history = async (of: string, viewer: Guest, query = '') =>
  (await viewer.get<HistoryPage>(`/api/people/${of}/matches${query}`)).body

describe('a handle', () => {
  test('is one for all that look like it, however it is written, at two servers at once', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, async (_, k) => {
        const somebody = await guest(`n${k}`, k % 2 ? two : one)
        await somebody.post('/api/account/recovery')
        return somebody
      }),
    )
    const alike = ['tomas_r', 'ＴＯＭＡＳ＿Ｒ', 't0masr', 'tornas_r', '@Tomas_R', 'tomasr']
    const answers = await Promise.all(people.map((who, k) => name(who, alike[k]!)))
    expect(answers.map(a => a.status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    // Its owner may write it otherwise; and find themselves however it is written.
    const owner = people[answers.findIndex(a => a.status === 200)]!
    expect((await name(owner, 'Tomas_R')).body).toMatchObject({ handle: 'tomas_r', shown: 'all', invites: 'all' })
    for (const written of ['tomasr', '@TOMAS_R', 'ｔｏｍａｓｒ'])
      expect(await profile(encodeURIComponent(written), people[0]!)).toMatchObject({ handle: 'tomas_r' })
  })
  test('is for who has a way in, in Hangul or plain letters, and not the hall’s own', async () => {
    const eve = await guest('Eve')
    expect((await name(eve, 'eve')).body.error.code).toBe('handle-guest')
    await eve.post('/api/account/recovery')
    for (const [handle, code] of [
      ['ev', 'handle-length'],
      ['e'.repeat(21), 'handle-length'],
      ['е_v_е', 'handle-letters'], // Cyrillic
      ['eve__x', 'handle-letters'],
      ['_eve', 'handle-letters'],
      ['evé', 'handle-letters'],
      ['adm1n', 'handle-reserved'],
      ['운영자', 'handle-reserved'],
      ['ADMIN', 'handle-reserved'],
      ['l0ggia', 'handle-reserved'],
    ] as const)
      expect([handle, (await name(eve, handle)).body.error.code]).toEqual([handle, code])
    expect((await name(eve, '이브_22')).status).toBe(200)
    expect((await new Guest(one.url).get('/api/people/nobody_here')).status).toBe(404)
  })
})

test('each choice of a profile is made alone, and is asked in both languages', async () => {
  const ann = await guest('Ann')
  const choicesIn = async (lang: string) => (await ann.get<Me>(`/api/account/profile?lang=${lang}`)).body.choices
  const [en, ko] = [await choicesIn('en'), await choicesIn('ko')]
  expect(en.map(c => c.field)).toEqual(expect.arrayContaining(['shown', 'invites']))
  expect(ko.map(c => c.values.map(v => v.value))).toEqual(en.map(c => c.values.map(v => v.value)))
  for (const { title, values } of ko)
    for (const said of [title, ...values.map(v => v.name), ...values.map(v => v.line)]) expect(said).toMatch(/[가-힣]/)
  let chosen = (await ann.get<Me>('/api/account/profile')).body
  for (const { field, values } of en)
    for (const { value } of values) {
      const now = (await ann.send<Me>('PATCH', '/api/account/profile', { [field]: value })).body
      expect(now).toEqual({ ...chosen, [field]: value })
      chosen = now
    }
})

describe('a rated table tells before the deal why it does not count', () => {
  const why = async (id: string, who: Guest) => (await who.get<MatchState>(`/api/matches/${id}`)).body.unrated?.code
  test('two with ways in: it counts, at both servers', async () => {
    const [ann, bob] = [await player('counts_a'), await player('counts_b', two)]
    const { id } = await ann.table(RATED)
    expect(await why(id, ann)).toBeUndefined()
    await bob.post(`/api/matches/${id}/join`, {})
    const { body } = await until(async () => {
      const answer = await ann.get<MatchState>(`/api/matches/${id}`)
      return answer.body.status === 'running' && answer
    })
    expect([body.rated, body.unrated]).toEqual([true, undefined])
    const { rows } = await database.query(
      'select from sittings where match = $1 and coalesce(address, browser) is not null',
      [id],
    )
    expect(rows).toEqual([])
  })
  test('a guest, a bot, somebody twice', async () => {
    const ann = await player('told_a')
    const three = { ...RATED, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] }
    const { id } = await ann.table(three)
    const eve = await guest('Eve')
    await eve.post(`/api/matches/${id}/join`, {})
    expect(await why(id, ann)).toBe('guest')
    expect(
      (await ann.get<MatchState>(`/api/matches/${id}`, { 'accept-language': 'ko' })).body.unrated?.sentence,
    ).toMatch(/손님/)
    await eve.post('/api/account/recovery')
    expect(await why(id, ann)).toBeUndefined()
    await ann.post(`/api/matches/${id}/bots`, { bot: 'random' })
    expect(await why(id, ann)).toBe('bots')
    const { id: twice } = await ann.table({ ...three, seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'open' }] })
    expect(await why(twice, ann)).toBe('same-person')
  })
  test('the same address, also since yesterday; the same browser, with any sign-in; and it is dealt as that', async () => {
    const [ann, bob] = [await player('near_a'), await player('near_b', two)]
    bob.from = ann.from
    const { id } = await ann.table(RATED)
    // Overnight there is another key.
    await database.query(
      `update keys set name = 'address ' || to_char((now() - interval '1 day') at time zone 'utc', 'YYYY-MM-DD') where name like 'address%'`,
    )
    const later = await hallOf(await url(), { TRUST_PROXY: '1' })
    const there = Object.assign(new Player(later.url), { cookie: bob.cookie, id: bob.id, from: bob.from, gives: false })
    await there.post(`/api/matches/${id}/join`, {})
    expect(await why(id, ann)).toBe('same-address')
    await there.give(id)
    await until(async () => (await ann.get<MatchState>(`/api/matches/${id}`)).body.status === 'running')
    await later.close()
    expect(await why(id, ann)).toBe('same-address')
    await finish(id, [ann, bob])
    expect(await folded(id, ann)).toMatchObject({ changes: [], unrated: { code: 'same-address' } })

    const cid = await player('near_c')
    const codes = (await cid.post<{ codes: string[] }>('/api/account/recovery')).body.codes
    const { id: other } = await ann.table({ ...RATED, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] })
    ann.from = '10.200.0.1'
    expect((await ann.post('/api/entry/recovery', { code: codes[0] })).status).toBe(200)
    await ann.post(`/api/matches/${other}/join`, {})
    expect(await why(other, ann)).toBe('same-browser')
  })
  test('a private table counts only in a hall by invitation', async () => {
    const ann = await player('private_a')
    const { id } = await ann.table({ ...RATED, visibility: 'private' })
    expect(await why(id, ann)).toBe('private')
    await database.query(`insert into hall (key, value) values ('mode', '"invitation"')`)
    expect(await why(id, ann)).toBeUndefined()
    await database.query(`update hall set value = '"registration"' where key = 'mode'`)
    expect(await why(id, ann)).toBe('private')
    await database.query(`delete from hall where key = 'mode'`)
    // A table of before keeps what its people were told.
    await database.query('update matches set rating_law = 1 where id = $1', [id])
    expect(await why(id, ann)).toBeUndefined()
  })
  /** Of the halls' database. */
  const url = async () => (database as unknown as { options: { connectionString: string } }).options.connectionString
})

describe('what was played', () => {
  test('changes ratings when it is folded, appears on both pages, and is visible as each chose', async () => {
    const [ann, bob, cid] = [await player('page_a'), await player('page_b', two), await player('page_c')]
    const id = await played(ann, bob)
    expect((await ann.get<MatchRatings>(`/api/matches/${id}/ratings`)).body).toEqual({ pending: true, changes: [] })
    const { changes } = await folded(id, ann)
    expect(changes.map(c => c.seat)).toEqual([0, 1])
    expect(changes.every(c => c.before === 1500 && c.provisional)).toBe(true)
    const about = await profile('page_a', cid)
    expect(about).toMatchObject({
      finished: 1,
      running: 0,
      ratings: [{ game: 'toy', seats: 2, matches: 1, provisional: true }],
    })
    expect(about.ratings![0]).not.toHaveProperty('place')
    expect(await profile('page_a', bob)).toMatchObject({ withYou: { matches: 1 } })
    expect((await history('page_a', cid)).matches).toMatchObject([{ id, seats: 2, change: changes[0]!.after - 1500 }])
    for (const query of ['?game=ostia', '?seats=3', '?speed=live', '?within=0', '?me=1'])
      expect([query, (await history('page_a', cid, query)).count]).toEqual([query, 0])
    expect((await history('page_a', bob, '?me=1&rated=1')).count).toBe(1)

    await show(ann, 'acquaintances')
    expect(await profile('page_a', cid)).toMatchObject({ hidden: true })
    expect(await profile('page_a', cid)).not.toHaveProperty('ratings')
    expect(await profile('page_a', bob)).toHaveProperty('ratings')
    expect((await cid.get(`/api/people/page_a/course?game=toy&seats=2`)).status).toBe(404)
    expect((await history('page_a', cid)).count).toBe(0)
    const seen = async (who: Guest) =>
      (await who.get<MatchRatings>(`/api/matches/${id}/ratings`)).body.changes.map(c => c.seat)
    expect([await seen(cid), await seen(bob)]).toEqual([[1], [0, 1]])
    await show(ann, 'nobody')
    expect(await profile('page_a', bob)).toMatchObject({ hidden: true, withYou: { matches: 1 } })
    expect((await history('page_a', bob)).count).toBe(1)
    expect([await seen(bob), await seen(ann)]).toEqual([[1], [0, 1]])
    expect((await history('page_a', new Guest(one.url))).count).toBe(0)
  })

  test('of a private match others see neither who sat there nor the match; its link can be taken back by any who sat there', async () => {
    const [ann, bob, cid] = [await player('priv_a'), await player('priv_b', two), await player('priv_c')]
    const id = await played(ann, bob, { visibility: 'private', name: 'Ours' })
    const [past] = (await history('priv_a', cid)).matches
    expect(past).toMatchObject({ name: '', people: [{ name: 'priv_a', theirs: true }] })
    expect(past).not.toHaveProperty('id')
    expect((await history('priv_a', bob)).matches[0]).toMatchObject({ id, name: 'Ours' })
    await until(async () => (await bob.state(id)).status === 'finished')
    const { invite } = await ann.state(id)
    const look = (code = invite!) => cid.get(`/api/matches/${id}?invite=${code}`)
    expect((await look()).status).toBe(200)
    // Where the pages lie of those who sit there hears who may see the match.
    const people = (query = '') => cid.get(`/api/matches/${id}/people${query}`)
    expect((await people()).status).toBe(404)
    expect((await people(`?invite=${invite}`)).body).toEqual([
      { seat: 0, handle: 'priv_a' },
      { seat: 1, handle: 'priv_b' },
    ])
    expect((await cid.send('DELETE', `/api/matches/${id}/link`)).status).toBe(404)
    expect((await bob.send('DELETE', `/api/matches/${id}/link`)).status).toBe(200)
    // By the other server as well, as soon as it has heard.
    await until(async () => (await look()).status === 404)
    const { invite: now } = await bob.state(id)
    expect(now).not.toBe(invite)
    expect((await look(now)).status).toBe(200)
  })
})

describe('inviting by handle', () => {
  const invited = async (who: Guest) => (await who.get<Invitation[]>('/api/invitations')).body
  const invite = (who: Guest, id: string, handle: string) =>
    who.post<{ name: string; error: { code: string } }>(`/api/matches/${id}/invitations`, { handle })

  test('brings somebody to a private table, once; declined or dealt it is gone', async () => {
    const [ann, bob, cid] = [await player('inv_a'), await player('inv_b', two), await player('inv_c')]
    const { id } = await ann.table({ ...RATED, visibility: 'private' })
    expect((await invite(cid, id, 'inv_b')).status).toBe(404)
    for (const _ of [1, 2]) expect((await invite(ann, id, '@INV_B')).body).toEqual({ name: 'inv_b' })
    expect((await invite(ann, id, 'nobody_there')).body.error.code).toBe('no-such-handle')
    expect((await invite(ann, id, 'inv_a')).body.error.code).toBe('invited-sits')
    const [call] = await invited(bob)
    expect(call).toMatchObject({ id, game: 'toy', by: 'inv_a' })
    const code = new URL(call!.url, 'http://x').searchParams.get('invite')
    await bob.send('DELETE', `/api/invitations/${id}`)
    expect(await invited(bob)).toEqual([])
    await invite(ann, id, 'inv_b')
    expect((await bob.post(`/api/matches/${id}/join`, { invite: code })).status).toBe(200)
    await until(async () => (await ann.get<MatchState>(`/api/matches/${id}`)).body.status === 'running')
    expect(await invited(bob)).toEqual([])
    expect((await invite(ann, id, 'inv_c')).body.error.code).toBe('not-open')
  })
  test('a blocked and a blocking player get the same answer, and nothing comes', async () => {
    const [ann, bob] = [await player('blk_a'), await player('blk_b')]
    const { id } = await ann.table(RATED)
    for (const [by, whom] of [
      [ann, bob],
      [bob, ann],
    ] as const) {
      await database.query('delete from blocks')
      await database.query('insert into blocks (person, blocked) values ($1, $2)', [by.id, whom.id])
      expect((await invite(ann, id, 'blk_b')).body).toEqual({ name: 'blk_b' })
      expect(await invited(bob)).toEqual([])
    }
  })
  test('strangers are invited thirty times a day, at all servers; acquaintances without limit', async () => {
    const url = await freshDatabase()
    const halls = await Promise.all([hallOf(url, { RATE_LIMIT: 'on' }), hallOf(url, { RATE_LIMIT: 'on' })])
    const own = new pg.Pool({ connectionString: url, max: 1 })
    const ann = await Guest.named(halls[0]!, 'Ann')
    const { most } = QUOTAS.invite.person
    await own.query(
      `insert into people (id, name, handle, handle_key) select 'p' || k, 'p' || k, 'person' || k, 'person' || k from generate_series(222, 229) k`,
    )
    await own.query(
      `insert into allowances values ('invite ' || $1, $2, (extract(epoch from now()) * 1000)::bigint + 1000000)`,
      [ann.id, most - 2],
    )
    await ann.post('/api/account/recovery')
    const { id } = await ann.table({ ...RATED, game: 'ostia' })
    const there = Object.assign(new Guest(halls[1]!.url), { cookie: ann.cookie })
    const statuses = []
    for (let k = 0; k < 4; k++) statuses.push((await invite(k % 2 ? ann : there, id, `person${222 + k}`)).status)
    expect(statuses).toEqual([200, 200, 429, 429])
    // Once they have played together.
    await own.query(`insert into boxes values ('b', 'ostia', '{}')`)
    await own.query(
      `insert into matches (id, game, rules, box, name, options, status, visibility, invite, commitment) values ('over01', 'ostia', 'x', 'b', '', '{}', 'finished', 'open', 'i', 'c')`,
    )
    await own.query(
      `insert into results select 'over01', row_number() over () - 1, p, 0, 0, '{}' from unnest($1::text[]) p`,
      [[ann.id, 'p229']],
    )
    expect((await invite(ann, id, 'person229')).status).toBe(200)
    await own.end()
    await Promise.all(halls.map(h => h.close()))
  })
})
