/** Coming in by mail: a link whose button lets in, or keeps. And what must never be: an answer that tells whose address is known, a link good twice, a token in a log. */
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { configure } from '../platform/config.ts'
import type { Account, Claim, Code, MailAsked, RecoverySheet, SessionReply } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { QUOTAS } from '../platform/limits.ts'
import { freePort, freshDatabase, Guest, hallOf, processOf, until } from './hall.ts'
import { openSink, type Sink, tokenIn } from './sink.ts'

let url: string
let pool: pg.Pool
let sink: Sink
let hall: RunningServer
let two: RunningServer
let here: { url: string }
let there: { url: string }
const mailing = async (more: Record<string, string> = {}) => {
  const port = String(await freePort())
  const at = { url: `http://localhost:${port}` }
  const env = { PORT: port, PUBLIC_URL: at.url, SMTP_URL: sink.url, MAIL_FROM: 'Loggia <hall@play.example>', ...more }
  return { at, env }
}
beforeAll(async () => {
  url = await freshDatabase()
  pool = new pg.Pool({ connectionString: url, max: 2 })
  sink = await openSink()
  const [a, b] = [await mailing(), await mailing()]
  ;[hall, two] = [await hallOf(url, a.env), await hallOf(url, b.env)]
  ;[here, there] = [a.at, b.at]
})
afterAll(() => Promise.all([hall.close(), two.close(), pool.end(), sink.close()]))
beforeEach(() => {
  sink.mails.length = 0
  sink.refuse = false
})

const ask = (guest: Guest, mail: string, lang = 'en') => guest.post(`/api/entry/mail?lang=${lang}`, { mail })
const look = (guest: Guest, token: string) => guest.post<MailAsked>('/api/entry/mail/look', { token })
const press = (guest: Guest, token: string) => guest.post<SessionReply>('/api/entry/mail/open', { token })
const who = async (guest: Guest) => (await guest.get<SessionReply>('/api/session')).body.person
const letters = async () =>
  (await pool.query(`select tries, due > now() and until < now() as waits from letters order by at`)).rows
/** Somebody who keeps their seats by that address. */
async function kept(mail: string): Promise<Guest> {
  const ann = await Guest.named(here, 'Ann')
  await ask(ann, mail)
  expect((await press(ann, tokenIn(sink.mails.pop()))).body).toMatchObject({ person: { id: ann.id }, kept: true })
  return ann
}

test('a guest keeps their seats by an address, as the same person, and comes in by it on another device', async () => {
  const ann = await Guest.named(here, 'Ann')
  const { id } = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }] })
  expect((await ask(ann, 'Ann@Example.org')).status).toBe(200)
  expect(sink.mails.map(m => m.to)).toEqual(['Ann@example.org'])
  const token = tokenIn(sink.mails.pop())
  expect((await look(ann, token)).body).toMatchObject({ mail: 'Ann@Example.org', name: 'Ann' })
  expect((await ann.get<Account>('/api/account')).body.credentials).toEqual([])
  expect((await press(ann, token)).body).toEqual({ person: { id: ann.id, name: 'Ann' }, kept: true })
  const { credentials } = (await ann.get<Account>('/api/account')).body
  expect(credentials.map(c => [c.kind, c.name])).toEqual([['mail', 'A••••@Example.org']])

  const phone = new Guest(there.url)
  await ask(phone, 'ann@example.ORG', 'ko')
  expect(sink.mails[0]!.text).toContain('단추를 누르세요')
  expect((await press(phone, tokenIn(sink.mails.pop()))).body.person?.id).toBe(ann.id)
  expect((await phone.state(id)).seats.map(s => s.you)).toEqual([true, true])
})

test('the link may be pressed on another device than it was asked on: that one says who asked, and is in as them', async () => {
  const ann = await Guest.named(here, 'Ann the second')
  await ask(ann, 'second@example.org')
  const phone = new Guest(here.url)
  const token = tokenIn(sink.mails.pop())
  expect((await look(phone, token)).body.name).toBe('Ann the second')
  expect((await press(phone, token)).body.person?.id).toBe(ann.id)
})

describe('a link', () => {
  test('that is opened, by a scanner as well, changes nothing', async () => {
    const ann = await Guest.named(here, 'Ann')
    await ask(ann, 'scanned@example.org')
    const token = tokenIn(sink.mails.pop())
    const count = async () =>
      (await pool.query(`select count(*)::int as n from credentials where key = 'scanned@example.org'`)).rows[0]
    for (const method of ['GET', 'HEAD', 'POST']) await fetch(`${here.url}/enter#mail=${token}`, { method })
    for (let k = 0; k < 3; k++) expect((await look(new Guest(here.url), token)).status).toBe(200)
    expect(await count()).toEqual({ n: 0 })
    expect((await press(ann, token)).status).toBe(200)
    expect(await count()).toEqual({ n: 1 })
  })

  test('is good once, also when it is pressed at two servers at the same moment, and for half an hour', async () => {
    await kept('once@example.org')
    const visitor = new Guest(here.url)
    await ask(visitor, 'once@example.org')
    const token = tokenIn(sink.mails.pop())
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, k) => press(new Guest([here, there][k % 2]!.url), token)),
    )
    expect(answers.map(a => a.status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 404)])
    await ask(visitor, 'once@example.org')
    await pool.query(`update tickets set until = until - interval '1801 seconds' where kind = 'mail'`)
    const late = tokenIn(sink.mails.pop())
    expect([(await look(visitor, late)).status, (await press(visitor, late)).status]).toEqual([404, 404])
  })

  test('for an address that two guests asked for keeps the seats of who pressed first; nobody is made', async () => {
    const before = (await pool.query('select from people')).rowCount
    const guests = [await Guest.named(here, 'first'), await Guest.named(there, 'second')]
    const tokens: string[] = []
    for (const guest of guests) {
      await ask(guest, 'wanted@example.org')
      tokens.push(tokenIn(sink.mails.pop()))
    }
    const ids = await Promise.all(guests.map(async (g, k) => (await press(g, tokens[k]!)).body.person?.id))
    expect(ids[0]).toBe(ids[1])
    expect(guests.map(g => g.id)).toContain(ids[0])
    expect((await pool.query('select from people')).rowCount! - before!).toBe(2)
    // Nobody's: then its reader hears so, and nobody else.
    const nobody = new Guest(here.url)
    await ask(nobody, 'nobody@example.org')
    expect((await press(nobody, tokenIn(sink.mails.pop()))).body).toMatchObject({ error: { code: 'mail-unknown' } })
  })

  test('does not make somebody of somebody else who wanted the address for themselves', async () => {
    await kept('taken@example.org')
    const bob = await kept('bob@example.org')
    await ask(bob, 'taken@example.org')
    expect((await press(bob, tokenIn(sink.mails.pop()))).status).toBe(409)
    expect((await who(bob))?.id).toBe(bob.id)
  })
})

describe('a link that is opened in another browser than it was asked in', () => {
  const mine = { browser: 'a'.repeat(32) }
  const others = { browser: 'b'.repeat(32) }
  test('is told from one that is opened where it was asked', async () => {
    const ann = await Guest.named(here, 'Ann')
    await ann.post('/api/entry/mail', { mail: 'where@play.example', ...mine })
    const token = tokenIn(sink.mails[0])
    const lookBy = async (more: object) =>
      (await new Guest(there.url).post<MailAsked>('/api/entry/mail/look', { token, ...more })).body.here
    expect([await lookBy(mine), await lookBy(others), await lookBy({})]).toEqual([true, undefined, undefined])
    // An older page says nothing of its browser, when it asks or when it opens.
    await ask(ann, 'older@play.example')
    expect((await look(ann, tokenIn(sink.mails[1]))).body.here).toBeUndefined()
    expect(JSON.stringify((await pool.query('select * from tickets')).rows)).not.toContain(mine.browser)
  })
  test('ends all other sessions where its reader wants that, and none else', async () => {
    const ann = await kept('alone@play.example')
    const phone = new Guest(there.url)
    await ask(phone, 'alone@play.example')
    await press(phone, tokenIn(sink.mails.pop()))
    expect((await who(ann))?.id).toBe(ann.id)
    const bob = await kept('beside@play.example')
    const desk = new Guest(here.url)
    await ask(desk, 'alone@play.example')
    const token = tokenIn(sink.mails.pop())
    expect((await desk.post<SessionReply>('/api/entry/mail/open', { token, alone: true })).body.person?.id).toBe(ann.id)
    await until(async () => (await who(ann)) === null && (await who(phone)) === null)
    expect((await who(desk))?.id).toBe(ann.id)
    expect((await who(bob))?.id).toBe(bob.id)
    expect((await pool.query('select from sessions where person = $1', [ann.id])).rowCount).toBe(1)
  })
})

describe('no answer tells whose address is known', () => {
  test('the same status, words and headers, and the same mail', async () => {
    await kept('known@example.org')
    const asked = async (mail: string) => {
      const { status, body, headers } = await ask(new Guest(here.url), mail)
      return {
        status,
        body,
        headers: [...headers.keys()].filter(h => h !== 'date').sort(),
        length: headers.get('content-length'),
      }
    }
    expect(await asked('known@example.org')).toEqual(await asked('other@example.org'))
    expect(sink.mails.map(m => m.to)).toEqual(['known@example.org', 'other@example.org'])
    const bare = sink.mails.map(m =>
      m.text
        .split('\n\n')
        .slice(1)
        .join('\n')
        .replace(/#mail=\S+/, ''),
    )
    expect(bare[0]).toBe(bare[1])
  })

  test('the same work: nothing looks for the address before the button is pressed', async () => {
    await pool.query('alter table credentials rename to elsewhere')
    try {
      const visitor = new Guest(here.url)
      expect((await ask(visitor, 'known@example.org')).status).toBe(200)
      expect((await ask(visitor, 'other@example.org')).status).toBe(200)
    } finally {
      await pool.query('alter table elsewhere rename to credentials')
    }
  })

  test('a mail server that refuses an address is all that there is to hear, for both', async () => {
    await kept('gone@example.org')
    sink.refuse = true
    const visitor = new Guest(here.url)
    const answers = [await ask(visitor, 'gone@example.org'), await ask(visitor, 'never@example.org')]
    expect(answers.map(a => [a.status, a.body])).toEqual([answers[0], answers[0]].map(a => [502, a!.body]))
  })
})

test('nobody is flooded: an address gets five mails an hour from any sender, at all servers; and a sender has five', async () => {
  const database = await freshDatabase()
  const more = { RATE_LIMIT: 'on', TRUST_PROXY: '1' }
  const [a, b] = [await mailing(more), await mailing(more)]
  const halls = [await hallOf(database, a.env), await hallOf(database, b.env)]
  const from = (k: number, address: string, mail: string) =>
    new Guest([a, b][k % 2]!.at.url).post('/api/entry/mail', { mail }, { 'x-forwarded-for': address })
  const { most } = QUOTAS.mail.address
  const flood = await Promise.all(Array.from({ length: 12 }, (_, k) => from(k, `10.3.${k}.1`, 'victim@example.org')))
  expect(flood.filter(r => r.status === 200)).toHaveLength(most)
  const one = await Promise.all(Array.from({ length: 12 }, (_, k) => from(k, '10.4.0.1', `n${k}@example.org`)))
  expect(one.filter(r => r.status === 200)).toHaveLength(most)
  await Promise.all(halls.map(h => h.close()))
})

test('what stands behind a + makes no other address; a domain has a limit an hour', async () => {
  const at = await mailing({ RATE_LIMIT: 'on', TRUST_PROXY: '1' })
  const database = await freshDatabase()
  const hall = await hallOf(database, at.env)
  let n = 0
  const asks = (mail: string) =>
    new Guest(at.at.url).post('/api/entry/mail', { mail }, { 'x-forwarded-for': `10.6.${n >> 8}.${n++ & 255}` })
  const { mailed, mailedDomain } = QUOTAS
  const statuses: number[] = []
  for (let k = 0; k < mailed.address.most + 2; k++)
    statuses.push((await asks(`${k % 2 ? 'Ann' : 'ann'}+${k}@play.example`)).status)
  expect(statuses.filter(s => s === 200)).toHaveLength(mailed.address.most)
  expect((await asks('bob+1@play.example')).status).toBe(200)
  // The rest of what the domain has.
  const own = new pg.Client({ connectionString: database })
  await own.connect()
  await own.query(`update allowances set points = $1 where key like 'mailedDomain %'`, [mailedDomain.address.most - 1])
  await own.end()
  expect((await asks('cyd@play.example')).status).toBe(200)
  expect((await asks('dan@play.example')).status).toBe(429)
  expect((await asks('dan@other.example')).status).toBe(200)
  await hall.close()
})

test('neither token nor address is in a log at its most talkative, nor in a table as it is; no page sends where it was', async () => {
  const database = await freshDatabase()
  const { at, env } = await mailing()
  const process = await processOf({ ...env, DATABASE_URL: database, LOG_LEVEL: 'trace' })
  const ann = await Guest.named(at, 'Ann')
  await ask(ann, 'quiet@example.org')
  const token = tokenIn(sink.mails.pop())
  await look(ann, token)
  const { codes } = (await ann.post<RecoverySheet>('/api/account/recovery')).body
  const { code } = (await ann.post<Code>('/api/account/code')).body
  const { claim } = (await new Guest(at.url).post<Claim>('/api/entry/code', { code })).body
  await new Guest(at.url).post('/api/entry/claim', { claim })
  await new Guest(at.url).post('/api/entry/recovery', { code: codes[0] })
  const own = new pg.Client({ connectionString: database })
  await own.connect()
  expect(JSON.stringify((await own.query('select * from tickets')).rows)).not.toContain(token)
  await own.query('alter table credentials rename column key to gone')
  expect((await press(ann, token)).status).toBe(500)
  await own.query('alter table credentials rename column gone to key')
  sink.refuse = true
  expect((await ask(ann, 'quiet@example.org')).status).toBe(502)
  await own.end()
  const page = await fetch(`${at.url}/enter`)
  expect(page.headers.get('referrer-policy')).toBe('same-origin')
  process.child.kill('SIGTERM')
  expect(await process.ended).toBe(0)
  expect(process.said()).toContain('/api/entry/mail/open')
  for (const secret of [token, 'quiet@', ann.cookie.slice(7), `"${code}"`, claim, ...codes])
    expect(process.said()).not.toContain(secret)
})

test('a recovery code that was used is told to each address that keeps the same seats, and to nobody who has none; the code is not in it, and nobody waits for it', async () => {
  const ann = await kept('ann.recovers@example.org')
  const { codes } = (await ann.post<RecoverySheet>('/api/account/recovery')).body
  sink.mails.length = 0
  const come = (code: string) =>
    new Guest(there.url).post<SessionReply>('/api/entry/recovery', { code }, { 'user-agent': 'iPhone Safari' })
  expect((await come(codes[0]!)).body.person!.id).toBe(ann.id)
  await expect.poll(() => sink.mails.map(m => m.to)).toEqual(['ann.recovers@example.org'])
  const { text } = sink.mails.pop()!
  for (const said of ['One of your recovery codes was used', '복구 코드 하나로']) expect(text).toContain(said)
  // Whichever server sends it.
  expect(here.url + there.url).toContain(/http:.*(?=\/account$)/m.exec(text)![0])
  for (const code of codes) expect(text).not.toContain(code)
  // One that is wrong, or used already, is told to nobody; nor is one of somebody without an address.
  expect((await come(codes[0]!)).status).toBe(404)
  const bob = await Guest.named(here, 'Bob')
  const sheet = (await bob.post<RecoverySheet>('/api/account/recovery')).body.codes
  expect((await come(sheet[0]!)).status).toBe(200)
  // Where nobody has that address any more it is not tried again.
  sink.refuse = true
  expect((await come(codes[1]!)).status).toBe(200)
  await expect.poll(letters).toEqual([])
  sink.refuse = false
  expect((await come(codes[2]!)).status).toBe(200)
  await expect.poll(() => sink.mails.length).toBe(1)
  expect(sink.mails[0]!.to).toBe('ann.recovers@example.org')
})

test("it is sent even if the code's user is gone before, and by one Message-ID however often it is tried; that user cannot prevent it", async () => {
  const ann = await kept('ann.waits@example.org')
  const { codes } = (await ann.post<RecoverySheet>('/api/account/recovery')).body
  // A server that sends nothing, as one that was killed.
  const mute = await hallOf(url)
  sink.mails.length = 0
  sink.refuse = 'later'
  expect((await new Guest(mute.url).post('/api/entry/recovery', { code: codes[0] })).status).toBe(200)
  await mute.close()
  await expect.poll(() => sink.mails.length).toBe(1)
  await expect.poll(letters).toMatchObject([{ tries: 1, waits: true }])
  await pool.query(`delete from credentials where key = 'ann.waits@example.org'`)
  sink.refuse = false
  await pool.query('update letters set due = now()')
  await expect.poll(letters).toEqual([])
  const ids = sink.mails.map(m => /^message-id: (<\w+@localhost>)/im.exec(m.text)?.[1])
  expect(ids).toEqual([expect.any(String), ids[0]])
})

test('a hall without mail says so, and one whose settings are incomplete does not start', async () => {
  const plain = await hallOf(await freshDatabase())
  const guest = new Guest(plain.url)
  expect((await ask(guest, 'a@example.org')).body.error.code).toBe('no-mail')
  await plain.close()
  const set = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@example.org', PUBLIC_URL: 'https://play.example' }
  expect(configure(set).mail).toEqual({ smtp: set.SMTP_URL, from: set.MAIL_FROM, dkim: undefined })
  expect(() => configure({ ...set, MAIL_FROM: '' })).toThrow(/MAIL_FROM/)
  expect(() => configure({ ...set, PUBLIC_URL: '' })).toThrow(/PUBLIC_URL/)
  expect(() => configure({ ...set, MAIL_DKIM: 'play.example:s1:/nowhere/key.pem' })).toThrow(/MAIL_DKIM.*can't be read/)
  expect(() => configure({ ...set, SMTP_URL: 'https://mail.example' })).toThrow(/SMTP_URL/)
})
