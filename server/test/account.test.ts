/** A person is not a cookie: ways in, codes for another device, the devices where one is signed in. And what must never be: somebody made twice, a code good twice. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Account, Claim, Code, CodeState, RecoverySheet, SessionReply } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { QUOTAS } from '../platform/limits.ts'
import { deviceOf } from '../domain/device.ts'
import { newRecoveryCode, readCode, readRecoveryCode, SHEET } from '../platform/secrets.ts'
import { ALL, freshDatabase, Guest, hallOf } from './hall.ts'

let url: string
let pool: pg.Pool
let one: RunningServer
let two: RunningServer
beforeAll(async () => {
  url = await freshDatabase()
  pool = new pg.Pool({ connectionString: url, max: 4 })
  ;[one, two] = await Promise.all([hallOf(url), hallOf(url)])
})
afterAll(() => Promise.all([one.close(), two.close(), pool.end()]))

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'
const someone = () => Guest.named(one, 'Minseo')
const account = async (guest: Guest) => (await guest.get<Account>('/api/account')).body
const who = async (guest: Guest) => (await guest.get<SessionReply>('/api/session')).body
const sheetOf = async (guest: Guest) => (await guest.post<RecoverySheet>('/api/account/recovery')).body.codes
const recover = (guest: Guest, code: string, agent = PHONE) =>
  guest.post<SessionReply>('/api/entry/recovery', { code }, { 'user-agent': agent })
const codeOf = async (guest: Guest) => (await guest.post<Code>('/api/account/code')).body.code
const ask = (guest: Guest, code: string, agent = PHONE) =>
  guest.post<Claim>('/api/entry/code', { code }, { 'user-agent': agent })
const claim = (guest: Guest, claim: string) => guest.post<SessionReply>('/api/entry/claim', { claim })
const answer = (guest: Guest, yes: boolean) => guest.post<CodeState>('/api/account/code/answer', { yes })
const people = async (name: string) =>
  (await pool.query<{ n: number }>('select count(*)::int as n from people where name = $1', [name])).rows[0]!.n

describe('recovery codes', () => {
  test('a sheet lets its person in on another device, and that device has their seats', async () => {
    const ann = await someone()
    const { id } = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }] })
    const codes = await sheetOf(ann)
    expect(new Set(codes).size).toBe(SHEET)
    expect((await account(ann)).recovery).toMatchObject({ left: SHEET, of: SHEET })
    const phone = new Guest(two.url)
    const { status, body } = await recover(phone, codes[3]!)
    expect([status, body]).toEqual([200, { person: { id: ann.id, name: 'Minseo' }, kept: true }])
    expect((await phone.state(id)).seats.map(s => s.you)).toEqual([true, true])
    expect((await phone.playOne(id)).status).toBe(200)
    expect((await account(ann)).recovery?.left).toBe(SHEET - 1)
  })

  test('a code is good once, also when two use it at the same moment, and a new sheet voids the old one', async () => {
    const ann = await someone()
    const codes = await sheetOf(ann)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, k) => recover(new Guest([one, two][k % 2]!.url), codes[0]!)),
    )
    expect(answers.map(a => a.status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 404)])
    const next = await sheetOf(ann)
    expect((await recover(new Guest(one.url), codes[1]!)).status).toBe(404)
    // However it was copied from paper.
    expect((await recover(new Guest(one.url), ` ${next[1]!.toLowerCase().replaceAll('-', ' ')}`)).status).toBe(200)
  })

  test('the other devices are told of a used one, each until it has heard; the one that came in by it is not', async () => {
    const ann = await someone()
    const codes = await sheetOf(ann)
    const tablet = new Guest(two.url)
    await recover(tablet, codes[0]!)
    expect((await who(ann)).alerts).toBe(1)
    const phone = new Guest(one.url)
    await recover(phone, codes[1]!)
    expect((await who(phone)).alerts).toBe(undefined)
    expect((await who(ann)).alerts).toBe(2)
    expect((await account(ann)).alerts.map(a => [a.kind, a.device])).toEqual([
      ['recovery', 'iPhone · Safari'],
      ['recovery', 'iPhone · Safari'],
    ])
    expect((await ann.post<Account>('/api/account/alerts')).body.alerts).toEqual([])
    expect((await who(ann)).alerts).toBe(undefined)
    expect((await who(tablet)).alerts).toBe(1)
  })

  test('nothing that opens anything is written down as it is', async () => {
    const ann = await someone()
    const codes = await sheetOf(ann)
    const short = await codeOf(ann)
    const { body } = await ask(new Guest(one.url), short)
    const { rows } = await pool.query<{ all: string }>(
      `select string_agg(t::text, ' ') as all from (select row_to_json(c)::text as t from credentials c union all select row_to_json(t)::text from tickets t) x`,
    )
    for (const secret of [...codes, ...codes.map(c => readRecoveryCode(c)!), body.claim])
      expect(rows[0]!.all).not.toContain(secret)
    expect(rows[0]!.all).not.toMatch(new RegExp(`"${short}"`))
  })
})

describe('a short code', () => {
  test('lets a device in when its owner says yes at the first one, which sees the same two digits', async () => {
    const ann = await someone()
    const phone = new Guest(two.url)
    const { body } = await ask(phone, await codeOf(ann))
    expect((await claim(phone, body.claim)).body).toEqual({ person: null })
    expect((await ann.get<CodeState>('/api/account/code')).body).toEqual({
      asks: { device: 'iPhone · Safari', check: body.check },
    })
    expect((await answer(ann, true)).body).toEqual({ answered: true })
    expect((await claim(phone, body.claim)).body.person?.id).toBe(ann.id)
    expect((await ann.get<CodeState>('/api/account/code')).body).toEqual({ gone: true })
    expect((await account(phone)).devices.map(d => [d.entry, d.here ?? false]).sort()).toEqual([
      ['code', true],
      ['guest', false],
    ])
    // Once.
    expect((await claim(new Guest(one.url), body.claim)).status).toBe(404)
  })

  test('the asking device is not in before that, and not at all when the answer is no', async () => {
    const ann = await someone()
    const eve = new Guest(one.url)
    const { body } = await ask(eve, await codeOf(ann))
    expect((await who(eve)).person).toBe(null)
    await answer(ann, false)
    expect([(await claim(eve, body.claim)).status, (await who(eve)).person]).toEqual([403, null])
    expect((await answer(ann, true)).status).toBe(404)
  })

  test('is valid once, for the first who asks; for five minutes; and no longer than until the next', async () => {
    const ann = await someone()
    const first = await codeOf(ann)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, k) => ask(new Guest([one, two][k % 2]!.url), first)),
    )
    expect(answers.map(a => a.status).sort()).toEqual([200, 404, 404, 404, 404, 404])
    const second = await codeOf(ann)
    expect((await answer(ann, true)).status).toBe(404)
    const third = await codeOf(ann)
    expect((await ask(new Guest(one.url), second)).status).toBe(404)
    await pool.query(`update tickets set until = until - interval '301 seconds' where person = $1`, [ann.id])
    expect((await ask(new Guest(one.url), third)).status).toBe(404)
    expect((await ann.get<CodeState>('/api/account/code')).body).toEqual({ gone: true })
    const { body } = await ask(new Guest(one.url), await codeOf(ann))
    await ann.send('DELETE', '/api/account/code')
    expect((await claim(new Guest(one.url), body.claim)).status).toBe(404)
  })
})

describe('guessing', () => {
  const off = (hall: RunningServer, from: string, body: object, path = '/api/entry/code') =>
    new Guest(hall.url).post(path, body, { 'x-forwarded-for': from })

  test('an address has five wrong codes, at all servers and of both kinds together; right ones cost nothing', async () => {
    const url = await freshDatabase()
    const env = { RATE_LIMIT: 'on', TRUST_PROXY: '1' }
    const halls = await Promise.all([hallOf(url, env), hallOf(url, env)])
    const ann = await Guest.named(halls[0]!, 'Ann')
    const codes = await sheetOf(ann)
    for (const code of codes.slice(0, 7))
      expect((await off(halls[0]!, '10.1.1.1', { code }, '/api/entry/recovery')).status).toBe(200)
    const statuses: number[] = []
    for (let k = 0; k < 7; k++)
      statuses.push(
        (
          await off(
            halls[k % 2]!,
            '10.1.1.1',
            { code: k % 3 ? '000000' : newRecoveryCode() },
            k % 3 ? undefined : '/api/entry/recovery',
          )
        ).status,
      )
    expect(statuses).toEqual([...Array.from({ length: QUOTAS.guess.address.most }, () => 404), 429, 429])
    // A right one is not looked up either, and another address is nobody's business.
    expect((await off(halls[1]!, '10.1.1.1', { code: codes[7]! }, '/api/entry/recovery')).status).toBe(429)
    expect((await off(halls[1]!, '10.1.1.2', { code: codes[7]! }, '/api/entry/recovery')).status).toBe(200)
    await Promise.all(halls.map(h => h.close()))
  })

  test('all addresses together have 100 wrong ones a minute at most, at two servers and all at once', async () => {
    const { most, each } = QUOTAS.guesses.address
    expect([most, each]).toEqual([100, 'minute'])
    const url = await freshDatabase()
    const env = { RATE_LIMIT: 'on', TRUST_PROXY: '1' }
    const halls = await Promise.all([hallOf(url, env), hallOf(url, env)])
    const statuses = await Promise.all(
      Array.from({ length: 150 }, (_, k) => off(halls[k % 2]!, `10.2.${k}.1`, { code: '000000' })),
    ).then(all => all.map(r => r.status))
    const let_ = statuses.filter(s => s === 404).length
    expect(let_).toBe(most)
    expect(new Set(statuses)).toEqual(new Set([404, 429]))
    await Promise.all(halls.map(h => h.close()))
  })
})

test('recovery codes are locked by nobody else; short codes of all by no site alone', async () => {
  const url = await freshDatabase()
  const hall = await hallOf(url, { RATE_LIMIT: 'on', TRUST_PROXY: '1' })
  const ann = await Guest.named(hall, 'Ann')
  const [right] = await sheetOf(ann)
  const wrong = (from: string, path: string, code: string) =>
    new Guest(hall.url).post(path, { code }, { 'x-forwarded-for': from }).then(a => a.status)
  // A whole /56, and a whole /24, whose addresses each use up what they have.
  const of = (k: number) => (k % 2 ? `2001:db8:0:${(k >> 1).toString(16)}::1` : `10.3.3.${k >> 1}`)
  const many = Array.from({ length: 60 }, (_, k) => of(k)).flatMap(from => Array<string>(4).fill(from))
  const recovery = await Promise.all(many.map(from => wrong(from, '/api/entry/recovery', newRecoveryCode())))
  expect(new Set(recovery)).toEqual(new Set([404]))
  expect(await wrong('10.4.4.4', '/api/entry/recovery', right!)).toBe(200)
  // Of short codes the two sites have no more than theirs, and the rest of the world still guesses.
  const short = await Promise.all(
    Array.from({ length: 60 }, (_, k) => wrong(`2001:db8:1:${k.toString(16)}::1`, '/api/entry/code', '000000')),
  )
  expect(short.filter(s => s === 404)).toHaveLength(QUOTAS.shortGuess.site.most)
  expect(await wrong('2001:db8:2::1', '/api/entry/code', '000000')).toBe(404)
  await hall.close()
})

describe('devices', () => {
  test('are listed in words, this one marked, and can be ended one by one or all others, at every server', async () => {
    const ann = await someone()
    const codes = await sheetOf(ann)
    const [phone, mac, other] = [new Guest(one.url), new Guest(two.url), new Guest(one.url)] as const
    await recover(phone, codes[0]!, PHONE)
    await recover(mac, codes[1]!, MAC)
    await recover(other, codes[2]!, 'curl/8.5')
    const { devices } = await account(mac)
    expect(devices.map(d => d.device).sort()).toEqual(['', '', 'Mac · Safari', 'iPhone · Safari'])
    expect(devices.filter(d => d.here).map(d => d.device)).toEqual(['Mac · Safari'])
    const { id } = devices.find(d => d.device === 'iPhone · Safari')!
    expect((await mac.send('DELETE', `/api/account/devices/${id}`)).status).toBe(200)
    expect((await mac.send('DELETE', `/api/account/devices/${id}`)).status).toBe(404)
    await expect.poll(async () => (await who(phone)).person).toBe(null)
    await mac.send('DELETE', '/api/account/devices')
    for (const gone of [ann, other]) await expect.poll(async () => (await who(gone)).person).toBe(null)
    expect((await account(mac)).devices).toHaveLength(1)
  })

  test('nobody ends those of somebody else, nor this one by mistake', async () => {
    const [ann, eve] = [await someone(), await someone()]
    const { devices } = await account(ann)
    expect((await eve.send('DELETE', `/api/account/devices/${devices[0]!.id}`)).status).toBe(404)
    expect((await ann.send('DELETE', `/api/account/devices/${devices[0]!.id}`)).status).toBe(404)
    expect((await who(ann)).person?.id).toBe(ann.id)
  })

  test('a stream ends with its session', async () => {
    const ann = await someone()
    const phone = new Guest(two.url)
    await recover(phone, (await sheetOf(ann))[0]!)
    const { id } = await ann.table({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
    const stream = await phone.watch(id)
    await stream.until(s => s.events.length > 0)
    await ann.send('DELETE', '/api/account/devices')
    await expect.poll(() => stream.closed).toBe(true)
  })

  test('the words are those of the user agent, and no more', () => {
    expect([MAC, PHONE, 'curl/8.5', undefined, ''].map(deviceOf)).toEqual([
      'Mac · Safari',
      'iPhone · Safari',
      '',
      '',
      '',
    ])
    for (const [agent, words] of [
      [
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0 Safari/537.36 Edg/124.0',
        'Windows · Edge',
      ],
      [
        'Mozilla/5.0 (Linux; Android 14; SM-S918N) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/24.0 Chrome/117.0 Mobile Safari/537.36',
        'Android · Samsung Internet',
      ],
      ['Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0', 'Linux · Firefox'],
    ] as const)
      expect(deviceOf(agent)).toBe(words)
  })
})

describe('a guest who signs in', () => {
  test('is not lost: the browser stays that guest at their tables, and is them again when the other leaves, or is sent away', async () => {
    const ann = await someone()
    const codes = await sheetOf(ann)
    for (const away of ['leaves', 'sent away']) {
      const guest = await Guest.named(one, `guest who ${away}`)
      const { id } = await guest.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }] })
      const was = guest.id
      expect((await recover(guest, codes.pop()!)).body).toMatchObject({ person: { id: ann.id }, guest: { id: was } })
      if (away === 'leaves')
        expect((await guest.send<SessionReply>('DELETE', '/api/session')).body.person?.id).toBe(was)
      else await ann.send('DELETE', '/api/account/devices')
      await expect.poll(async () => (await who(guest)).person?.id).toBe(was)
      expect((await guest.playOne(id)).status).toBe(200)
    }
  })

  test('who never sat anywhere leaves nothing behind', async () => {
    const ann = await someone()
    const guest = await Guest.named(one, 'passer-by')
    expect((await recover(guest, (await sheetOf(ann))[0]!)).body).toEqual({
      person: { id: ann.id, name: 'Minseo' },
      kept: true,
    })
    expect((await guest.send<SessionReply>('DELETE', '/api/session')).body).toEqual({ person: null })
  })

  test('gets a new session: the old cookie signs nobody in', async () => {
    const ann = await someone()
    const guest = await Guest.named(one, 'fixed')
    const planted = guest.cookie
    await recover(guest, (await sheetOf(ann))[0]!)
    expect(guest.cookie).not.toBe(planted)
    const eve = Object.assign(new Guest(two.url), { cookie: planted })
    expect((await who(eve)).person).toBe(null)
  })
})

describe('nobody is made twice', () => {
  test('two tabs that come in at the same moment are one person, a hundred times and nightly a thousand', async () => {
    const ROUNDS = ALL ? 40 : 4
    for (let round = 0; round < ROUNDS; round++)
      await Promise.all(
        Array.from({ length: 25 }, async (_, k) => {
          const name = `pair ${round} ${k}`
          const arrival = `${round}-${k}-${'x'.repeat(30)}`
          const tabs = [new Guest(one.url), new Guest(two.url)]
          const ids = await Promise.all(
            tabs.map(async tab => (await tab.post<SessionReply>('/api/session', { name, arrival })).body.person!.id),
          )
          expect(ids[0]).toBe(ids[1])
          expect(await Promise.all(tabs.map(async tab => (await who(tab)).person?.id))).toEqual(ids)
        }),
      )
    const { rows } = await pool.query(
      `select name from people where name like 'pair %' group by name having count(*) > 1`,
    )
    expect(rows).toEqual([])
    expect((await pool.query(`select from people where name like 'pair %'`)).rowCount).toBe(ROUNDS * 25)
  })

  test('another browser, and the same one later, is somebody else', async () => {
    const arrival = 'y'.repeat(30)
    const enter = async (name: string, arrival?: string) =>
      (await new Guest(one.url).post<SessionReply>('/api/session', { name, ...(arrival ? { arrival } : {}) })).body
        .person!.id
    const first = await enter('later', arrival)
    expect(await enter('later')).not.toBe(first)
    await pool.query(`update tickets set until = now() - interval '1 second' where kind = 'arrival'`)
    expect(await enter('later', arrival)).not.toBe(first)
    expect(await people('later')).toBe(3)
  })
})

test('each door is for who is signed in', async () => {
  const nobody = new Guest(one.url)
  for (const [method, path, body] of [
    ['GET', ''],
    ['POST', '/recovery'],
    ['POST', '/code'],
    ['GET', '/code'],
    ['POST', '/code/answer', { yes: true }],
    ['DELETE', '/code'],
    ['PUT', '/credentials/nosuchone', { name: 'x' }],
    ['DELETE', '/credentials/nosuchone'],
    ['DELETE', '/devices/nosuchone'],
    ['DELETE', '/devices'],
    ['POST', '/alerts'],
  ] as const)
    expect([path, (await nobody.send(method, `/api/account${path}`, body)).status]).toEqual([path, 401])
})

test('what is typed is read as it was meant', () => {
  expect([readCode('483 920'), readCode('483-920'), readCode('48392'), readCode('48392o')]).toEqual([
    '483920',
    '483920',
    undefined,
    undefined,
  ])
  expect(readRecoveryCode('o1il-2345-6789-abcd')).toBe('011123456789ABCD')
  expect([readRecoveryCode('0111-2345-6789-ABC'), readRecoveryCode('0111-2345-6789-ABCU')]).toEqual([
    undefined,
    undefined,
  ])
})
