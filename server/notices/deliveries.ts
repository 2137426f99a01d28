/** Messages on their way: claimed, handed over, and tried again. */
import type pg from 'pg'
import type { Language } from '@loggia/core'
import { transaction } from '../platform/database.ts'
import { bigint, bool, columnsAs, double, jsonb, orNull, text, time } from '../platform/kind.ts'
import { kept, statement } from '../platform/statement.ts'
import type { Channel } from '../domain/notices.ts'
import { getTableColumns } from '../schema/drizzle.ts'
import { channels, deliveries, type Item, noticeSettings } from '../schema/notices.ts'
import { INVITED, KNOWN, KNOWS, STANDS } from './holds.ts'

export const CHANNEL = getTableColumns(channels)
export type ChannelRow = typeof channels.$inferSelect

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

/** This many failures in a row switch a channel off. */
export const FAILURES = 20
/** After a failure a channel rests for this many seconds, twice as long each time, up to three hours. */
export const restAfter = (failures: number): number => Math.min(LONGEST, REST * 2 ** failures)
const REST = 10
const LONGEST = 3 * 3600
/** How many seconds a server's claim of a message holds: longer than any channel's timeout. */
export const LEASE = 30

/** How many messages of one person may be in hand at the same time, on all their channels of a kind. */
const IN_HAND = 2
/** The host of an address that is asked by https; of mail the address itself, since the mail server is one for all. */
const HOST = (address: string) => `coalesce(substring(${address} from '^https://([^/?#]+)'), ${address})`
const PROVEN = '(c.used_at is not null and c.failures = 0)'
/** Each candidate is numbered among those of its person, of its host, and of channels that are not proven, behind what of theirs is in hand. */
const TAKE = kept(
  'take_deliveries',
  `with busy as (
  select c.person, ${HOST('c.address')} as host, ${PROVEN} as proven from deliveries d join channels c on c.id = d.channel
  where c.kind = $kind and d.until > clock_timestamp()),
ready as (
  select d.id, d.due, c.person, ${HOST('c.address')} as host, ${PROVEN} as proven from deliveries d join channels c on c.id = d.channel
  where c.kind = $kind and not c.off and c.rests <= clock_timestamp() and d.due <= clock_timestamp() and d.until <= clock_timestamp() and ${KNOWS('d.items')}
    and not exists (select from deliveries b where b.channel = d.channel and b.id <> d.id and (b.until > clock_timestamp() or (b.due, b.id) < (d.due, d.id)))),
numbered as (
  select r.*, row_number() over (partition by person order by due, id) + (select count(*) from busy b where b.person = r.person) as of_person from ready r),
allowed as (
  select n.*, row_number() over (partition by host order by of_person, due, id) + (select count(*) from busy b where b.host = n.host) as of_host,
    row_number() over (partition by proven order by of_person, due, id) + (select count(*) from busy b where not b.proven) as of_unproven
  from numbered n where of_person <= ${IN_HAND}),
next as (
  select d.id from deliveries d join (
    select * from allowed where of_host <= $shared and (proven or of_unproven <= $shared) order by of_person, of_host, due limit $most) a on a.id = d.id
  where d.until <= clock_timestamp() for update of d skip locked),
taken as (
  update deliveries d set until = clock_timestamp() + ${LEASE} * interval '1 second', tries = tries + 1 from next where d.id = next.id
  returning d.id, d.channel, d.tries, d.digest, d.items)
select now() as "asOf", t.id as delivery, t.tries, t.digest as dated, s.language, ${columnsAs(CHANNEL, 'c')},
  (select jsonb_agg(i || jsonb_build_object('game', m.game, 'name', m.name) order by n) from jsonb_array_elements(t.items) with ordinality as e(i, n) join matches m on m.id = i ->> 'match'
   where case when i ->> 'kind' = 'invite' then ${INVITED(`(i ->> 'match')`, 'c.person')} else not i ? 'since' or ${STANDS(`(i ->> 'kind')`, `(i ->> 'match')`, `(i ->> 'seat')::int`, `(i ->> 'since')::timestamptz`, 'c.person')} end) as items
from taken t join channels c on c.id = t.channel left join notice_settings s on s.person = c.person`,
  { kind: channels.kind, most: bigint, shared: bigint },
  {
    ...CHANNEL,
    asOf: time,
    delivery: deliveries.id,
    tries: deliveries.tries,
    dated: deliveries.digest,
    language: orNull(noticeSettings.language),
    items: orNull(jsonb<Said[]>()),
  },
)
const GONE = statement('delete from channels where id = $channel', { channel: text })
const DROP = statement('delete from deliveries where id = $id', { id: text })
const PUT_BACK = statement(`update deliveries set until = '-infinity' where id = $id`, { id: text })
const ARRIVED = statement(`update channels set failures = 0, fault = null, used_at = now() where id = $channel`, {
  channel: text,
})
const REFUSED = statement(`update channels set off = true, fault = 'refused' where id = $channel`, { channel: text })
const FAILED = statement(
  `update channels set failures = failures + 1, fault = $fault, rests = clock_timestamp() + $seconds * interval '1 second',
     off = off or failures + 1 >= ${FAILURES} where id = $channel returning off, rests`,
  { channel: text, fault: text, seconds: double },
  { off: channels.off, rests: channels.rests },
)
const PUT_OFF = statement(
  `update deliveries set due = greatest(due, $due), until = case when id = $id then '-infinity' else until end where channel = $channel`,
  { channel: text, id: text, due: time },
)
const DROP_ALL = statement('delete from deliveries where channel = $channel', { channel: text })
const ANY_DUE = kept(
  'notices_due',
  `with d as (select ${KNOWS('items')} as known from deliveries where due <= clock_timestamp() and until <= clock_timestamp()),
     o as (select kind ${KNOWN} as known from outbox where due <= clock_timestamp())
   select exists (select from o where known) or exists (select from d where known)
       or exists (select from letters where due <= clock_timestamp() and until <= clock_timestamp()) as due,
     exists (select from o where not known) or exists (select from d where not known) as newer`,
  {},
  { due: bool, newer: bool },
)

export function deliveryQueries(pool: pg.Pool) {
  return {
    /**
     * Claims up to this many messages of a kind, with what of each still holds; of a channel one at a time, the oldest
     * first. People take turns, and so do hosts. `shared`: how many may be claimed for one host, and for channels that
     * have delivered nothing yet or fail.
     */
    takeDeliveries: async (kind: Channel, most: number, shared = most): Promise<Delivery[]> => {
      const taken = await TAKE.all(pool, { kind, most, shared })
      return taken.map(({ delivery, tries, dated, language, items, asOf, ...channel }) => ({
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
    delivered: (id: string, { id: channel, failures }: Pick<ChannelRow, 'id' | 'failures'>, outcome: Outcome) =>
      transaction(pool, async (client): Promise<boolean> => {
        if (outcome === 'gone') {
          await GONE.run(client, { channel })
          return true
        }
        if (typeof outcome === 'string') {
          await DROP.run(client, { id })
          await (outcome === 'done' ? ARRIVED : REFUSED).run(client, { channel })
          return outcome === 'refused'
        }
        const { failed: fault, after: seconds = restAfter(failures) } = outcome
        const now = await FAILED.first(client, { channel, fault, seconds })
        await PUT_OFF.run(client, { channel, id, due: now?.rests ?? new Date() })
        if (now?.off) await DROP_ALL.run(client, { channel })
        return now?.off ?? true
      }),
    /** A message in hand has become void. */
    dropDelivery: async (id: string): Promise<void> => {
      await DROP.run(pool, { id })
    },
    /** A message in hand is left to others. */
    putBackDelivery: async (id: string): Promise<void> => {
      await PUT_BACK.run(pool, { id })
    },
    /** Whether there is something to be sorted, or handed over; and whether any of it is of a kind that only a newer release knows. */
    noticesDue: (): Promise<{ due: boolean; newer: boolean }> => ANY_DUE.only(pool),
  }
}
