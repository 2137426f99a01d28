/** A6: everything that is asked is counted, before any query and across servers; and nobody who is in is locked out by what others do. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { networkOf } from '../addresses.ts'
import type { RunningServer } from '../index.ts'
import { Allowances, CAPS, Limits, limitsTable, type Rate, RATES, SHARED_RATES } from '../limits.ts'
import { freshDatabase, Guest, hallOf } from './hall.ts'

let url: string, database: pg.Client, one: RunningServer, two: RunningServer
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
const COUNTS = { spend: async () => 0, unspend: async () => undefined, sitting: async () => 0 }
const forged = () => ({ cookie: `loggia=${randomBytes(32).toString('base64url')}` })
/** Asks again and again, many at a time, until refused for being too fast; gives how often it was not, less what was filled up again meanwhile. */
async function until429(
  { more, a }: Rate,
  ask: (n: number) => Promise<{ status: number; headers: Headers }>,
): Promise<number> {
  const begun = performance.now(),
    seconds = { second: 1, minute: 60, hour: 3600 }[a]
  for (let n = 0; ; ) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(n++))),
      refused = answers.filter(a => a.status === 429)
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
      const comer = new Comer(one),
        { address } = path.startsWith('/api') || path.endsWith('.js') ? RATES.bad : RATES.probe
      expect(await until429(address, () => comer.send(method, path, body))).toBeLessThanOrEqual(address.burst)
    })

  test('somebody who resigns again and again, and does nothing wrong, is refused at last', async () => {
    const ann = await new Comer(one).in(),
      { id } = await ann.table(hotseat),
      { session, address } = RATES.bad
    expect(
      await until429({ ...address, more: address.more + 1 }, () => ann.post(`/api/matches/${id}/resign`, {})),
    ).toBeLessThanOrEqual(session.burst + address.burst)
  })
})

test('before any query: what is too fast is refused though the database does not answer at all', async () => {
  const comer = new Comer(one)
  await until429(RATES.read.address, () => comer.get('/api/games'))
  await database.query('begin; lock table sessions, people')
  let refused = 0,
    answers: Promise<void>[] = []
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
  const comer = new Comer(one),
    { address } = RATES.read
  expect(await until429(address, () => comer.get('/api/games', forged()))).toBeLessThanOrEqual(address.burst)
})

describe('nobody who is in is locked out', () => {
  test('whatever is done from their address, at a server that has never seen them, too', async () => {
    const ann = await new Comer(one).in(),
      neighbour = new Comer(one, ann.from),
      { id } = await ann.table({ ...hotseat, seats: [{ kind: 'me' }, { kind: 'me' }] })
    for (const hall of [one, two]) {
      const here = ann.at(hall),
        there = neighbour.at(hall)
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
    const limits = new Limits(true, COUNTS, n => n),
      let_ = (asker: { session: string | undefined; network: string }) => {
        for (let n = 0; ; n++)
          try {
            limits.admit('read', asker)()
          } catch {
            return n
          }
      }
    const first = let_({ session: 's0', network: 'a' }),
      nineteen = Array.from({ length: 19 }, (_, k) => let_({ session: `s${k + 1}`, network: 'a' }))
    expect(first).toBeGreaterThanOrEqual(RATES.read.session.burst + RATES.read.address.burst)
    expect(Math.max(...nineteen)).toBeLessThan(RATES.read.session.burst + 10)
    expect(let_({ session: undefined, network: 'b' })).toBeGreaterThanOrEqual(RATES.read.address.burst)
  })

  test('a cookie from before there were seals holds, and is sealed', async () => {
    const ann = await new Comer(one).in(),
      sealed = ann.cookie,
      old = sealed.split('.')[0]!
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
  test('sessions of one address', async () => {
    const { from } = new Comer(one),
      { burst } = SHARED_RATES.session.address
    const answers = await Promise.all(
      Array.from({ length: burst + 10 }, (_, n) =>
        new Comer([one, two][n % 2]!, from).post('/api/session', { name: `n${n}` }),
      ),
    )
    expect(answers.filter(a => a.status === 200)).toHaveLength(burst)
    expect(answers.find(a => a.status !== 200)).toMatchObject({
      status: 429,
      body: { error: { code: 'too-many', sentence: expect.stringMatching(/\d+ (second|minute)s?/) } },
    })
    // Who comes from elsewhere comes in.
    await new Comer(one).in()
  })

  test('tables, and joins: the own ones first, then those of the address; who came from there before has theirs still', async () => {
    const ann = await new Comer(one).in(),
      bob = await new Comer(one, ann.from).in('Bob'),
      { table } = SHARED_RATES,
      most = table.session.burst + table.address.burst
    const made: number[] = []
    for (let n = 0; n < most + 2; n++)
      made.push((await ann.at([one, two][n % 2]!).post('/api/matches', hotseat)).status)
    expect(made.filter(s => s === 201)).toHaveLength(most)
    expect(made.at(-1)).toBe(429)
    const table1 = await bob.post<{ id: string }>('/api/matches', hotseat)
    expect(table1.status).toBe(201)
    const joined: number[] = [],
      joins = SHARED_RATES.join.session.burst + SHARED_RATES.join.address.burst
    for (let n = 0; n < joins + 2; n++)
      joined.push((await ann.at([one, two][n % 2]!).post(`/api/matches/${table1.body.id}/join`, {})).status)
    expect(joined.indexOf(429)).toBe(joins)
  })

  test('a session that is over lets nobody in again and again', async () => {
    const eve = await new Comer(one).in('Eve'),
      { cookie } = eve,
      { burst } = SHARED_RATES.session.address
    await eve.send('DELETE', '/api/session')
    const again = await until429(SHARED_RATES.session.address, () =>
      new Comer(one, eve.from).post('/api/session', { name: 'Eve' }, { cookie }),
    )
    expect(again).toBeLessThanOrEqual(burst)
  })

  test('of an address nothing is written down but a hash', async () => {
    const { from } = await new Comer(one).in(),
      { rows } = await database.query<{ key: string }>('select key from allowances')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(r => r.key.includes(from))).toEqual([])
  })
})

describe('caps', () => {
  test('streams, and one that ends makes room', async () => {
    const ann = await new Comer(one).in(),
      { id } = await ann.table(hotseat),
      open: AbortController[] = [],
      { session, address } = CAPS.streams
    const stream = async () => {
      const abort = new AbortController(),
        { status, headers } = await fetch(`${one.url}/api/matches/${id}/events`, {
          signal: abort.signal,
          headers: { cookie: ann.cookie, 'x-forwarded-for': ann.from },
        })
      if (status === 200) open.push(abort)
      else abort.abort()
      return { status, headers }
    }
    expect(await until429({ burst: 0, more: RATES.stream.address.more + 1, a: 'second' }, stream)).toBeLessThanOrEqual(
      RATES.stream.session.burst + RATES.stream.address.burst,
    )
    for (const abort of open) abort.abort()

    const limits = new Limits(true, COUNTS, n => n),
      asker = { session: 's', network: 'n' }
    const ends = Array.from({ length: session + address }, () => limits.stream(asker))
    expect(() => limits.stream(asker)).toThrow('too-many-streams')
    expect(() => limits.stream({ session: undefined, network: 'n' })).toThrow('too-many-streams')
    const another = limits.stream({ session: 'other', network: 'n' })
    for (const end of [ends[0]!, ends.at(-1)!]) {
      end()
      limits.stream(asker)
    }
    another()
  })

  test('a stream that is closed is no longer counted', async () => {
    const ann = await new Comer(one).in(),
      { id } = await ann.table(hotseat)
    for (let n = 0; n < CAPS.streams.session + 5; n++) {
      const stream = await fetch(`${one.url}/api/matches/${id}/events`, {
        headers: { cookie: ann.cookie, 'x-forwarded-for': ann.from },
      })
      expect(stream.status).toBe(200)
      await stream.body!.cancel()
    }
  })

  test('tables that are not over, made or joined', async () => {
    const ann = await new Comer(one).in(),
      bob = await new Comer(one).in('Bob'),
      { id } = await ann.table(hotseat),
      { id: bobs } = await bob.table(hotseat)
    const fill = (n: number) =>
      database.query(
        `with more as (insert into matches select 'more' || $1 || g, game, rules, box, name, options, status, visibility, invite, seed, commitment
      from matches, generate_series(2, $2::int) g where id = $1 returning id) insert into seats (match, seat, kind, person) select id, 0, 'person', $3 from more`,
        [id, n, ann.id],
      )
    await fill(CAPS.tables.session)
    const made = await ann.post('/api/matches', hotseat, { 'accept-language': 'ko' })
    expect([made.status, made.body.error.code, made.body.error.sentence]).toEqual([
      409,
      'too-many-tables',
      expect.stringContaining(`${CAPS.tables.session}`),
    ])
    expect((await ann.post(`/api/matches/${bobs}/join`, {})).status).toBe(409)
    expect((await bob.post(`/api/matches/${id}/join`, {})).status).toBe(200)
    await database.query(`update matches set status = 'finished' where id = 'more' || $1 || '2'`, [id])
    expect((await ann.post(`/api/matches/${bobs}/join`, {})).status).toBe(200)
  })
})

describe('the memory of the limiter', () => {
  const slow = { burst: 3, more: 1, a: 'hour' } as const
  test('so many at once, then one whenever its time has passed', () => {
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
  test('is bounded, and who makes many keys gives nobody theirs back', () => {
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
