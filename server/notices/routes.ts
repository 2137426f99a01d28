/** What somebody is told, where and when: each door is for who is signed in, and of theirs alone, but the one that stops mail. */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Access } from '../match/access.ts'
import type { App, Ctx, Shared } from '../platform/http.ts'
import { deviceOf } from '../domain/device.ts'
import { masked } from '../domain/people.ts'
import type { NewChannel, NoticeChannel, Notices } from './contract.ts'
import { newId, type Seal } from '../platform/secrets.ts'
import { Refusal } from '../platform/refusal.ts'
import { type ChannelRow, FAILURES } from './deliveries.ts'
import type { NewChannel as Added } from './queries.ts'
import { carry, type Means, type Vapid } from './carriers.ts'
import * as routes from './endpoints.ts'
import type { NoticeStore } from './store.ts'
import type { Fanout } from '../platform/fanout.ts'
import type { Tables } from '../match/tables.ts'
import type { NoPush } from './vapid.ts'

/** What these routes use of the hall. */
interface Uses {
  store: Pick<
    NoticeStore,
    | 'noticeSettings'
    | 'channelsOf'
    | 'mutedMatches'
    | 'saveNoticeSettings'
    | 'addChannel'
    | 'dropChannel'
    | 'switchOn'
    | 'isMuted'
    | 'muteMatch'
    | 'switchOff'
  > & { credentialsOf(person: string): Promise<readonly { id: string; kind: string; name: string }[]> }
  fanout: Fanout
  tables: Tables
  seal: Seal
  vapid: Vapid | NoPush
  carriers: () => Means
}

export function serveNotices(app: App, context: Uses, { signedIn, spend }: Shared, { visible }: Access): void {
  const { store, fanout, tables, seal, vapid, carriers } = context
  const can: Notices['can'] = {
    push: typeof vapid === 'string' ? { not: vapid } : { key: vapid.publicKey },
    mail: carriers().mailer !== undefined,
    failures: FAILURES,
  }
  const channelOf = (c: Ctx, { id, kind, address, ...channel }: ChannelRow): NoticeChannel => ({
    id,
    kind,
    name: kind === 'push' ? channel.device : kind === 'mail' ? masked(address) : new URL(address).host,
    ...(channel.form ? { form: channel.form } : {}),
    ...(channel.form === 'json' && channel.secret ? { secret: channel.secret } : {}),
    ...(channel.session === c.var.session?.key ? { here: true as const } : {}),
    off: channel.off,
    failures: channel.failures,
    fault: channel.fault,
    usedAt: channel.usedAt?.toISOString() ?? null,
  })
  async function noticesOf(c: Ctx): Promise<Notices> {
    const { id } = signedIn(c)
    const [{ wants, quiet, digest, zone }, channels, credentials, muted] = await Promise.all([
      store.noticeSettings(id),
      store.channelsOf(id),
      store.credentialsOf(id),
      store.mutedMatches(id),
    ])
    return {
      can,
      wants: { push: [...wants.push], mail: [...wants.mail], webhook: [...wants.webhook] },
      quiet: quiet ?? null,
      digest: digest ?? null,
      zone: zone ?? null,
      channels: channels.map(channel => channelOf(c, channel)),
      addresses: credentials.flatMap(k => (k.kind === 'mail' ? [{ credential: k.id, name: masked(k.name) }] : [])),
      muted,
    }
  }
  /** What is to be kept of a channel that somebody wants. */
  async function added(c: Ctx, wanted: NewChannel): Promise<Added> {
    const { id: person } = signedIn(c)
    const id = newId()
    switch (wanted.kind) {
      case 'push':
        if (typeof vapid === 'string') throw new Refusal(404, 'no-push')
        return {
          ...{ id, person, kind: 'push', address: wanted.endpoint, keys: wanted.keys },
          ...{ session: c.var.session!.key, device: deviceOf(c.req.header('user-agent')) },
        }
      case 'mail': {
        const own = (await store.credentialsOf(person)).find(k => k.kind === 'mail' && k.id === wanted.credential)
        if (!can.mail || !own) throw new Refusal(404, can.mail ? 'not-found' : 'no-mail')
        return { id, person, kind: 'mail', address: own.name, credential: own.id }
      }
      case 'webhook':
        return {
          ...{ id, person, kind: 'webhook', address: wanted.url, form: wanted.form },
          ...(wanted.form === 'json' ? { secret: `whsec_${randomBytes(24).toString('base64')}` } : {}),
        }
    }
  }
  /** Servers that cache one of these tables reload who can be reached there. */
  async function tell(changed: readonly { id: string; changed: number }[]): Promise<void> {
    for (const { id, changed: n } of changed) {
      fanout.tell('seats', id, n)
      const loaded = tables.peek(id)
      if (loaded) await tables.catchUp(loaded)
    }
  }
  const mine = async (c: Ctx, id: string): Promise<ChannelRow> => {
    const channel = (await store.channelsOf(signedIn(c).id)).find(k => k.id === id)
    if (!channel) throw new Refusal(404, 'not-found')
    return channel
  }

  app.openapi(routes.notices, async c => c.json(await noticesOf(c), 200))
  app.openapi(routes.wish, async c => {
    const { id } = signedIn(c)
    const { wants, quiet, digest, zone } = c.req.valid('json')
    await store.saveNoticeSettings(id, {
      wants,
      quiet: quiet ?? undefined,
      digest: digest ?? undefined,
      zone,
      language: c.var.lang,
    })
    return c.json(await noticesOf(c), 200)
  })
  app.openapi(routes.addChannel, async c => {
    const channel = await added(c, c.req.valid('json'))
    await spend(c, 'channel')
    await tell(await store.addChannel(channel, c.var.lang))
    return c.json(await noticesOf(c), 200)
  })
  app.openapi(routes.dropChannel, async c => {
    if (!(await store.dropChannel(signedIn(c).id, c.req.valid('param').id))) throw new Refusal(404, 'not-found')
    return c.json(await noticesOf(c), 200)
  })
  app.openapi(routes.channelOn, async c => {
    const changed = await store.switchOn(signedIn(c).id, c.req.valid('param').id)
    if (!changed) throw new Refusal(404, 'not-found')
    await tell(changed)
    return c.json(await noticesOf(c), 200)
  })
  app.openapi(routes.tryChannel, async c => {
    const channel = await mine(c, c.req.valid('param').id)
    await spend(c, 'channel')
    const outcome = await carry(
      carriers(),
      { id: newId(), channel, language: c.var.lang, items: [], digest: false, asOf: new Date() },
      AbortSignal.timeout(TRIAL),
    )
    return c.json({ fault: typeof outcome === 'string' ? (outcome === 'done' ? null : outcome) : outcome.failed }, 200)
  })

  const ofMatch = async (c: Ctx, match: string) => ({
    muted: await store.isMuted(signedIn(c).id, match),
    reached: (await store.channelsOf(signedIn(c).id)).some(k => !k.off),
  })
  app.openapi(routes.ofMatch, async c => {
    const { id } = c.req.valid('param')
    signedIn(c)
    await visible(c, id)
    return c.json(await ofMatch(c, id), 200)
  })
  app.openapi(routes.muteMatch, async c => {
    const { id } = c.req.valid('param')
    signedIn(c)
    await visible(c, id)
    await store.muteMatch(signedIn(c).id, id, c.req.valid('json').muted)
    return c.json(await ofMatch(c, id), 200)
  })
  app.openapi(routes.stop, async c => {
    const [id, sealed] = c.req.valid('param').token.split('~') as [string, string]
    if (!timingSafeEqual(Buffer.from(sealed), Buffer.from(seal('unsubscribe', id)))) throw new Refusal(404, 'not-found')
    // Pressing twice, or having removed the address meanwhile, succeeds as well.
    await store.switchOff(id)
    return c.json({ stopped: true as const }, 200)
  })
}

/** How long a test may take, in milliseconds: a mail server may be slow. */
const TRIAL = 20_000
