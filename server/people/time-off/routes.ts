/** The routes of time off: when somebody sleeps, and when they are away. For guests as well. */
import { createRoute } from '@hono/zod-openapi'
import { isZone } from '@loggia/core'
import { type App, body, type Ctx, json, refused, type Shared } from '../../platform/http.ts'
import { SleepRequest, TimeOff, VacationRequest } from '../../match/clock/contract.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { PeopleStore } from '../store.ts'

const read = createRoute({
  method: 'get',
  path: '/api/account/time-off',
  summary: 'When you sleep, and when you are away: then no time of yours runs at tables by correspondence',
  responses: { 200: json(TimeOff, 'Your time off'), ...refused(401) },
})
const sleep = createRoute({
  method: 'put',
  path: '/api/account/sleep',
  summary: 'Choose the eight hours in which you sleep; that counts after a day',
  request: { body: body(SleepRequest) },
  responses: { 200: json(TimeOff, 'Your time off'), ...refused(400, 401, 422) },
})
const vacation = createRoute({
  method: 'put',
  path: '/api/account/vacation',
  summary: 'Begin a vacation of so many days, change how long yours is, or (0) end it; 30 days in any year',
  request: { body: body(VacationRequest) },
  responses: { 200: json(TimeOff, 'Your time off'), ...refused(400, 401, 409) },
})

/** What these routes use of the hall. */
interface Uses {
  store: Pick<PeopleStore, 'timeOff' | 'sleep' | 'vacation'>
  /** Something about these matches was changed outside of them: servers that cache them reload. */
  reseated: (changed: readonly { id: string; changed: number }[]) => Promise<void>
}

export function serveTimeOff(app: App, { store, reseated }: Uses, { signedIn }: Shared): void {
  async function restOf(ctx: Ctx): Promise<TimeOff> {
    const { sleep, vacation, left } = await store.timeOff(signedIn(ctx).id)
    return {
      ...(sleep ? { sleep: { ...sleep, counts: sleep.counts.toISOString() } } : {}),
      ...(vacation ? { vacation: vacation.toISOString() } : {}),
      daysLeft: left,
    }
  }
  app.openapi(read, async ctx => ctx.json(await restOf(ctx), 200))
  app.openapi(sleep, async ctx => {
    const person = signedIn(ctx)
    const { zone, begins } = ctx.req.valid('json')
    if (!isZone(zone)) throw new Refusal(422, 'no-such-zone')
    await reseated(await store.sleep(person.id, zone, begins))
    return ctx.json(await restOf(ctx), 200)
  })
  app.openapi(vacation, async ctx => {
    const changed = await store.vacation(signedIn(ctx).id, ctx.req.valid('json').days)
    if (!changed) throw new Refusal(409, 'no-vacation-left')
    await reseated(changed)
    return ctx.json(await restOf(ctx), 200)
  })
}
