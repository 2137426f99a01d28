/** Whether a table that waits will count: as its people sit there now, and from where they came. */
import type pg from 'pg'
import { orNull, text, texts, word } from '../../platform/kind.ts'
import { type Asked, statement } from '../../platform/statement.ts'
import { matches } from '../../schema/index.ts'
import type { Unrated } from '../../domain/unrated.ts'

/** Why a rated table would not count as its people sit there now; null where it would. */
const WHY = statement(
  `select case
    when m.rating_law >= 2 and m.visibility = 'private' and (select value from hall where key = 'mode') is distinct from '"invitation"' then 'private'
    when exists (select from seats s where s.match = $match and s.kind = 'bot') then 'bots'
    when exists (select from seats s where s.match = $match and s.kind = 'person' group by s.person having count(*) > 1) then 'same-person'
    when exists (select from seats s where s.match = $match and s.kind = 'person' and not exists (select from credentials c where c.person = s.person)) then 'guest'
    when exists (select from sittings t where t.match = $match and t.browser is not null group by t.browser having count(distinct t.person) > 1) then 'same-browser'
    when exists (select from sittings t where t.match = $match and t.address is not null group by t.address having count(distinct t.person) > 1) then 'same-address'
  end as why from matches m where id = $match and rated`,
  { match: text },
  { why: orNull(word<Unrated>()) },
)

/** Why a table would not count, as its people sit there now; null where it would, or is not rated at all. */
export const whyUnrated = async (client: Asked, match: string): Promise<Unrated | null> =>
  (await WHY.first(client, { match }))?.why ?? null

/** Where and by which browser somebody sits down: hashes of their address under the keys of today and of yesterday, and their session. */
export interface From {
  addresses: readonly string[]
  session: string
}
const NOTE_FROM = statement(
  `update sittings set browser = (select browser from sessions where token_hash = $session),
     address = coalesce((select o.address from sittings o where o.match = $match and o.address = any($addresses) limit 1), $addresses[1])
   where match = $match and person = $person`,
  { match: text, person: text, addresses: texts, session: text },
)
/** Notes from where somebody sits down at a table that waits. An address that is known there by the hash of the day before is the same. */
export async function noteFrom(client: pg.PoolClient, match: string, person: string, { addresses, session }: From) {
  await NOTE_FROM.run(client, { match, person, addresses, session })
}

const SETTLE = statement('update matches set unrated = $unrated where id = $match', {
  match: text,
  unrated: matches.unrated,
})
const FORGET_FROM = statement('update sittings set address = null, browser = null where match = $match', {
  match: text,
})
/** It is dealt: whether it counts is written down, and from where they came forgotten. */
export async function settleRated(client: pg.PoolClient, match: string): Promise<void> {
  await SETTLE.run(client, { match, unrated: await whyUnrated(client, match) })
  await FORGET_FROM.run(client, { match })
}
