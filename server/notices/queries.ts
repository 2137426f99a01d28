/** What people want to be told and where, what happened, and what of it is to be told now. */
import type pg from 'pg'
import type { Language } from '@loggia/core'
import { transaction } from '../platform/database.ts'
import { bigint, bool, columnsAs, jsonb, orNull, text, texts, times } from '../platform/kind.ts'
import { kept, statement } from '../platform/statement.ts'
import { LOOKING, USUAL_WANTS } from '../domain/notices.ts'
import { type News, sort } from './sort.ts'
import { channels, matches, noticeSettings, outbox, type SeatClock } from '../schema/index.ts'
import { clocksNow, STALE } from '../match/clock/queries.ts'
import { noteWhereSits } from '../match/queries/shared.ts'
import { CHANNEL, type ChannelRow } from './deliveries.ts'
import { INVITED, KNOWN, QUESTION, STANDS } from './holds.ts'
import { type NoticeSettings, post, readersOf, settings, watchClocks } from './readers.ts'

export type NewChannel = Pick<ChannelRow, 'id' | 'person' | 'kind' | 'address'> &
  Partial<Pick<ChannelRow, 'keys' | 'session' | 'device' | 'credential' | 'form' | 'secret'>>

/** The most browsers of one person. */
const BROWSERS = 10

const SAVE_SETTINGS = statement(
  `insert into notice_settings (person, wants, quiet_from, quiet_to, digest, language) values ($person, $wants, $from, $to, $digest, $language)
   on conflict (person) do update set wants = excluded.wants, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, digest = excluded.digest, language = excluded.language`,
  {
    person: text,
    wants: noticeSettings.wants,
    from: noticeSettings.quietFrom,
    to: noticeSettings.quietTo,
    digest: noticeSettings.digest,
    language: noticeSettings.language,
  },
)
const SAVE_LANGUAGE = statement(
  `insert into notice_settings (person, wants, language) values ($person, $wants, $language)
   on conflict (person) do update set language = excluded.language`,
  { person: text, wants: noticeSettings.wants, language: noticeSettings.language },
)
const SAVE_ZONE = statement('update people set zone = $zone where id = $person', { person: text, zone: text })
const CHANNELS_OF = statement(
  `select ${columnsAs(CHANNEL, 'c')} from channels c where person = $person order by kind, created_at desc`,
  { person: text },
  CHANNEL,
)
/** Of mail and webhooks a person has one; a browser is of one person. */
const REPLACE = statement(
  `delete from channels where kind = $kind and (person <> $person and address = $address and kind = 'push' or person = $person and address <> $address and kind <> 'push')`,
  { kind: channels.kind, person: text, address: text },
)
const addTo = (conflict: string) =>
  statement(
    `insert into channels (id, person, kind, address, keys, session, device, credential, form, secret)
     values ($id, $person, $kind, $address, $keys, $session, $device, $credential, $form, $secret)
     on conflict ${conflict} do update set keys = excluded.keys, session = excluded.session, device = excluded.device, credential = excluded.credential,
       form = excluded.form, secret = excluded.secret, failures = 0, fault = null, rests = '-infinity', off = false`,
    {
      id: channels.id,
      person: channels.person,
      kind: channels.kind,
      address: channels.address,
      keys: channels.keys,
      session: channels.session,
      device: channels.device,
      credential: channels.credential,
      form: channels.form,
      secret: channels.secret,
    },
  )
const ADD_BROWSER = addTo(`(address) where kind = 'push'`)
const ADD_ONLY = addTo(`(person, kind) where kind <> 'push'`)
const DROP_OLD_BROWSERS = statement(
  `delete from channels where id in (select id from channels where person = $person and kind = 'push' order by created_at desc offset ${BROWSERS})`,
  { person: text },
)
const DROP = statement('delete from channels where person = $person and id = $id', { person: text, id: text })
const DROP_MESSAGES = statement('delete from deliveries where channel = $id', { id: text })
const SWITCH_OFF = statement(`update channels set off = true, fault = 'unsubscribed' where id = $id`, { id: text })
const SWITCH_ON = statement(
  `update channels set off = false, failures = 0, fault = null, rests = '-infinity' where person = $person and id = $id`,
  { person: text, id: text },
)
const MATCH_OF = { person: text, match: text }
const MUTE = statement(
  'insert into notice_mutes (person, match) values ($person, $match) on conflict do nothing',
  MATCH_OF,
)
const UNMUTE = statement('delete from notice_mutes where person = $person and match = $match', MATCH_OF)
const IS_MUTED = statement('select from notice_mutes where person = $person and match = $match', MATCH_OF)
const MUTED = statement(
  `select m.id, game, name from notice_mutes join matches m on m.id = match where person = $person and status in ('open', 'running') order by created_at`,
  { person: text },
  { id: matches.id, game: matches.game, name: matches.name },
)
/** A person who looks at a match in two windows appears twice. */
const LOOK = kept(
  'look',
  `insert into looks (person, match, at)
   select l.person, l.match, clock_timestamp() from (select distinct * from unnest($persons::text[], $matches::text[]) as pairs(person, match)) l
   where exists (select from channels c where c.person = l.person and not c.off) order by 1, 2
   on conflict (person, match) do update set at = excluded.at`,
  { persons: texts, matches: texts },
)
const LOOK_AWAY = statement(
  `update looks set at = clock_timestamp() - ${LOOKING} * interval '1 second' where person = $person and match = $match`,
  MATCH_OF,
)
const FORGET = [
  statement(`delete from looks where at < now() - interval '1 day'`),
  statement(`delete from deliveries where due < now() - interval '3 days'`),
  statement(`delete from letters where at < now() - interval '3 days'`),
]
const WAIT = statement(
  `update outbox o set due = w.due from unnest($persons::text[], $matches::text[], $kinds::text[], $due::timestamptz[]) as w(person, match, kind, due)
   where o.person = w.person and o.match = w.match and o.kind = w.kind`,
  { persons: texts, matches: texts, kinds: texts, due: times },
)
const TOLD = statement(
  `delete from outbox o using unnest($persons::text[], $matches::text[], $kinds::text[]) as t(person, match, kind)
   where o.person = t.person and o.match = t.match and o.kind = t.kind`,
  { persons: texts, matches: texts, kinds: texts },
)
const DUE = kept(
  'sort_outbox',
  `select o.person, o.match, o.kind, o.seat, o.since::text, o.about, o.at::text,
  (o.kind in (${QUESTION}) and not ${STANDS('o.kind', 'o.match', 'o.seat', 'o.since', 'o.person')}
   or o.kind = 'invite' and not ${INVITED('o.match', 'o.person')}
   or exists (select from looks l where l.person = o.person and l.match = o.match and l.at > case o.kind when 'clock' then clock_timestamp() else o.at end - ${LOOKING} * interval '1 second')
   or exists (select from notice_mutes n where n.person = o.person and n.match = o.match)) as void,
  case when o.seat is not null then (select p.clocks -> o.seat::int from progress p where p.match = o.match and p.asked_since[o.seat + 1] = o.since) end as clock,
  o.seat is not null and exists (select from progress p where p.match = o.match and ${STALE('p')}) as stale
from outbox o where o.due <= clock_timestamp() and o.kind ${KNOWN} order by o.due limit $most for update of o skip locked`,
  { most: bigint },
  {
    person: outbox.person,
    match: outbox.match,
    kind: outbox.kind,
    seat: outbox.seat,
    since: orNull(text),
    about: outbox.about,
    at: text,
    void: bool,
    clock: orNull(jsonb<SeatClock>()),
    stale: bool,
  },
)

export function noticeQueries(pool: pg.Pool) {
  return {
    noticeSettings: (person: string): Promise<NoticeSettings> => settings(pool, person),
    saveNoticeSettings: (person: string, { quiet, zone, ...chosen }: NoticeSettings): Promise<void> =>
      transaction(pool, async client => {
        await SAVE_SETTINGS.run(client, { person, ...quiet, ...chosen })
        if (zone) await SAVE_ZONE.run(client, { person, zone })
      }),
    channelsOf: (person: string): Promise<ChannelRow[]> => CHANNELS_OF.all(pool, { person }),
    /**
     * Adds a way on which somebody is reached; of mail and webhooks there is one, which it replaces; a browser is whose it was given to last. Gives the tables, not yet
     * over, at which they are told of their turns from now on.
     */
    addChannel: (
      { device = '', ...added }: NewChannel,
      language: Language = 'en',
    ): Promise<{ id: string; changed: number }[]> =>
      transaction(pool, async client => {
        const { kind, person, address } = added
        const reached = await reaches(client, person)
        await REPLACE.run(client, { kind, person, address })
        await (kind === 'push' ? ADD_BROWSER : ADD_ONLY).run(client, { ...added, device })
        await DROP_OLD_BROWSERS.run(client, { person })
        await SAVE_LANGUAGE.run(client, { person, wants: USUAL_WANTS, language })
        return reached ? [] : noteWhereSits(client, person)
      }),
    /** Removes it; false if it was gone. */
    dropChannel: async (person: string, id: string): Promise<boolean> => (await DROP.run(pool, { person, id })) === 1,
    /** Sends nothing more to a channel, whose ever it is: by what its messages carry. */
    switchOff: (id: string): Promise<boolean> =>
      transaction(pool, async client => {
        await DROP_MESSAGES.run(client, { id })
        return (await SWITCH_OFF.run(client, { id })) === 1
      }),
    /** A channel that was switched off is tried again. */
    switchOn: (person: string, id: string): Promise<{ id: string; changed: number }[] | undefined> =>
      transaction(pool, async client => {
        const reached = await reaches(client, person)
        if (!(await SWITCH_ON.run(client, { person, id }))) return undefined
        return reached ? [] : noteWhereSits(client, person)
      }),
    /** Somebody wants to be told nothing of a match, or again what is usual. */
    muteMatch: async (person: string, match: string, muted: boolean): Promise<void> => {
      await (muted ? MUTE : UNMUTE).run(pool, { person, match })
    },
    isMuted: async (person: string, match: string): Promise<boolean> =>
      (await IS_MUTED.run(pool, { person, match })) === 1,
    /** The matches, not over, of which somebody wants to be told nothing. */
    mutedMatches: (person: string): Promise<{ id: string; game: string; name: string }[]> =>
      MUTED.all(pool, { person }),
    /** People look at matches; of those who can't be reached it need not be known. */
    look: async (pairs: readonly { match: string; person: string }[]): Promise<void> => {
      if (pairs.length) await LOOK.run(pool, { persons: pairs.map(p => p.person), matches: pairs.map(p => p.match) })
    },
    /** Somebody looks away: what happens from now on they have not seen. */
    lookAway: async (person: string, match: string): Promise<void> => {
      await LOOK_AWAY.run(pool, { person, match })
    },
    /** Forgets who looked where a day ago, and what nobody could be told for three days. */
    forgetNotices: async (): Promise<void> => {
      for (const forget of FORGET) await forget.run(pool)
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
        await WAIT.run(client, { ...columns([...wait.keys()]), due: [...wait.values()] })
        await TOLD.run(client, columns(told))
        await watchClocks(client, told)
        return news.length
      }),
  }
}

/** What is due to be told, with clocks as they are now. */
async function due(client: pg.PoolClient, most: number): Promise<News[]> {
  const found = await DUE.all(client, { most })
  const now = await clocksNow(
    client,
    found.flatMap(n => (n.stale ? [n.match] : [])),
  )
  return found.map(n => ({ ...n, clock: n.clock && (now.get(n.match)?.[n.seat!] ?? n.clock) }))
}

const columns = (news: readonly News[]) => ({
  persons: news.map(n => n.person),
  matches: news.map(n => n.match),
  kinds: news.map(n => n.kind),
})

const ALONE = statement('select from people where id = $person for no key update', { person: text })
const IS_REACHED = statement('select from channels where person = $person and not off limit 1', { person: text })
const reaches = async (client: pg.PoolClient, person: string): Promise<boolean> => {
  await ALONE.run(client, { person })
  return (await IS_REACHED.run(client, { person })) === 1
}

const MERGED = { guest: text, person: text }
const MERGE = [
  statement(
    `update channels c set person = $person where person = $guest and (kind = 'push' or not exists (select from channels o where o.person = $person and o.kind = c.kind))`,
    MERGED,
  ),
  ...[
    ['outbox', 'match = t.match and o.kind = t.kind'],
    ['notice_mutes', 'match = t.match'],
    ['looks', 'match = t.match'],
  ].map(([table, key]) =>
    statement(
      `update ${table} t set person = $person where person = $guest and not exists (select from ${table} o where o.person = $person and o.${key})`,
      MERGED,
    ),
  ),
]
const DROP_REST = statement('delete from channels where person = $guest', { guest: text })
/** A guest becomes a person: their browsers are that person's, and a webhook where that one has none; what is on its way is told to them. */
export async function mergeNotices(client: pg.PoolClient, guest: string, person: string): Promise<void> {
  for (const merge of MERGE) await merge.run(client, { guest, person })
  await DROP_REST.run(client, { guest })
}
