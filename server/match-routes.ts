/** The doors of matches: who may see one, who may act in one, and what is answered. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { commitment, type Language, listOf, optionsFor } from '@loggia/core'
import { randomBytes } from 'node:crypto'
import { botName } from './bot-names.ts'
import { type MatchRequest, PARTS, type Person } from './contract.ts'
import { boxHash, findGame, rulesOf } from './hosted.ts'
import { serveKept } from './kept.ts'
import { newId } from './people.ts'
import { Refusal } from './refusal.ts'
import type { App, AppContext, Ctx, Shared } from './app-context.ts'
import * as routes from './routes.ts'
import type { SeatRow } from './store.ts'
import type { ListedMatch } from './store/list.ts'
import { askedOf, botsOf, type LoadedMatch, seatsOf } from './loaded-match.ts'
import { asHeard, exportOf, viewerOf, stateOf, summaryOf } from './views.ts'

/** Lists show at most so many matches, pages of one so many. */
const LISTED = 100,
  PAGE = 50

export function serveMatches(app: App, context: AppContext, { spend, signedIn, limits }: Shared): void {
  const { config, games, store, tables, hub, fanout, hashed } = context,
    rules = rulesOf(games)

  serveKept(app, context, signedIn)
  /** A match that this request may see, and the seats that its person holds. `after`: with its log after that row at least, −1 for all of it. */
  async function visible(
    c: Ctx,
    id: string,
    invite?: string,
    { seated = false, after = Infinity } = {},
  ): Promise<{ loaded: LoadedMatch; mine: number }> {
    const loaded = await tables.get(id),
      mine = () => seatsOf(loaded.meta, c.var.person?.id)
    const hidden = () => loaded.meta.visibility === 'private' && !mine() && invite !== loaded.meta.invite
    // Before somebody is refused for having no seat it is looked whether they sat down at another server a moment ago.
    if (c.var.person && !mine() && (seated || hidden())) await tables.catchUp(loaded)
    // Who has left a seat may still read what was played.
    if (hidden() && !(c.var.person && (await store.satAt(id, c.var.person.id)))) throw new Refusal(404, 'no-such-match')
    if (loaded.dealt && after < loaded.match.first) await tables.whole(loaded)
    return { loaded, mine: mine() }
  }
  /** A match at which this request's person sits. */
  async function seated(c: Ctx, id: string): Promise<{ loaded: LoadedMatch; mine: number; person: Person }> {
    const person = signedIn(c),
      { loaded, mine } = await visible(c, id, undefined, { seated: true })
    if (!mine) throw new Refusal(403, 'not-your-seat')
    return { loaded, mine, person }
  }
  /** A match that this request's person made. */
  async function made(c: Ctx, id: string): Promise<LoadedMatch> {
    const person = signedIn(c)
    if (!(await store.madeBy(id, person.id))) {
      await visible(c, id)
      throw new Refusal(403, 'not-the-maker')
    }
    return tables.get(id)
  }
  /** The seat that acts: the named one, else the one that is asked. */
  function seatOf(loaded: LoadedMatch, mine: number, named: number | undefined): number {
    if (named !== undefined && !((mine >> named) & 1)) throw new Refusal(403, 'not-your-seat')
    return named ?? listOf(mine & askedOf(loaded))[0] ?? listOf(mine)[0]!
  }

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
    const secret = randomBytes(32).toString('hex'),
      promised = await commitment(secret),
      id = newId(),
      invite = newId(),
      box = await boxHash(hosted.box)
    await store.saveBox(box, wish.game, hosted.box)
    await store.addMatch(
      {
        id,
        game: wish.game,
        rules,
        box,
        name: wish.name ?? '',
        options: wish.options ?? {},
        visibility: wish.visibility,
        mayTry: wish.mayTry ?? true,
        invite,
        secret,
        commitment: promised,
        seats: seatRows(wish, person, c.var.lang),
      },
      { person: person.id, address: hashed(c.var.asker.network) },
    )
    // Bots among themselves: there is nobody who could give anything.
    if (wish.seats.every(s => s.kind === 'bot')) await tables.room.deal(await tables.get(id))
    const url = `${config.publicUrl ?? ''}/match/${id}?invite=${invite}`
    return c.json({ id, invite, url, commitment: promised }, 201)
  })

  app.openapi(routes.box, async c => {
    const files = await store.box(c.req.valid('param').hash)
    if (!files) throw new Refusal(404, 'not-found')
    c.header('cache-control', 'public, max-age=31536000, immutable')
    return c.json(files as Record<string, unknown>, 200)
  })
  app.openapi(routes.list, async c => {
    const query = c.req.valid('query'),
      mine = query.mine !== undefined || query.open === undefined
    const listed = mine
      ? (await store.mine(selves(signedIn(c), c), PARTS, { limit: LISTED, rules })).tables
      : await store.open(LISTED)
    return c.json(
      listed.map(l => summaryOf(games, l, selfAt(c, l), c.var.lang)),
      200,
    )
  })
  app.openapi(routes.tables, async c => {
    const { part, after } = c.req.valid('query'),
      person = signedIn(c)
    const { tables: listed, counts } = await store.mine(selves(person, c), [part], {
        limit: PAGE,
        rules,
        ...(after ? { after } : {}),
      }),
      next = listed.length === PAGE ? listed.at(-1)?.cursor : undefined
    return c.json(
      {
        tables: listed.map(l => summaryOf(games, l, selfAt(c, l), c.var.lang)),
        counts,
        ...(next === undefined ? {} : { next }),
      },
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
    const seat = await tables.room.seat(loaded, () => store.sit(loaded.id, person.id, wish.seat))
    if (seat === undefined) throw new Refusal(409, 'seat-taken')
    return c.json({ seat }, 200)
  })
  app.openapi(routes.contribute, async c => {
    const { loaded, person } = await seated(c, c.req.valid('param').id)
    await tables.room.contribute(loaded, person.id, c.req.valid('json').contribution)
    return c.json({ dealt: loaded.dealt }, 200)
  })
  app.openapi(routes.standUp, async c => {
    const { loaded, mine, person } = await seated(c, c.req.valid('param').id),
      { seat: wanted } = c.req.valid('json')
    seatOf(loaded, mine, wanted)
    const [seat] = await tables.room.seat(loaded, () => store.standUp(loaded.id, person.id, wanted))
    if (seat === undefined) throw new Refusal(409, 'not-open')
    return c.json({ seat }, 200)
  })
  app.openapi(routes.seatBot, async c => {
    const loaded = await made(c, c.req.valid('param').id),
      { seat: wanted, bot = 'search', level = 'club' } = c.req.valid('json'),
      named = (seat: number) => ({ name: botName(seat, c.var.lang), bot, level })
    const seat = await tables.room.seat(loaded, () => store.seatBot(loaded.id, wanted, named))
    if (seat === undefined) throw new Refusal(409, loaded.meta.status === 'open' ? 'seat-taken' : 'not-open')
    return c.json({ seat }, 200)
  })
  app.openapi(routes.close, async c => {
    const loaded = await made(c, c.req.valid('param').id)
    if (!(await tables.room.seat(loaded, () => store.close(loaded.id)))) throw new Refusal(409, 'not-open')
    return c.json({ id: loaded.id }, 200)
  })

  app.openapi(routes.state, async c => {
    const { at, since: had = -1, seat, invite } = c.req.valid('query'),
      { id } = c.req.valid('param')
    const looked = await visible(c, id, invite)
    if (had > looked.loaded.seq) await tables.catchUp(looked.loaded)
    const talk = await store.talkOf(id),
      undealt = looked.loaded.meta.status === 'open' ? c.var.person?.id : undefined,
      maker = undealt !== undefined && (await store.madeBy(id, undealt)),
      mayGive = undealt !== undefined && (await store.mayGive(id, undealt)),
      left = c.var.person && !looked.mine ? await store.leftBy(id, c.var.person.id) : [],
      // Who has a row that there never was has a log of something else.
      since = had > looked.loaded.seq ? -1 : had,
      { loaded, mine } = await visible(c, id, invite, { after: Math.min(since, at ?? since) }),
      shown = { at: at ?? loaded.seq, since: loaded.dealt ? loaded.match.heardUntil(since) : -1 }
    return c.json(
      {
        ...stateOf(loaded, mine, viewerOf(loaded, mine, seat), shown, c.var.lang, talk, left),
        ...(maker && loaded.meta.status === 'open' ? { maker } : {}),
        ...(mayGive && loaded.meta.status === 'open' ? { mayGive } : {}),
      },
      200,
    )
  })
  app.openapi(routes.exported, async c => {
    const { seat, invite } = c.req.valid('query'),
      { loaded, mine } = await visible(c, c.req.valid('param').id, invite, { after: -1 })
    c.header('content-disposition', `attachment; filename="${loaded.meta.game}-${loaded.id}.json"`)
    return c.json(
      exportOf(
        loaded,
        viewerOf(loaded, mine, seat),
        ...(await Promise.all([store.written(loaded.id), loaded.match.over ? store.shuffle(loaded.id) : undefined])),
      ),
      200,
    )
  })

  app.openapi(routes.move, async c => {
    const { loaded, mine, person } = await seated(c, c.req.valid('param').id),
      { seq, move, seat } = c.req.valid('json')
    return c.json({ seq: await tables.play(loaded, person.id, seatOf(loaded, mine, seat), seq, move) }, 200)
  })
  app.openapi(routes.takeback, async c => {
    const { loaded, mine, person } = await seated(c, c.req.valid('param').id),
      { seat } = c.req.valid('json')
    const wished = seat ?? listOf(mine).find(s => loaded.match.mayTakeBack(s, botsOf(loaded.meta)))
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
  app.openapi(routes.comeBack, async c => {
    const person = signedIn(c),
      { loaded } = await visible(c, c.req.valid('param').id),
      left = await store.leftBy(loaded.id, person.id),
      seat = c.req.valid('json').seat ?? left[0]
    if (seat === undefined || !left.includes(seat)) throw new Refusal(403, 'not-your-seat')
    await limits.another(person.id)
    await tables.comeBack(loaded, person.id, seat)
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
    viewerOf(loaded, mine, seat)
    const last = c.req.header('last-event-id'),
      since = last !== undefined && /^\d{1,9}$/.test(last) ? Number(last) : undefined
    if (since !== undefined && since > loaded.seq) await tables.catchUp(loaded)
    if (since !== undefined && loaded.dealt && since < loaded.match.first) await tables.whole(loaded)
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
}

/** Whom this browser is: who signed in there, and the guest that it was before. */
const selves = ({ id }: Person, c: Ctx): string[] => [id, ...(c.var.visitor?.guest ? [c.var.visitor.guest.id] : [])]
/** As whom it knows a match in a list. */
const selfAt = (c: Ctx, { seats }: ListedMatch): string | undefined => {
  const { guest } = c.var.visitor ?? {}
  return seats.some(s => guest && s.person === guest.id) ? guest?.id : c.var.person?.id
}

const seatRows = (wish: MatchRequest, person: Person, lang: Language): SeatRow[] =>
  wish.seats.map(({ kind, bot = 'greedy', level = 'club', name = '' }, seat) => ({
    seat,
    kind: kind === 'me' ? 'person' : kind,
    person: kind === 'me' ? person.id : null,
    name: kind === 'bot' ? botName(seat, lang) : kind === 'me' ? name : '',
    bot: kind === 'bot' ? bot : null,
    level: kind === 'bot' ? level : null,
    lowered: null,
  }))
