/** What people want to be told and where, what happened, and what of it is on its way. */
import type pg from 'pg'
import type { Language } from '@loggia/core'
import { transaction } from '../platform/database.ts'
import { type Channel, LOOKING, NOTICES, QUESTIONS, USUAL_WANTS } from '../domain/notices.ts'
import { type News, sort } from './sort.ts'
import type { channels, Item } from '../schema/notices.ts'
import { clocksNow, STALE } from '../match/clock/queries.ts'
import { noteWhereSits } from '../match/queries/shared.ts'

import { type NoticeSettings, post, readersOf, SETTINGS, settingsOf, type SettingsRow, watchClocks } from './readers.ts'

export type ChannelRow = typeof channels.$inferSelect
export type NewChannel = Pick<ChannelRow, 'id' | 'person' | 'kind' | 'address'> &
  Partial<Pick<ChannelRow, 'keys' | 'session' | 'device' | 'credential' | 'form' | 'secret'>>

/** One thing that a message says, with what its match is called. */
export type Said = Item & { game: string; name: string }
/** A message that is in hand. */
export interface Delivery {
  id: string
  tries: number
  digest: boolean
  channel: ChannelRow
  language: Language
  /** What still holds of it; empty: nothing of it is to be told any more. */
  items: Said[]
  /** When that was so. */
  asOf: Date
}
/** What came of handing a message over: it arrived; nobody is there any more; its owner is not known there; it failed, and why. */
export type Outcome = 'done' | 'gone' | 'refused' | { failed: string; after?: number }

/** The most browsers of one person. */
const BROWSERS = 10
/** This many failures in a row switch a channel off. */
export const FAILURES = 20
/** After a failure a channel rests for this many seconds, twice as long each time, up to three hours. */
export const restAfter = (failures: number): number => Math.min(LONGEST, REST * 2 ** failures)
const REST = 10
const LONGEST = 3 * 3600
/** How many seconds a server's claim of a message holds: longer than any channel's timeout. */
export const LEASE = 30

const CHANNEL = `c.id, c.person, c.kind, c.address, c.keys, c.session, c.device, c.credential, c.form, c.secret, c.failures, c.fault, c.rests, c.off, c.created_at as "createdAt", c.used_at as "usedAt", c.invites_at as "invitesAt"`
export function noticeQueries(pool: pg.Pool) {
  return {
    noticeSettings: async (person: string): Promise<NoticeSettings> =>
      settingsOf((await pool.query<SettingsRow>(`select ${SETTINGS} where p.id = $1`, [person])).rows[0]!),
    saveNoticeSettings: (person: string, { wants, quiet, digest, language, zone }: NoticeSettings): Promise<void> =>
      transaction(pool, async client => {
        await client.query(
          `insert into notice_settings (person, wants, quiet_from, quiet_to, digest, language) values ($1, $2, $3, $4, $5, $6)
           on conflict (person) do update set wants = excluded.wants, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, digest = excluded.digest, language = excluded.language`,
          [person, JSON.stringify(wants), quiet?.from ?? null, quiet?.to ?? null, digest ?? null, language],
        )
        if (zone) await client.query('update people set zone = $2 where id = $1', [person, zone])
      }),
    channelsOf: async (person: string): Promise<ChannelRow[]> =>
      (
        await pool.query<ChannelRow>(
          `select ${CHANNEL} from channels c where person = $1 order by kind, created_at desc`,
          [person],
        )
      ).rows,
    /**
     * Adds a way on which somebody is reached; of mail and webhooks there is one, which it replaces; a browser is whose it was given to last. Gives the tables, not yet
     * over, at which they are told of their turns from now on.
     */
    addChannel: (c: NewChannel, language: Language = 'en'): Promise<{ id: string; changed: number }[]> =>
      transaction(pool, async client => {
        const reached = await reaches(client, c.person)
        await client.query(
          `delete from channels where kind = $1 and (person <> $2 and address = $3 and kind = 'push' or person = $2 and address <> $3 and kind <> 'push')`,
          [c.kind, c.person, c.address],
        )
        await client.query(
          `insert into channels (id, person, kind, address, keys, session, device, credential, form, secret) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
           on conflict ${c.kind === 'push' ? `(address) where kind = 'push'` : `(person, kind) where kind <> 'push'`} do update set keys = excluded.keys, session = excluded.session,
             device = excluded.device, credential = excluded.credential, form = excluded.form, secret = excluded.secret, failures = 0, fault = null, rests = '-infinity', off = false`,
          [
            ...[c.id, c.person, c.kind, c.address, c.keys ? JSON.stringify(c.keys) : null, c.session ?? null],
            ...[c.device ?? '', c.credential ?? null, c.form ?? null, c.secret ?? null],
          ],
        )
        await client.query(
          `delete from channels where id in (select id from channels where person = $1 and kind = 'push' order by created_at desc offset ${BROWSERS})`,
          [c.person],
        )
        await client.query(
          'insert into notice_settings (person, wants, language) values ($1, $2, $3) on conflict (person) do update set language = excluded.language',
          [c.person, JSON.stringify(USUAL_WANTS), language],
        )
        return reached ? [] : noteWhereSits(client, c.person)
      }),
    /** Removes it; false if it was gone. */
    dropChannel: async (person: string, id: string): Promise<boolean> =>
      (await pool.query('delete from channels where person = $1 and id = $2', [person, id])).rowCount === 1,
    /** Sends nothing more to a channel, whose ever it is: by what its messages carry. */
    switchOff: (id: string): Promise<boolean> =>
      transaction(pool, async client => {
        await client.query('delete from deliveries where channel = $1', [id])
        return (
          (await client.query(`update channels set off = true, fault = 'unsubscribed' where id = $1`, [id]))
            .rowCount === 1
        )
      }),
    /** A channel that was switched off is tried again. */
    switchOn: (person: string, id: string): Promise<{ id: string; changed: number }[] | undefined> =>
      transaction(pool, async client => {
        const reached = await reaches(client, person)
        const { rowCount } = await client.query(
          `update channels set off = false, failures = 0, fault = null, rests = '-infinity' where person = $1 and id = $2`,
          [person, id],
        )
        return rowCount ? (reached ? [] : noteWhereSits(client, person)) : undefined
      }),
    /** Somebody wants to be told nothing of a match, or again what is usual. */
    muteMatch: async (person: string, match: string, muted: boolean): Promise<void> => {
      await pool.query(
        muted
          ? 'insert into notice_mutes (person, match) values ($1, $2) on conflict do nothing'
          : 'delete from notice_mutes where person = $1 and match = $2',
        [person, match],
      )
    },
    isMuted: async (person: string, match: string): Promise<boolean> =>
      (await pool.query('select from notice_mutes where person = $1 and match = $2', [person, match])).rowCount === 1,
    /** The matches, not over, of which somebody wants to be told nothing. */
    mutedMatches: async (person: string): Promise<{ id: string; game: string; name: string }[]> =>
      (
        await pool.query<{ id: string; game: string; name: string }>(
          `select m.id, game, name from notice_mutes join matches m on m.id = match where person = $1 and status in ('open', 'running') order by created_at`,
          [person],
        )
      ).rows,
    /** People look at matches; of those who can't be reached it need not be known. */
    look: async (pairs: readonly { match: string; person: string }[]): Promise<void> => {
      if (pairs.length)
        await pool.query({
          name: 'look',
          values: [pairs.map(p => p.person), pairs.map(p => p.match)],
          // A person who looks at a match in two windows appears here twice.
          text: `insert into looks (person, match, at)
             select l.person, l.match, clock_timestamp() from (select distinct * from unnest($1::text[], $2::text[]) as pairs(person, match)) l
             where exists (select from channels c where c.person = l.person and not c.off) order by 1, 2
             on conflict (person, match) do update set at = excluded.at`,
        })
    },
    /** Somebody looks away: what happens from now on they have not seen. */
    lookAway: async (person: string, match: string): Promise<void> => {
      await pool.query(
        `update looks set at = clock_timestamp() - ${LOOKING} * interval '1 second' where person = $1 and match = $2`,
        [person, match],
      )
    },
    /** Forgets who looked where a day ago, and what nobody could be told for three days. */
    forgetNotices: async (): Promise<void> => {
      await pool.query(`delete from looks where at < now() - interval '1 day'`)
      await pool.query(`delete from deliveries where due < now() - interval '3 days'`)
      await pool.query(`delete from letters where at < now() - interval '3 days'`)
    },
    /** Makes messages of what is due to be told; gives how many news were looked at. In one transaction, so that each becomes a message once. */
    sortOutbox: (most: number): Promise<number> =>
      transaction(pool, async client => {
        const news = await due(client, most)
        if (!news.length) return 0
        const { readers, now } = await readersOf(client, news)
        const { messages, wait } = sort(news, readers, now)
        const told = news.filter(n => !wait.has(n))
        await post(client, messages)
        await client.query(
          'update outbox o set due = w.due from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[]) as w(person, match, kind, due) where o.person = w.person and o.match = w.match and o.kind = w.kind',
          [...columns([...wait.keys()]), [...wait.values()]],
        )
        await client.query(
          'delete from outbox o using unnest($1::text[], $2::text[], $3::text[]) as t(person, match, kind) where o.person = t.person and o.match = t.match and o.kind = t.kind',
          columns(told),
        )
        await watchClocks(client, told)
        return news.length
      }),
    /**
     * Claims up to this many messages of a kind, with what of each still holds; of a channel one at a time, the oldest
     * first. People take turns, and so do hosts. `shared`: how many may be claimed for one host, and for channels that
     * have delivered nothing yet or fail.
     */
    takeDeliveries: async (kind: Channel, most: number, shared = most): Promise<Delivery[]> => {
      const { rows } = await pool.query<
        ChannelRow & {
          id: string
          delivery: string
          tries: number
          dated: string | null
          language: Language | null
          items: Said[] | null
          asOf: Date
        }
      >({ name: 'take_deliveries', text: TAKE, values: [kind, most, shared] })
      return rows.map(({ delivery, tries, dated, language, items, asOf, ...channel }) => ({
        asOf,
        id: delivery,
        tries,
        digest: dated !== null,
        channel,
        language: language ?? 'en',
        items: items ?? [],
      }))
    },
    /** What came of a message in hand. Gives whether its channel was switched off for it. */
    delivered: (id: string, channel: Pick<ChannelRow, 'id' | 'failures'>, outcome: Outcome): Promise<boolean> =>
      transaction(pool, async client => {
        if (outcome === 'gone') {
          await client.query('delete from channels where id = $1', [channel.id])
          return true
        }
        if (typeof outcome === 'string') {
          await client.query('delete from deliveries where id = $1', [id])
          await client.query(
            outcome === 'done'
              ? `update channels set failures = 0, fault = null, used_at = now() where id = $1`
              : `update channels set off = true, fault = 'refused' where id = $1`,
            [channel.id],
          )
          return outcome === 'refused'
        }
        const { rows } = await client.query<{ off: boolean; rests: Date }>(
          `update channels set failures = failures + 1, fault = $2, rests = clock_timestamp() + $3 * interval '1 second', off = off or failures + 1 >= ${FAILURES} where id = $1 returning off, rests`,
          [channel.id, outcome.failed, outcome.after ?? restAfter(channel.failures)],
        )
        await client.query(
          `update deliveries set due = greatest(due, $2), until = case when id = $3 then '-infinity' else until end where channel = $1`,
          [channel.id, rows[0]?.rests ?? new Date(), id],
        )
        if (rows[0]?.off) await client.query('delete from deliveries where channel = $1', [channel.id])
        return rows[0]?.off ?? true
      }),
    /** A message in hand has become void. */
    dropDelivery: async (id: string): Promise<void> => {
      await pool.query('delete from deliveries where id = $1', [id])
    },
    /** A message in hand is left to others. */
    putBackDelivery: async (id: string): Promise<void> => {
      await pool.query(`update deliveries set until = '-infinity' where id = $1`, [id])
    },
    /** Whether there is something to be sorted, or handed over; and whether any of it is of a kind that only a newer release knows. */
    noticesDue: async (): Promise<{ due: boolean; newer: boolean }> =>
      (
        await pool.query<{ due: boolean; newer: boolean }>({
          name: 'notices_due',
          text: `with d as (select ${KNOWS('items')} as known from deliveries where due <= clock_timestamp() and until <= clock_timestamp()),
                   o as (select kind ${KNOWN} as known from outbox where due <= clock_timestamp())
                 select exists (select from o where known) or exists (select from d where known)
                     or exists (select from letters where due <= clock_timestamp() and until <= clock_timestamp()) as due,
                   exists (select from o where not known) or exists (select from d where not known) as newer`,
        })
      ).rows[0]!,
  }
}

/** What is due to be told, with clocks as they are now. */
async function due(client: pg.PoolClient, most: number): Promise<News[]> {
  const { rows } = await client.query<News & { stale: boolean }>({ name: 'sort_outbox', text: DUE, values: [most] })
  const now = await clocksNow(
    client,
    rows.flatMap(n => (n.stale ? [n.match] : [])),
  )
  return rows.map(n => ({ ...n, clock: n.clock && (now.get(n.match)?.[n.seat!] ?? n.clock) }))
}

const columns = (news: readonly News[]) => [news.map(n => n.person), news.map(n => n.match), news.map(n => n.kind)]
const reaches = async (client: pg.PoolClient, person: string): Promise<boolean> => {
  await client.query('select from people where id = $1 for no key update', [person])
  return (await client.query('select from channels where person = $1 and not off limit 1', [person])).rowCount === 1
}
/** A guest becomes a person: their browsers are that person's, and a webhook where that one has none; what is on its way is told to them. */
export async function mergeNotices(client: pg.PoolClient, guest: string, person: string): Promise<void> {
  await client.query(
    `update channels c set person = $2 where person = $1 and (kind = 'push' or not exists (select from channels o where o.person = $2 and o.kind = c.kind))`,
    [guest, person],
  )
  await client.query('delete from channels where person = $1', [guest])
  for (const [table, key] of [
    ['outbox', 'match = t.match and o.kind = t.kind'],
    ['notice_mutes', 'match = t.match'],
    ['looks', 'match = t.match'],
  ])
    await client.query(
      `update ${table} t set person = $2 where person = $1 and not exists (select from ${table} o where o.person = $2 and o.${key})`,
      [guest, person],
    )
}

/** Whether a turn still stands, and is that person's. */
const ASKED = (match: string, seat: string, since: string, person: string) =>
  `exists (select from progress p join matches m on m.id = p.match join seats s on s.match = m.id where m.id = ${match} and m.status = 'running' and s.seat = ${seat} and s.person = ${person} and p.asked_since[${seat} + 1] = ${since})`
/** Whether a vote that was open then still is, as the table sees it, and that person has a voice and has not answered. */
const VOTING = (match: string, since: string, person: string) =>
  `exists (select from votes v join seats s on s.match = v.match where v.match = ${match} and v.at <= ${since} and v.outcome is null and v.ends > clock_timestamp() and s.person = ${person}
     and not exists (select from leavers l where l.match = v.match and l.seat = s.seat)
     and not exists (select from ballots b join seats o on o.match = v.match and o.seat = b.seat where b.vote = v.id and o.person = s.person)
     and not exists (select from moves r where r.match = v.match and r.seq > v.since and case v.kind
       when 'takeback' then r.kind in ('move', 'takeback') when 'leaver' then r.seat = v.seat and r.kind = 'move' and r.cause is null else false end))`
/** Whether a question of that kind does. */
const STANDS = (kind: string, match: string, seat: string, since: string, person: string) =>
  `case ${kind} when 'vote' then ${VOTING(match, since, person)} else ${ASKED(match, seat, since, person)} end`
/** Whether somebody is still invited there: they have not declined, and the table waits. */
const INVITED = (match: string, person: string) =>
  `exists (select from invitations i join matches m on m.id = i.match where i.match = ${match} and i.person = ${person} and m.status = 'open')`
const QUESTION = QUESTIONS.map(q => `'${q}'`).join()
/** What a newer release tells beside this one, of a kind that is not known here, is left to it. */
const KNOWN = `in (${NOTICES.map(n => `'${n}'`).join()})`
const KNOWS = (items: string) =>
  `not exists (select from jsonb_array_elements(${items}) i where not i ->> 'kind' ${KNOWN})`

const DUE = `
select o.person, o.match, o.kind, o.seat, o.since::text, o.about, o.at::text,
  (o.kind in (${QUESTION}) and not ${STANDS('o.kind', 'o.match', 'o.seat', 'o.since', 'o.person')}
   or o.kind = 'invite' and not ${INVITED('o.match', 'o.person')}
   or exists (select from looks l where l.person = o.person and l.match = o.match and l.at > case o.kind when 'clock' then clock_timestamp() else o.at end - ${LOOKING} * interval '1 second')
   or exists (select from notice_mutes n where n.person = o.person and n.match = o.match)) as void,
  case when o.seat is not null then (select p.clocks -> o.seat::int from progress p where p.match = o.match and p.asked_since[o.seat + 1] = o.since) end as clock,
  o.seat is not null and exists (select from progress p where p.match = o.match and ${STALE('p')}) as stale
from outbox o where o.due <= clock_timestamp() and o.kind ${KNOWN} order by o.due limit $1 for update of o skip locked`

/** How many messages of one person may be in hand at the same time, on all their channels of a kind. */
const IN_HAND = 2
/** The host of an address that is asked by https; of mail the address itself, since the mail server is one for all. */
const HOST = (address: string) => `coalesce(substring(${address} from '^https://([^/?#]+)'), ${address})`
const PROVEN = '(c.used_at is not null and c.failures = 0)'
/** Each candidate is numbered among those of its person, of its host, and of channels that are not proven, behind what of theirs is in hand. */
const TAKE = `
with busy as (
  select c.person, ${HOST('c.address')} as host, ${PROVEN} as proven from deliveries d join channels c on c.id = d.channel
  where c.kind = $1 and d.until > clock_timestamp()),
ready as (
  select d.id, d.due, c.person, ${HOST('c.address')} as host, ${PROVEN} as proven from deliveries d join channels c on c.id = d.channel
  where c.kind = $1 and not c.off and c.rests <= clock_timestamp() and d.due <= clock_timestamp() and d.until <= clock_timestamp() and ${KNOWS('d.items')}
    and not exists (select from deliveries b where b.channel = d.channel and b.id <> d.id and (b.until > clock_timestamp() or (b.due, b.id) < (d.due, d.id)))),
numbered as (
  select r.*, row_number() over (partition by person order by due, id) + (select count(*) from busy b where b.person = r.person) as of_person from ready r),
allowed as (
  select n.*, row_number() over (partition by host order by of_person, due, id) + (select count(*) from busy b where b.host = n.host) as of_host,
    row_number() over (partition by proven order by of_person, due, id) + (select count(*) from busy b where not b.proven) as of_unproven
  from numbered n where of_person <= ${IN_HAND}),
next as (
  select d.id from deliveries d join (
    select * from allowed where of_host <= $3 and (proven or of_unproven <= $3) order by of_person, of_host, due limit $2) a on a.id = d.id
  where d.until <= clock_timestamp() for update of d skip locked),
taken as (
  update deliveries d set until = clock_timestamp() + ${LEASE} * interval '1 second', tries = tries + 1 from next where d.id = next.id
  returning d.id, d.channel, d.tries, d.digest, d.items)
select now() as "asOf", t.id as delivery, t.tries, t.digest as dated, s.language, ${CHANNEL},
  (select jsonb_agg(i || jsonb_build_object('game', m.game, 'name', m.name) order by n) from jsonb_array_elements(t.items) with ordinality as e(i, n) join matches m on m.id = i ->> 'match'
   where case when i ->> 'kind' = 'invite' then ${INVITED(`(i ->> 'match')`, 'c.person')} else not i ? 'since' or ${STANDS(`(i ->> 'kind')`, `(i ->> 'match')`, `(i ->> 'seat')::int`, `(i ->> 'since')::timestamptz`, 'c.person')} end) as items
from taken t join channels c on c.id = t.channel left join notice_settings s on s.person = c.person`
