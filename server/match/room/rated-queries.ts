/** Whether a table that waits will count: as its people sit there now, and from where they came. */
import type pg from 'pg'
import type { Unrated } from '../../domain/unrated.ts'

/** Why a rated table $1 would not count as its people sit there now; null where it would. */
const WHY = `select case
    when m.rating_law >= 2 and m.visibility = 'private' and (select value from hall where key = 'mode') is distinct from '"invitation"' then 'private'
    when exists (select from seats s where s.match = $1 and s.kind = 'bot') then 'bots'
    when exists (select from seats s where s.match = $1 and s.kind = 'person' group by s.person having count(*) > 1) then 'same-person'
    when exists (select from seats s where s.match = $1 and s.kind = 'person' and not exists (select from credentials c where c.person = s.person)) then 'guest'
    when exists (select from sittings t where t.match = $1 and t.browser is not null group by t.browser having count(distinct t.person) > 1) then 'same-browser'
    when exists (select from sittings t where t.match = $1 and t.address is not null group by t.address having count(distinct t.person) > 1) then 'same-address'
  end as why from matches m where id = $1 and rated`

/** Why a table would not count, as its people sit there now; null where it would, or is not rated at all. */
export const whyUnrated = async (client: Pick<pg.Pool, 'query'>, match: string): Promise<Unrated | null> =>
  (await client.query<{ why: Unrated | null }>(WHY, [match])).rows[0]?.why ?? null

/** Where and by which browser somebody sits down: hashes of their address under the keys of today and of yesterday, and their session. */
export interface From {
  addresses: readonly string[]
  session: string
}
/** Notes from where somebody sits down at a table that waits. An address that is known there by the hash of the day before is the same. */
export async function noteFrom(client: pg.PoolClient, match: string, person: string, { addresses, session }: From) {
  await client.query(
    `update sittings set browser = (select browser from sessions where token_hash = $4),
       address = coalesce((select o.address from sittings o where o.match = $1 and o.address = any($3) limit 1), $3[1])
     where match = $1 and person = $2`,
    [match, person, addresses, session],
  )
}
/** It is dealt: whether it counts is written down, and from where they came forgotten. */
export async function settleRated(client: pg.PoolClient, match: string): Promise<void> {
  await client.query('update matches set unrated = $2 where id = $1', [match, await whyUnrated(client as never, match)])
  await client.query('update sittings set address = null, browser = null where match = $1', [match])
}
