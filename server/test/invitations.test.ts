/** A3: the hall's mail server writes no user's words to strangers; who may invite, how often, and how it is sent. */
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Invitation, Me, Notices } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { QUOTAS } from '../platform/limits.ts'
import { USUAL_WANTS } from '../domain/notices.ts'
import { invitesAt } from '../notices/hours.ts'
import { subject } from '../notices/words.ts'
import { openStore } from '../hall/store.ts'
import { type Answer, freePort, freshDatabase, Guest, hallOf, until } from './hall.ts'
import { openSink, type Sink, tokenIn } from './sink.ts'

let url: string
let one: RunningServer
let two: RunningServer
let pool: pg.Pool
let sink: Sink
beforeAll(async () => {
  sink = await openSink()
  url = await freshDatabase()
  const port = String(await freePort())
  pool = new pg.Pool({ connectionString: url, max: 3 })
  const env = {
    ...{ SMTP_URL: sink.url, MAIL_FROM: 'hall@play.example', CONTACT: 'host@play.example' },
    ...{ RATE_LIMIT: 'on', TRUST_PROXY: '1', PUBLIC_URL: `http://localhost:${port}` },
  }
  ;[one, two] = [await hallOf(url, { ...env, PORT: port }), await hallOf(url, env)]
})
afterAll(() => Promise.all([one.close(), two.close(), pool.end(), sink.close()]))
beforeEach(() => {
  sink.mails.length = 0
})

let n = 0
const anAddress = () => `10.8.${++n >> 8}.${n & 255}`
/** Somebody who comes from an address of their own. */
class Player extends Guest {
  from = anAddress()
  override send<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return super.send<T>(method, path, body, { 'x-forwarded-for': this.from, ...headers })
  }
}
async function guest(name: string, hall = one): Promise<Player> {
  const player = new Player(hall.url)
  player.id = (await player.post<{ person: { id: string } }>('/api/session', { name })).body.person.id
  return player
}
type Said<T> = Answer<T & { error: { code: string } }>
const me = (who: Guest, change: object): Promise<Said<Me>> => who.send('PATCH', '/api/account/profile', change)
/** Somebody with a way in, and perhaps a handle. */
async function player(name: string, handle?: string, hall = one): Promise<Player> {
  const somebody = await guest(name, hall)
  expect((await somebody.post('/api/account/recovery')).status).toBe(200)
  if (handle) expect((await me(somebody, { handle })).status).toBe(200)
  return somebody
}
const TOY = { game: 'toy', visibility: 'private', seats: [{ kind: 'me' }, { kind: 'open' }] }
const invite = (who: Guest, id: string, handle: string): Promise<Said<{ name: string }>> =>
  who.post(`/api/matches/${id}/invitations`, { handle })
const invited = async (who: Guest) => (await who.get<Invitation[]>('/api/invitations')).body
/** Comes in by mail, and is told by it. */
async function mailed(who: Player, mail: string): Promise<void> {
  await who.post('/api/entry/mail', { mail })
  await who.post('/api/entry/mail/open', { token: tokenIn(sink.mails.pop()) })
  const [address] = (await who.get<Notices>('/api/account/notices')).body.addresses
  await who.post('/api/account/notices/channels', { kind: 'mail', credential: address!.credential })
  await who.send('PUT', '/api/account/notices', { wants: USUAL_WANTS, quiet: null, digest: null, zone: 'UTC' })
}
/** The subject of a mail, unpacked. */
const subjectOf = ({ text }: { text: string }): string => {
  const [, said] = /^subject: (?:=\?UTF-8\?Q\?)?(.*?)(?:\?=)?\r?$/im.exec(text)!
  return decodeURIComponent(said!.replaceAll('_', ' ').replaceAll('=', '%'))
}
/** What is due later is due now. */
const later = () => pool.query('update outbox set due = clock_timestamp()')
const sorted = () => until(async () => !(await pool.query('select from outbox limit 1')).rowCount)

describe('who invites strangers', () => {
  test('has an account; a guest invites acquaintances: by an accepted invitation, or a match', async () => {
    const [ann, eve, bob] = [await player('Ann', 'ann_in'), await guest('Eve'), await player('Bob', 'bob_in', two)]
    const { id } = await eve.table(TOY)
    expect((await invite(eve, id, 'bob_in')).body.error?.code).toBe('invite-guest')
    expect(await invited(bob)).toEqual([])
    const { id: hers } = await ann.table(TOY)
    await invite(ann, hers, 'bob_in')
    const [call] = await invited(bob)
    await bob.post(`/api/matches/${hers}/join`, { invite: new URL(call!.url, 'http://x').searchParams.get('invite') })
    // Of the two none is a stranger to the other now, in either direction, and nothing is counted.
    await pool.query(`delete from allowances where key like 'invite%'`)
    const { id: next } = await bob.table(TOY)
    expect((await invite(bob, next, 'ann_in')).status).toBe(200)
    expect((await pool.query(`select from allowances where key like 'invite%'`)).rowCount).toBe(0)
    await pool.query('insert into acceptances (person, by) values ($1, $2)', [bob.id, eve.id])
    expect((await invite(eve, id, 'bob_in')).status).toBe(200)
  })

  test('is counted by sender, by address and by who is invited, at all servers', async () => {
    const from = anAddress()
    const most = { one: QUOTAS.invite.person.most, from: QUOTAS.invite.from.most, to: QUOTAS.invited.person.most }
    const [ann, ben, cid] = await Promise.all(
      ['An', 'Be', 'Ci'].map((name, k) => player(name, undefined, k % 2 ? two : one)),
    )
    await pool.query(
      `insert into people (id, name, handle, handle_key) select 'sp' || k, 'S' || k, 'sp' || k || 'x', 'sp' || translate(k::text, '01', 'ol') || 'x' from generate_series(100, 199) k`,
    )
    const tables = await Promise.all([ann!, ben!, cid!].map(async who => (await who.table(TOY)).id))
    for (const who of [ann!, ben!, cid!]) who.from = from
    const sent = (who: number, to: number[]) =>
      Promise.all(to.map(k => invite([ann!, ben!, cid!][who]!, tables[who]!, `sp${k}x`).then(a => a.status)))
    const good = (statuses: number[]) => statuses.filter(s => s === 200).length
    const series = (from: number, n: number) => Array.from({ length: n }, (_, k) => from + k)
    expect(good(await sent(0, series(100, 20)))).toBe(20)
    expect(good(await sent(0, series(120, 20)))).toBe(most.one - 20)
    expect(good(await sent(1, series(140, 20)))).toBe(20)
    expect(good(await sent(2, series(160, 15)))).toBe(most.from - most.one - 20)
    // A limit on a person's invitations by strangers, from any sender and address.
    const many = await Promise.all(series(0, most.to + 2).map(k => player(`M${k}`, undefined, k % 2 ? two : one)))
    const asks = await Promise.all(
      many.map(async who => (await invite(who, (await who.table(TOY)).id, 'sp199x')).status),
    )
    expect(good(asks)).toBe(most.to)
    expect(asks.filter(s => s === 429)).toHaveLength(2)
  })

  test('invites people who allow it: all, acquaintances, nobody', async () => {
    const [ann, bob] = [await player('Ann', 'ann_may'), await player('Bob', 'bob_may')]
    const { id } = await ann.table(TOY)
    expect((await me(bob, {})).body).toMatchObject({ invites: 'all' })
    expect((await me(bob, { invites: 'acquaintances' })).body).toMatchObject({ invites: 'acquaintances', shown: 'all' })
    expect((await invite(ann, id, 'bob_may')).body.error.code).toBe('invites-closed')
    await pool.query('insert into acceptances (person, by) values ($1, $2)', [ann.id, bob.id])
    expect((await invite(ann, id, 'bob_may')).status).toBe(200)
    await me(bob, { invites: 'nobody' })
    expect((await invite(ann, (await ann.table(TOY)).id, 'bob_may')).body.error.code).toBe('invites-none')
    expect((await me(bob, { invites: 'friends' })).status).toBe(400)
  })
})

describe('how it is told', () => {
  test('in the hall at once; by mail once a day, gathered, in the hall’s words alone', async () => {
    const WORDS = 'Confirm your account at evil.example'
    const bob = await player('Bob', 'bob_mail')
    await mailed(bob, 'bob@play.example')
    const eves = await Promise.all(
      [1, 2, 3, 4].map(k => player(WORDS, k === 1 ? 'eve_1' : undefined, k % 2 ? one : two)),
    )
    const ids = await Promise.all(eves.map(async eve => (await eve.table({ ...TOY, name: WORDS })).id))
    expect((await invite(eves[0]!, ids[0]!, 'bob_mail')).status).toBe(200)
    expect(await invited(bob)).toMatchObject([{ by: WORDS }])
    await later()
    const first = await until(async () => sink.mails[0])
    expect(subjectOf(first)).toBe('You are invited – Caravan')
    expect(first.text).toContain('@eve_1')
    // All others on this day wait for one mail, which says those that still hold.
    for (const k of [1, 2, 3]) {
      await invite(eves[k]!, ids[k]!, 'bob_mail')
      await later()
      await sorted()
    }
    expect(await invited(bob)).toHaveLength(4)
    await bob.send('DELETE', `/api/invitations/${ids[3]}`)
    const { rows } = await pool.query(
      `select jsonb_array_length(items) as n, due - now() > interval '23 hours' and due - now() < interval '24 hours' as tomorrow from deliveries`,
    )
    expect(rows).toEqual([{ n: 3, tomorrow: true }])
    await pool.query('update deliveries set due = clock_timestamp()')
    const second = await until(async () => sink.mails[1])
    expect(subjectOf(second)).toBe('You are invited to 2 tables')
    for (const { text } of sink.mails) expect(text).not.toContain('evil.example')
    expect(sink.mails).toHaveLength(2)
  })

  test('two servers that sort at the same moment write one mail', async () => {
    const bob = await player('Bob', 'bob_twice')
    await mailed(bob, 'twice@play.example')
    const eves = await Promise.all([1, 2, 3, 4, 5, 6].map(k => player(`Eve ${k}`, undefined, k % 2 ? one : two)))
    await Promise.all(eves.map(async eve => invite(eve, (await eve.table(TOY)).id, 'bob_twice')))
    // Both servers have news of his in hand before either can go on.
    const blocker = new pg.Client({ connectionString: url })
    await blocker.connect()
    await blocker.query('begin')
    await blocker.query(`select from channels where person = $1 for update`, [bob.id])
    const store = openStore(pool)
    await pool.query(`update outbox set due = clock_timestamp() where person = $1`, [bob.id])
    // A courier of the hall may have been quicker: then these two find nothing to do.
    let idle = false
    const sorting = Promise.all([store.sortOutbox(2), store.sortOutbox(2)]).then(() => {
      idle = true
    })
    await until(
      async () =>
        idle ||
        (
          await blocker.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rowCount! >= 2,
    )
    await blocker.query('rollback')
    await sorting
    await sorted()
    await until(async () => !(await pool.query('select from deliveries where due <= clock_timestamp()')).rowCount)
    expect(sink.mails).toHaveLength(1)
    await blocker.end()
  })

  test('when the next mail of invitations goes out', () => {
    const now = new Date('2026-11-24T10:00:00Z')
    const after = (hours: number) => new Date(now.getTime() + hours * 3600_000)
    expect(invitesAt(undefined, now)).toEqual(now)
    expect(invitesAt(after(-25), now)).toEqual(now)
    expect(invitesAt(after(-1), now)).toEqual(after(23))
    expect(invitesAt(after(23), now)).toEqual(after(23))
    // It may be on its way already.
    expect(invitesAt(after(0.01), now)).toEqual(after(24.01))
  })

  test('no subject has a word in it that people write', () => {
    const about = { name: 'evil.example', word: 'bot', vote: 'leaver' } as const
    for (const kind of ['turn', 'clock', 'vote', 'invite', 'begun', 'ended', 'seat', 'talk'] as const)
      for (const digest of [true, false])
        for (const lang of ['en', 'ko'] as const)
          for (const tables of [1, 2]) {
            const items = Array.from({ length: tables }, (_, k) => ({
              ...{ kind, about, match: `m${k}`, at: '', game: 'toy', name: 'evil.example' },
            }))
            const said = subject(items, digest, 'Toy', lang)
            expect(said).not.toContain('evil')
            expect(said.length).toBeGreaterThan(4)
          }
  })
})

describe('names', () => {
  const named = (who: Guest, name: string): Promise<Said<object>> => who.post('/api/session', { name })
  test('of the hall and its operators are reserved, at sign-in, at a table, as handle; operators choose freely', async () => {
    const [ann, boss] = [await player('Ann'), await player('Yun Ho', 'yunho')]
    await pool.query(`update people set role = 'admin' where id = $1`, [boss.id])
    for (const name of ['Loggia Support', 'logg1a', 'Аdmin', '운영팀', 'YUN HO', 'Yυn H0', 'Yunho'])
      for (const who of [ann, new Player(two.url)])
        expect([name, (await named(who, name)).body.error?.code]).toEqual([name, 'name-reserved'])
    for (const handle of ['adm1n', 'logg1a', '운영팀'])
      expect([handle, (await me(ann, { handle })).body.error.code]).toEqual([handle, 'handle-reserved'])
    expect((await me(ann, { handle: 'yun_h0' })).body.error.code).toBe('name-reserved')
    const seats = [{ kind: 'me', name: 'Admin' }, { kind: 'open' }]
    expect((await ann.post('/api/matches', { ...TOY, seats })).body.error.code).toBe('name-reserved')
    expect((await named(ann, 'Anna')).status).toBe(200)
    await until(async () => (await boss.get<{ admin?: true }>('/api/session')).body.admin)
    expect((await named(boss, 'Loggia Support')).status).toBe(200)
  })
  test('that somebody has already stay theirs', async () => {
    const old = await guest('Old')
    await pool.query(`update people set name = 'System' where id = $1`, [old.id])
    const there = Object.assign(new Player(two.url), { cookie: old.cookie })
    expect((await named(there, 'System')).status).toBe(200)
  })
})
