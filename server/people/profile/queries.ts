/** How somebody is found, what they have played, and to which tables they are asked. */
import type pg from 'pg'
import type { Choices, Me, MeRequest } from './contract.ts'
import type { Handles } from '../../match/room/contract.ts'
import type { INVITED_BY, SHOWN } from '../../domain/people.ts'
import type { Speed } from '../../domain/speed.ts'
import type { Absence } from '../../domain/votes.ts'
import { transaction } from '../../platform/database.ts'
import { bigint, bool, integer, json, notNull, orNull, smallint, text, word } from '../../platform/kind.ts'
import { statement } from '../../platform/statement.ts'
import { invitations, matches, people, progress, ratingChanges, ratings, results, seats } from '../../schema/index.ts'
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
const ME = statement(
  'select handle, shown, invites from people where id = $person',
  { person: text },
  { handle: people.handle, shown: people.shown, invites: people.invites },
)
const SET_HANDLE = statement('update people set handle = $handle, handle_key = $key where id = $person', {
  person: text,
  handle: text,
  key: text,
})
/** So that no choice is forgotten. */
type Chosen = Record<'person' | keyof Choices, unknown>
const CHOOSE = statement(
  'update people set shown = coalesce($shown, shown), invites = coalesce($invites, invites) where id = $person',
  { person: text, shown: orNull(people.shown), invites: orNull(people.invites) } satisfies Chosen,
)
const OPERATORS = statement(
  `select unnest(array[name, handle]) as called from people where role = 'admin' and merged_into is null`,
  {},
  { called: orNull(text) },
)
const BY_HANDLE = statement(
  'select id, name, handle, shown, invites, created_at as "createdAt" from people where handle_key = $key and merged_into is null',
  { key: text },
  {
    id: people.id,
    name: people.name,
    handle: notNull(people.handle),
    shown: people.shown,
    invites: people.invites,
    createdAt: people.createdAt,
  },
)
const HANDLE = statement('select handle from people where id = $person', { person: text }, { handle: people.handle })
const HANDLES = statement(
  `select s.seat, p.handle from seats s join people p on p.id = s.person
   where s.match = $match and s.kind = 'person' and p.handle is not null order by s.seat`,
  { match: text },
  { seat: seats.seat, handle: notNull(people.handle) },
)
/** Two have finished a match together. */
const MET = `select from results a join results b on b.match = a.match and b.person = $other join matches m on m.id = a.match and m.status = 'finished'
  where a.person = $one`
const ACQUAINTED = statement(`${MET} limit 1`, { one: text, other: text })
const KNOWS = statement(
  `select exists (select from acceptances where person in ($one, $other) and by in ($one, $other)) or exists (${MET}) as knows`,
  { one: text, other: text },
  { knows: bool },
)
const PLAYED_BY = statement(
  `select (select count(distinct r.match)::int from results r join matches m on m.id = r.match and m.status = 'finished' where r.person = $person) as finished,
     (select count(distinct r.match)::int from results r join matches m on m.id = r.match and m.status = 'finished' where r.person = $person and r.place = 0) as won,
     (select count(distinct s.match)::int from seats s join matches m on m.id = s.match and m.status = 'running' where s.person = $person) as running`,
  { person: text },
  { finished: integer, won: integer, running: integer },
)
const TOGETHER = statement(
  `select count(*)::int as matches, count(*) filter (where a < b)::int as theirs, count(*) filter (where b < a)::int as yours from (
     select min(r.place) filter (where r.person = $theirs) as a, min(r.place) filter (where r.person = $yours) as b
     from results r join matches m on m.id = r.match and m.status = 'finished' where r.person in ($theirs, $yours) group by r.match) met
   where a is not null and b is not null having count(*) > 0`,
  { theirs: text, yours: text },
  { matches: integer, theirs: integer, yours: integer },
)
const RATINGS = statement(
  `select me.game, me.seats, me.mu, me.sigma, me.matches, ladder.place, ladder.of from ratings me left join lateral (
     select (count(*) filter (where r.mu > me.mu) + 1)::int as place, count(*)::int as of, bool_or(r.person = me.person) as mine
     from (${RANKED('me.game', 'me.seats')}) r) ladder on me.matches >= ${LADDER_FROM} and ladder.mine
   where me.person = $person order by me.game, me.seats`,
  { person: text },
  {
    game: ratings.game,
    seats: ratings.seats,
    mu: ratings.mu,
    sigma: ratings.sigma,
    matches: ratings.matches,
    place: orNull(integer),
    of: orNull(integer),
  },
)
const COURSE = statement(
  'select at, mu, sigma from rating_changes where person = $person and game = $game and seats = $seats order by at desc, match desc limit 500',
  { person: text, game: text, seats: smallint },
  { at: ratingChanges.at, mu: ratingChanges.mu, sigma: ratingChanges.sigma },
)
/** What a person has finished, one line a match, whatever number of seats they held. */
const PLAYED = `select m.id, m.game, m.name, m.speed, w.at, r.place, r.total, (extract(epoch from w.at) * 1000000)::bigint || ' ' || m.id as cursor,
    (extract(epoch from w.at) * 1000000)::bigint as key, (select count(*)::int from seats s where s.match = m.id) as seats, c.mu_before as before, c.mu as after,
    m.visibility = 'open' or exists (select from sittings t where t.match = m.id and t.person = $viewer) as visible
  from results r join matches m on m.id = r.match and m.status = 'finished' join progress w on w.match = m.id
    left join rating_changes c on c.match = m.id and c.person = $person
  where r.person = $person and r.seat = (select min(o.seat) from results o where o.match = r.match and o.person = $person)`
/** A page of it. Where it has none, one row says how many there are. */
const HISTORY = statement(
  `with fitting as (select * from (${PLAYED}) p where ($game::text is null or game = $game) and ($seats::int is null or seats = $seats) and ($speed::text is null or speed = $speed)
       and ($result::text is null or (place = 0) = ($result = 'won')) and (not $rated or after is not null)
       and ($within::int is null or at > now() - $within * interval '1 day') and ($with::text is null or exists (select from results o where o.match = p.id and o.person = $with))),
     page as (select * from fitting where $key::bigint is null or (key, id) < ($key, $id) order by key desc, id desc limit $limit)
   select (select count(*)::int from fitting) as count, page.id, game, name, speed, at, cursor, seats, place, total, visible, before, after,
     (select json_agg(json_build_object('seat', s.seat,
       'name', case when r.departed is null then coalesce(nullif(s.name, ''), o.name, '') else o.name end, 'handle', o.handle,
       'theirs', o.id is not distinct from $person, 'bot', s.kind = 'bot' and r.departed is null, 'departure', r.departure) order by s.seat)
       from seats s left join results r on r.match = s.match and r.seat = s.seat left join people o on o.id = coalesce(r.person, s.person)
       where s.match = page.id) as people
   from (select) as one left join page on true order by key desc, id desc`,
  {
    person: text,
    viewer: orNull(text),
    game: orNull(text),
    seats: orNull(integer),
    speed: orNull(matches.speed),
    result: orNull(word<'won' | 'lost'>()),
    rated: bool,
    within: orNull(integer),
    with: orNull(text),
    key: orNull(bigint),
    id: orNull(text),
    limit: bigint,
  },
  {
    count: integer,
    id: orNull(matches.id),
    game: matches.game,
    name: matches.name,
    speed: matches.speed,
    at: progress.at,
    cursor: text,
    seats: integer,
    place: results.place,
    total: results.total,
    visible: bool,
    before: orNull(ratingChanges.muBefore),
    after: orNull(ratingChanges.mu),
    people: json<PastMatch['people']>(),
  },
)
const WAITS = statement(`select from matches where id = $match and status = 'open' and seal_by is null for share`, {
  match: text,
})
const INVITE = statement(
  `insert into invitations (match, person, by) select $match, $person, $by
   where not ${BLOCKED('$person', '$by')} on conflict do nothing`,
  { match: text, person: text, by: text },
)
const INVITATIONS = statement(
  `select m.id, m.game, m.name, coalesce(p.name, '') as by, case when m.visibility = 'private' then m.invite end as invite, i.at
   from invitations i join matches m on m.id = i.match and m.status = 'open' left join people p on p.id = i.by
   where i.person = $person and exists (select from seats s where s.match = m.id and s.kind = 'open')
     and not exists (select from seats s where s.match = m.id and s.person = $person) order by i.at desc limit 20`,
  { person: text },
  { id: matches.id, game: matches.game, name: matches.name, by: text, invite: orNull(text), at: invitations.at },
)
const DECLINE = statement('delete from invitations where match = $match and person = $person', {
  match: text,
  person: text,
})
const TIDY = statement(`delete from invitations i using matches m where m.id = i.match and m.status <> 'open'`)
const NEW_LINK = statement('update matches set invite = $invite where id = $match', { match: text, invite: text })

export function profileQueries(pool: pg.Pool) {
  return {
    me: (person: string): Promise<Omit<Me, 'choices'>> => ME.only(pool, { person }),
    /** Gives somebody a handle; false where another has it, or one that looks like it. */
    setHandle: (person: string, handle: string, key: string): Promise<boolean> =>
      SET_HANDLE.run(pool, { person, handle, key }).then(
        () => true,
        (error: { code?: string }) => {
          if (error.code === UNIQUE) return false
          throw error
        },
      ),
    /** Keeps what somebody chooses of their profile; what they leave out stays. */
    keepChoices: async (person: string, choices: Omit<MeRequest, 'handle'>): Promise<void> => {
      const { shown = null, invites = null } = choices
      await CHOOSE.run(pool, { person, shown, invites })
    },
    /** What those are called who run the hall. */
    operators: async (): Promise<string[]> => (await OPERATORS.all(pool)).flatMap(o => o.called ?? []),
    /** Whose handle that is, by its key. */
    byHandle: (key: string): Promise<Found | undefined> => BY_HANDLE.first(pool, { key }),
    /** Where the pages lie of those who sit at a match. */
    handles: (match: string): Promise<Handles> => HANDLES.all(pool, { match }),
    /** Whether two have finished a match together. */
    acquainted: async (one: string, other: string): Promise<boolean> =>
      (await ACQUAINTED.run(pool, { one, other })) === 1,
    /** Whether two are no strangers: they have finished a match together, or one has accepted an invitation by the other. */
    knows: async (one: string, other: string): Promise<boolean> => (await KNOWS.only(pool, { one, other })).knows,
    /** How much somebody has played. */
    playedBy: (person: string): Promise<{ finished: number; running: number; won: number }> =>
      PLAYED_BY.only(pool, { person }),
    /** Matches that two have finished together, and how often each came before the other. */
    together: (
      theirs: string,
      yours: string,
    ): Promise<{ matches: number; theirs: number; yours: number } | undefined> =>
      TOGETHER.first(pool, { theirs, yours }),
    /** All ratings of somebody, with their places on the ladders. */
    ratingsOf: (person: string) => RATINGS.all(pool, { person }),
    /** How a rating has changed, match by match; of a long course the last. */
    courseOf: async (person: string, { game, seats }: Pool): Promise<(Skill & { at: Date })[]> =>
      (await COURSE.all(pool, { person, game, seats })).reverse(),
    /** What somebody has played, as `viewer` may know it, the newest first. */
    history: async (
      person: string,
      viewer: string | undefined,
      { rated = false, ...filter }: HistoryFilter,
      { limit, after }: { limit: number; after?: string | undefined },
    ): Promise<{ matches: PastMatch[]; count: number }> => {
      const [key, id] = after?.split(' ') ?? []
      const found = await HISTORY.all(pool, {
        ...{ person, viewer, ...filter, rated, limit, id },
        key: key === undefined ? undefined : Number(key),
      })
      const matches = found.flatMap(({ count: _, id, ...match }) => (id === null ? [] : [{ id, ...match }]))
      return { count: found[0]?.count ?? 0, matches }
    },
    /** Asks somebody (`known`: no stranger) to a table that waits; they are told, once, and where one of the two has blocked the other never, of which nobody hears. False where it waits no more. */
    invite: (match: string, person: string, by: { id: string; name: string }, known: boolean): Promise<boolean> =>
      transaction(pool, async client => {
        if (!(await WAITS.run(client, { match }))) return false
        if (await INVITE.run(client, { match, person, by: by.id })) {
          const about = await calledTo(client, by, known)
          await notify(client, { kind: 'invite', match, to: [person], by: by.id, ...(about ? { about } : {}) })
        }
        return true
      }),
    /** To which tables that wait somebody is asked. */
    invitationsOf: (person: string) => INVITATIONS.all(pool, { person }),
    decline: async (match: string, person: string): Promise<void> => {
      await DECLINE.run(pool, { match, person })
    },
    /** Forgets who was asked to tables that wait no more. */
    tidyInvitations: async (): Promise<void> => {
      await TIDY.run(pool)
    },
    /** Gives a match another link, so that nobody has the last one; gives its new count. */
    newLink: (match: string, invite: string) =>
      transaction(pool, async client => {
        await NEW_LINK.run(client, { match, invite })
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
  const found = await HANDLE.first(client, { person: by.id })
  return found?.handle ? { name: `@${found.handle}` } : undefined
}
