/** The readers of notices and their settings, and the messages made of what is due. */
import type pg from 'pg'
import type { Language } from '@loggia/core'
import { type Channel, USUAL_WANTS, type Wants } from '../domain/notices.ts'
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
export const SETTINGS = `p.zone, s.wants, s.quiet_from as "from", s.quiet_to as "to", s.digest, s.language from people p left join notice_settings s on s.person = p.id`
export interface SettingsRow {
  zone: string | null
  wants: Wants | null
  from: number | null
  to: number | null
  digest: number | null
  language: Language | null
}
export const settingsOf = ({ zone, wants, from, to, digest, language }: SettingsRow): NoticeSettings => ({
  wants: wants ?? USUAL_WANTS,
  quiet: from === null || to === null ? undefined : { from, to },
  digest: digest ?? undefined,
  language: language ?? 'en',
  zone: zone ?? undefined,
})

/**
 * The reader of these notices, and the time. For invitations only one server sorts a reader's notices: there is one
 * mail a day.
 */
export async function readersOf(
  client: pg.PoolClient,
  news: readonly News[],
): Promise<{ readers: Map<string, Reader>; now: Date }> {
  const invited = [...new Set(news.filter(n => n.kind === 'invite').map(n => n.person))]
  if (invited.length)
    await client.query(`select from channels where person = any($1) and kind = 'mail' order by id for no key update`, [
      invited,
    ])
  const { rows } = await client.query<
    SettingsRow & {
      person: string
      channels: { id: string; kind: Channel; invitesAt: string | null }[] | null
      now: Date
    }
  >(
    `select p.id as person, clock_timestamp() as now, (select json_agg(json_build_object('id', c.id, 'kind', c.kind, 'invitesAt', c.invites_at)) from channels c where c.person = p.id and not c.off) as channels, ${SETTINGS} where p.id = any($1)`,
    [[...new Set(news.map(n => n.person))]],
  )
  const readers = rows.map(({ person, channels, ...row }): [string, Reader] => [
    person,
    {
      ...settingsOf(row),
      channels: (channels ?? []).map(({ invitesAt, ...c }) => ({
        ...c,
        invitesAt: invitesAt === null ? undefined : new Date(invitesAt),
      })),
    },
  ])
  return { readers: new Map(readers), now: rows[0]?.now ?? new Date() }
}
/** A player who is asked is notified again at half of their time, and when little is left. */
export async function watchClocks(client: pg.PoolClient, told: readonly News[]): Promise<void> {
  for (const news of told) {
    const { person, match, seat, since } = news
    const next = clockNext(news, Date.now())
    if (!next) continue
    await client.query(
      `insert into outbox (person, match, kind, seat, since, about, due) values ($1, $2, 'clock', $3, $4, $5, $6) ${OR_NEWER}`,
      [person, match, seat, since, JSON.stringify(next.about), new Date(next.at)],
    )
  }
}
/** Writes messages; what belongs to the same digest, or to the invitations of a day, becomes one. */
export async function post(client: pg.PoolClient, messages: readonly Message[]): Promise<void> {
  await client.query(
    `insert into deliveries (id, channel, items, digest, due)
     select replace(gen_random_uuid()::text, '-', ''), channel, items, digest, coalesce(due, clock_timestamp())
     from unnest($1::text[], $2::jsonb[], $3::text[], $4::timestamptz[]) as m(channel, items, digest, due)
     on conflict (channel, digest) where digest is not null do update set items = deliveries.items || excluded.items`,
    [
      messages.map(m => m.channel),
      messages.map(m => JSON.stringify(m.items)),
      messages.map(m => m.digest?.toISOString() ?? (m.invites ? `invites ${m.invites.toISOString()}` : null)),
      messages.map(m => m.digest ?? m.invites ?? null),
    ],
  )
  const inviting = messages.filter(m => m.invites)
  if (inviting.length)
    await client.query(
      'update channels c set invites_at = i.at from unnest($1::text[], $2::timestamptz[]) as i(channel, at) where c.id = i.channel',
      [inviting.map(m => m.channel), inviting.map(m => m.invites)],
    )
}
