/** Access: which requests are allowed for whom, and their answers. */
import type { HttpBindings } from '@hono/node-server'
import { OpenAPIHono } from '@hono/zod-openapi'
import { type Language, LANGUAGES } from '@loggia/core'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import { matchedRoutes } from 'hono/route'
import { serveAccount } from '../people/account/routes.ts'
import { serveEntry } from '../people/account/entry.ts'
import { serveOwn } from '../people/account/own.ts'
import { serveTimeOff } from '../people/time-off/routes.ts'
import { serveAdmin, serveLearning } from '../admin/routes.ts'
import { addressOf, FORWARDING, isForwarded, placeOf } from '../platform/addresses.ts'
import type { GameInfo } from '../match/contract.ts'
import type { Person } from '../platform/contract.ts'
import { Outage } from '../platform/faults.ts'
import { serveHealth } from './health.ts'
import type { Counted, Rated } from '../platform/limits.ts'
import { isCut, isUnstorable } from '../platform/database.ts'
import { misread, Refusal } from '../platform/refusal.ts'
import type { AppContext } from './app-context.ts'
import type { Ctx, Env } from '../platform/http.ts'
import { serveWeb } from './web.ts'
import { serveMatches } from '../match/routes.ts'
import { awayRefusal, heldRefusal, isAway } from '../people/people.ts'
import { servePrivacy } from '../people/privacy/routes.ts'
import { serveNotices } from '../notices/routes.ts'
import * as routes from '../match/endpoints.ts'
import { sameOrigin, secure } from '../platform/browser-safety.ts'
import { checkText } from '../platform/text-check.ts'
import { accessOf } from '../match/access.ts'
import { serveUnplayable } from '../match/unplayable.ts'
import { serveSafety } from '../people/safety/routes.ts'
import { serveVotes } from '../match/leaving/routes.ts'
import { serveRooms } from '../match/room/routes.ts'
import { serveStatistics } from '../match/statistics/routes.ts'
import { serveProfiles } from '../people/profile/routes.ts'

const BODY = 16 * 1024

export function openApp(context: AppContext) {
  const { config, games, store, people, metrics, log, faults, readiness, watch, limits } = context
  const outage = new Outage()
  const app = new OpenAPIHono<Env>({
    defaultHook(result) {
      if (!result.success) throw misread(result.error.issues)
    },
  })

  // ---- who asks, and how fast
  /** Counts what all servers count together. */
  const spend = (c: Ctx, kind: Counted) => limits.spend(kind, c.get('asker'), c.get('visitor')?.person.id)
  let warned = config.trustProxy > 0
  function warn({ incoming }: HttpBindings): void {
    if (warned || !isForwarded(incoming)) return
    warned = true
    log.warn(
      { header: FORWARDING.find(name => incoming.headers[name] !== undefined) },
      'A request came with a header of a proxy. If there is one before this server, set TRUST_PROXY to how many there are: else all who come by it are limited as one. This is said once.',
    )
  }
  const signedIn = (c: Ctx): Person => {
    const { visitor, person } = c.var
    if (visitor && !person) throw awayRefusal(visitor)
    if (!person) throw new Refusal(401, 'no-session')
    return person
  }
  const may = async (c: Ctx, what: 'talk' | 'play') => {
    const { visitor } = c.var
    const held = visitor && heldRefusal(visitor, what)
    if (held) throw held
    if (what === 'play' && visitor && !visitor.kept && (await context.house.mode()) === 'registration')
      throw new Refusal(403, 'needs-way-in')
  }

  app.onError(async (error, c) => {
    const refusal =
      error instanceof Refusal
        ? error
        : error instanceof HTTPException
          ? new Refusal(error.status, error.status === 413 ? 'too-large' : 'bad-request', {
              args: { detail: error.message },
            })
          : (await watch.explains(error))
            ? Object.assign(new Refusal(503, 'newer-release', { after: 5 }), { cause: error })
            : isCut(error)
              ? Object.assign(new Refusal(503, 'unavailable'), { cause: error })
              : isUnstorable(error)
                ? new Refusal(400, 'bad-request', { args: { detail: 'a character that can’t be stored' } })
                : new Refusal(500, 'internal')
    if (refusal.status >= 500) {
      faults.note(`${c.req.method} ${routeOf(c)} ${refusal.status}`)
      // While the database is away, or a newer release's, every request fails alike: one line now and then says so, with their number.
      const failed = refusal.code === 'unavailable' || refusal.code === 'newer-release' ? outage.note() : 1
      if (failed) log.error({ err: refusal.cause ?? error, route: routeOf(c), requests: failed }, 'failed')
    }
    const body = refusal.body(c.get('lang') ?? language(c as Ctx), c.req.query('zone'))
    return c.json(body, refusal.status as 400, refusal.headers())
  })
  app.notFound(c => c.json(new Refusal(404, 'not-found').body(language(c as Ctx)), 404))

  app.use(secure(config.web, config.publicUrl))
  app.use(async (c, next) => {
    const begun = performance.now()
    await next()
    const seconds = (performance.now() - begun) / 1000
    const route = routeOf(c)
    metrics.requests.observe({ method: c.req.method, route, status: c.res.status }, seconds)
    if (log.isLevelEnabled('debug'))
      log.debug({ method: c.req.method, route, status: c.res.status, ms: Math.round(seconds * 1e4) / 10 })
  })
  // Every request is counted before anything is done for it. All that is known here is a cookie, which shows whether this
  // hall issued it, and an address.
  app.use(async (c, next) => {
    const session = people.session(c)
    const place = placeOf(addressOf(c.env.incoming, config.trustProxy))
    const own = session?.ours ? session : undefined
    const asker = { session: own?.key, standing: own ? people.standing(own) : ('shared' as const), ...place }
    warn(c.env)
    c.set('session', session)
    c.set('asker', asker)
    const good = limits.admit(kindOf(c), asker)
    await next()
    const { status } = c.res
    // An error of ours costs as much as a bad request; otherwise anybody who finds one could repeat it without end. While
    // the database is away nobody pays.
    if (status < 400 || status === 429 || status === 503) good()
  })
  app.use('/api/*', async (c, next) => {
    c.set('lang', language(c))
    sameOrigin(c, config.publicUrl)
    let visitor = await people.of(c, c.get('session'))
    const plain = visitor ? undefined : people.plain(c)
    // Of two cookies one may be over: then the other one counts.
    if (plain && plain.key !== c.get('session')?.key) {
      visitor = await people.of(c, plain)
      if (visitor) c.set('session', plain)
    }
    c.set('visitor', visitor)
    c.set(
      'person',
      visitor && (!isAway(visitor) || OWN.test(`${c.req.method} ${c.req.path}`)) ? visitor.person : undefined,
    )
    c.header('cache-control', 'no-store')
    await next()
  })
  // At tables of the guest that this browser was, before its owner signed in, it still is that guest.
  for (const path of ['/api/matches/:id', '/api/matches/:id/*'])
    app.use(path, async (c, next) => {
      const guest = c.get('visitor')?.guest
      if (guest && c.get('person') && (await store.satAt(c.req.param('id')!, guest.id))) c.set('person', guest)
      await next()
    })
  const measured = bodyLimit({
    maxSize: BODY,
    onError: () => {
      throw new Refusal(413, 'too-large')
    },
  })
  app.use('/api/*', (c, next) => {
    // A stated length is enough to know (Node reads no more than that); measuring opens a stream, which costs more than a move.
    const length = c.req.header('content-length')
    if (Number(length) > BODY) throw new Refusal(413, 'too-large')
    return length === undefined && c.req.header('transfer-encoding') !== undefined ? measured(c, next) : next()
  })
  app.use('/api/*', checkText)
  app.use('/api/*', (c, next) => {
    if (watch.outdated && !READS.has(c.req.method)) throw new Refusal(503, 'newer-release', { after: 5 })
    return next()
  })
  app.use('/api/matches/:id', compress())
  app.use('/api/games/:game/statistics', compress())
  app.use('/api/openapi.json', compress())

  app.openapi(routes.listGames, c =>
    c.json(
      Object.entries(games).map(
        ([id, { game, provenance }]): GameInfo => ({
          id,
          rules: game.rules,
          seats: { ...game.seats },
          options: game.options.map(o => structuredClone(o) as GameInfo['options'][number]),
          provenance,
        }),
      ),
      200,
    ),
  )

  const known = ({ var: { visitor } }: Ctx) =>
    visitor && { person: visitor.person.id, kept: visitor.kept, seated: visitor.seated }
  const shared = { spend, signedIn, known, limits, may }
  serveEntry(app, context, shared)
  serveAccount(app, context, shared)
  serveTimeOff(app, context, shared)
  const access = accessOf(context, signedIn)
  serveNotices(app, context, shared, access)
  serveOwn(app, context, shared)
  serveUnplayable(app, context, signedIn)
  serveSafety(app, context, shared, access)
  serveVotes(app, context, { access, limits })
  serveRooms(app, context, { spend, access, limits, may })
  serveProfiles(app, context, shared, access)
  serveMatches(app, context, shared, access)
  serveStatistics(app, context)
  servePrivacy(app, context)
  serveLearning(app, context, shared)
  serveAdmin(app, context)

  // ---- the house itself
  app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Loggia', version: '1', description: 'A hall where great strategy games are played.' },
  })
  app.all('/api/*', c => c.json(new Refusal(404, 'not-found').body(c.var.lang), 404))
  serveHealth(app, readiness, watch, metrics, config.metricsToken)
  serveWeb(app, context)
  return app
}

/** What a locked account may still do: see who it is, export its data, cancel its erasure. */
const OWN =
  /^((GET|DELETE) \/api\/session|GET \/api\/account(\/export|\/own)?|(POST|DELETE) \/api\/account\/(deletion|told))$/

/** Methods by which nothing is asked to be changed. */
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The pattern of a request's path, for logs and figures; never the path itself, of which there are too many. */
const routeOf = (c: Context): string =>
  matchedRoutes(c).find(r => r.method !== 'ALL' && !r.path.includes('*'))?.path ?? 'other'

/** As what a request is counted. */
function kindOf({ req: { path, method } }: Context): Rated {
  if (HOUSE.has(path)) return 'probe'
  if (!path.startsWith('/api/')) return 'file'
  if (method === 'GET' || method === 'HEAD') return path.endsWith('/events') ? 'stream' : 'read'
  return 'act'
}
const HOUSE = new Set(['/livez', '/healthz', '/metrics'])

/** The language of somebody: ?lang, else what the browser says. */
function language(c: Ctx): Language {
  const wished = c.req.query('lang') ?? c.req.header('accept-language')?.split(',')[0]?.trim().slice(0, 2).toLowerCase()
  return LANGUAGES.find(l => l === wished) ?? 'en'
}
