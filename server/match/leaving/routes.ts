/** The routes of who leaves a match that is going on, and of votes. */
import { listOf } from '@loggia/core'
import type { Access } from '../access.ts'
import type { App, Shared } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import * as routes from '../endpoints.ts'
import type { Tables } from '../tables.ts'

/** What these routes use of the hall. */
interface Uses {
  tables: Tables
}

export function serveVotes(
  app: App,
  { tables }: Uses,
  { access, limits }: Pick<Shared, 'limits'> & { access: Access },
): void {
  const { signedIn, visible, seated, seatOf } = access

  app.openapi(routes.resign, async c => {
    const { loaded, mine, person } = await seated(c, c.req.valid('param').id)
    const seat = seatOf(loaded, mine, c.req.valid('json').seat)
    await tables.leavers.gone(loaded, seat, person.id)
    return c.json({ seat }, 200)
  })
  app.openapi(routes.comeBack, async c => {
    const person = signedIn(c)
    const { loaded, mine } = await visible(c, c.req.valid('param').id)
    const left = loaded.meta.seats.flatMap(s => (s.stead?.person === person.id ? [s.seat] : []))
    const seat = c.req.valid('json').seat ?? left[0] ?? listOf(mine)[0]
    if (seat === undefined) throw new Refusal(403, 'not-your-seat')
    if (left.includes(seat)) await limits.another(person.id)
    await tables.leavers.comeBack(loaded, person.id, seat)
    return c.json({ seat }, 200)
  })
  app.openapi(routes.call, async c => {
    const { loaded, mine } = await seated(c, c.req.valid('param').id)
    const { kind, seat } = c.req.valid('json')
    await tables.leavers.call(loaded, mine, kind, seat ?? seatOf(loaded, mine, undefined))
    return c.json({ id: loaded.id }, 200)
  })
  app.openapi(routes.ballot, async c => {
    const { id, vote } = c.req.valid('param')
    const { loaded, mine } = await seated(c, id)
    return c.json(
      { outcome: (await tables.leavers.ballot(loaded, mine, vote, c.req.valid('json').answer)) ?? null },
      200,
    )
  })
}
