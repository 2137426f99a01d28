/** Routes of safety: blocking, muting, reporting. Nobody else learns of either. */
import { createRoute } from '@hono/zod-openapi'
import { handleKey, SPECTATOR, tidyHandle } from '@loggia/core'
import type { Access } from '../../match/access.ts'
import { type App, body, type Ctx, json, refused, type Shared } from '../../platform/http.ts'
import { AboutRequest, ReportRequest } from '../../domain/requests.ts'
import { Done } from '../../platform/contract.ts'
import type { LoadedMatch } from '../../match/loaded-match.ts'
import { Refusal } from '../../platform/refusal.ts'
import { hearsWatchers } from '../../match/views.ts'
import type { PeopleStore } from '../store.ts'
import type { MatchStore } from '../../match/store.ts'
import type { Tables } from '../../match/tables.ts'

const routes = {
  block: createRoute({
    method: 'post',
    path: '/api/blocks',
    summary: 'Keep somebody from your tables, and yourself from theirs; their lines are hidden. Nobody is told',
    request: { body: body(AboutRequest) },
    responses: { 200: json(Done, 'Done'), ...refused(400, 401, 404, 429) },
  }),
  report: createRoute({
    method: 'post',
    path: '/api/reports',
    summary: 'Complain of somebody to who runs the hall; the row and the lines around go with it',
    request: { body: body(ReportRequest) },
    responses: { 200: json(Done, 'It will be read'), ...refused(400, 401, 404, 429) },
  }),
}

/** What these routes use of the hall. */
interface Uses {
  store: Pick<PeopleStore, 'byHandle' | 'linesAround' | 'block' | 'report'> & Pick<MatchStore, 'speaker'>
  tables: Tables
}

export function serveSafety(
  app: App,
  { store, tables }: Uses,
  { signedIn, spend }: Pick<Shared, 'signedIn' | 'spend'>,
  { visible }: Access,
): void {
  /**
   * The person meant: by a line of theirs, by their seat (also one that a bot holds for them) at a visible match, or by
   * their handle.
   */
  async function aboutOf(ctx: Ctx, { match, line, seat, handle = '' }: AboutRequest) {
    const me = signedIn(ctx).id
    const at = match === undefined ? undefined : await visible(ctx, match)
    // Another server may have seated somebody there a moment ago, and somebody else than who sat there before.
    if (at) await tables.catchUp(at.loaded)
    const sits = at?.loaded.meta.seats[seat ?? -1]
    const about = !at
      ? (await store.byHandle(handleKey(tidyHandle(handle))))?.id
      : line === undefined
        ? (sits?.person ?? sits?.stead?.person)
        : await store.speaker(at.loaded.id, line)
    if (!about || about === me) throw new Refusal(404, at ? 'not-found' : 'no-such-handle')
    return { me, about, at }
  }
  /** What goes with a report: the row after which it is written, and the lines that its writer has read. */
  async function attachedTo(
    { loaded, mine }: Awaited<ReturnType<Access['visible']>>,
    about: string,
    line: number | null,
  ) {
    const row = rowOf(loaded)
    return {
      ...(row ? { row } : {}),
      talk: await store.linesAround(loaded.id, about, line, hearsWatchers(mine, loaded.meta.status)),
    }
  }
  app.openapi(routes.block, async ctx => {
    const { me, about } = await aboutOf(ctx, ctx.req.valid('json'))
    await spend(ctx, 'apart')
    await store.block(me, about, true)
    return ctx.json({ done: true as const }, 200)
  })
  app.openapi(routes.report, async ctx => {
    const { why, text = '', ...who } = ctx.req.valid('json')
    const { me: by, about, at } = await aboutOf(ctx, who)
    await spend(ctx, 'report')
    const line = who.line ?? null
    const attached = at ? await attachedTo(at, about, line) : { talk: [] }
    await store.report({ by, about, match: at?.loaded.id ?? null, line, why, text, attached })
    return ctx.json({ done: true as const }, 200)
  })
}

/** The last row as those hear it who look on: nothing that a seat keeps to itself leaves with a report. */
function rowOf(loaded: LoadedMatch) {
  if (!loaded.dealt) return undefined
  const entry = loaded.match.log(SPECTATOR, Math.max(loaded.match.first, loaded.seq - 1)).at(-1)
  return entry && entry.seq > 0 ? { seq: entry.seq, seat: entry.seat, move: entry.move } : undefined
}
