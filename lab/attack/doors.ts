/**
 * All routes of a hall: malformed requests, and access. Each request is answered, none with a failure of the hall's
 * own, and each is counted.
 */
import { pick, seeded } from '@loggia/core'
import { GAMES } from '@loggia/games'
import { loopback } from '../hall.ts'
import type { Found, Plan } from './index.ts'
import { Folder, Server } from './servers.ts'

interface Answer {
  status: number
  body: string
  cookie: string | undefined
}
type Ask = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>

/** Somebody who asks a hall on this machine; with a cookie once they have one. */
function asker(url: string): Ask {
  const at = loopback(url)
  let cookie = ''
  return async (method, path, body, headers = {}) => {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
    const reply = await fetch(new URL(path, at), {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(text !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(text !== undefined && { body: text }),
    })
    const given = reply.headers.get('set-cookie')?.split(';')[0]
    if (given) cookie = given
    return { status: reply.status, body: method === 'HEAD' ? '' : await reply.text(), cookie: given }
  }
}

// ---- who is let in where

const ROLES = ['nobody', 'stranger', 'invited', 'seated', 'host'] as const
const HERE = { game: GAMES[0]!.id, seats: [{ kind: 'me' }, { kind: 'open' }] }
const PART = { contribution: 'ab'.repeat(32) }
/** What each of ROLES is answered at a private table, and at an open one. The invited one is a stranger who has the link; paths that begin with / are not a table's. */
const DOORS: readonly [method: string, path: string, body: unknown, atPrivate: string, atOpen: string][] = [
  ['GET', '', undefined, '404 404 200 200 200', '200 200 200 200 200'],
  ['GET', '?seat=0', undefined, '404 404 403 403 200', '403 403 403 403 200'],
  ['GET', '?seat=1', undefined, '404 404 403 200 403', '403 403 403 200 403'],
  ['GET', '?seat=30', undefined, '404 404 200 200 200', '200 200 200 200 200'],
  ['GET', '?seat=32', undefined, '400 400 400 400 400', '400 400 400 400 400'],
  ['GET', '?at=7', undefined, '404 404 404 404 404', '404 404 404 404 404'],
  ['GET', 'export', undefined, '404 404 200 200 200', '200 200 200 200 200'],
  ['GET', 'export?seat=0', undefined, '404 404 403 403 200', '403 403 403 403 200'],
  ['HEAD', 'events', undefined, '404 404 200 200 200', '200 200 200 200 200'],
  ['HEAD', 'events?seat=0', undefined, '404 404 403 403 200', '403 403 403 403 200'],
  ['GET', 'standing', undefined, '401 404 404 200 200', '401 403 403 200 200'],
  ['PUT', 'standing', { order: 'always' }, '401 404 404 422 422', '401 403 403 422 422'],
  ['POST', 'moves', { seq: 0, move: 'fly:moon' }, '401 404 404 422 422', '401 403 403 422 422'],
  ['POST', 'takeback', {}, '401 404 404 409 409', '401 403 403 409 409'],
  ['POST', 'talk', { text: 'hm' }, '401 404 404 201 201', '401 201 201 201 201'],
  ['POST', 'join', {}, '401 404 409 200 200', '401 409 409 200 200'],
  ['POST', 'join', { seat: 0 }, '401 404 409 409 200', '401 409 409 409 200'],
  ['POST', 'contribution', { contribution: 'cd'.repeat(32) }, '401 404 404 409 409', '401 403 403 409 409'],
  ['POST', 'resign', { seat: 5 }, '401 404 404 403 403', '401 403 403 403 403'],
  ['GET', 'notices', undefined, '401 404 404 200 200', '401 200 200 200 200'],
  ['PUT', 'notices', { muted: false }, '401 404 404 200 200', '401 200 200 200 200'],
  ['DELETE', '', undefined, '401 404 404 409 409', '401 409 409 409 409'],
  ['GET', '/api/matches?mine', undefined, '401 200 200 200 200', '401 200 200 200 200'],
  ['GET', '/api/matches?open', undefined, '200 200 200 200 200', '200 200 200 200 200'],
  [
    'POST',
    '/api/matches',
    { ...HERE, game: 'chess', visibility: 'open' },
    '401 422 422 422 422',
    '401 422 422 422 422',
  ],
  ...['/api/session', '/api/games', '/api/openapi.json', '/livez', '/healthz', '/metrics']
    .map(path => ['GET', path, undefined, '200 200 200 200 200', '200 200 200 200 200'] as const)
    .map(d => [...d] as [string, string, unknown, string, string]),
  ['POST', '/api/session', {}, '400 400 400 400 400', '400 400 400 400 400'],
  ['GET', '/api/account', undefined, '401 200 200 200 200', '401 200 200 200 200'],
  ['DELETE', '/api/account/devices/nosuchone', undefined, '401 404 404 404 404', '401 404 404 404 404'],
  ['GET', '/api/account/notices', undefined, '401 200 200 200 200', '401 200 200 200 200'],
  ['DELETE', '/api/account/notices/channels/nosuchone', undefined, '401 404 404 404 404', '401 404 404 404 404'],
  ['POST', '/api/account/notices/channels/nosuchone/trial', undefined, '401 404 404 404 404', '401 404 404 404 404'],
  [
    'POST',
    '/api/account/notices/channels',
    { kind: 'webhook', url: 'http://localhost/', form: 'json' },
    '400 400 400 400 400',
    '400 400 400 400 400',
  ],
  ['POST', `/unsubscribe/nosuchone~${'x'.repeat(43)}`, undefined, '404 404 404 404 404', '404 404 404 404 404'],
  ['POST', '/api/entry/code', { code: 'none' }, '404 404 404 404 404', '404 404 404 404 404'],
  ['POST', '/api/entry/recovery', { code: 'none' }, '404 404 404 404 404', '404 404 404 404 404'],
]

/** Every door, for everybody, at a private table and an open one; gives how many were tried, and those that answered otherwise. */
export async function matrix(url: string): Promise<{ tried: number; other: string[] }> {
  const other: string[] = []
  let tried = 0
  for (const visibility of ['private', 'open'] as const) {
    const people = Object.fromEntries(ROLES.map(role => [role, asker(url)])) as Record<(typeof ROLES)[number], Ask>
    for (const role of ROLES) if (role !== 'nobody') await people[role]('POST', '/api/session', { name: role })
    const { id, invite } = JSON.parse((await people.host('POST', '/api/matches', { ...HERE, visibility })).body) as {
      id: string
      invite: string
    }
    await people.seated('POST', `/api/matches/${id}/join`, { invite })
    for (const role of ['host', 'seated'] as const) await people[role]('POST', `/api/matches/${id}/contribution`, PART)
    for (const [method, path, body, atPrivate, atOpen] of DOORS) {
      const expected = (visibility === 'private' ? atPrivate : atOpen).split(' ').map(Number)
      for (const [k, role] of ROLES.entries()) {
        const invited = role === 'invited'
        const base = path.startsWith('/')
          ? path
          : `/api/matches/${id}${path && !path.startsWith('?') ? '/' : ''}${path}`
        const whole =
          invited && method !== 'POST' && method !== 'PUT' && !path.startsWith('/')
            ? `${base}${base.includes('?') ? '&' : '?'}invite=${invite}`
            : base
        const { status } = await people[role](
          method,
          whole,
          invited && path === 'join' ? { ...(body as object), invite } : body,
        )
        tried++
        if (status !== expected[k])
          other.push(`${visibility} ${role}: ${method} ${path} → ${status}, not ${expected[k]}`)
      }
    }
  }
  return { tried, other }
}

// ---- what is malformed

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']
const ENDINGS = [
  '',
  '/join',
  '/contribution',
  '/moves',
  '/takeback',
  '/standing',
  '/talk',
  '/resign',
  '/events',
  '/export',
  '/',
  '/..',
  '/%00',
  '/moves/moves',
]
const IDS = [
  'nosuchmatch1',
  '..%2f..',
  '%00',
  '-',
  'x'.repeat(300),
  '%F0%9F%8E%B2',
  "'%20or%201=1",
  'constructor',
  '__proto__',
]
const QUERIES = [
  '',
  '?seat=-1',
  '?seat=%20',
  '?seat=4294967296',
  '?at=1e9',
  '?at=',
  '?at=NaN',
  '?invite=%00',
  '?invite[]=x',
  '?lang=xx',
  '?seat=0&seat=1',
  '?%',
  `?invite=${'y'.repeat(500)}`,
]
const TEXTS = [
  '\u0000',
  '\ud800',
  'x'.repeat(5000),
  '',
  ' ',
  '‮',
  '<b>',
  '__proto__',
  "'; drop table moves; --",
  '{{7*7}}',
  '%s%n',
  '🎲'.repeat(50),
]
const COOKIES = [
  '',
  'loggia=',
  'loggia=x',
  `loggia=${'A'.repeat(43)}`,
  `loggia=${'A'.repeat(43)}.${'B'.repeat(43)}`,
  'loggia=%',
  `loggia=${'z'.repeat(4000)}`,
  '=;=;',
  'loggia=a; loggia=b',
]
const TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json; charset=utf-16',
  '',
]
const FIELDS = [
  'name',
  'seq',
  'move',
  'seat',
  'seats',
  'text',
  'order',
  'invite',
  'game',
  'options',
  'visibility',
  'code',
  'claim',
  'made',
  'used',
  'mail',
  'token',
  '__proto__',
  'constructor',
]

/**
 * Sends this many malformed requests to all routes, some for a player at that table; returns how many got which status.
 */
export async function malformed(
  url: string,
  seed: string,
  requests: number,
  known: { id: string; cookie: string },
): Promise<{ statuses: Record<string, number>; worst: string }> {
  const rng = seeded(seed)
  const one = <X>(of: readonly X[]): X => of[pick(rng, of.length)]!
  const statuses: Record<string, number> = {}
  const value = (deep: number): unknown =>
    [
      () => one(TEXTS),
      () => pick(rng, 5) - 2,
      () => 1e308,
      () => null,
      () => pick(rng, 2) === 0,
      () => (deep ? Array.from({ length: pick(rng, 4) }, () => value(deep - 1)) : []),
      () => (deep ? record(deep - 1) : {}),
    ][pick(rng, 7)]!()
  const record = (deep: number): object =>
    Object.fromEntries(Array.from({ length: pick(rng, 5) }, () => [one(FIELDS), value(deep)]))
  const bodies: readonly (() => string)[] = [
    () => JSON.stringify(record(3)),
    () => JSON.stringify(record(1)),
    () => JSON.stringify(value(2)),
    () => one(TEXTS),
    () => '{"seq":',
    () => '['.repeat(2000),
    () => `"${'x'.repeat(20_000)}"`,
  ]
  let worst = ''
  const next = () => {
    const method = one(METHODS)
    const table = `/api/matches/${pick(rng, 3) ? known.id : one(IDS)}`
    const path =
      one([
        () => table + one(ENDINGS),
        () => table + one(ENDINGS),
        () => '/api/matches',
        () => '/api/session',
        () =>
          `/api/entry/${one(['code', 'claim', 'recovery', 'passkey', 'passkey/options', 'mail', 'mail/look', 'mail/open'])}`,
        () =>
          `/api/account/${one(['', 'alerts', 'code/answer', 'passkeys', 'credentials/nosuchone', 'devices/nosuchone', 'notices', 'notices/channels'])}`,
        () => `/api/${one(IDS)}`,
        () => '/api/games',
        () => `/${one(IDS)}`,
      ])() + one(QUERIES)
    return {
      method,
      path,
      body: method === 'GET' || method === 'HEAD' ? undefined : one(bodies)(),
      cookie: pick(rng, 3) && !(method === 'DELETE' && path.startsWith('/api/session')) ? known.cookie : one(COOKIES),
      type: one(TYPES),
      lang: one(['', 'ko', 'xx', '*;q=2', 'é']),
    }
  }
  let left = requests
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (left-- > 0) {
        const { method, path, body, cookie, type, lang } = next()
        const abort = new AbortController()
        const { status } = await fetch(new URL(path, loopback(url)), {
          method,
          signal: abort.signal,
          headers: {
            ...(cookie && { cookie }),
            ...(body !== undefined && { 'content-type': type }),
            'accept-language': lang,
          },
          ...(body !== undefined && { body }),
        })
        abort.abort() // it may be a stream
        statuses[status] = (statuses[status] ?? 0) + 1
        if (status >= 500) worst ||= `${method} ${path} ${body?.slice(0, 200)} → ${status}`
      }
    }),
  )
  return { statuses, worst }
}

/** What the hall has counted: all its answers. */
async function counted(url: string): Promise<number> {
  const { body } = await asker(url)('GET', '/metrics')
  return [...body.matchAll(/^loggia_request_seconds_count\{.*\} (\d+)$/gm)].reduce((sum, [, n]) => sum + Number(n), 0)
}

/** `rounds`: a hundred malformed requests each; then as many again, two hundred at least, at a hall that limits. */
export async function doors({ seed, rounds = 200 }: Plan): Promise<Found> {
  const folder = new Folder()
  const requests = rounds * 100
  try {
    let server = await Server.start({ DATA_DIR: folder.path })
    const { tried, other } = await matrix(server.url)
    const host = asker(server.url)
    const { cookie } = await host('POST', '/api/session', { name: 'host' })
    const { id } = JSON.parse((await host('POST', '/api/matches', { ...HERE, visibility: 'open' })).body) as {
      id: string
    }
    const before = await counted(server.url)
    const { statuses, worst } = await malformed(server.url, seed, requests, { id, cookie: cookie! })
    const uncounted = before + 1 + requests - (await counted(server.url))
    await server.stop()

    server = await Server.start({ DATA_DIR: folder.path, RATE_LIMIT: 'on' })
    const limited = await malformed(server.url, `${seed}:limited`, Math.max(400, Math.min(requests, 2000)), {
      id,
      cookie: cookie!,
    })
    await server.stop()
    const failures = [statuses, limited.statuses]
      .flatMap(s => Object.entries(s))
      .filter(([status]) => Number(status) >= 500)
      .reduce((sum, [, n]) => sum + n, 0)
    const refused = limited.statuses[429] ?? 0
    return {
      drill: 'doors',
      requests,
      statuses,
      failures,
      worst: worst || limited.worst,
      uncounted,
      tooFast: refused,
      tried,
      other,
      held: !failures && !uncounted && refused > 0 && !other.length,
    }
  } finally {
    await folder.remove()
  }
}
