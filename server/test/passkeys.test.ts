/** Passkeys: a guest keeps their seats by one and comes in by it elsewhere; an answer that was not asked for, or given elsewhere, opens nothing. */
import type {
  PublicKeyCredentialCreationOptionsJSON as ToMake,
  PublicKeyCredentialRequestOptionsJSON as ToUse,
} from '@simplewebauthn/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Account, RecoverySheet, SessionReply, Ways } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { domainOf } from '../platform/addresses.ts'
import { Authenticator } from './authenticator.ts'
import { freePort, freshDatabase, Guest, hallOf, processOf } from './hall.ts'

let url: string
let one: RunningServer
let two: RunningServer
beforeAll(async () => {
  url = await freshDatabase()
  ;[one, two] = await Promise.all([hallOf(url), hallOf(url)])
})
afterAll(() => Promise.all([one.close(), two.close()]))

/** Somebody whose browser says where it is. */
class Browser extends Guest {
  readonly at: string
  constructor(at: string) {
    super(at)
    this.at = at
  }
  static override async named(hall: { url: string }, name: string): Promise<Browser> {
    const browser = new Browser(hall.url)
    const { body } = await browser.post<SessionReply>('/api/session', { name })
    browser.id = body.person!.id
    return browser
  }
  override post<T>(path: string, body?: unknown, headers: Record<string, string> = {}) {
    return super.post<T>(path, body, { origin: this.at, ...headers })
  }
}
const toMake = async (guest: Browser) => (await guest.post<ToMake>('/api/account/passkeys/options')).body
const toUse = async (guest: Browser) => (await guest.post<ToUse>('/api/entry/passkey/options')).body
const add = (guest: Browser, made: object) => guest.post<Account>('/api/account/passkeys', { made })
const enter = (guest: Browser, used: object) => guest.post<SessionReply>('/api/entry/passkey', { used })
const who = async (guest: Browser) => (await guest.get<SessionReply>('/api/session')).body.person
/** Somebody, and the passkey by which they keep their seats. */
async function kept(): Promise<{ ann: Browser; key: Authenticator }> {
  const ann = await Browser.named(one, 'Ann')
  const key = new Authenticator()
  expect((await add(ann, key.make(await toMake(ann), ann.at))).status).toBe(200)
  return { ann, key }
}

test('a guest keeps their seats by a passkey, as the same person, and comes in by it at another browser, at another server', async () => {
  const ann = await Browser.named(one, 'Ann')
  const { id } = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }] })
  const key = new Authenticator()
  const { status, body } = await add(ann, key.make(await toMake(ann), ann.at))
  expect(status).toBe(200)
  expect(body.credentials.map(c => [c.kind, c.usedAt])).toEqual([['passkey', null]])
  expect((await ann.get<SessionReply>('/api/session')).body).toEqual({
    person: { id: ann.id, name: 'Ann' },
    kept: true,
  })
  const phone = new Browser(two.url)
  expect((await enter(phone, key.use(await toUse(phone), phone.at))).body).toMatchObject({ person: { id: ann.id } })
  expect((await phone.state(id)).seats.map(s => s.you)).toEqual([true, true])
  expect((await phone.get<Account>('/api/account')).body.credentials[0]!.usedAt).not.toBe(null)
})

describe('opens nothing', () => {
  const tries: [what: string, act: (key: Authenticator, guest: Browser) => Promise<{ status: number }>][] = [
    [
      'the same answer twice',
      async (key, guest) => {
        key.counts = false
        const used = key.use(await toUse(guest), guest.at)
        expect((await enter(new Browser(one.url), used)).status).toBe(200)
        return enter(guest, used)
      },
    ],
    ['an answer to another site', async (key, g) => enter(g, key.use(await toUse(g), 'http://localhost.evil.example'))],
    ['an answer for another domain', async (key, g) => enter(g, key.use(await toUse(g), g.at, 'evil.example'))],
    [
      'a challenge of somebody’s own',
      async (key, g) => enter(g, key.use({ ...(await toUse(g)), challenge: 'AAAA' }, g.at)),
    ],
    [
      'a challenge that was asked for making one',
      async (key, g) => {
        const { ann } = await kept()
        const { challenge } = await toMake(ann)
        return enter(g, key.use({ ...(await toUse(g)), challenge }, g.at))
      },
    ],
    [
      'somebody else’s key under its name',
      async (key, g) =>
        enter(g, { ...new Authenticator().use(await toUse(g), g.at), id: key.use(await toUse(g), g.at).id }),
    ],
    ['one that nobody has added', async (_, g) => enter(g, new Authenticator().use(await toUse(g), g.at))],
    [
      'one whose counter went back: there are two of it',
      async (key, g) => {
        key.counter = 7
        await enter(new Browser(one.url), key.use(await toUse(g), g.at))
        key.counter = 3
        return enter(g, key.use(await toUse(g), g.at))
      },
    ],
    ['something that is none', async (_, g) => enter(g, { id: 'x', response: {} })],
  ]
  test.each(tries)('%s', async (_, act) => {
    const { key } = await kept()
    const guest = new Browser(one.url)
    expect((await act(key, guest)).status).toBe(403)
    expect(await who(guest)).toBe(null)
  })
})

test('what was asked of one person nobody else answers, and a passkey keeps one seat alone', async () => {
  const [ann, eve] = [await Browser.named(one, 'Ann'), await Browser.named(one, 'Eve')]
  const key = new Authenticator()
  const options = await toMake(ann)
  expect((await add(eve, key.make(options, eve.at))).status).toBe(403)
  const made = key.make(await toMake(ann), ann.at)
  const twice = await Promise.all([add(ann, made), add(ann, made)])
  expect(twice.map(a => a.status).sort()).toEqual([200, 403])
  expect((await add(eve, key.make(await toMake(eve), eve.at))).status).toBe(409)
})

test('the last sign-in method can’t be removed, even by several requests at once; a passkey can be renamed', async () => {
  const { ann, key } = await kept()
  await add(ann, new Authenticator().make(await toMake(ann), ann.at))
  const account = (await ann.get<Account>('/api/account')).body
  const gone = await Promise.all(
    account.credentials.map(({ id }, k) =>
      Object.assign(new Browser([one, two][k]!.url), { cookie: ann.cookie }).send(
        'DELETE',
        `/api/account/credentials/${id}`,
      ),
    ),
  )
  expect(gone.map(a => a.status).sort()).toEqual([200, 409])
  const left = (await ann.get<Account>('/api/account')).body.credentials
  expect(left).toHaveLength(1)
  const eve = await Browser.named(one, 'Eve')
  expect((await eve.send('DELETE', `/api/account/credentials/${left[0]!.id}`)).status).toBe(404)
  expect((await eve.send('PUT', `/api/account/credentials/${left[0]!.id}`, { name: 'mine' })).status).toBe(404)
  expect(
    (await ann.send<Account>('PUT', `/api/account/credentials/${left[0]!.id}`, { name: '서재' })).body.credentials[0]!
      .name,
  ).toBe('서재')
  await ann.post<RecoverySheet>('/api/account/recovery')
  expect((await ann.send('DELETE', `/api/account/credentials/${left[0]!.id}`)).status).toBe(200)
  expect((await enter(new Browser(one.url), key.use(await toUse(ann), ann.at))).status).toBe(403)
})

describe('the domain', () => {
  test('is that of PUBLIC_URL, where browsers know passkeys', () => {
    expect(
      [
        undefined,
        'https://play.example',
        'https://play.example:8443/',
        'http://play.example',
        'http://localhost:8080',
        'https://203.0.113.7',
        'https://[2001:db8::1]',
        'http://192.168.0.5:8080',
      ].map(domainOf),
    ).toEqual(['localhost', 'play.example', 'play.example', undefined, 'localhost', undefined, undefined, undefined])
  })

  test('over plain http there are none, and it is said', async () => {
    const port = await freePort()
    const plain = await hallOf(await freshDatabase(), { PORT: String(port), PUBLIC_URL: 'http://play.example' })
    const guest = await Guest.named({ url: `http://localhost:${port}` }, 'Ann')
    expect((await guest.get<Ways>('/api/entry')).body).toEqual({})
    for (const path of ['/api/entry/passkey/options', '/api/account/passkeys/options'])
      expect((await guest.post(path)).body.error.code).toBe('no-passkeys')
    await plain.close()
  })

  test('a changed one is warned of at the start, and its passkeys are marked', async () => {
    const database = await freshDatabase()
    const first = await hallOf(database)
    const ann = await Browser.named(first, 'Ann')
    await add(ann, new Authenticator().make(await toMake(ann), ann.at))
    await first.close()
    const moved = await processOf({
      DATABASE_URL: database,
      PUBLIC_URL: 'https://play.example',
      CONTACT: 'host@play.example',
      PORT: '0',
    })
    expect(moved.said()).toMatch(/"passkeys":1,"madeFor":"localhost","now":"play.example".*another domain/)
    moved.child.kill('SIGTERM')
    await moved.ended
  })
})

test('a hall says how one can come in', async () => {
  expect((await new Browser(one.url).get<Ways>('/api/entry')).body).toEqual({ passkeys: 'localhost' })
})
