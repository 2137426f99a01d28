/** How somebody is found, what they have played, and to which tables they are asked. */
import type pg from 'pg'
import type { Handles } from '../../match/room/contract.ts'
import type { INVITED_BY, SHOWN } from '../../domain/people.ts'
import type { Speed } from '../../domain/speed.ts'
import type { Absence } from '../../domain/votes.ts'
import { transaction } from '../../platform/database.ts'
import { notify } from '../../notices/notify.ts'
import { LADDER_FROM, type Skill } from '../../domain/rating.ts'
import { BLOCKED } from '../../match/queries/persons.ts'
import { type Pool, RANKED } from '../../ratings/queries.ts'
import { noteChange } from '../../match/queries/shared.ts'

export interface Found {
  id: string
  name: string
  handle: string
  shown: (typeof SHOWN)[number]
  invites: (typeof INVITED_BY)[number]
  createdAt: Date
}
export interface PastMatch {
  id: string
  game: string
  name: string
  speed: Speed
  at: Date
  cursor: string
  seats: number
  place: number
  total: number
  /** That viewer may see it again: it is public, or theirs. */
  visible: boolean
  people: {
    seat: number
    name: string
    handle: string | null
    theirs: boolean
    bot: boolean
    departure: Absence | null
  }[]
  before: number | null
  after: number | null
}
export interface HistoryFilter {
  game?: string | undefined
  seats?: number | undefined
  speed?: Speed | undefined
  result?: 'won' | 'lost' | undefined
  rated?: boolean
  /** In days. */
  within?: number | undefined
  /** Former players, too. */
  with?: string | undefined
}

const UNIQUE = '23505'
/** What a person $1 has finished, one line a match, whatever number of seats they held. */
const PLAYED = `select m.id, m.game, m.name, m.speed, w.at, r.place, r.total, (extract(epoch from w.at) * 1000000)::bigint || ' ' || m.id as cursor,
    (extract(epoch from w.at) * 1000000)::bigint as key, (select count(*)::int from seats s where s.match = m.id) as seats, c.mu_before as before, c.mu as after,
    m.visibility = 'open' or exists (select from sittings t where t.match = m.id and t.person = $2) as visible
  from results r join matches m on m.id = r.match and m.status = 'finished' join progress w on w.match = m.id
    left join rating_changes c on c.match = m.id and c.person = $1
  where r.person = $1 and r.seat = (select min(o.seat) from results o where o.match = r.match and o.person = $1)`

export function profileQueries(pool: pg.Pool) {
  const one = async <X extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<X | undefined> =>
    (await pool.query<X>(text, values)).rows[0]
  return {
    me: async (person: string): Promise<Pick<Found, 'shown' | 'invites'> & { handle: string | null }> =>
      (await one<Found>('select handle, shown, invites from people where id = $1', [person]))!,
    /** Gives somebody a handle; false where another has it, or one that looks like it. */
    setHandle: (person: string, handle: string, key: string): Promise<boolean> =>
      pool.query('update people set handle = $2, handle_key = $3 where id = $1', [person, handle, key]).then(
        () => true,
        (error: { code?: string }) => {
          if (error.code === UNIQUE) return false
          throw error
        },
      ),
    setShown: async (person: string, shown: Found['shown']): Promise<void> => {
      await pool.query('update people set shown = $2 where id = $1', [person, shown])
    },
    setInvites: async (person: string, invites: Found['invites']): Promise<void> => {
      await pool.query('update people set invites = $2 where id = $1', [person, invites])
    },
    /** What those are called who run the hall. */
    operators: async (): Promise<string[]> =>
      (
        await pool.query<{ called: string }>(
          `select unnest(array[name, handle]) as called from people where role = 'admin' and merged_into is null`,
        )
      ).rows.flatMap(o => o.called ?? []),
    /** Whose handle that is, by its key. */
    byHandle: (key: string): Promise<Found | undefined> =>
      one<Found>(
        'select id, name, handle, shown, invites, created_at as "createdAt" from people where handle_key = $1 and merged_into is null',
        [key],
      ),
    /** Where the pages lie of those who sit at a match. */
    handles: async (match: string): Promise<Handles> =>
      (
        await pool.query<Handles[number]>(
          `select s.seat::int, p.handle from seats s join people p on p.id = s.person
           where s.match = $1 and s.kind = 'person' and p.handle is not null order by s.seat`,
          [match],
        )
      ).rows,
    /** Whether two have finished a match together. */
    acquainted: async (one: string, other: string): Promise<boolean> =>
      (
        await pool.query(
          `select from results a join results b on b.match = a.match and b.person = $2 join matches m on m.id = a.match and m.status = 'finished'
           where a.person = $1 limit 1`,
          [one, other],
        )
      ).rowCount === 1,
    /** Whether two are no strangers: they have finished a match together, or one has accepted an invitation by the other. */
    knows: async (one: string, other: string): Promise<boolean> =>
      (
        await pool.query<{ knows: boolean }>(
          `select exists (select from acceptances where person in ($1, $2) and by in ($1, $2)) or exists (
             select from results a join results b on b.match = a.match and b.person = $2 join matches m on m.id = a.match and m.status = 'finished'
             where a.person = $1) as knows`,
          [one, other],
        )
      ).rows[0]!.knows,
    /** How much somebody has played. */
    playedBy: async (person: string): Promise<{ finished: number; running: number; won: number }> =>
      (await one<{ finished: number; running: number; won: number }>(
        `select (select count(distinct r.match)::int from results r join matches m on m.id = r.match and m.status = 'finished' where r.person = $1) as finished,
           (select count(distinct r.match)::int from results r join matches m on m.id = r.match and m.status = 'finished' where r.person = $1 and r.place = 0) as won,
           (select count(distinct s.match)::int from seats s join matches m on m.id = s.match and m.status = 'running' where s.person = $1) as running`,
        [person],
      ))!,
    /** Matches that two have finished together, and how often each came before the other. */
    together: async (
      theirs: string,
      yours: string,
    ): Promise<{ matches: number; theirs: number; yours: number } | undefined> =>
      one(
        `select count(*)::int as matches, count(*) filter (where a < b)::int as theirs, count(*) filter (where b < a)::int as yours from (
           select min(r.place) filter (where r.person = $1) as a, min(r.place) filter (where r.person = $2) as b
           from results r join matches m on m.id = r.match and m.status = 'finished' where r.person in ($1, $2) group by r.match) met
         where a is not null and b is not null having count(*) > 0`,
        [theirs, yours],
      ),
    /** All ratings of somebody, with their places on the ladders. */
    ratingsOf: async (person: string) =>
      (
        await pool.query<Pool & Skill & { matches: number; place: number | null; of: number | null }>(
          `select me.game, me.seats, me.mu, me.sigma, me.matches, ladder.place, ladder.of from ratings me left join lateral (
             select (count(*) filter (where r.mu > me.mu) + 1)::int as place, count(*)::int as of, bool_or(r.person = me.person) as mine
             from (${RANKED.replaceAll('$1', 'me.game').replaceAll('$2', 'me.seats')}) r) ladder on me.matches >= ${LADDER_FROM} and ladder.mine
           where me.person = $1 order by me.game, me.seats`,
          [person],
        )
      ).rows,
    /** How a rating has changed, match by match; of a long course the last. */
    courseOf: async (person: string, { game, seats }: Pool): Promise<(Skill & { at: Date })[]> =>
      (
        await pool.query<Skill & { at: Date }>(
          'select at, mu, sigma from rating_changes where person = $1 and game = $2 and seats = $3 order by at desc, match desc limit 500',
          [person, game, seats],
        )
      ).rows.reverse(),
    /** What somebody has played, as `viewer` may know it, the newest first. */
    history: async (
      person: string,
      viewer: string | undefined,
      filter: HistoryFilter,
      { limit, after }: { limit: number; after?: string | undefined },
    ): Promise<{ matches: PastMatch[]; count: number }> => {
      const [key, id] = after?.split(' ') ?? []
      const { game, seats, speed, result, rated, within, with: other } = filter
      const { rows } = await pool.query<PastMatch & { count: number }>(
        `with fitting as (select * from (${PLAYED}) p where ($3::text is null or game = $3) and ($4::int is null or seats = $4) and ($5::text is null or speed = $5)
             and ($6::text is null or (place = 0) = ($6 = 'won')) and (not $7 or after is not null)
             and ($8::int is null or at > now() - $8 * interval '1 day') and ($9::text is null or exists (select from results o where o.match = p.id and o.person = $9))),
           page as (select * from fitting where $10::bigint is null or (key, id) < ($10, $11) order by key desc, id desc limit $12)
         select (select count(*)::int from fitting) as count, page.*, (select json_agg(json_build_object('seat', s.seat,
             'name', case when r.departed is null then coalesce(nullif(s.name, ''), o.name, '') else o.name end, 'handle', o.handle,
             'theirs', o.id is not distinct from $1, 'bot', s.kind = 'bot' and r.departed is null, 'departure', r.departure) order by s.seat)
             from seats s left join results r on r.match = s.match and r.seat = s.seat left join people o on o.id = coalesce(r.person, s.person)
             where s.match = page.id) as people
         from (select) as one left join page on true order by key desc, id desc`,
        [
          ...[person, viewer ?? null, game ?? null, seats ?? null, speed ?? null, result ?? null, rated ?? false],
          ...[within ?? null, other ?? null, key ?? null, id ?? null, limit],
        ],
      )
      return { count: rows[0]?.count ?? 0, matches: rows.filter(r => r.id) }
    },
    /** Asks somebody (`known`: no stranger) to a table that waits; they are told, once, and where one of the two has blocked the other never, of which nobody hears. False where it waits no more. */
    invite: (match: string, person: string, by: { id: string; name: string }, known: boolean): Promise<boolean> =>
      transaction(pool, async client => {
        const open = await client.query(
          `select from matches where id = $1 and status = 'open' and seal_by is null for share`,
          [match],
        )
        if (!open.rowCount) return false
        const asked = await client.query(
          `insert into invitations (match, person, by) select $1, $2, $3
           where not ${BLOCKED('$2', '$3')} on conflict do nothing`,
          [match, person, by.id],
        )
        if (asked.rowCount) {
          const about = await calledTo(client, by, known)
          await notify(client, { kind: 'invite', match, to: [person], by: by.id, ...(about ? { about } : {}) })
        }
        return true
      }),
    /** To which tables that wait somebody is asked. */
    invitationsOf: async (person: string) =>
      (
        await pool.query<{ id: string; game: string; name: string; by: string; invite: string | null; at: Date }>(
          `select m.id, m.game, m.name, coalesce(p.name, '') as by, case when m.visibility = 'private' then m.invite end as invite, i.at
           from invitations i join matches m on m.id = i.match and m.status = 'open' left join people p on p.id = i.by
           where i.person = $1 and exists (select from seats s where s.match = m.id and s.kind = 'open')
             and not exists (select from seats s where s.match = m.id and s.person = $1) order by i.at desc limit 20`,
          [person],
        )
      ).rows,
    decline: async (match: string, person: string): Promise<void> => {
      await pool.query('delete from invitations where match = $1 and person = $2', [match, person])
    },
    /** Forgets who was asked to tables that wait no more. */
    tidyInvitations: async (): Promise<void> => {
      await pool.query(`delete from invitations i using matches m where m.id = i.match and m.status <> 'open'`)
    },
    /** Gives a match another link, so that nobody has the last one; gives its new count. */
    newLink: (match: string, invite: string) =>
      transaction(pool, async client => {
        await client.query('update matches set invite = $2 where id = $1', [match, invite])
        return (await noteChange(client, [match]))[0]!.changed
      }),
  }
}

/** As who somebody invites, where it is carried outside the hall: to a stranger by their handle alone, in which there is no room for a message. */
async function calledTo(
  client: pg.PoolClient,
  by: { id: string; name: string },
  known: boolean,
): Promise<{ name: string } | undefined> {
  if (known) return { name: by.name }
  const { rows } = await client.query<{ handle: string | null }>('select handle from people where id = $1', [by.id])
  return rows[0]?.handle ? { name: `@${rows[0].handle}` } : undefined
}
