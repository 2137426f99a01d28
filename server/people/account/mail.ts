/**
 * Signing in by mail. The same link signs in an owner of a known address, or creates an account for the asking guest.
 * So nothing here looks up an address before its reader presses the button.
 */
import type { App, Ctx, Shared } from '../../platform/http.ts'
import type { SessionReply } from './contract.ts'
import { newId, newToken, type Seal } from '../../platform/secrets.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { ENTRIES } from '../../domain/people.ts'
import { deviceOf } from '../../domain/device.ts'
import * as routes from './endpoints.ts'
import type { PeopleStore } from '../store.ts'
import type { People } from '../people.ts'
import type { Fanout } from '../../platform/fanout.ts'
import type { Mailer } from '../../notices/mailer.ts'
import type { Logger } from 'pino'

/** An address as it is looked for. */
const keyOf = (mail: string): string => mail.toLowerCase()

/** What these routes use of the hall. */
export interface MailUses {
  store: Pick<
    PeopleStore,
    'addTicket' | 'ticket' | 'credential' | 'name' | 'takeTicket' | 'addCredential' | 'useCredential' | 'endSessions'
  >
  people: People
  fanout: Fanout
  /** Sessions are over: nothing more is told to them. */
  left: (sessions: readonly string[]) => void
  mailer: Mailer | undefined
  seal: Seal
  log: Logger
}

export function serveMail(
  app: App,
  { store, people, fanout, left, mailer, seal, log }: MailUses,
  { spend, limits }: Shared,
  signIn: (c: Ctx, person: string, entry: (typeof ENTRIES)[number]) => Promise<SessionReply>,
): void {
  app.openapi(routes.askMail, async c => {
    if (!mailer) throw new Refusal(404, 'no-mail')
    const { mail, browser } = c.req.valid('json')
    const device = deviceOf(c.req.header('user-agent'))
    const token = newToken()
    await spend(c, 'mail')
    await limits.mailTo(keyOf(mail))
    await store.addTicket('mail', seal('mail', token), {
      person: c.var.person?.id ?? null,
      mail,
      device,
      asker: browser === undefined ? null : { claim: seal('claim', browser), device, check: '' },
    })
    try {
      await mailer.sendLink(mail, token, c.var.lang)
    } catch (error) {
      // What a mail server says names the address, which is nobody's business.
      log.warn({ code: (error as { code?: unknown }).code ?? 'unknown' }, 'a mail could not be sent')
      throw new Refusal(502, 'mail-unsent')
    }
    return c.json({ sent: true as const }, 200)
  })
  app.openapi(routes.lookMail, async c => {
    const { token, browser } = c.req.valid('json')
    const ticket = await store.ticket('mail', seal('mail', token))
    if (!ticket?.mail) throw new Refusal(404, 'mail-gone')
    // Its reader has the address, and so may know whose it is.
    const known = await store.credential('mail', keyOf(ticket.mail))
    const name = !known && ticket.person ? await store.name(ticket.person) : undefined
    const here = browser !== undefined && ticket.asker?.claim === seal('claim', browser)
    return c.json(
      {
        ...{ mail: ticket.mail, device: ticket.device },
        ...(name === undefined ? {} : { name }),
        ...(here ? { here: true as const } : {}),
      },
      200,
    )
  })
  app.openapi(routes.byMail, async c => {
    const { token, alone } = c.req.valid('json')
    const ticket = await store.takeTicket('mail', seal('mail', token))
    if (!ticket?.mail) throw new Refusal(404, 'mail-gone')
    const { mail, person } = ticket
    const key = keyOf(mail)
    const { visitor, session } = c.var
    if (person) await store.addCredential({ id: newId(), person, kind: 'mail', key, name: mail })
    // Two may have asked for the same address: whose link was pressed first has it.
    const found = await store.credential('mail', key)
    if (!found) throw new Refusal(404, 'mail-unknown')
    // An account that wanted it for itself does not become another by it.
    if (visitor?.kept && person === visitor.person.id && found.person !== person)
      throw new Refusal(409, 'credential-taken')
    await store.useCredential(found.id)
    if (session) people.forget([session.key])
    if (alone) {
      const ended = await store.endSessions(found.person, session?.key ?? '')
      left(ended)
      for (const key of ended) fanout.tell('left', key)
    }
    return c.json({ ...(await signIn(c, found.person, 'mail')), kept: true as const }, 200)
  })
}
