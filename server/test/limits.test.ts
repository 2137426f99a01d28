/** A6: everything that is asked is counted, before any query and across servers; and nobody who is in is locked out by what others do. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aroundOf, networkOf } from '../platform/addresses.ts'
import type { RunningServer } from '../index.ts'
import { Allowances, CAPS, type Counts, Limits, limitsTable, QUOTAS, type Rate, RATES } from '../platform/limits.ts'
import { freshDatabase, Guest, hallOf, until } from './hall.ts'

let url: string
let database: pg.Client
let one: RunningServer
let two: RunningServer
beforeAll(async () => {
  url = await freshDatabase()
  database = new pg.Client({ connectionString: url })
  await database.connect()
  ;[one, two] = (await Promise.all([0, 1].map(() => hallOf(url, { RATE_LIMIT: 'on', TRUST_PROXY: '1' })))) as [
    RunningServer,
    RunningServer,
  ]
})
afterAll(async () => {
  await database.end()
  await Promise.all([one.close(), two.close()])
})

/** Somebody who comes from an address of their own, or from that one. */
class Comer extends Guest {
  static #n = 0
  readonly from: string
  constructor(hall: RunningServer, from = `10.0.${++Comer.#n >> 8}.${Comer.#n & 255}`) {
    super(hall.url)
    this.from = from
  }
  override send<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return super.send<T>(method, path, body, { 'x-forwarded-for': this.from, ...headers })
  }
  at(hall: RunningServer): Comer {
    return Object.assign(new Comer(hall, this.from), { cookie: this.cookie, id: this.id })
  }
  async in(name = 'Ann'): Promise<this> {
    const { status, body } = await this.post<{ person: { id: string } }>('/api/session', { name })
    expect(status).toBe(200)
    this.id = body.person.id
    return this
  }
}
/** Counts nothing. */
const COUNTS: Counts = {
  spend: async () => 0,
  unspend: async () => undefined,
  sitting: async () => 0,
  openStream: async () => true,
  closeStream: async () => undefined,
  renewStreams: async () => undefined,
  tidyStreams: async () => undefined,
}
const plain = async (network: string) => network
const forged = () => ({ cookie: `loggia=${randomBytes(32).toString('base64url')}` })
/** Asks again and again, many at a time, until refused for being too fast; gives how often it was not, less what was filled up again meanwhile. */
async function until429(
  { more, a }: Rate,
  ask: (n: number) => Promise<{ status: number; headers: Headers }>,
): Promise<number> {
  const begun = performance.now()
  const seconds = { second: 1, minute: 60 }[a]
  for (let n = 0; ; ) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(n++)))
    const refused = answers.filter(a => a.status === 429)
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    if (refused.length) return n - refused.length - Math.ceil((((performance.now() - begun) / 1000) * more) / seconds)
    if (n > 3000) throw new Error('never refused')
  }
}
const hotseat = { game: 'ostia', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open' }

describe('what was free', () => {
  for (const [what, method, path, body] of [
    ['a match that is not there', 'GET', '/api/matches/nosuchmatch1', undefined],
    ['a body that is none', 'POST', '/api/session', '{'],
    ['a move by nobody', 'POST', '/api/matches/nosuchmatch1/moves', { seq: 0, move: 'x' }],
    ['a resignation by nobody', 'POST', '/api/matches/nosuchmatch1/resign', {}],
    ['talk by nobody', 'POST', '/api/matches/nosuchmatch1/talk', { text: 'x' }],
    ['a script that is not there', 'GET', '/gone.js', undefined],
    ['health', 'GET', '/healthz', undefined],
    ['figures', 'GET', '/metrics', undefined],
  ] as const)
    test(`${what} is counted`, async () => {
      const comer = new Comer(one)
      const { address } = path.startsWith('/api') || path.endsWith('.js') ? RATES.bad : RATES.probe
      expect(await until429(address, () => comer.send(method, path, body))).toBeLessThanOrEqual(address.burst)
    })

  test('somebody who resigns again and again, and does nothing wrong, is refused at last', async () => {
    const ann = await new Comer(one).in()
    const { id } = await ann.table(hotseat)
    const { session, address } = RATES.bad
    expect(
      await until429({ ...address, more: address.more + 1 }, () => ann.post(`/api/matches/${id}/resign`, {})),
    ).toBeLessThanOrEqual(session.burst + address.burst)
  })
})

test('before any query: what is too fast is refused though the database does not answer at all', async () => {
  const comer = new Comer(one)
  await until429(RATES.read.address, () => comer.get('/api/games'))
  await database.query('begin; lock table sessions, people')
  let refused = 0
  let answers: Promise<void>[] = []
  const many = new Promise<void>(resolve => {
    answers = Array.from({ length: 60 }, () =>
      comer.get('/api/games', forged()).then(({ status }) => {
        if (status === 429 && ++refused === 30) resolve()
      }),
    )
  })
  try {
    await many
  } finally {
    await database.query('rollback')
  }
  await Promise.all(answers)
})

test('a forged cookie is not free: another one with each request comes out of its address', async () => {
  const comer = new Comer(one)
  const { address } = RATES.read
  expect(await until429(address, () => comer.get('/api/games', forged()))).toBeLessThanOrEqual(address.burst)
})

describe('nobody who is in is locked out', () => {
  test('whatever is done from their address, at a server that has never seen them, too', async () => {
    const ann = await new Comer(one).in()
    const neighbour = new Comer(one, ann.from)
    const { id } = await ann.table({ ...hotseat, seats: [{ kind: 'me' }, { kind: 'me' }] })
    for (const hall of [one, two]) {
      const here = ann.at(hall)
      const there = neighbour.at(hall)
      await until429(RATES.bad.address, () => there.post('/api/session', '{', forged()))
      await until429(RATES.read.address, () => there.get('/api/games', forged()))
      expect((await here.get(`/api/matches/${id}`)).status).toBe(200)
      expect((await here.playOne(id)).status).toBe(200)
      expect((await here.post(`/api/matches/${id}/talk`, { text: 'still here' })).status).toBe(201)
      const stream = await fetch(`${hall.url}/api/matches/${id}/events`, {
        headers: { cookie: ann.cookie, 'x-forwarded-for': ann.from },
      })
      expect(stream.status).toBe(200)
      await stream.body!.cancel()
    }
  })

  test('what is at most asked by many sessions of one address is little more than by one', () => {
    const limits = new Limits(true, COUNTS, plain)
    const let_ = (who: { session: string | undefined; network: string }) => {
      const asker = { ...who, around: 'around', site: 'site', standing: 'own' as const }
      for (let n = 0; ; n++)
        try {
          limits.admit('read', asker)()
        } catch {
          return n
        }
    }
    const first = let_({ session: 's0', network: 'a' })
    const nineteen = Array.from({ length: 19 }, (_, k) => let_({ session: `s${k + 1}`, network: 'a' }))
    expect(first).toBeGreaterThanOrEqual(RATES.read.session.burst + RATES.read.address.burst)
    expect(Math.max(...nineteen)).toBeLessThan(RATES.read.session.burst + 10)
    expect(let_({ session: undefined, network: 'b' })).toBeGreaterThanOrEqual(RATES.read.address.burst)
  })

  test('a cookie from before there were seals holds, and is sealed', async () => {
    const ann = await new Comer(one).in()
    const sealed = ann.cookie
    const old = sealed.split('.')[0]!
    ann.cookie = old
    expect((await ann.at(two).get<{ person: { id: string } }>('/api/session')).body.person.id).toBe(ann.id)
    const answer = await ann.at(two).get<{ person: object }>('/api/session')
    expect(answer.body.person).toMatchObject({ id: ann.id })
    const third = await ann.get('/api/session')
    expect([third.status, third.headers.get('set-cookie')?.split(';')[0]]).toEqual([200, sealed])
    expect(
      (await new Comer(one).get<{ person: null }>('/api/session', { cookie: `${old}.${'A'.repeat(43)}` })).body,
    ).toMatchObject({ person: { id: ann.id } })
    expect(
      (
        await new Comer(one).get<{ person: null }>('/api/session', {
          cookie: `loggia=${'A'.repeat(43)}.${sealed.split('.')[1]}`,
        })
      ).body.person,
    ).toBe(null)
  })
})

describe('across servers', () => {
  /** How many of these tries, at both servers and all at once, were let through. */
  const tries = async (n: number, ask: (hall: RunningServer, k: number) => Promise<{ status: number }>) =>
    (await Promise.all(Array.from({ length: n }, (_, k) => ask([one, two][k % 2]!, k)))).filter(a => a.status < 400)
      .length
  const enter = (hall: RunningServer, from: string, n: number) =>
    new Comer(hall, from).post('/api/session', { name: `n${n}` })

  test('sessions of one address, and of its neighbours; existing sessions are not concerned, and elsewhere anybody comes in', async () => {
    const { address, around } = QUOTAS.session
    const ann = await new Comer(one, '10.77.1.1').in()
    expect(await tries(address.most + 10, (hall, k) => enter(hall, ann.from, k))).toBe(address.most - 1)
    expect(await enter(one, ann.from, 0)).toMatchObject({
      status: 429,
      body: { error: { code: 'too-many', sentence: expect.stringMatching(/\d+ (second|minute)s?/) } },
    })
    expect((await ann.post('/api/session', { name: 'Anna' })).status).toBe(200)
    expect((await ann.at(two).get('/api/tables?part=turn')).status).toBe(200)
    // Its neighbours: 10.77.1.2 to 10.77.1.9 have as many each, and together no more than the neighbourhood.
    const rest = around.most - address.most
    let let_ = 0
    for (let n = 2; n < 8; n++) let_ += await tries(address.most, (hall, k) => enter(hall, `10.77.1.${n}`, k))
    expect(let_).toBe(rest)
    expect((await enter(two, '10.77.1.99', 0)).status).toBe(429)
    expect((await enter(two, '10.77.2.1', 0)).status).toBe(200)
  })

  test('waiting tables: a guest has three, an account twenty; closed ones make room', async () => {
    const ann = await new Comer(one).in()
    const make = (hall: RunningServer) => ann.at(hall).post<{ id: string }>('/api/matches', hotseat)
    expect(await tries(10, hall => make(hall))).toBe(CAPS.open.guest)
    expect(await make(one)).toMatchObject({ status: 409, body: { error: { code: 'too-many-open' } } })
    // The quick match makes none either, where there is nobody to sit down with; a table that is full at once does not wait.
    expect((await ann.post('/api/quick', { game: 'toy' })).status).toBe(409)
    expect((await ann.post('/api/matches', { ...hotseat, seats: [{ kind: 'me' }, { kind: 'me' }] })).status).toBe(201)
    const { rows } = await database.query<{ match: string }>('select match from rooms where host = $1', [ann.id])
    expect((await ann.send('DELETE', `/api/matches/${rows[0]!.match}`)).status).toBe(200)
    expect((await make(two)).status).toBe(201)
    await ann.post('/api/account/recovery')
    // As many as an hour allows, and as many as may wait.
    await database.query('delete from allowances')
    // (The other server may take them for a guest for some seconds more.)
    expect(await tries(CAPS.open.account + 5, () => make(one))).toBe(CAPS.open.account - CAPS.open.guest)
  })

  test('making tables, and joins: the own ones first, then those of the address; earlier people of it still have theirs', async () => {
    const ann = await new Comer(one).in()
    const bob = await new Comer(one, ann.from).in('Bob')
    const { table, join } = QUOTAS
    const alone = { ...hotseat, seats: [{ kind: 'me' }, { kind: 'me' }] }
    await database.query(`insert into credentials (id, person, kind, key) values ($1, $1, 'mail', $1)`, [ann.id])
    const fill = (person: string, kind: string, n: number) =>
      database.query(
        `insert into allowances values ($1, $2, (extract(epoch from now()) * 1000)::bigint + 3600000) on conflict (key) do update set points = excluded.points`,
        [`${kind} ${person}`, n],
      )
    await fill(ann.id, 'table', table.person.most)
    // Beyond hers it comes out of the address's.
    expect((await ann.post('/api/matches', alone)).status).toBe(201)
    const { rows } = await database.query<{ key: string; points: number }>(
      `select key, points from allowances where key like 'table @%'`,
    )
    expect(rows.filter(r => r.points === 1)).toHaveLength(1)
    await database.query(`update allowances set points = $1 where key like 'table @%'`, [table.address.most])
    expect((await ann.at(two).post('/api/matches', alone)).status).toBe(429)
    const table1 = await bob.post<{ id: string }>('/api/matches', hotseat)
    expect(table1.status).toBe(201)
    await fill(ann.id, 'join', join.person.most)
    expect(
      await tries(join.address.most + 5, hall => ann.at(hall).post(`/api/matches/${table1.body.id}/join`, {})),
    ).toBe(join.address.most)
    expect((await bob.post(`/api/matches/${table1.body.id}/join`, {})).status).toBe(200)
  })

  test('lines of talk, of a person whatever session they have', async () => {
    const ann = await new Comer(one).in()
    const { codes } = (await ann.post<{ codes: string[] }>('/api/account/recovery')).body
    const phone = new Comer(two)
    expect((await phone.post('/api/entry/recovery', { code: codes[0] })).status).toBe(200)
    const { id } = await ann.table({ ...hotseat, seats: [{ kind: 'me' }, { kind: 'me' }] })
    const say = (who: Comer) => who.post(`/api/matches/${id}/talk`, { text: 'hello' })
    const said = await tries(QUOTAS.talk.person.most + 6, (_, k) => say(k % 2 ? ann : phone))
    expect(said).toBe(QUOTAS.talk.person.most)
  })

  test('blocks and mutes are counted together, and reports; after too many one can still undo them, and others can report', async () => {
    const { apart, report } = QUOTAS
    const [ann, bob] = [await new Comer(one).in(), await new Comer(two).in('Bob')]
    const { id } = await ann.table(hotseat)
    expect((await bob.post(`/api/matches/${id}/join`, {})).status).toBe(200)
    const line = (await bob.post<{ id: number }>(`/api/matches/${id}/talk`, { text: 'grr' })).body.id
    const at = { match: id, line }
    const mute = (hall: RunningServer, muted: boolean) =>
      ann.at(hall).send('PUT', `/api/matches/${id}/talk/${line}/mute`, { muted })
    expect(
      await tries(apart.person.most + 6, (hall, k) =>
        k % 3 ? ann.at(hall).post('/api/blocks', at) : mute(hall, true),
      ),
    ).toBe(apart.person.most)
    expect((await ann.post('/api/blocks', at)).body.error.code).toBe('too-many')
    expect((await mute(two, false)).status).toBe(200)
    const complain = (who: Comer) => who.post('/api/reports', { match: id, seat: who === bob ? 0 : 1, why: 'rude' })
    expect(await tries(report.person.most + 6, hall => complain(ann.at(hall)))).toBe(report.person.most)
    expect((await complain(bob)).status).toBe(200)
  })

  test('open streams of a person; what a server that is gone had open counts no longer', async () => {
    const ann = await new Comer(one).in()
    const { id } = await ann.table({ ...hotseat, seats: [{ kind: 'me' }, { kind: 'me' }] })
    const open: AbortController[] = []
    const most = CAPS.streams.account
    const stream = async (hall: RunningServer) => {
      const abort = new AbortController()
      const answer = await fetch(`${hall.url}/api/matches/${id}/events`, {
        signal: abort.signal,
        headers: { cookie: ann.cookie, 'x-forwarded-for': ann.from },
      })
      if (answer.status === 200) open.push(Object.assign(abort, { answer }))
      else abort.abort()
      return answer
    }
    // No more than a session opens at once: what keeps a flood away is not meant here.
    for (let n = 0; n < 3; n++) await tries(8, stream)
    expect(open).toHaveLength(most)
    expect((await stream(one)).status).toBe(429)
    open.pop()!.abort()
    await until(async () => (await stream(two)).status === 200)
    await database.query(
      `update streams set until = now() - interval '1 second' where person = $1 and server = (select min(server) from streams where person = $1)`,
      [ann.id],
    )
    expect((await stream(two)).status).toBe(200)
    for (const abort of open) abort.abort()
  })

  test('a session that is over lets nobody in again and again', async () => {
    const eve = await new Comer(one).in('Eve')
    const { cookie } = eve
    const { most } = QUOTAS.session.address
    await eve.send('DELETE', '/api/session')
    expect(
      await tries(most + 5, hall => new Comer(hall, eve.from).post('/api/session', { name: 'Eve' }, { cookie })),
    ).toBe(most - 1)
  })

  test('of an address nothing is written down but a hash', async () => {
    const { from } = await new Comer(one).in()
    const { rows } = await database.query<{ key: string }>('select key from allowances')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(r => r.key.includes(from))).toEqual([])
  })
})

describe('caps', () => {
  test('streams of those who have no session, at each server; and one that ends makes room', async () => {
    const limits = new Limits(true, COUNTS, plain)
    const asker = { session: undefined, network: 'n', around: 'n', site: 'n', standing: 'own' as const }
    const { address } = CAPS.streams
    const ends = await Promise.all(Array.from({ length: address }, () => limits.stream(asker, undefined)))
    await expect(limits.stream(asker, undefined)).rejects.toThrow('too-many-streams')
    // Known sessions are not concerned.
    const another = await limits.stream(asker, { person: 'ann', kept: false, seated: true })
    await expect(limits.stream(asker, { person: 'bob', kept: false, seated: false })).rejects.toThrow('too-many')
    for (const end of [ends[0]!, ends.at(-1)!]) {
      end()
      end()
      await limits.stream(asker, undefined)
    }
    await expect(limits.stream(asker, undefined)).rejects.toThrow('too-many-streams')
    another()
  })

  test('a stream that is closed is no longer counted', async () => {
    const ann = await new Comer(one).in()
    const { id } = await ann.table(hotseat)
    for (let n = 0; n < CAPS.streams.account + 5; n++) {
      const open = () =>
        fetch(`${one.url}/api/matches/${id}/events`, { headers: { cookie: ann.cookie, 'x-forwarded-for': ann.from } })
      // The server learns a moment later that the last stream was closed.
      const stream = await until(async () => {
        const answer = await open()
        return answer.status === 200 && answer
      })
      await stream.body!.cancel()
    }
  })

  test('tables that are not over, made or joined', async () => {
    const ann = await new Comer(one).in()
    const bob = await new Comer(one).in('Bob')
    const { id } = await ann.table(hotseat)
    const { id: bobs } = await bob.table(hotseat)
    const fill = (n: number) =>
      database.query(
        `with more as (insert into matches select 'more' || $1 || g, game, rules, box, name, options, status, visibility, invite, seed, commitment
      from matches, generate_series(2, $2::int) g where id = $1 returning id) insert into seats (match, seat, kind, person) select id, 0, 'person', $3 from more`,
        [id, n, ann.id],
      )
    await fill(CAPS.tables.account)
    const made = await ann.post('/api/matches', hotseat, { 'accept-language': 'ko' })
    expect([made.status, made.body.error.code, made.body.error.sentence]).toEqual([
      409,
      'too-many-tables',
      expect.stringContaining(`${CAPS.tables.account}`),
    ])
    expect((await ann.post(`/api/matches/${bobs}/join`, {})).status).toBe(409)
    expect((await bob.post(`/api/matches/${id}/join`, {})).status).toBe(200)
    await database.query(`update matches set status = 'finished' where id = 'more' || $1 || '2'`, [id])
    expect((await ann.post(`/api/matches/${bobs}/join`, {})).status).toBe(200)
  })
})

describe('the memory of the limiter', () => {
  const slow = { burst: 3, more: 1, a: 'minute' } as const
  test('a burst at once, then one at each interval', () => {
    const a = new Allowances({ burst: 2, more: 2, a: 'second' })
    expect([0, 0, 0, 0.4, 0.5, 0.5, 10, 10, 10].map(t => a.spend('x', 100 + t) === 0)).toEqual([
      true,
      true,
      false,
      false,
      true,
      false,
      true,
      true,
      false,
    ])
    expect(a.spend('x', 110)).toBeCloseTo(0.5)
    a.giveBack('x')
    expect([0, 0].map(() => a.spend('x', 110) === 0)).toEqual([true, false])
  })
  test('is bounded, and many new keys give nobody theirs back', () => {
    const a = new Allowances(slow, 1000)
    for (let n = 0; n < 4; n++) a.spend('caught', 0)
    expect(a.spend('caught', 1)).toBeGreaterThan(0)
    const let_ = Array.from({ length: 60_000 }, (_, n) => a.spend(`key ${n}`, 2)).filter(early => early === 0).length
    expect(a.size).toBeLessThanOrEqual(1001)
    expect(a.spend('caught', 3)).toBeGreaterThan(0)
    // All who found no room share one allowance.
    expect(let_).toBe(999 + slow.burst)
    expect(a.spend('newcomer', 3)).toBeGreaterThan(0)
  })
  test('has room again when they are whole again', () => {
    const a = new Allowances(slow, 1000)
    for (let n = 0; n < 2000; n++) a.spend(`key ${n}`, 0)
    expect(a.spend('newcomer', 1)).toBeGreaterThan(0)
    for (let n = 0; n < 1000; n++) expect(a.spend(`new ${n}`, 3600 * 5)).toBe(0)
    expect(a.size).toBeLessThanOrEqual(1001)
  })
})

test('where an address belongs', () => {
  for (const [address, network] of [
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', 'unknown'],
    ['<script>', 'unknown'],
  ])
    expect([address, networkOf(address!)]).toEqual([address, network])
})

test('where an address belongs in the wide', () => {
  for (const [address, around] of [
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.200', '203.0.113.0/24'],
    ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200::/56'],
    ['2001:db8:1:200::9', '2001:db8:1:200::/56'],
    ['2001:db8:1:300::9', '2001:db8:1:300::/56'],
    ['', 'unknown'],
  ])
    expect([address, aroundOf(address!)]).toEqual([address, around])
})

test('the neighbours in a /64 are one, and an IPv4 address is one however it is written', async () => {
  const net = randomBytes(2).toString('hex')
  const { address } = RATES.read
  expect(
    await until429(address, n => new Comer(one, `2001:db8:${net}:1::${n.toString(16)}`).get('/api/games')),
  ).toBeLessThanOrEqual(address.burst)
  expect((await new Comer(one, `2001:db8:${net}:2::1`).get('/api/games')).status).toBe(200)
  const four = new Comer(one)
  expect(
    await until429(address, n => new Comer(one, n % 2 ? four.from : `::ffff:${four.from}`).get('/api/games')),
  ).toBeLessThanOrEqual(address.burst)
})

test('SECURITY.md says what is limited and to what', () => {
  expect(readFileSync(new URL('../../SECURITY.md', import.meta.url), 'utf8')).toContain(`\n${limitsTable()}\n`)
})
