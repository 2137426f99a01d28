/** The readers of notices and their settings, and the messages made of what is due. */
import type pg from 'pg'
import type { Language } from '@loggia/core'
import { type Channel, USUAL_WANTS, type Wants } from '../domain/notices.ts'
import { json, jsonbs, orNull, someTexts, someTimes, text, texts, time, times } from '../platform/kind.ts'
import { type Row, statement } from '../platform/statement.ts'
import { noticeSettings, outbox, people } from '../schema/index.ts'
import { OR_NEWER } from './notify.ts'
import { clockNext, type Message, type News, type Reader } from './sort.ts'

/** What somebody wants to be told, and when not. */
export interface NoticeSettings {
  wants: Wants
  quiet: { from: number; to: number } | undefined
  digest: number | undefined
  language: Language
  zone: string | undefined
}
const SETTINGS = `p.zone, s.wants, s.quiet_from as "from", s.quiet_to as "to", s.digest, s.language from people p left join notice_settings s on s.person = p.id`
const SETTINGS_ROW = {
  zone: people.zone,
  wants: orNull(noticeSettings.wants),
  from: noticeSettings.quietFrom,
  to: noticeSettings.quietTo,
  digest: noticeSettings.digest,
  language: orNull(noticeSettings.language),
}
const settingsOf = ({ zone, wants, from, to, digest, language }: Row<typeof SETTINGS_ROW>): NoticeSettings => ({
  wants: wants ?? USUAL_WANTS,
  quiet: from === null || to === null ? undefined : { from, to },
  digest: digest ?? undefined,
  language: language ?? 'en',
  zone: zone ?? undefined,
})

const SETTINGS_OF = statement(`select ${SETTINGS} where p.id = $person`, { person: text }, SETTINGS_ROW)
/** What somebody has chosen, or by default. */
export const settings = async (pool: pg.Pool, person: string): Promise<NoticeSettings> =>
  settingsOf(await SETTINGS_OF.only(pool, { person }))

const HOLD_MAIL = statement(
  `select from channels where person = any($persons) and kind = 'mail' order by id for no key update`,
  { persons: texts },
)
const READERS = statement(
  `select p.id as person, clock_timestamp() as now,
     (select json_agg(json_build_object('id', c.id, 'kind', c.kind, 'invitesAt', c.invites_at)) from channels c where c.person = p.id and not c.off) as channels,
     ${SETTINGS} where p.id = any($persons)`,
  { persons: texts },
  {
    ...SETTINGS_ROW,
    person: people.id,
    now: time,
    channels: orNull(json<{ id: string; kind: Channel; invitesAt: string | null }[]>()),
  },
)
/**
 * The reader of these notices, and the time. For invitations only one server sorts a reader's notices: there is one
 * mail a day.
 */
export async function readersOf(
  client: pg.PoolClient,
  news: readonly News[],
): Promise<{ readers: Map<string, Reader>; now: Date }> {
  const invited = [...new Set(news.filter(n => n.kind === 'invite').map(n => n.person))]
  if (invited.length) await HOLD_MAIL.run(client, { persons: invited })
  const found = await READERS.all(client, { persons: [...new Set(news.map(n => n.person))] })
  const readers = found.map(({ person, channels, ...row }): [string, Reader] => [
    person,
    {
      ...settingsOf(row),
      channels: (channels ?? []).map(({ invitesAt, ...c }) => ({
        ...c,
        invitesAt: invitesAt === null ? undefined : new Date(invitesAt),
      })),
    },
  ])
  return { readers: new Map(readers), now: found[0]?.now ?? new Date() }
}

const WATCH = statement(
  `insert into outbox (person, match, kind, seat, since, about, due)
   values ($person, $match, 'clock', $seat, $since::text::timestamptz, $about, $due) ${OR_NEWER}`,
  { person: text, match: text, seat: outbox.seat, since: orNull(text), about: outbox.about, due: outbox.due },
)
/** A player who is asked is notified again at half of their time, and when little is left. */
export async function watchClocks(client: pg.PoolClient, told: readonly News[]): Promise<void> {
  for (const news of told) {
    const { person, match, seat, since } = news
    const next = clockNext(news, Date.now())
    if (!next) continue
    await WATCH.run(client, { person, match, seat, since, about: next.about, due: new Date(next.at) })
  }
}

const POST = statement(
  `insert into deliveries (id, channel, items, digest, due)
   select replace(gen_random_uuid()::text, '-', ''), channel, items, digest, coalesce(due, clock_timestamp())
   from unnest($channels::text[], $items::jsonb[], $digests::text[], $due::timestamptz[]) as m(channel, items, digest, due)
   on conflict (channel, digest) where digest is not null do update set items = deliveries.items || excluded.items`,
  { channels: texts, items: jsonbs, digests: someTexts, due: someTimes },
)
const NOTE_INVITES = statement(
  'update channels c set invites_at = i.at from unnest($channels::text[], $at::timestamptz[]) as i(channel, at) where c.id = i.channel',
  { channels: texts, at: times },
)
/** Writes messages; what belongs to the same digest, or to the invitations of a day, becomes one. */
export async function post(client: pg.PoolClient, messages: readonly Message[]): Promise<void> {
  await POST.run(client, {
    channels: messages.map(m => m.channel),
    items: messages.map(m => JSON.stringify(m.items)),
    digests: messages.map(m => m.digest?.toISOString() ?? (m.invites ? `invites ${m.invites.toISOString()}` : null)),
    due: messages.map(m => m.digest ?? m.invites ?? null),
  })
  const inviting = messages.flatMap(({ channel, invites: at }) => (at ? [{ channel, at }] : []))
  if (inviting.length)
    await NOTE_INVITES.run(client, { channels: inviting.map(i => i.channel), at: inviting.map(i => i.at) })
}
