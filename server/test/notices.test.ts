/** R4: the notices of each channel, and what they never contain. That is a secret of the match, a turn already played, a repeat under another id, an address of our own network. */
import tls from 'node:tls'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MatchNotices, NoticeChannel, Notices } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { DAMPER, USUAL_WANTS } from '../domain/notices.ts'
import { FAILURES } from '../notices/deliveries.ts'
import { openStore } from '../hall/store.ts'
import { ALL, freePort, freshDatabase, Guest, hallOf, until } from './hall.ts'
import { Browser, isSigned, openReceiver, type Received, type Receiver, vapidSaid } from './receiver.ts'
import { openSink, type Sink, tokenIn } from './sink.ts'

let pool: pg.Pool
let hall: RunningServer
let two: RunningServer
let receiver: Receiver
let sink: Sink
let here: { url: string }
beforeAll(async () => {
  const opened = await openReceiver()
  receiver = opened
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), opened.cert])
  sink = await openSink()
  const url = await freshDatabase()
  const port = String(await freePort())
  pool = new pg.Pool({ connectionString: url, max: 3 })
  here = { url: `http://localhost:${port}` }
  const env = {
    SMTP_URL: sink.url,
    MAIL_FROM: 'hall@play.example',
    OUTBOUND_ALLOW: '127.0.0.1',
    CONTACT: 'host@play.example',
  }
  hall = await hallOf(url, { ...env, PORT: port, PUBLIC_URL: here.url })
  two = await hallOf(url, { ...env, PORT: '0', PUBLIC_URL: here.url })
})
afterAll(() => Promise.all([hall.close(), two.close(), pool.end(), receiver.close(), sink.close()]))
beforeEach(() => {
  receiver.got.length = 0
  receiver.answer = () => 201
  sink.mails.length = 0
  sink.refuse = false
})

const add = (guest: Guest, channel: object) => guest.post<Notices>('/api/account/notices/channels', channel)
const notices = async (guest: Guest) => (await guest.get<Notices>('/api/account/notices')).body
const wish = (guest: Guest, wishes: object) => {
  const usual = { wants: USUAL_WANTS, quiet: null, digest: null }
  return guest.send<Notices>('PUT', '/api/account/notices', { ...usual, ...wishes })
}
const webhook = (path: string, form = 'json') => ({ kind: 'webhook', url: receiver.url + path, form })
const channelOf = async (guest: Guest, kind: string): Promise<NoticeChannel> =>
  (await notices(guest)).channels.find(c => c.kind === kind)!
const at = (path: string): Received[] => receiver.got.filter(r => r.path === path)
/** Everything that waits for its time has it. */
const later = async () => {
  await pool.query('update outbox set due = clock_timestamp()')
  await pool.query(`update channels set rests = '-infinity'`)
  await pool.query(`update deliveries set due = clock_timestamp() where digest is null`)
}
const nothingWaits = () =>
  until(async () => {
    const { rows } = await pool.query(
      `select (select count(*) from outbox where due <= clock_timestamp()) + (select count(*) from deliveries where due <= clock_timestamp()) as n`,
    )
    return rows[0].n === '0'
  })

/** Two at a table; the first is asked, and can be reached. */
async function turn(more: object = {}): Promise<{ id: string; asked: Guest; other: Guest; name: string }> {
  const name = `Table ${Math.random().toString(36).slice(2)}`
  const [a, b] = [await Guest.named(here, 'Ann'), await Guest.named(here, 'Ben')]
  const { id } = await a.table({ game: 'ostia', name, seats: [{ kind: 'me' }, { kind: 'open' }], ...more })
  await b.post(`/api/matches/${id}/join`, {})
  return (await a.state(id)).legal.length ? { id, asked: a, other: b, name } : { id, asked: b, other: a, name }
}
/** The one who is asked plays until the other is. */
async function pass(id: string, asked: Guest, other: Guest): Promise<void> {
  while (!(await other.state(id)).legal.length) await asked.playOne(id)
}

describe('a browser', () => {
  test('is pushed what its own keys alone can read, by a hall that a push service knows', async () => {
    const { id, asked, other, name } = await turn()
    const browser = new Browser(`${receiver.url}/push/1`)
    await add(other, browser.subscription)
    await pass(id, asked, other)
    await later()
    const got = await until(async () => at('/push/1')[0])
    const { can } = await notices(other)
    const { key, aud, sub } = vapidSaid(got)
    expect({ key, aud, sub }).toEqual({
      key: (can.push as { key: string }).key,
      aud: receiver.url,
      sub: 'mailto:host@play.example',
    })
    expect(browser.read(got)).toEqual({
      title: `${name} · Ostia`,
      body: expect.stringMatching(/^(?:Ann|Ben)[^:]*: .+\nIt is your turn\.$/),
      tag: id,
      lang: 'en',
      url: `/match/${id}`,
      id: got.headers.topic,
    })
    expect(() => new Browser('https://x.example').read(got)).toThrow()
    // A browser that has gone is forgotten.
    receiver.answer = () => 410
    await pass(id, other, asked)
    await pass(id, asked, other)
    await later()
    await until(async () => !(await notices(other)).channels.length)
  })
  test('is told as who it is now: another who signs in there has it, who signs out is told nothing', async () => {
    const { other } = await turn()
    const { subscription } = new Browser(`${receiver.url}/push/2`)
    await add(other, subscription)
    expect((await channelOf(other, 'push')).here).toBe(true)
    const next = await Guest.named(here, 'Cleo')
    expect((await add(next, subscription)).body.channels).toHaveLength(1)
    expect((await notices(other)).channels).toEqual([])
    await next.send('DELETE', '/api/session')
    expect((await pool.query(`select from channels where address = $1`, [subscription.endpoint])).rowCount).toBe(0)
  })
})

describe('a turn', () => {
  test('that was played meanwhile is told to nobody; nor one that is looked at, but a hidden page’s poll is no look', async () => {
    const { id, asked, other } = await turn()
    await add(asked, webhook('/played'))
    await add(other, webhook('/other'))
    await pass(id, asked, other)
    await pass(id, other, asked)
    await later()
    await until(async () => at('/played').length)
    await nothingWaits()
    expect(at('/other')).toEqual([])
    const looking = await other.watch(id)
    await pass(id, asked, other)
    await pool.query(`update outbox set due = clock_timestamp()`)
    await nothingWaits()
    looking.close()
    await pass(id, other, asked)
    await until(
      async () =>
        (await pool.query(`select from looks where at < now() - interval '9 seconds' and match = $1`, [id])).rowCount,
    )
    await pass(id, asked, other)
    await other.state(id)
    await later()
    await until(async () => at('/other').length)
    expect(at('/other')).toHaveLength(1)
  })
  test('is looked at in two windows of one person: that is one look', async () => {
    const { id, asked } = await turn()
    await add(asked, webhook('/windows'))
    const look = { match: id, person: asked.id }
    await openStore(pool).look([look, look])
    expect((await pool.query('select from looks where match = $1', [id])).rowCount).toBe(1)
  })
  test('that is played while its message is on its way is not tried again', async () => {
    const { id, asked, other } = await turn()
    await add(other, webhook('/late'))
    receiver.answer = () => 503
    await pass(id, asked, other)
    await later()
    await until(async () => (await channelOf(other, 'webhook')).failures === 1)
    await pass(id, other, asked)
    receiver.answer = () => 200
    await later()
    await nothingWaits()
    expect(at('/late')).toHaveLength(1)
  })
  test('of a live table is told at once', async () => {
    const { id, asked, other } = await turn({ speed: 'live' })
    await add(other, webhook('/live'))
    await pass(id, asked, other)
    await until(async () => at('/live').length)
  })
  test('is told again under the same id by who finds it left by a killed server', async () => {
    const { id, asked, other } = await turn()
    const browser = new Browser(`${receiver.url}/push/3`)
    await add(other, browser.subscription)
    await add(other, webhook('/again'))
    await pass(id, asked, other)
    // The receiver has it, but its sender never learned so.
    receiver.answer = n => (n < 2 ? 'never' : 201)
    await later()
    await until(async () => at('/again').length && at('/push/3').length)
    await pool.query(`update deliveries set until = '-infinity'`)
    await until(async () => at('/again').length > 1 && at('/push/3').length > 1)
    const [first, second] = at('/again')
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
    const [pushed, again] = at('/push/3')
    expect(again!.headers.topic).toBe(pushed!.headers.topic)
    expect(browser.read(again!).id).toBe(browser.read(pushed!).id)
  })
})

test('that half of the time has passed is told, and that a quarter is left; not of a question that was answered', async () => {
  const { id, asked, other } = await turn({
    speed: 'correspondence',
    clock: { bank: 72 * 3600, increment: 12 * 3600, cap: 96 * 3600 },
  })
  await add(other, webhook('/clock'))
  await wish(other, { wants: { ...USUAL_WANTS, webhook: ['clock'] } })
  const waits = async () =>
    (
      await pool.query<{ half: boolean; hours: number }>(
        `select about ? 'half' as half, round(extract(epoch from due - now()) / 3600)::int as hours from outbox where person = $1 and match = $2 and kind = 'clock'`,
        [other.id, id],
      )
    ).rows[0]
  const waiting = (half: boolean) => until(async () => ((await waits())?.half === half ? (await waits())! : undefined))
  const told = () => at('/clock').map(({ body }) => (JSON.parse(String(body)) as { text: string }).text)
  const passes = (hours: number) =>
    pool.query(
      `update progress set clocks = (select jsonb_agg(case when c -> 'since' = 'null' then c else jsonb_set(c, '{since}', to_jsonb((c ->> 'since')::float8 - $2 * 3600e3)) end order by n)
           from jsonb_array_elements(clocks) with ordinality as e(c, n)) where match = $1`,
      [id, hours],
    )
  await pass(id, asked, other)
  await later()
  const { hours } = await waiting(true)
  // Looked at too early, since the clocks were stopped perhaps, it waits on.
  await later()
  await until(async () => (await waits())!.hours === hours)
  expect(told()).toEqual([])
  await passes(hours + 1)
  await later()
  await until(async () => told().length === 1)
  expect((await waiting(false)).hours).toBeGreaterThan(0)
  // Answered, it is told no more of that question, but of the next.
  await pass(id, other, asked)
  await later()
  await until(async () => !(await waits()))
  await pass(id, asked, other)
  await later()
  await passes((await waiting(true)).hours + 1)
  await later()
  await passes((await waiting(false)).hours + 1)
  await later()
  await until(async () => told().length === 3)
  expect(told()).toEqual([...Array<string>(2).fill('Half of your time has passed.'), 'Your time is running out.'])
  expect(await waits()).toBeUndefined()
})

describe('a webhook', () => {
  test('is signed, so that its receiver knows who says so; nothing of it is secret', async () => {
    const { id, asked, other, name } = await turn()
    const { body } = await add(other, webhook('/signed'))
    const { secret } = body.channels[0]!
    await pass(id, asked, other)
    await later()
    const got = await until(async () => at('/signed')[0])
    expect(isSigned(got, secret!)).toBe(true)
    expect(isSigned({ ...got, body: Buffer.from(String(got.body).replace('turn', 'ended')) }, secret!)).toBe(false)
    const said = JSON.parse(String(got.body))
    // All that is said, so that nobody adds what is on the table.
    expect(said).toEqual({
      type: 'notice',
      id: got.headers['webhook-id'],
      asOf: expect.any(String),
      text: 'It is your turn.',
      match: { id, game: 'ostia', title: 'Ostia', name, url: `${here.url}/match/${id}` },
      events: [{ kind: 'turn', at: expect.any(String) }],
    })
  })

  test('of Discord or Slack calls nobody by what somebody is called', async () => {
    for (const form of ['discord', 'slack']) {
      const { id, asked, other } = await turn({ name: '*loud* & _low_' })
      await add(other, webhook(`/${form}`, form))
      await pass(id, asked, other)
      await later()
      const { body } = await until(async () => at(`/${form}`)[0])
      const said = JSON.parse(String(body))
      if (form === 'discord') expect(said.allowed_mentions).toEqual({ parse: [] })
      expect(String(body)).not.toContain('*loud* &')
      expect(String(body)).toContain(`/match/${id}`)
    }
  })

  test('that fails rests twice as long each time, and is switched off after twenty failures, as its owner can read', async () => {
    const { id, asked, other } = await turn()
    await add(other, webhook('/fails'))
    await pass(id, asked, other)
    receiver.answer = () => 500
    let rest = 0
    for (const n of [1, 2, 3, FAILURES]) {
      await pool.query('update channels set failures = $2 where person = $1', [other.id, n - 1])
      await later()
      await until(async () => (await channelOf(other, 'webhook')).failures === n)
      const { rows } = await pool.query<{ rests: number }>(
        'select extract(epoch from rests - now())::float8 as rests from channels where person = $1',
        [other.id],
      )
      expect(rows[0]!.rests).toBeGreaterThan(Math.min(rest * 1.5, 10_000))
      rest = rows[0]!.rests
    }
    expect(await channelOf(other, 'webhook')).toMatchObject({ off: true, fault: '500', failures: FAILURES })
    expect(new Set(at('/fails').map(r => r.headers['webhook-id'])).size).toBe(1)
    expect((await pool.query('select from deliveries')).rowCount).toBe(0)
    receiver.answer = () => 200
    const { body } = await other.post<Notices>(
      `/api/account/notices/channels/${(await channelOf(other, 'webhook')).id}/on`,
    )
    expect(body.channels[0]).toMatchObject({ off: false, failures: 0, fault: null })
    await pass(id, other, asked)
    await pass(id, asked, other)
    await later()
    await until(async () => at('/fails').length > 4)
  })

  test('that never answers keeps no other waiting, nor itself for ever', async () => {
    const slow = await turn()
    const quick = await turn()
    receiver.answer = n => (receiver.got[n]!.path === '/never' ? 'never' : 200)
    await add(slow.other, webhook('/never'))
    await add(quick.other, webhook('/quick'))
    await pass(slow.id, slow.asked, slow.other)
    await later()
    await until(async () => at('/never').length)
    await pass(quick.id, quick.asked, quick.other)
    await later()
    await until(async () => at('/quick').length)
    if (ALL) await until(async () => (await channelOf(slow.other, 'webhook')).fault === 'timeout')
  })

  test('that points elsewhere is not followed there', async () => {
    const { other } = await turn()
    const { body } = await add(other, webhook('/moved'))
    receiver.answer = () => `${receiver.url}/elsewhere`
    const trial = await other.post<{ fault: string }>(`/api/account/notices/channels/${body.channels[0]!.id}/trial`)
    expect(trial.body.fault).toBe('302')
    expect(receiver.got.map(r => r.path)).toEqual(['/moved'])
  })
})

test('what somebody gives as an address never leads into our own network, by whatever name; and to no port without https', async () => {
  const { Outbound, networksOf } = await import('../platform/outbound.ts')
  const none = new Outbound([])
  const port = new URL(receiver.url).port
  const hosts =
    '127.0.0.1 localhost [::1] 0x7f.1 2130706433 [::ffff:127.0.0.1] 169.254.169.254 10.0.0.1 0.0.0.0 [fd00::1] [::127.0.0.1] [64:ff9b::7f00:1]'.split(
      ' ',
    )
  for (const host of hosts)
    await expect(none.post(`https://${host}:${port}/`, {}, '{}'), host).rejects.toThrow('address')
  expect(receiver.got).toEqual([])
  await expect(none.post('http://example.org/', {}, '{}')).rejects.toThrow('secure')
  const some = new Outbound(networksOf('10.0.0.0/8, ::1'))
  expect(['10.1.2.3', '::1', '8.8.8.8', '127.0.0.1', '11.0.0.1', '192.168.0.1'].map(a => some.may(a))).toEqual([
    true,
    true,
    true,
    false,
    true,
    false,
  ])
  const stranger = await Guest.named(here, 'Stranger')
  expect((await add(stranger, { kind: 'webhook', url: 'http://example.org/', form: 'json' })).status).toBe(400)
})

describe('mail', () => {
  /** Somebody who comes in by mail, and is told things by it. */
  async function mailed(guest: Guest, mail: string, digest: number | null = null): Promise<void> {
    await guest.post('/api/entry/mail', { mail })
    await guest.post('/api/entry/mail/open', { token: tokenIn(sink.mails.pop()) })
    const [address] = (await notices(guest)).addresses
    await add(guest, { kind: 'mail', credential: address!.credential })
    await wish(guest, { digest, zone: 'Asia/Seoul' })
  }

  test('goes to addresses alone that their owner has shown to be theirs, and is stopped by one press', async () => {
    const { id, asked, other } = await turn()
    expect((await add(other, { kind: 'mail', credential: 'anything' })).status).toBe(404)
    await mailed(other, 'ben@play.example')
    await pass(id, asked, other)
    await later()
    const { to, text } = await until(async () => sink.mails[0])
    expect(to).toBe('ben@play.example')
    expect(text).toContain('It is your turn')
    const stop = /^list-unsubscribe:\s+<(\S+)>/im.exec(text)![1]!
    expect(text).toMatch(/^list-unsubscribe-post:\s+List-Unsubscribe=One-Click/im)
    // A scanner that looks changes nothing.
    expect((await fetch(stop)).status).toBeLessThan(500)
    expect((await channelOf(other, 'mail')).off).toBe(false)
    const pressed = await fetch(stop, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(pressed.status).toBe(200)
    expect((await channelOf(other, 'mail')).off).toBe(true)
    const [, token] = /~(.+)$/.exec(stop)!
    expect(
      (
        await fetch(stop.replace(token!, `${token!.slice(0, -1)}${token!.endsWith('A') ? 'B' : 'A'}`), {
          method: 'POST',
        })
      ).status,
    ).toBe(404)
  })

  test('that is refused for good switches the address off; with the way in it is gone', async () => {
    const { id, asked, other } = await turn()
    await mailed(other, 'nobody@play.example')
    await pass(id, asked, other)
    sink.refuse = true
    await later()
    await until(async () => (await channelOf(other, 'mail')).off)
    expect(await channelOf(other, 'mail')).toMatchObject({ fault: 'refused' })
    await pool.query('delete from credentials where person = $1', [other.id])
    expect((await notices(other)).channels).toEqual([])
  })

  test('once a day says all that still holds, in one', async () => {
    const first = await turn()
    await mailed(first.other, 'daily@play.example', 8)
    const { id } = await first.asked.table({
      game: 'ostia',
      name: 'The second',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    await first.other.post(`/api/matches/${id}/join`, {})
    const second = (await first.other.state(id)).legal.length
    if (!second) await pass(id, first.asked, first.other)
    await pass(first.id, first.asked, first.other)
    await later()
    await until(async () => (await pool.query('select from deliveries where jsonb_array_length(items) >= 2')).rowCount)
    expect((await pool.query('select from deliveries where digest is not null')).rowCount).toBe(1)
    await pass(first.id, first.other, first.asked)
    await pool.query('update deliveries set due = clock_timestamp()')
    const { text } = await until(async () => sink.mails[0])
    await nothingWaits()
    expect(sink.mails).toHaveLength(1)
    expect(text).toContain('The second')
    expect(text).not.toContain(first.name)
  })
})

test('one is told what one wants, where one wants it; of a match that one does not want to hear of nothing; in quiet hours later', async () => {
  const { id, asked, other } = await turn()
  await add(other, webhook('/wants'))
  await wish(other, { wants: { ...USUAL_WANTS, webhook: ['talk'] } })
  await pass(id, asked, other)
  await later()
  await nothingWaits()
  await asked.post(`/api/matches/${id}/talk`, { text: 'hello' })
  await later()
  const { body } = await until(async () => at('/wants')[0])
  expect(JSON.parse(String(body)).text).toMatch(/^There is a message by (Ann|Ben)\.$/)
  expect(String(body)).not.toContain('hello')

  const muted = await other.send<MatchNotices>('PUT', `/api/matches/${id}/notices`, { muted: true })
  expect(muted.body).toEqual({ muted: true, reached: true })
  expect((await notices(other)).muted.map(m => m.id)).toEqual([id])
  await asked.post(`/api/matches/${id}/talk`, { text: 'hello' })
  await later()
  await nothingWaits()
  expect(at('/wants')).toHaveLength(1)
  await other.send('PUT', `/api/matches/${id}/notices`, { muted: false })

  const now = new Date().getUTCHours() * 60 + new Date().getUTCMinutes()
  const quiet = { from: (now + 1440 - 60) % 1440, to: (now + 120) % 1440 }
  expect((await wish(other, { wants: { ...USUAL_WANTS, webhook: ['talk'] }, quiet, zone: 'UTC' })).body).toMatchObject({
    quiet,
    zone: 'UTC',
  })
  await asked.post(`/api/matches/${id}/talk`, { text: 'hello' })
  await later()
  await until(
    async () =>
      (await pool.query(`select from outbox where match = $1 and due > now() + interval '100 minutes'`, [id])).rowCount,
  )
  expect(at('/wants')).toHaveLength(1)
  expect((await wish(other, { zone: 'Mars/Olympus' })).status).toBe(400)
})

test('two halls that start on a new database at the same time have one pair of keys', async () => {
  const url = await freshDatabase()
  const halls = await Promise.all([hallOf(url), hallOf(url)])
  const keys = await Promise.all(halls.map(async h => (await notices(await Guest.named(h, 'Ann'))).can.push))
  expect(keys[0]).toEqual({ key: expect.stringMatching(/^[\w-]{87}$/) })
  expect(keys[1]).toEqual(keys[0])
  await Promise.all(halls.map(h => h.close()))
  const port = String(await freePort())
  const plain = await hallOf(url, { PORT: port, PUBLIC_URL: 'http://play.example' })
  expect((await notices(await Guest.named({ url: `http://localhost:${port}` }, 'Ann'))).can).toEqual({
    push: { not: 'plain-http' },
    mail: false,
    failures: FAILURES,
  })
  await plain.close()
})

test('two minutes are what is said of it', () => {
  expect(DAMPER).toBe(120)
})
