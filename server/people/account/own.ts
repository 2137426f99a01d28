/** One's own data: export, erasure and its cancellation, messages from the operator, blocked and muted people. */
import { createRoute, z } from '@hono/zod-openapi'
import { tidyName } from '@loggia/core'
import { type App, body, type Ctx, json, refused, type Shared } from '../../platform/http.ts'
import { type News, sessionNews } from '../../platform/fanout.ts'
import { ApartId, DeletionRequest, Own } from './contract.ts'
import { Refusal } from '../../platform/refusal.ts'
import { exported } from './export.ts'
import type { PeopleStore } from '../store.ts'
import type { MatchStore } from '../../match/store.ts'
import type { Tables } from '../../match/tables.ts'
import type { People } from '../people.ts'
import type { Seal } from '../../platform/secrets.ts'

const path = '/api/account'
const routes = {
  own: createRoute({
    method: 'get',
    path: `${path}/own`,
    summary:
      'What you were told by who runs the hall, whom you keep apart from, and when you are forgotten, if you asked for that',
    responses: { 200: json(Own, 'Your own'), ...refused(401) },
  }),
  export: createRoute({
    method: 'get',
    path: `${path}/export`,
    summary: 'All that is kept of you, as a file; of matches that run only what you see',
    responses: { 200: json(z.unknown(), 'By table; what each column is for says /api/privacy'), ...refused(401, 429) },
  }),
  leave: createRoute({
    method: 'post',
    path: `${path}/deletion`,
    summary:
      'Be forgotten: from now on you are nobody here, in seven days nothing says who you were. Until then it can be undone',
    request: { body: body(DeletionRequest) },
    responses: { 200: json(Own, 'When that is'), ...refused(400, 401, 409) },
  }),
  stay: createRoute({
    method: 'delete',
    path: `${path}/deletion`,
    summary: 'Think better of it',
    responses: { 200: json(Own, 'You are here again'), ...refused(401, 409) },
  }),
  read: createRoute({
    method: 'post',
    path: `${path}/told`,
    summary: 'You have read what you were told',
    responses: { 200: json(Own, 'Your own'), ...refused(401) },
  }),
  together: createRoute({
    method: 'delete',
    path: `${path}/apart/{id}`,
    summary: 'Sit with somebody again, or read them',
    request: { params: ApartId },
    responses: { 200: json(Own, 'Your own'), ...refused(400, 401, 404) },
  }),
}

/** What these routes use of the hall. */
interface Uses {
  store: Pick<
    PeopleStore,
    'apartFrom' | 'sessionsBy' | 'leaveHall' | 'stay' | 'readTold' | 'block' | 'rowsOf' | 'ordersOf' | 'satAtAll'
  > &
    Pick<MatchStore, 'mute' | 'match'>
  tables: Tables
  /** Tells it to all servers, this one first. */
  tell: (...news: readonly News[]) => Promise<void>
  people: People
  seal: Seal
}

export function serveOwn(app: App, context: Uses, { signedIn, spend }: Shared): void {
  const { store, tell, people, seal } = context

  /** By what somebody is known in the list of one person. */
  const apartId = (me: string, { person, kind }: { person: string; kind: string }) =>
    `${kind}-${seal('apart', `${me} ${person}`).slice(0, 12)}`
  async function ownOf(ctx: Ctx): Promise<Own> {
    const { id } = signedIn(ctx)
    const { due, told } = (await people.again(ctx, ctx.var.session))!
    return {
      ...(due ? { due: due.toISOString() } : {}),
      told: told.map(t => ({ ...t, until: t.until === null ? null : new Date(t.until).toISOString() })),
      apart: (await store.apartFrom(id)).map(a => ({
        id: apartId(id, a),
        name: a.name,
        kind: a.kind,
        at: a.at.toISOString(),
      })),
    }
  }
  /** All servers look these sessions up again. */
  const changed = async (id: string) => tell(...sessionNews(await store.sessionsBy(id)))

  app.openapi(routes.own, async ctx => ctx.json(await ownOf(ctx), 200))
  app.openapi(routes.export, async ctx => {
    const person = signedIn(ctx)
    await spend(ctx, 'export')
    return ctx.body(ReadableStream.from(exported(context, person)), 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="loggia.json"',
    }) as never
  })
  app.openapi(routes.leave, async ctx => {
    const { id, name } = signedIn(ctx)
    if (tidyName(ctx.req.valid('json').name) !== name) throw new Refusal(409, 'not-your-name')
    const ended = await store.leaveHall(id, 'self', ctx.var.session!.key)
    if (ended) await tell(...sessionNews(ended))
    await changed(id)
    return ctx.json(await ownOf(ctx), 200)
  })
  app.openapi(routes.stay, async ctx => {
    const { id } = signedIn(ctx)
    if (!(await store.stay(id))) throw new Refusal(409, 'cannot-be-undone')
    await changed(id)
    return ctx.json(await ownOf(ctx), 200)
  })
  app.openapi(routes.read, async ctx => {
    const { id } = signedIn(ctx)
    await store.readTold(id)
    people.forget(await store.sessionsBy(id))
    return ctx.json(await ownOf(ctx), 200)
  })
  app.openapi(routes.together, async ctx => {
    const { id } = signedIn(ctx)
    const wanted = ctx.req.valid('param').id
    const found = (await store.apartFrom(id)).find(a => apartId(id, a) === wanted)
    if (!found) throw new Refusal(404, 'not-found')
    if (found.kind === 'blocked') await store.block(id, found.person, false)
    else await store.mute(id, found.person, false)
    return ctx.json(await ownOf(ctx), 200)
  })
}
