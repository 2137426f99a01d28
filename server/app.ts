/** The doorkeeper: who may ask what, and what is answered. */
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { OpenAPIHono } from '@hono/zod-openapi'
import { commitment, type Language, LANGUAGES, listOf, optionsFor } from '@loggia/core'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import { matchedRoutes } from 'hono/route'
import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { addressOf, FORWARDING, isForwarded, networkOf } from './addresses.ts'
import { botName } from './bot-names.ts'
import type { BotTurns } from './bot-turns.ts'
import type { Config } from './config.ts'
import type { GameInfo, MatchRequest, Person } from './contract.ts'
import type { Fanout } from './fanout.ts'
import { type Readiness, serveHealth } from './health.ts'
import { boxHash, findGame, type Games } from './hosted.ts'
import type { Hub } from './hub.ts'
import { type Asker, Limits, type Rated, type SharedRated } from './limits.ts'
import type { Metrics } from './metrics.ts'
import { newId, type People, type Session } from './people.ts'
import { isCut } from './database.ts'
import { misread, Refusal } from './refusal.ts'
import * as routes from './routes.ts'
import { sameOrigin, secure, serveWeb } from './safety.ts'
import type { SeatRow, Store } from './store.ts'
import { askedOf, type LoadedMatch, seatsOf, type Tables } from './tables.ts'
import { asHeard, exportOf, eyesOf, stateOf, summaryOf } from './views.ts'

export interface AppContext {
  config: Config
  games: Games
  store: Store
  tables: Tables
  hub: Hub
  fanout: Fanout
  people: People
  /** Sessions are over: nothing more is told to them. */
  left: (sessions: readonly string[]) => void
  metrics: Metrics
  log: Logger
  bots: BotTurns
  readiness: Readiness
  /** What of a network may be written down. */
  hashed: (network: string) => string
}

type Env = {
  Bindings: HttpBindings
  Variables: { asker: Asker; session: Session | undefined; person: Person | undefined; lang: Language }
}
type Ctx = Context<Env>

const BODY = 16 * 1024

export function openApp(context: AppContext) {
  const { config, games, store, tables, bots, hub, fanout, people, left, metrics, log, readiness, hashed } = context
  const limits = new Limits(config.rateLimit, store, hashed)
  const app = new OpenAPIHono<Env>({
    defaultHook(result) {
      if (!result.success) throw misread(result.error.issues)
    },
  })

  // ---- who asks, and how fast
  /** Counts what all servers count together. Here a session counts only when it holds: one that is over would let its holder in again and again. */
  const spend = (c: Ctx, kind: SharedRated) =>
    limits.spend(kind, c.var.person ? c.var.asker : { ...c.var.asker, session: undefined })
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
    if (!c.var.person) throw new Refusal(401, 'no-session')
    return c.var.person
  }

  app.onError((error, c) => {
    const refusal =
      error instanceof Refusal
        ? error
        : error instanceof HTTPException
          ? new Refusal(error.status, error.status === 413 ? 'too-large' : 'bad-request', {
              args: { detail: error.message },
            })
          : isCut(error)
            ? Object.assign(new Refusal(503, 'unavailable'), { cause: error })
            : new Refusal(500, 'internal')
    if (refusal.status >= 500) log.error({ err: refusal.cause ?? error, route: routeOf(c) }, 'failed')
    return c.json(refusal.body(c.get('lang') ?? language(c as Ctx)), refusal.status as 400, refusal.headers())
  })
  app.notFound(c => c.json(new Refusal(404, 'not-found').body(language(c as Ctx)), 404))

  app.use(secure(config.web, config.publicUrl))
  app.use(async (c, next) => {
    const begun = performance.now()
    await next()
    const seconds = (performance.now() - begun) / 1000,
      route = routeOf(c)
    metrics.requests.observe({ method: c.req.method, route, status: c.res.status }, seconds)
    if (log.isLevelEnabled('debug'))
      log.debug({ method: c.req.method, route, status: c.res.status, ms: Math.round(seconds * 1e4) / 10 })
  })
  // Whatever is asked is counted before anything is done for it: all that is known here is a cookie, of which one sees whether this hall gave it out, and an address.
  app.use(async (c, next) => {
    const session = people.session(c),
      asker = {
        session: session?.ours ? session.key : undefined,
        network: networkOf(addressOf(c.env.incoming, config.trustProxy)),
      }
    warn(c.env)
    c.set('session', session)
    c.set('asker', asker)
    const good = limits.admit(kindOf(c), asker)
    await next()
    const { status } = c.res
    if (status < 400 || status >= 500 || status === 429) good()
  })
  app.use('/api/*', async (c, next) => {
    c.set('lang', language(c))
    sameOrigin(c, config.publicUrl)
    c.set('person', await people.of(c, c.var.session))
    c.header('cache-control', 'no-store')
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
  app.use('/api/matches/:id', compress())
  app.use('/api/openapi.json', compress())

  // ---- matches
  /** A match that this request may see, and the seats that its person holds. */
  async function visible(
    c: Ctx,
    id: string,
    invite?: string,
    { seated = false } = {},
  ): Promise<{ loaded: LoadedMatch; mine: number }> {
    const loaded = await tables.get(id),
      mine = () => seatsOf(loaded.meta, c.var.person?.id)
    const hidden = () => loaded.meta.visibility === 'private' && !mine() && invite !== loaded.meta.invite
    // Before somebody is refused for having no seat it is looked whether they sat down at another server a moment ago.
    if (c.var.person && !mine() && (seated || hidden())) await tables.catchUp(loaded)
    if (hidden()) throw new Refusal(404, 'no-such-match')
    return { loaded, mine: mine() }
  }
  /** A match at which this request's person sits. */
  async function seated(c: Ctx, id: string): Promise<{ loaded: LoadedMatch; mine: number; person: Person }> {
    const person = signedIn(c),
      { loaded, mine } = await visible(c, id, undefined, { seated: true })
    if (!mine) throw new Refusal(403, 'not-your-seat')
    return { loaded, mine, person }
  }
  /** The seat that acts: the named one, else the one that is asked. */
  function seatOf(loaded: LoadedMatch, mine: number, named: number | undefined): number {
    if (named !== undefined && !((mine >> named) & 1)) throw new Refusal(403, 'not-your-seat')
    return named ?? listOf(mine & askedOf(loaded))[0] ?? listOf(mine)[0]!
  }

  app.openapi(routes.enter, async c => {
    await spend(c, 'session')
    const { person, renamed } = await people.enter(c, c.var.person, c.req.valid('json').name)
    for (const { id, changed } of renamed) {
      fanout.tell('seats', id, changed)
      const loaded = tables.peek(id)
      if (loaded) await tables.catchUp(loaded)
    }
    return c.json({ person }, 200)
  })
  app.openapi(routes.whoAmI, c => c.json({ person: c.var.person ?? null }, 200))
  app.openapi(routes.leave, async c => {
    const { session } = c.var
    await people.leave(c, session)
    if (session) {
      left([session.key])
      fanout.tell('left', session.key)
    }
    return c.json({ person: null }, 200)
  })
  app.openapi(routes.listGames, c =>
    c.json(
      Object.entries(games).map(
        ([id, { game, provenance }]): GameInfo => ({
          id,
          rules: game.rules,
          seats: { ...game.seats },
          options: game.options.map(o => ({ ...o, values: [...o.values] })),
          provenance,
        }),
      ),
      200,
    ),
  )

  app.openapi(routes.create, async c => {
    const person = signedIn(c)
    await spend(c, 'table')
    await limits.another(person.id)
    const wish = c.req.valid('json'),
      hosted = findGame(games, wish.game)
    if (!hosted) throw new Refusal(422, 'no-such-game')
    const {
      seats: { min, max },
      options,
      rules,
    } = hosted.game
    if (wish.seats.length < min || wish.seats.length > max)
      throw new Refusal(422, 'wrong-seats', { args: { min, max } })
    for (const [id, value] of Object.entries(wish.options ?? {})) {
      if (
        !optionsFor(options, wish.seats.length)
          .find(o => o.id === id)
          ?.values.includes(value)
      )
        throw new Refusal(422, 'no-such-option')
    }
    const seed = randomBytes(32).toString('hex'),
      id = newId(),
      invite = newId(),
      box = await boxHash(hosted.box)
    await store.saveBox(box, wish.game, hosted.box)
    const status = wish.seats.some(s => s.kind === 'open') ? 'open' : 'running'
    await store.addMatch(
      {
        id,
        game: wish.game,
        rules,
        box,
        name: wish.name ?? '',
        options: wish.options ?? {},
        status,
        visibility: wish.visibility,
        invite,
        seed,
        commitment: await commitment(seed),
        seats: seatRows(wish, person, c.var.lang),
      },
      { person: person.id, address: hashed(c.var.asker.network) },
      status === 'running' ? sql => bots.write(id, sql) : undefined,
    )
    bots.wake()
    return c.json({ id, invite, url: `${config.publicUrl ?? ''}/match/${id}?invite=${invite}` }, 201)
  })

  app.openapi(routes.list, async c => {
    const query = c.req.valid('query'),
      mine = query.mine !== undefined || query.open === undefined
    const listed = mine ? await store.mine(signedIn(c).id) : await store.open()
    return c.json(
      await Promise.all(
        listed.map(async l => {
          const loaded = mine && l.status === 'running' ? await tables.get(l.id).catch(() => undefined) : undefined
          return summaryOf(l, loaded, seatsOf(l, c.var.person?.id), c.var.lang)
        }),
      ),
      200,
    )
  })

  app.openapi(routes.join, async c => {
    const person = signedIn(c),
      wish = c.req.valid('json')
    await spend(c, 'join')
    const { loaded, mine } = await visible(c, c.req.valid('param').id, wish.invite)
    if (mine) {
      if (wish.seat !== undefined && !((mine >> wish.seat) & 1)) throw new Refusal(409, 'already-seated')
      return c.json({ seat: wish.seat ?? listOf(mine)[0]! }, 200)
    }
    if (loaded.meta.visibility === 'private' && wish.invite !== loaded.meta.invite)
      throw new Refusal(403, 'needs-invite')
    await limits.another(person.id)
    return c.json({ seat: await tables.sit(loaded, person.id, wish.seat) }, 200)
  })

  app.openapi(routes.state, async c => {
    const { at, seat, invite } = c.req.valid('query'),
      { id } = c.req.valid('param')
    await visible(c, id, invite)
    const talk = await store.talkOf(id),
      { loaded, mine } = await visible(c, id, invite)
    return c.json(stateOf(loaded, mine, eyesOf(loaded, mine, seat), at ?? loaded.match.seq, c.var.lang, talk), 200)
  })
  app.openapi(routes.exported, async c => {
    const { seat, invite } = c.req.valid('query'),
      { loaded, mine } = await visible(c, c.req.valid('param').id, invite)
    c.header('content-disposition', `attachment; filename="${loaded.meta.game}-${loaded.id}.json"`)
    return c.json(exportOf(loaded, eyesOf(loaded, mine, seat)), 200)
  })

  app.openapi(routes.move, async c => {
    const { loaded, mine, person } = await seated(c, c.req.valid('param').id),
      { seq, move, seat } = c.req.valid('json')
    return c.json({ seq: await tables.play(loaded, person.id, seatOf(loaded, mine, seat), seq, move) }, 200)
  })
  app.openapi(routes.takeback, async c => {
    const { loaded, mine, person } = await seated(c, c.req.valid('param').id),
      { seat } = c.req.valid('json')
    const wished = seat ?? listOf(mine).find(s => loaded.match.mayTakeBack(s))
    return c.json({ seq: await tables.takeback(loaded, person.id, seatOf(loaded, mine, wished)) }, 200)
  })
  app.openapi(routes.standing, async c => {
    const { loaded, mine } = await seated(c, c.req.valid('param').id),
      orders = await store.orders(loaded.id)
    return c.json(
      listOf(mine).map(seat => ({ seat, order: orders.get(seat) ?? null })),
      200,
    )
  })
  app.openapi(routes.order, async c => {
    const { loaded, mine, person } = await seated(c, c.req.valid('param').id),
      { order, seat: named } = c.req.valid('json'),
      seat = seatOf(loaded, mine, named)
    await tables.order(loaded, person.id, seat, order)
    return c.json({ seat, order }, 200)
  })
  app.openapi(routes.resign, async c => {
    const { loaded, mine, person } = await seated(c, c.req.valid('param').id),
      seat = seatOf(loaded, mine, c.req.valid('json').seat)
    await tables.resign(loaded, person.id, seat, botName(seat, c.var.lang), 'club')
    return c.json({ seat }, 200)
  })
  app.openapi(routes.say, async c => {
    const { loaded, person } = await seated(c, c.req.valid('param').id)
    const line = asHeard(loaded, await store.addTalk(loaded.id, person, c.req.valid('json').text))
    hub.talk(loaded.id, line)
    fanout.tell('talk', loaded.id, line.id)
    return c.json(line, 201)
  })

  app.openapi(routes.events, async c => {
    const { seat, invite } = c.req.valid('query'),
      { loaded, mine } = await visible(c, c.req.valid('param').id, invite)
    eyesOf(loaded, mine, seat)
    const last = c.req.header('last-event-id'),
      since = last !== undefined && /^\d{1,9}$/.test(last) ? Number(last) : undefined
    if (since !== undefined && since > loaded.match.seq) await tables.catchUp(loaded)
    if (c.req.raw.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/event-stream' })
    // Who has gone meanwhile closes nothing any more: a place kept for them would never be free again.
    if (c.env.outgoing.destroyed) return RESPONSE_ALREADY_SENT
    c.env.outgoing.once('close', limits.stream(c.var.asker))
    // Written past the framework: thousands of idle streams cost a socket each and nothing more; unchunked, each event is one write.
    c.env.outgoing.removeHeader('transfer-encoding')
    c.env.outgoing.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    hub.watch(
      loaded,
      c.env.outgoing as import('node:http').ServerResponse,
      c.var.person && { person: c.var.person.id, session: c.var.session!.key },
      seat,
      since,
    )
    return RESPONSE_ALREADY_SENT
  })

  // ---- the house itself
  app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Loggia', version: '1', description: 'A hall where great strategy games are played.' },
  })
  app.all('/api/*', c => c.json(new Refusal(404, 'not-found').body(c.var.lang), 404))
  serveHealth(app, readiness, metrics, config.metricsToken)
  serveWeb(app, config.web)
  return app
}

/** The pattern of a request's path, for logs and figures; never the path itself, of which there are too many. */
const routeOf = (c: Context): string =>
  matchedRoutes(c).find(r => r.method !== 'ALL' && !r.path.includes('*'))?.path ?? 'other'

/** As what a request is counted. */
function kindOf({ req: { path, method } }: Context): Rated {
  if (HOUSE.has(path)) return 'probe'
  if (!path.startsWith('/api/')) return 'file'
  if (method === 'GET' || method === 'HEAD') return path.endsWith('/events') ? 'stream' : 'read'
  return path.endsWith('/talk') ? 'talk' : 'act'
}
const HOUSE = new Set(['/livez', '/healthz', '/metrics'])

/** The language of somebody: ?lang, else what the browser says. */
function language(c: Ctx): Language {
  const wished = c.req.query('lang') ?? c.req.header('accept-language')?.split(',')[0]?.trim().slice(0, 2).toLowerCase()
  return LANGUAGES.find(l => l === wished) ?? 'en'
}

const seatRows = (wish: MatchRequest, person: Person, lang: Language): SeatRow[] =>
  wish.seats.map(({ kind, bot = 'greedy', level = 'club' }, seat) => ({
    seat,
    kind: kind === 'me' ? 'person' : kind,
    person: kind === 'me' ? person.id : null,
    name: kind === 'bot' ? botName(seat, lang) : '',
    bot: kind === 'bot' ? bot : null,
    level: kind === 'bot' ? level : null,
    lowered: null,
  }))
