/** What somebody has: ways in, devices, and a short code for one more. Each door is for who is signed in, and of theirs alone. */
import type { App, Ctx, Shared } from '../../platform/http.ts'
import type { Account, Credential, Ways } from './contract.ts'
import { newCode, newId, newRecoveryCode, readRecoveryCode, type Seal, SHEET } from '../../platform/secrets.ts'
import { Refusal } from '../../platform/refusal.ts'
import * as routes from './endpoints.ts'
import type { CredentialRow } from './queries.ts'
import { GOOD_FOR, masked } from '../../domain/people.ts'
import { deviceOf } from '../../domain/device.ts'
import type { PeopleStore } from '../store.ts'
import type { People } from '../people.ts'
import type { Fanout } from '../../platform/fanout.ts'
import type { Passkeys } from './passkeys.ts'

/** What these routes use of the hall. */
interface Uses {
  store: Pick<
    PeopleStore,
    | 'credentialsOf'
    | 'devicesOf'
    | 'alertsFor'
    | 'tablesOf'
    | 'waitsFor'
    | 'endSessions'
    | 'renameCredential'
    | 'removeCredential'
    | 'addCredential'
    | 'replaceRecovery'
    | 'dropCode'
    | 'addTicket'
    | 'codeOf'
    | 'answerCode'
    | 'hear'
  >
  people: People
  fanout: Fanout
  /** Sessions are over: nothing more is told to them. */
  left: (sessions: readonly string[]) => void
  seal: Seal
  passkeys: Passkeys
  ways: Ways
  /** A guest becomes somebody who is known already, on all servers. False where they can’t. */
  merge: (guest: string, person: string) => Promise<boolean>
}

export function serveAccount(app: App, context: Uses, { signedIn, spend }: Shared): void {
  const { store, people, fanout, left, seal, passkeys, ways, merge } = context

  async function accountOf(c: Ctx): Promise<Account> {
    const { id } = signedIn(c)
    const here = c.var.session!.key
    const [credentials, devices, alerts] = await Promise.all([
      store.credentialsOf(id),
      store.devicesOf(id),
      store.alertsFor(id, here),
    ])
    const { guest } = c.var.visitor!
    const held = guest && {
      name: guest.name,
      tables: await store.tablesOf(guest.id),
      ...((await store.waitsFor(guest.id)) ? { waits: true as const } : {}),
    }
    const sheet = credentials.filter(k => k.kind === 'recovery')
    return {
      ways,
      credentials: credentials.flatMap(k => (k.kind === 'recovery' ? [] : [credentialOf(k, k.kind)])),
      recovery: sheet[0] ? { left: sheet.length, of: SHEET, createdAt: sheet[0].createdAt.toISOString() } : null,
      devices: devices.map(({ id, device, entry, usedAt, tokenHash }) => ({
        id,
        device,
        entry,
        usedAt: usedAt.toISOString(),
        ...(tokenHash === here ? { here: true as const } : {}),
      })),
      alerts: alerts.map(({ id, kind, device, at }) => ({ id, kind, device, at: at.toISOString() })),
      ...(held ? { guest: held } : {}),
    }
  }
  const credentialOf = (
    { id, name, createdAt, usedAt, passkey }: CredentialRow,
    kind: Credential['kind'],
  ): Credential => ({
    id,
    kind,
    name: kind === 'mail' ? masked(name) : name,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    ...(passkey?.synced ? { synced: true } : {}),
    ...(passkey && passkey.domain !== passkeys.domain ? { elsewhere: passkey.domain } : {}),
  })
  /** Ends sessions of this person elsewhere, on every server. */
  async function endSessions(c: Ctx, id?: string): Promise<number> {
    const gone = await store.endSessions(signedIn(c).id, c.var.session!.key, id)
    left(gone)
    for (const key of gone) fanout.tell('left', key)
    return gone.length
  }

  app.openapi(routes.account, async c => c.json(await accountOf(c), 200))
  app.openapi(routes.nameCredential, async c => {
    const { id } = c.req.valid('param')
    if (!(await store.renameCredential(signedIn(c).id, id, c.req.valid('json').name)))
      throw new Refusal(404, 'not-found')
    return c.json(await accountOf(c), 200)
  })
  app.openapi(routes.dropCredential, async c => {
    const done = await store.removeCredential(signedIn(c).id, c.req.valid('param').id)
    if (done === 'none') throw new Refusal(404, 'not-found')
    if (done === 'last') throw new Refusal(409, 'last-credential')
    return c.json(await accountOf(c), 200)
  })
  app.openapi(routes.passkeyToMake, async c => {
    const person = signedIn(c)
    if (!passkeys.domain) throw new Refusal(404, 'no-passkeys')
    await spend(c, 'credential')
    return c.json(await passkeys.toMake(person, await store.credentialsOf(person.id)), 200)
  })
  app.openapi(routes.addPasskey, async c => {
    const { id: person } = signedIn(c)
    if (!passkeys.domain) throw new Refusal(404, 'no-passkeys')
    const made = await passkeys.made(person, c.req.valid('json').made, c.req.header('origin'))
    if (!made) throw new Refusal(403, 'no-such-passkey')
    const name = deviceOf(c.req.header('user-agent'))
    if (!(await store.addCredential({ id: newId(), person, kind: 'passkey', name, ...made })))
      throw new Refusal(409, 'credential-taken')
    people.forget([c.var.session!.key])
    return c.json(await accountOf(c), 200)
  })
  app.openapi(routes.makeSheet, async c => {
    const { id } = signedIn(c)
    await spend(c, 'credential')
    const codes = Array.from({ length: SHEET }, newRecoveryCode)
    await store.replaceRecovery(
      id,
      codes.map(code => ({ id: newId(), key: seal('recovery', readRecoveryCode(code)!) })),
    )
    people.forget([c.var.session!.key])
    return c.json({ codes }, 200)
  })

  app.openapi(routes.showCode, async c => {
    const { id } = signedIn(c)
    await spend(c, 'credential')
    await store.dropCode(id)
    const until = new Date(Date.now() + GOOD_FOR.code * 1000).toISOString()
    let code: string
    do code = newCode()
    while (!(await store.addTicket('code', seal('code', code), { person: id })))
    return c.json({ code, until }, 200)
  })
  const stateOf = async (c: Ctx) => {
    const ticket = await store.codeOf(signedIn(c).id)
    if (!ticket) return { gone: true as const }
    if (ticket.asker?.answer) return { answered: true as const }
    return ticket.asker ? { asks: { device: ticket.asker.device, check: ticket.asker.check } } : {}
  }
  app.openapi(routes.codeState, async c => c.json(await stateOf(c), 200))
  app.openapi(routes.answerCode, async c => {
    const { id } = signedIn(c)
    if (!(await store.answerCode(id, c.req.valid('json').yes ? 'yes' : 'no'))) throw new Refusal(404, 'code-gone')
    return c.json(await stateOf(c), 200)
  })
  app.openapi(routes.dropCode, async c => {
    await store.dropCode(signedIn(c).id)
    return c.json({ gone: true as const }, 200)
  })

  app.openapi(routes.endDevice, async c => {
    if (!(await endSessions(c, c.req.valid('param').id))) throw new Refusal(404, 'not-found')
    return c.json(await accountOf(c), 200)
  })
  app.openapi(routes.endDevices, async c => {
    await endSessions(c)
    return c.json(await accountOf(c), 200)
  })
  app.openapi(routes.merge, async c => {
    const { id } = signedIn(c)
    const { guest } = c.var.visitor!
    await spend(c, 'credential')
    if (!guest || !(await merge(guest.id, id))) throw new Refusal(404, 'not-found')
    people.forget([c.var.session!.key])
    c.set('visitor', await people.of(c, c.var.session))
    return c.json(await accountOf(c), 200)
  })
  app.openapi(routes.hear, async c => {
    const { alerts, ...account } = await accountOf(c)
    const last = alerts.at(-1)
    if (last) await store.hear(c.var.session!.key, last.id)
    return c.json({ ...account, alerts: [] }, 200)
  })
}
