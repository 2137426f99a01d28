/** The routes where a hall is run: for people with that role, and for everybody else not there. */
import { createRoute } from '@hono/zod-openapi'
import { findGame, type Games } from '../match/hosted.ts'
import type { Hub } from '../match/hub.ts'
import type { Config } from '../platform/config.ts'
import type { Logger } from 'pino'
import { Done } from '../platform/contract.ts'
import { type App, body, type Ctx, json, refused, type Shared } from '../platform/http.ts'
import { Refusal } from '../platform/refusal.ts'
import type { DeskPerson } from './queries.ts'
import { ACTS, type ActName, canUndo, doAct, undoAct, wasCalled } from './acts.ts'
import * as c from './contract.ts'
import type { Desk } from './desk.ts'

const get = { method: 'get' } as const
const post = { method: 'post' } as const
const routes = {
  hall: createRoute({
    ...get,
    path: '/api/admin',
    summary: 'How the hall stands (for who runs it)',
    responses: { 200: json(c.AdminHall, 'Figures, mode, banner'), ...refused(404) },
  }),
  people: createRoute({
    ...get,
    path: '/api/admin/people',
    summary: 'People by name, id or mail address (for who runs the hall)',
    request: { query: c.FindQuery },
    responses: { 200: json(c.AdminPeople, 'A part of them, at first 30'), ...refused(400, 404) },
  }),
  tables: createRoute({
    ...get,
    path: '/api/admin/tables',
    summary: 'Tables that want looking after, or by name or id (for who runs the hall)',
    request: { query: c.FindQuery },
    responses: { 200: json(c.AdminTables, 'A part of them, at first 50'), ...refused(400, 404) },
  }),
  pairs: createRoute({
    ...get,
    path: '/api/admin/pairs',
    summary: 'People who only play each other in rated matches (for who runs the hall)',
    request: { query: c.PartQuery },
    responses: { 200: json(c.AdminPairs, 'A part of them, at first 50, the most matches first'), ...refused(400, 404) },
  }),
  stops: createRoute({
    ...get,
    path: '/api/admin/stops',
    summary: 'Where lessons and first matches are left (for who runs the hall)',
    request: { query: c.PartQuery },
    responses: { 200: json(c.AdminStops, 'A part of them, at first 50, the most visits first'), ...refused(400, 404) },
  }),
  reports: createRoute({
    ...get,
    path: '/api/admin/reports',
    summary: 'Reports that nobody has answered, the oldest first (for who runs the hall)',
    request: { query: c.PartQuery },
    responses: { 200: json(c.AdminReports, 'With what is attached; at first 100'), ...refused(400, 404) },
  }),
  log: createRoute({
    ...get,
    path: '/api/admin/log',
    summary: 'What was done, the newest first (for who runs the hall)',
    request: { query: c.LogQuery },
    responses: { 200: json(c.AdminLog, 'A page'), ...refused(400, 404) },
  }),
  act: createRoute({
    ...post,
    path: '/api/admin/acts',
    summary: 'Do something, and have it written down with its reason (for who runs the hall)',
    request: { body: body(c.ActRequest) },
    responses: { 200: json(c.ActDone, 'Done'), ...refused(400, 404, 409) },
  }),
  undo: createRoute({
    ...post,
    path: '/api/admin/acts/{id}/undo',
    summary: 'Undo what was done, where that can be (for who runs the hall)',
    request: { params: c.ActId, body: body(c.UndoRequest) },
    responses: { 200: json(c.ActDone, 'Undone'), ...refused(400, 404, 409) },
  }),
}

/** What these routes use of the hall. */
interface Uses extends Pick<Desk, 'store' | 'seal' | 'tell'> {
  hub: Hub
  config: Config
  log: Logger
}

const visit = createRoute({
  ...post,
  path: '/api/lesson-visits',
  summary: 'Count where a lesson or a first match was left, without saying by whom',
  request: { body: body(c.LessonVisit) },
  responses: { 200: json(Done, 'Counted'), ...refused(400, 422, 429) },
})
const tried = createRoute({
  ...post,
  path: '/api/puzzle-tries',
  summary: 'Count the first try of a puzzle, without saying whose it was',
  request: { body: body(c.PuzzleTry) },
  responses: { 200: json(Done, 'Counted'), ...refused(400, 422, 429) },
})
const tries = createRoute({
  ...get,
  path: '/api/puzzle-tries/{game}',
  summary: 'How many solved each puzzle of a game at the first try, where enough have tried',
  request: { params: c.PuzzlesOf },
  responses: { 200: json(c.PuzzleTries, 'By puzzle'), ...refused(400) },
})
/** Counts visits of lessons and tries of puzzles: for everybody, with or without a session, which is not looked at. */
export function serveLearning(
  app: App,
  { store, games }: Pick<Uses, 'store'> & { games: Games },
  { spend }: Pick<Shared, 'spend'>,
): void {
  app.openapi(visit, async c => {
    await spend(c, 'visit')
    const visit = c.req.valid('json')
    if (!findGame(games, visit.game)) throw new Refusal(422, 'no-such-game')
    await store.countVisit(visit)
    return c.json({ done: true as const }, 200)
  })
  app.openapi(tried, async c => {
    await spend(c, 'visit')
    const first = c.req.valid('json')
    if (!findGame(games, first.game)?.puzzles?.has(first.puzzle)) throw new Refusal(422, 'no-such-puzzle')
    await store.countTry(first)
    return c.json({ done: true as const }, 200)
  })
  app.openapi(tries, async c => c.json(await store.puzzleTries(c.req.valid('param').game), 200))
}

export function serveAdmin(app: App, { store, hub, seal, tell, config, log }: Uses): void {
  const desk: Desk = { store, seal, tell, publicUrl: config.publicUrl }
  /** For operators; everybody else gets 404. */
  function admin(c: Ctx): string {
    const { visitor, person } = c.var
    if (!visitor?.admin || person?.id !== visitor.person.id) throw new Refusal(404, 'not-found')
    return person.id
  }

  app.openapi(routes.hall, async c => {
    admin(c)
    const [figures, mode, banner, faults, { oldest, ...outbox }] = await Promise.all([
      store.figures(),
      store.mode(),
      store.banner(),
      store.faults(),
      store.undelivered(),
    ])
    return c.json(
      {
        ...{ figures, mode, banner, faults, here: hub.count },
        outbox: { ...outbox, oldest: oldest?.toISOString() ?? null },
      },
      200,
    )
  })
  app.openapi(routes.people, async c => {
    admin(c)
    const { find = '', ...part } = c.req.valid('query')
    return c.json((await store.findPeople(find.trim(), part)).map(personOf), 200)
  })
  app.openapi(routes.tables, async c => {
    admin(c)
    const { find = '', ...part } = c.req.valid('query')
    const found = await store.findTables(find.trim(), part)
    return c.json(
      found.map(({ options: _, at, ...table }) => ({ ...table, at: at.toISOString() })),
      200,
    )
  })
  app.openapi(routes.pairs, async c => {
    admin(c)
    return c.json(
      (await store.pairs(c.req.valid('query'))).map(p => ({ ...p, last: p.last.toISOString() })),
      200,
    )
  })
  app.openapi(routes.stops, async c => {
    admin(c)
    return c.json(await store.lessonStops(c.req.valid('query')), 200)
  })
  app.openapi(routes.reports, async c => {
    admin(c)
    return c.json(
      (await store.openReports(c.req.valid('query'))).map(r => ({ ...r, at: r.at.toISOString() })),
      200,
    )
  })
  app.openapi(routes.log, async c => {
    admin(c)
    const { acts, next } = await store.actLog(c.req.valid('query'))
    return c.json(
      {
        acts: acts.map(({ at, by: _, byName, person, personName, before, undone, ...act }) => ({
          ...act,
          at: at.toISOString(),
          by: byName,
          person: person ? { id: person, name: personName ?? '' } : null,
          args: act.args as Record<string, string | number | null>,
          undone: undone !== null,
          mayUndo: canUndo({ act: act.act, undone, before }),
          was: wasCalled({ act: act.act, before }),
        })),
        ...(next === undefined ? {} : { next }),
      },
      200,
    )
  })
  app.openapi(routes.act, async c => {
    const by = admin(c)
    const { act, args, reason, report } = c.req.valid('json')
    if (!Object.hasOwn(ACTS, act))
      throw new Refusal(400, 'bad-request', { args: { detail: 'act: there is no such act' } })
    const done = await doAct(desk, act as ActName, args, { by, from: 'page', reason, report })
    log.info({ act, id: done.id }, 'an operator did something')
    return c.json(done, 200)
  })
  app.openapi(routes.undo, async c => {
    const by = admin(c)
    const { id } = c.req.valid('param')
    return c.json({ id: await undoAct(desk, id, { by, from: 'page', reason: c.req.valid('json').reason }) }, 200)
  })
}

const personOf = ({ since, seen, due, merged: _, ...person }: DeskPerson) => ({
  ...person,
  since: since.toISOString(),
  seen: seen?.toISOString() ?? null,
  due: due && !person.erased ? due.toISOString() : null,
  told: person.told.map(t => ({ ...t, until: t.until === null ? null : new Date(t.until).toISOString() })),
})
