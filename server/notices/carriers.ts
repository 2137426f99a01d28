/** How a message is handed over on each channel. What goes out carries the id of its delivery, the same each time that it is tried. */
import { createHmac } from 'node:crypto'
import type { Language } from '@loggia/core'
import type { Mailer } from './mailer.ts'
import type { ChannelRow, Delivery, Outcome, Said } from './deliveries.ts'
import { type Channel, QUESTIONS } from '../domain/notices.ts'
import { type Outbound, Unanswered } from '../platform/outbound.ts'
import { MAIL, sentences, subject, TRIAL } from './words.ts'

/** The keys by which push services know this hall (VAPID, RFC 8292), and its contact. */
export interface Vapid {
  publicKey: string
  privateKey: string
  subject: string
}
/** What carriers need of the house. */
export interface Means {
  outbound: Outbound
  vapid: Vapid | undefined
  mailer: Mailer | undefined
  /** Where people reach the hall. */
  url: string
  title: (game: string, lang: Language) => string
  /** What was done last at a table, as anybody there may know it. */
  lastMove: (match: string, lang: Language) => Promise<string | undefined>
  /** A link by which its reader stops mail of a channel. */
  stop: (channel: string) => string
}
/** Something to be handed over: a message, or (no items) a trial. */
export type Parcel = Pick<Delivery, 'id' | 'channel' | 'language' | 'items' | 'digest' | 'asOf'>
type Carrier = (means: Means, parcel: Parcel, stop: AbortSignal) => Promise<Outcome>

/** How many seconds a push service keeps a message for an unreachable browser. */
const TTL = 12 * 3600
/** The longest Retry-After that is respected, in seconds. */
const LATER = 3600

/** What a table is called, with its game. Where somebody is invited it is not said: a stranger wrote it. */
const tableOf = ({ title }: Means, { game, name, kind }: Said, lang: Language): string =>
  name && kind !== 'invite' ? `${name} · ${title(game, lang)}` : title(game, lang)
const linkTo = ({ url }: Means, item: Said | undefined): string => (item ? `${url}/match/${item.match}` : url)
const textOf = ({ items, language }: Parcel): string => (items.length ? sentences(items, language) : TRIAL[language])

const CARRIERS: Readonly<Record<Channel, Carrier>> = {
  async push(means, parcel, stop) {
    const { vapid, outbound } = means
    const { channel, items, language, id } = parcel
    if (!vapid || !channel.keys) return { failed: 'here' }
    const { default: webpush } = await import('web-push')
    const first = items[0]
    // Only its browser can read it: what leads to my turn is said at once.
    const done = first?.kind === 'turn' ? await means.lastMove(first.match, language) : ''
    const payload = JSON.stringify({
      id,
      title: first ? tableOf(means, first, language) : 'Loggia',
      body: [done, textOf(parcel)].filter(Boolean).join('\n'),
      // Notices of one match take each other's place.
      tag: first?.match ?? 'loggia',
      url: first ? `/match/${first.match}` : '/account',
      lang: language,
    })
    const { headers, body } = webpush.generateRequestDetails(
      { endpoint: channel.address, keys: channel.keys },
      payload,
      { vapidDetails: vapid, TTL, topic: id, urgency: items.some(i => QUESTIONS.includes(i.kind)) ? 'high' : 'normal' },
    )
    const reply = await outbound.post(channel.address, headers as Record<string, string>, body!, stop)
    return reply.status === 404 || reply.status === 410 ? 'gone' : outcomeOf(reply)
  },

  async mail(means, { id, channel, items, language, digest }) {
    const { mailer, url, stop } = means
    const { foot } = MAIL[language]
    if (!mailer) return { failed: 'here' }
    const matches = [...Map.groupBy(items, i => i.match).values()]
    const parts = matches.map(
      of => `${tableOf(means, of[0]!, language)}\n${sentences(of, language)}\n${linkTo(means, of[0])}\n`,
    )
    const text = items.length ? parts.join('\n') : `${TRIAL[language]}\n`
    const [first] = items
    return mailer.sendNotice({
      id,
      to: channel.address,
      subject: subject(items, digest, first ? means.title(first.game, language) : '', language),
      text: `${text}\n${foot(`${url}/account/notices`, stop(channel.id))}`,
      stop: stop(channel.id),
    })
  },

  async webhook(means, parcel, stop) {
    const { channel, id } = parcel
    const body = JSON.stringify(WORDINGS[channel.form ?? 'json'](means, parcel))
    const timestamp = Math.floor(Date.now() / 1000)
    const reply = await means.outbound.post(
      channel.address,
      {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        ...(channel.secret ? { 'webhook-signature': signature(channel.secret, id, timestamp, body) } : {}),
      },
      body,
      stop,
    )
    return reply.status === 410 ? 'refused' : outcomeOf(reply)
  },
}

const outcomeOf = ({ status, after }: { status: number; after?: number }): Outcome =>
  status >= 200 && status < 300
    ? 'done'
    : { failed: String(status), ...(after === undefined ? {} : { after: Math.min(after, LATER) }) }

/** As Standard Webhooks signs: over id, time and body, so that neither can be taken for another. */
export const signature = (secret: string, id: string, timestamp: number, body: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64')}`

const WORDINGS: Readonly<Record<NonNullable<ChannelRow['form']>, (means: Means, parcel: Parcel) => object>> = {
  json: (means, parcel) => {
    const { id, items, language } = parcel
    const [first] = items
    return {
      type: first ? 'notice' : 'trial',
      id,
      asOf: parcel.asOf.toISOString(),
      text: textOf(parcel),
      ...(first
        ? {
            match: {
              id: first.match,
              game: first.game,
              title: means.title(first.game, language),
              name: first.name,
              url: linkTo(means, first),
            },
            events: items.map(({ kind, at, about }) => ({ kind, at: new Date(at).toISOString(), ...about })),
          }
        : {}),
    }
  },
  discord: (means, parcel) => ({
    content: parcel.items[0]
      ? `**${plain(tableOf(means, parcel.items[0], parcel.language))}**\n${plain(textOf(parcel))}\n${linkTo(means, parcel.items[0])}`
      : textOf(parcel),
    // Nobody is called by what somebody is called.
    allowed_mentions: { parse: [] },
  }),
  slack: (means, parcel) => ({
    text: parcel.items[0]
      ? `*${entities(tableOf(means, parcel.items[0], parcel.language))}*\n${entities(textOf(parcel))}\n${linkTo(means, parcel.items[0])}`
      : textOf(parcel),
  }),
}
/** Names are words, not marks of Discord's. */
const plain = (text: string): string => text.replace(/[\\*_~`|>#[\]()<@:-]/g, '\\$&')
const entities = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[*_~`]/g, '\u200b$&')

/** Hands a parcel over; what goes wrong on the way is a failure of its channel. */
export async function carry(means: Means, parcel: Parcel, stop: AbortSignal): Promise<Outcome> {
  try {
    return await CARRIERS[parcel.channel.kind](means, parcel, stop)
  } catch (error) {
    if (error instanceof Unanswered) return { failed: error.why }
    // Any other error is this address's fault. It counts as a failure, so the channel is switched off in the end.
    return { failed: 'unusable' }
  }
}
