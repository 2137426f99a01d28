/** Coming in: as a guest, or as somebody who is known elsewhere. None of the answers tells who is. */
import type { App, Ctx, Shared } from '../../platform/http.ts'
import type { SessionReply, Ways } from './contract.ts'
import { refuseReserved } from '../../platform/names.ts'
import { heldRefusal, isAway, type People } from '../people.ts'
import type { ENTRIES, Visitor } from '../../domain/people.ts'
import { Refusal } from '../../platform/refusal.ts'
import { deviceOf } from '../../domain/device.ts'
import { type MailUses, serveMail } from './mail.ts'
import * as routes from './endpoints.ts'
import { newCheck, newToken, readCode, readRecoveryCode, type Seal } from '../../platform/secrets.ts'
import type { PeopleStore } from '../store.ts'
import type { Tables } from '../../match/tables.ts'
import type { Fanout } from '../../platform/fanout.ts'
import type { Passkeys } from './passkeys.ts'
import type { Banner, Mode } from '../../domain/hall.ts'

/** What these routes use of the hall. */
interface Uses {
  store: Pick<PeopleStore, 'takeTicket' | 'alertsFor' | 'credential' | 'claimCode' | 'takeClaim' | 'operators'> & {
    invites(match: string, invite: string): Promise<boolean>
  }
  tables: Tables
  people: People
  fanout: Fanout
  /** Sessions are over: nothing more is told to them. */
  left: (sessions: readonly string[]) => void
  seal: Seal
  passkeys: Passkeys
  ways: Ways
  /** What is chosen for the hall as a whole. */
  house: { mode(): Promise<Mode>; banner(): Promise<Banner | null> }
}

export function serveEntry(app: App, context: Uses & MailUses, shared: Shared): void {
  const { spend, limits, signedIn, may } = shared
  const { store, tables, people, fanout, left, seal, passkeys, ways, house } = context

  /** The signed-in person, as the session's answers have it. */
  async function told(c: Ctx, visitor: Visitor | undefined, alerts = 0): Promise<SessionReply> {
    const banner = (await house.banner())?.[c.var.lang]
    const silenced = visitor && heldRefusal(visitor, 'talk')?.body(c.var.lang, c.req.query('zone'))
    return {
      person: visitor?.person ?? null,
      ...(visitor?.kept ? { kept: true } : {}),
      ...(visitor?.guest ? { guest: visitor.guest } : {}),
      ...(visitor?.admin && !isAway(visitor) ? { admin: true } : {}),
      ...(visitor?.due || visitor?.told.some(t => !t.read) ? { told: true } : {}),
      ...(silenced ? { silenced: silenced.error.sentence } : {}),
      ...(alerts ? { alerts } : {}),
      ...(banner ? { banner } : {}),
    }
  }

  /** Signs somebody in, by a recovery code if it is one. The session that the browser had is over. */
  async function signIn(
    c: Ctx,
    person: string,
    entry: (typeof ENTRIES)[number],
    recovery?: string,
  ): Promise<SessionReply> {
    const { session, visitor } = c.var
    const now = await people.signIn(c, session, visitor, person, entry, recovery)
    if (!now) throw new Refusal(404, 'no-such-code')
    if (session && now !== visitor) {
      left([session.key])
      fanout.tell('left', session.key)
    }
    return told(c, now)
  }
  const device = (c: Ctx) => deviceOf(c.req.header('user-agent'))

  /** Whether a stranger may come in: with an invitation to a table that waits, or to the hall, where that is asked. */
  async function admit(invite: string | undefined): Promise<void> {
    if ((await house.mode()) !== 'invitation') return
    const [match, code] = invite?.split(' ') ?? []
    if (match && code && (await store.invites(match, code))) return
    if (match && !code && (await store.takeTicket('invite', seal('invite', match)))) return
    throw new Refusal(403, 'needs-invitation')
  }

  app.openapi(routes.enter, async c => {
    await spend(c, c.var.visitor ? 'name' : 'session')
    const { name, arrival, invite } = c.req.valid('json')
    // A suspended account does not become another by it.
    if (c.var.visitor) signedIn(c)
    if (c.var.visitor) await may(c, 'talk')
    else await admit(invite)
    await refuseReserved(store, c.var.visitor, name)
    const { person, renamed } = await people.enter(c, c.var.person, name, arrival && seal('arrival', arrival))
    for (const { id, changed } of renamed) {
      fanout.tell('seats', id, changed)
      const loaded = tables.peek(id)
      if (loaded) await tables.catchUp(loaded)
    }
    return c.json({ ...(await told(c, c.var.visitor)), person }, 200)
  })
  app.openapi(routes.whoAmI, async c => {
    const { visitor, session } = c.var
    const alerts = visitor?.kept ? (await store.alertsFor(visitor.person.id, session!.key)).length : 0
    return c.json(await told(c, visitor, alerts), 200)
  })
  app.openapi(routes.leave, async c => {
    const { session } = c.var
    const stays = await people.leave(c, session)
    if (session) {
      left([session.key])
      fanout.tell('left', session.key)
    }
    return c.json(await told(c, stays), 200)
  })

  serveMail(app, context, shared, signIn)
  app.openapi(routes.ways, c => c.json(ways, 200))
  app.openapi(routes.passkeyToUse, async c => {
    if (!passkeys.domain) throw new Refusal(404, 'no-passkeys')
    return c.json(await passkeys.toUse(), 200)
  })
  app.openapi(routes.byPasskey, async c => {
    if (!passkeys.domain) throw new Refusal(404, 'no-passkeys')
    const found = await passkeys.used(c.req.valid('json').used, c.req.header('origin'))
    if (!found) throw new Refusal(403, 'no-such-passkey')
    return c.json(await signIn(c, found.person, 'passkey'), 200)
  })
  app.openapi(routes.byRecovery, async c => {
    const code = readRecoveryCode(c.req.valid('json').code)
    const key = code === undefined ? undefined : seal('recovery', code)
    const found = await limits.guess('recovery', c.var.asker, async () =>
      key === undefined ? undefined : store.credential('recovery', key),
    )
    if (!found) throw new Refusal(404, 'no-such-code')
    // Its owner is also told by mail; the person who signs in neither waits for that nor learns whether there is an
    // address.
    return c.json(await signIn(c, found.person, 'recovery', key), 200)
  })
  app.openapi(routes.byCode, async c => {
    const code = readCode(c.req.valid('json').code)
    const claim = newToken()
    const check = newCheck()
    const claimed = await limits.guess('short', c.var.asker, async () =>
      code !== undefined &&
      (await store.claimCode(seal('code', code), { claim: seal('claim', claim), device: device(c), check }))
        ? true
        : undefined,
    )
    if (!claimed) throw new Refusal(404, 'no-such-code')
    return c.json({ claim, check }, 200)
  })
  app.openapi(routes.claim, async c => {
    const answer = await store.takeClaim(seal('claim', c.req.valid('json').claim))
    if (answer === undefined) throw new Refusal(404, 'code-gone')
    if (answer === 'waiting') return c.json({ person: null }, 200)
    if (answer.answer === 'no') throw new Refusal(403, 'code-refused')
    return c.json(await signIn(c, answer.person, 'code'), 200)
  })
}
