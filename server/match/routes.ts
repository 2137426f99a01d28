/** The routes of matches: lists, what one may see of a match, what one may do in it. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { listOf } from '@loggia/core'
import type { Access } from './access.ts'
import { PARTS } from '../domain/requests.ts'
import type { Person } from '../platform/contract.ts'
import { type Games, rulesOf } from './hosted.ts'
import { Refusal } from '../platform/refusal.ts'
import type { App, Ctx, Shared } from '../platform/http.ts'
import * as routes from './endpoints.ts'
import { seatingOf } from './room/seating.ts'
import type { ListedMatch } from './list/queries.ts'
import { botsOf, finished } from './loaded-match.ts'
import { seatDepartureOf, summaryOf } from './list/views.ts'
import { asHeard, exportOf, speaker, viewerOf } from './views.ts'
import { stateLoader } from './state/load.ts'
import type { MatchStore } from './store.ts'
import type { Tables } from './tables.ts'
import type { Hub } from './hub.ts'
import type { Fanout } from '../platform/fanout.ts'
import type { Logger } from 'pino'
import type { Handles } from './room/contract.ts'

/** The most matches of a list, and of a page. */
const LISTED = 100
const PAGE = 50

/** What these routes use of the hall. */
interface Uses {
  store: Pick<
    MatchStore,
    | 'box'
    | 'seating'
    | 'mine'
    | 'open'
    | 'partings'
    | 'talkOf'
    | 'mayGive'
    | 'room'
    | 'whyUnrated'
    | 'seatDepartureOf'
    | 'mutedAt'
    | 'written'
    | 'shuffle'
    | 'times'
    | 'answered'
    | 'orders'
    | 'addTalk'
    | 'speaker'
    | 'mute'
  > & {
    handles(match: string): Promise<Handles>
    look(all: readonly { match: string; person: string }[]): Promise<unknown>
    lookAway(person: string, match: string): Promise<unknown>
  }
  games: Games
  tables: Tables
  hub: Hub
  fanout: Fanout
  log: Logger
}

export function serveMatches(app: App, context: Uses, shared: Shared, { visible, seated, seatOf }: Access): void {
  const { spend, signedIn, known, limits, may } = shared
  const { games, store, tables, hub, fanout, log } = context
  const rules = rulesOf(games)

  app.openapi(routes.box, async c => {
    const files = await store.box(c.req.valid('param').hash)
    if (!files) throw new Refusal(404, 'not-found')
    c.header('cache-control', 'public, max-age=31536000, immutable')
    return c.json(files as Record<string, unknown>, 200)
  })
  app.openapi(routes.list, async c => {
    const query = c.req.valid('query')
    const mine = query.mine !== undefined || query.open === undefined
    const listed = mine
      ? (await store.mine(selves(signedIn(c), c), PARTS, { limit: LISTED, rules })).tables
      : await store.open(LISTED)
    return c.json(
      listed.map(l => summaryOf(games, l, selfAt(c, l), c.var.lang)),
      200,
    )
  })
  app.openapi(routes.tables, async c => {
    const { part, after } = c.req.valid('query')
    const person = signedIn(c)
    const { tables: listed, counts } = await store.mine(selves(person, c), [part], {
      limit: PAGE,
      rules,
      ...(after ? { after } : {}),
    })
    const next = listed.length === PAGE ? listed.at(-1)?.cursor : undefined
    return c.json(
      {
        tables: listed.map(l => summaryOf(games, l, selfAt(c, l), c.var.lang)),
        counts,
        ...(part === 'open'
          ? { partings: (await store.partings(person.id)).map(p => seatDepartureOf(p, c.var.lang)) }
          : {}),
        ...(next === undefined ? {} : { next }),
      },
      200,
    )
  })

  const load = stateLoader({ store, tables, visible, seating: seatingOf(store) })
  app.openapi(routes.state, async c => c.json(await load(c, c.req.valid('param').id, c.req.valid('query')), 200))
  app.openapi(routes.exported, async c => {
    const { seat, invite } = c.req.valid('query')
    const { id } = c.req.valid('param')
    // A file is kept: it holds what was played at another server a moment ago, too.
    await tables.catchUp((await visible(c, id, invite)).loaded)
    const { loaded, mine } = await visible(c, id, invite, { after: -1 })
    c.header('content-disposition', `attachment; filename="${loaded.meta.game}-${loaded.id}.json"`)
    return c.json(
      exportOf(
        loaded,
        viewerOf(loaded, mine, seat),
        ...(await Promise.all([
          store.written(loaded.id),
          finished(loaded.match) ? store.shuffle(loaded.id) : undefined,
        ])),
      ),
      200,
    )
  })

  app.openapi(routes.times, async c => {
    const { since = 0, invite } = c.req.valid('query')
    const { loaded } = await visible(c, c.req.valid('param').id, invite)
    return c.json(await store.times(loaded.id, since), 200)
  })
  app.openapi(routes.handles, async c => {
    const { loaded } = await visible(c, c.req.valid('param').id, c.req.valid('query').invite)
    return c.json(await store.handles(loaded.id), 200)
  })
  app.openapi(routes.move, async c => {
    const { id } = c.req.valid('param')
    const { seq, move, seat } = c.req.valid('json')
    const { 'idempotency-key': answer, 'answer-of': of } = c.req.valid('header')
    // A page that was opened by somebody else does not know yet who is signed in now.
    signedIn(c)
    // At tables of a guest that was left apart they are that guest: the page still names who is signed in.
    if (of !== undefined && !selves(c.var.visitor!.person, c).includes(of)) throw new Refusal(401, 'other-person')
    try {
      const { loaded, mine, person } = await seated(c, id)
      return c.json(
        { seq: await tables.play(loaded, person.id, seatOf(loaded, mine, seat), { seq, move, answer }) },
        200,
      )
    } catch (error) {
      // What is refused may be a repeat of what was written: then the match has gone on since, the seat is another's, or all is over.
      const { visitor } = c.var
      if (!(error instanceof Refusal) || answer === undefined || !visitor) throw error
      const row = await store.answered(id, answer, move, selves(visitor.person, c))
      if (row === undefined) throw error
      return c.json({ seq: row }, 200)
    }
  })
  app.openapi(routes.takeback, async c => {
    const { loaded, mine, person } = await seated(c, c.req.valid('param').id)
    const { seat } = c.req.valid('json')
    const wished = seat ?? listOf(mine).find(s => loaded.match.mayTakeBack(s, botsOf(loaded.meta)))
    return c.json({ seq: await tables.takeback(loaded, person.id, seatOf(loaded, mine, wished)) }, 200)
  })
  app.openapi(routes.standing, async c => {
    const { loaded, mine } = await seated(c, c.req.valid('param').id)
    const orders = await store.orders(loaded.id)
    return c.json(
      listOf(mine).map(seat => ({ seat, order: orders.get(seat) ?? null })),
      200,
    )
  })
  app.openapi(routes.order, async c => {
    const { loaded, mine, person } = await seated(c, c.req.valid('param').id)
    const { order, seat: named } = c.req.valid('json')
    const seat = seatOf(loaded, mine, named)
    await tables.order(loaded, person.id, seat, order)
    return c.json({ seat, order }, 200)
  })
  app.openapi(routes.say, async c => {
    const person = signedIn(c)
    const { loaded, mine } = await visible(c, c.req.valid('param').id, undefined, { seated: true })
    await may(c, 'talk')
    // Before the deal there is nothing to look on at.
    if (!mine && !loaded.dealt) throw new Refusal(403, 'not-your-seat')
    await spend(c, 'talk')
    const line = asHeard(loaded, await store.addTalk(loaded.id, person, c.req.valid('json'), !mine))
    hub.talk(loaded, line)
    fanout.tell('talk', loaded.id, line.id)
    return c.json(line, 201)
  })

  app.openapi(routes.mute, async c => {
    const person = signedIn(c)
    const { id, line } = c.req.valid('param')
    const { loaded } = await visible(c, id)
    const { muted } = c.req.valid('json')
    const other = await store.speaker(id, line)
    if (other === undefined || other === person.id) throw new Refusal(404, 'not-found')
    if (muted) await spend(c, 'apart')
    await store.mute(person.id, other, muted)
    return c.json({ muted: (await store.mutedAt(id, person.id)).map(p => speaker(loaded.id, p)) }, 200)
  })

  app.openapi(routes.events, async c => {
    const { seat, invite } = c.req.valid('query')
    const { loaded, mine } = await visible(c, c.req.valid('param').id, invite)
    viewerOf(loaded, mine, seat)
    const last = c.req.header('last-event-id')
    const since = last !== undefined && /^\d{1,9}$/.test(last) ? Number(last) : undefined
    if (since !== undefined && since > loaded.seq) await tables.catchUp(loaded)
    if (since !== undefined && loaded.dealt && since < loaded.match.first) await tables.whole(loaded)
    if (c.req.raw.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/event-stream' })
    // A client that has gone closes nothing any more: a place kept for it would never be free again.
    const end = await limits.stream(c.var.asker, known(c))
    if (c.env.outgoing.destroyed) {
      end()
      return RESPONSE_ALREADY_SENT
    }
    c.env.outgoing.once('close', end)
    // Written past the framework: thousands of idle streams cost a socket each and nothing more; unchunked, each event is one write.
    c.env.outgoing.removeHeader('transfer-encoding')
    const compressed = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
    c.env.outgoing.writeHead(200, {
      'content-type': 'text/event-stream',
      'vary': 'accept-encoding',
      ...(compressed && { 'content-encoding': 'gzip' }),
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
      compressed,
    )
    if (c.var.person && loaded.meta.reached & mine) attend(loaded.id, c.var.person.id, c.env.outgoing)
    return RESPONSE_ALREADY_SENT
  })
  /** Somebody who is told of what happens has this match before their eyes, until that stream ends: a page that is hidden has none. */
  function attend(match: string, person: string, stream: Ctx['env']['outgoing']): void {
    const failed = (error: unknown) => log.warn({ err: error }, 'beside a request')
    store.look([{ match, person }]).catch(failed)
    stream.once('close', () => {
      for (const l of hub.looking()) if (l.match === match && l.person === person) return
      store.lookAway(person, match).catch(failed)
    })
  }
}

/** The people of this browser: the signed-in one, and the guest that it was before. */
const selves = ({ id }: Person, c: Ctx): string[] => [id, ...(c.var.visitor?.guest ? [c.var.visitor.guest.id] : [])]
/** Which of the two it is in a match of a list. */
const selfAt = (c: Ctx, { seats }: ListedMatch): string | undefined => {
  const { guest } = c.var.visitor ?? {}
  return seats.some(s => guest && s.person === guest.id) ? guest?.id : c.var.person?.id
}
