/**
 * Ratings: folded from results by a job, in the order in which matches ended. One server folds at a time. When a match
 * comes too late for its place, or no longer counts, its whole pool is folded again, so ratings always equal what
 * history gives.
 */
import type pg from 'pg'
import { transaction } from '../platform/database.ts'
import { bigint, bool, double, integer, json, jsonb, text, texts } from '../platform/kind.ts'
import { lock, tryLock } from '../platform/locks.ts'
import { type Row, statement } from '../platform/statement.ts'
import { matches, people, ratingChanges, ratings, results } from '../schema/index.ts'
import {
  LADDER_FROM,
  LADDER_OPPONENTS,
  LIBRARY,
  NEWCOMER,
  PAIR_DAYS,
  type Placed,
  rate,
  type Skill,
  weightOf,
} from '../domain/rating.ts'

/** Key of the lock under which one server folds. */
const FOLDING = 7_105_650
/** How many seconds after its end was written a match is folded: by then all that ended before it are written. */
const WATERMARK = 10
const AT_ONCE = 500

/** A game, by how many sit there. */
export interface Pool {
  game: string
  seats: number
}
/** A match as it is folded; `at` as the database writes it, since it knows microseconds; `second`: the same in seconds since 1970. */
type Played = Row<typeof PLAYED>
export interface Change {
  seat: number
  person: string
  /** Who sees their profile. */
  shown: string
  before: Skill
  after: Skill
}

/** Whether a match `m` counts. */
const COUNTS = `m.status = 'finished' and m.rated and case when m.rating_law >= 2 then m.unrated is null
    else m.unrated = 'left' or m.unrated is null and not exists (select from sittings t where t.match = m.id and t.n > 0) end
  and not exists (select from voids v where v.match = m.id and not v.lifted)`
const SEATS = '(select count(*)::int from seats s where s.match = m.id)'
/** Of a match that an operator has ended there are none. */
const PEOPLE = `coalesce((select json_agg(json_build_object('person', r.person, 'place', r.place, 'left', coalesce((to_jsonb(r) ->> 'left')::boolean, false)) order by r.seat)
    from results r join seats s on s.match = r.match and s.seat = r.seat where r.match = m.id), '[]') as people`
/** When a match ended, and by which law it is rated. */
const ENDED = 'w.at::text as at, extract(epoch from w.at)::float8 as second, m.rating_law as law'
const PLAYED = {
  match: matches.id,
  at: text,
  second: double,
  law: matches.ratingLaw,
  people: json<{ person: string | null; place: number; left: boolean }[]>(),
}
const IN_POOL = { game: text, seats: ratings.seats }
const HISTORY = statement(
  `select m.id as match, ${ENDED}, ${PEOPLE} from matches m join progress w on w.match = m.id
   where m.game = $game and ${SEATS} = $seats and ${COUNTS} order by w.at, m.id`,
  { game: text, seats: integer },
  PLAYED,
)

const QUEUE = statement(
  `insert into rating_queue (match, at) select id, clock_timestamp() from matches where id = $match and rated and (unrated is null or unrated = 'left')
   on conflict (match) do update set at = excluded.at`,
  { match: text },
)
/** A match has ended, or whether it counts has changed: its ratings are to be computed. Within that transaction. */
export const queueRating = (client: pg.PoolClient, match: string) => QUEUE.run(client, { match })

const ANY_DUE = statement(
  `select from rating_queue where at <= clock_timestamp() - $watermark * interval '1 second' limit 1`,
  { watermark: double },
)
const POOLS = statement(
  `select game, seats from (select m.game, ${SEATS} as seats from matches m where ${COUNTS}) counted union select game, seats from ratings order by 1, 2`,
  {},
  { game: text, seats: integer },
)
const STATE = statement(
  `select exists (select from rating_queue where match = $match) as pending,
     exists (select from sittings join matches on id = match where match = $match and n > 0 and rating_law < 2) as substituted,
     exists (select from voids where match = $match and not lifted) as void`,
  { match: text },
  { pending: bool, substituted: bool, void: bool },
)
const CHANGES = statement(
  `select r.seat, c.person, p.shown, mu_before as mb, sigma_before as sb, mu as ma, sigma as sa
   from rating_changes c join results r on r.match = c.match and r.person = c.person join people p on p.id = c.person where c.match = $match order by r.seat`,
  { match: text },
  {
    seat: results.seat,
    person: ratingChanges.person,
    shown: people.shown,
    mb: ratingChanges.muBefore,
    sb: ratingChanges.sigmaBefore,
    ma: ratingChanges.mu,
    sa: ratingChanges.sigma,
  },
)
/** People with a place on the ladder of a pool: enough matches, against enough others or all there are. */
export const RANKED = (
  game: string,
  seats: string,
) => `select r.person, r.mu, r.sigma, r.matches from ratings r join people p on p.id = r.person
  where r.game = ${game} and r.seats = ${seats} and r.matches >= ${LADDER_FROM} and p.shown = 'all' and exists (select from credentials c where c.person = r.person)
    and r.opponents >= least(${LADDER_OPPONENTS}, (select count(*) - 1 from ratings o where o.game = ${game} and o.seats = ${seats}))`
const LADDER = statement(
  `with ranked as (${RANKED('$game', '$seats')}) select p.id, p.name, p.handle, mu, sigma, matches, (select count(*)::int from ranked) as count
   from ranked join people p on p.id = ranked.person order by mu desc, sigma, ranked.person limit $limit offset $after`,
  { ...IN_POOL, limit: bigint, after: bigint },
  {
    id: people.id,
    name: people.name,
    handle: people.handle,
    mu: ratings.mu,
    sigma: ratings.sigma,
    matches: ratings.matches,
    count: integer,
  },
)
const HOW_MANY = statement(`select count(*)::int as n from (${RANKED('$game', '$seats')}) ranked`, IN_POOL, {
  n: integer,
})

export function ratingQueries(pool: pg.Pool) {
  return {
    /** Folds what has ended; gives how many matches were looked at: 0 where there are none, or another server is at it. */
    fold: async (): Promise<number> => {
      if (!(await ANY_DUE.run(pool, { watermark: WATERMARK }))) return 0
      return transaction(pool, async client => ((await tryLock(client, FOLDING)) ? foldDue(client) : 0))
    },
    /** Folds all there is from the beginning, as soon as nobody else folds; gives the pools. */
    refoldAll: (): Promise<Pool[]> =>
      transaction(pool, async client => {
        await lock(client, FOLDING)
        const pools = await POOLS.all(client)
        for (const pool of pools) await refold(client, pool)
        return pools
      }),
    /** What a match that is over has changed, by seat; `pending`: that is not known yet; or why it changes nothing. */
    ratingOf: async (
      match: string,
    ): Promise<{ pending: boolean; substituted: boolean; void: boolean; changes: Change[] }> => {
      // First whether anything is still to come: what has come by then is read.
      const state = await STATE.only(pool, { match })
      const changes = await CHANGES.all(pool, { match })
      return {
        ...state,
        changes: changes.map(({ mb, sb, ma, sa, ...who }) => ({
          ...who,
          before: { mu: mb, sigma: sb },
          after: { mu: ma, sigma: sa },
        })),
      }
    },
    /**
     * The ladder of a pool: accounts with enough matches that show their profile to everybody. `after`: behind how
     * many.
     */
    ladder: async (
      { game, seats }: Pool,
      { limit, after }: { limit: number; after: number },
    ): Promise<{
      count: number
      people: (Skill & { id: string; name: string; handle: string | null; matches: number })[]
    }> => {
      const found = await LADDER.all(pool, { game, seats, limit, after })
      return {
        count: found[0]?.count ?? (await HOW_MANY.only(pool, { game, seats })).n,
        people: found.map(({ count: _, ...who }) => who),
      }
    },
  }
}

const DUE = statement(
  `select m.id as match, m.game, ${SEATS} as seats, ${ENDED}, ${PEOPLE}, ${COUNTS} as counts,
     exists (select from rating_changes c where c.match = m.id) as folded,
     exists (select from rating_changes c where c.game = m.game and c.seats = ${SEATS} and (c.at, c.match) > (w.at, m.id)) as late
   from rating_queue q join matches m on m.id = q.match join progress w on w.match = m.id
   where q.at <= clock_timestamp() - $watermark * interval '1 second' order by w.at, m.id limit $most for update of q`,
  { watermark: double, most: bigint },
  { ...PLAYED, game: matches.game, seats: integer, counts: bool, folded: bool, late: bool },
)
const DONE = statement('delete from rating_queue where match = any($matches)', { matches: texts })
async function foldDue(client: pg.PoolClient): Promise<number> {
  const found = await DUE.all(client, { watermark: WATERMARK, most: AT_ONCE })
  const pools = Map.groupBy(found, r => `${r.seats} ${r.game}`)
  for (const due of pools.values()) {
    const { game, seats } = due[0]!
    const counting = due.filter(r => r.counts)
    if (due.some(r => r.folded) || counting.some(r => r.late)) await refold(client, { game, seats })
    else await apply(client, { game, seats }, counting)
  }
  await DONE.run(client, { matches: found.map(r => r.match) })
  return found.length
}

const FORGET = ['rating_changes', 'ratings'].map(table =>
  statement(`delete from ${table} where game = $game and seats = $seats`, IN_POOL),
)
async function refold(client: pg.PoolClient, { game, seats }: Pool): Promise<void> {
  for (const forget of FORGET) await forget.run(client, { game, seats })
  // Some at a time: a history of years is more than a server should have in its memory, or fold in one breath.
  for await (const played of HISTORY.parts(client, AT_ONCE, { game, seats }))
    await apply(client, { game, seats }, played)
}

const KNOWN = statement(
  'select person, mu, sigma, matches from ratings where game = $game and seats = $seats and person = any($persons)',
  { ...IN_POOL, persons: texts },
  { person: ratings.person, mu: ratings.mu, sigma: ratings.sigma, matches: ratings.matches },
)
const WRITE_CHANGES = statement(
  `insert into rating_changes (match, person, game, seats, at, mu_before, sigma_before, mu, sigma)
   select match, person, game, seats, at, mu_before, sigma_before, mu, sigma from jsonb_to_recordset($changes::jsonb)
     as c(match text, person text, game text, seats smallint, at timestamptz, mu_before float8, sigma_before float8, mu float8, sigma float8)`,
  { changes: jsonb<readonly object[]>() },
)
const WRITE = statement(
  `insert into ratings (person, game, seats, mu, sigma, matches, library)
   select person, $game, $seats::smallint, mu, sigma, matches, $library from jsonb_to_recordset($known::jsonb) as r(person text, mu float8, sigma float8, matches int)
   on conflict (person, game, seats) do update set mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches, library = excluded.library`,
  { ...IN_POOL, known: jsonb<readonly object[]>(), library: text },
)
const COUNT_OPPONENTS = statement(
  `update ratings r set opponents = least(${LADDER_OPPONENTS}, (select count(distinct b.person) from rating_changes a
     join rating_changes b on b.match = a.match and b.person <> a.person where a.person = r.person and a.game = $game and a.seats = $seats))
   where r.game = $game and r.seats = $seats and r.person = any($persons) and r.opponents < ${LADDER_OPPONENTS}`,
  { ...IN_POOL, persons: texts },
)
/** Folds matches, one after another, upon what is known. */
async function apply(client: pg.PoolClient, pool: Pool, played: readonly Played[]): Promise<void> {
  const { game, seats } = pool
  const whole = played.filter(({ people }) => isWhole(people, seats))
  const persons = [...new Set(whole.flatMap(m => m.people.map(p => p.person!)))]
  if (!persons.length) return
  const found = await KNOWN.all(client, { game, seats, persons })
  const known = new Map(found.map(({ person, ...held }) => [person, held]))
  const meetings = await meetingsOf(client, pool, whole, persons)
  const changes: object[] = []
  for (const { match, at, second, law, people } of whole) {
    const before = people.map(({ person, place, left }): Placed & { matches: number } => ({
      ...(known.get(person!) ?? { ...NEWCOMER, matches: 0 }),
      place,
      left,
      ...(law >= 2 ? { weight: weightOf(meetings.counted(person!, people, second)) } : {}),
    }))
    const after = rate(before)
    for (const [k, { person }] of people.entries()) {
      const { mu, sigma, matches } = before[k]!
      const now = after[k]!
      // By the first law, players not concerned by a match have no change from it.
      if (law < 2 && now.mu === mu && now.sigma === sigma) continue
      known.set(person!, { ...now, matches: matches + 1 })
      changes.push({ match, person, game, seats, at, mu_before: mu, sigma_before: sigma, ...now })
    }
    meetings.add(people, second)
  }
  await WRITE_CHANGES.run(client, { changes })
  const written = [...known].map(([person, held]) => ({ person, ...held }))
  await WRITE.run(client, { game, seats, known: written, library: LIBRARY })
  await COUNT_OPPONENTS.run(client, { game, seats, persons })
}

/** When pairs of people met in a pool, as far back as that weighs. */
class Meetings {
  readonly #times = new Map<string, number[]>()

  add(people: Played['people'], second: number): void {
    for (const [k, { person }] of people.entries())
      for (const other of people.slice(k + 1)) {
        const pair = pairOf(person!, other.person!)
        const times = this.#times.get(pair)
        if (times) times.push(second)
        else this.#times.set(pair, [second])
      }
  }

  /** For each opponent of somebody: how many meetings before that second count. */
  counted(person: string, people: Played['people'], second: number): number[] {
    return people
      .filter(other => other.person !== person)
      .map(
        other =>
          (this.#times.get(pairOf(person, other.person!)) ?? []).filter(at => second - at < PAIR_DAYS * 86_400).length,
      )
  }
}
const pairOf = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`)

const MET = statement(
  `select a.person as one, b.person as other, extract(epoch from a.at)::float8 as second from rating_changes a
   join rating_changes b on b.match = a.match and b.person > a.person
   where a.game = $game and a.seats = $seats and a.person = any($persons) and b.person = any($persons)
     and a.at > $first::text::timestamptz - $days * interval '1 day'
   order by a.at, a.match`,
  { ...IN_POOL, persons: texts, first: text, days: double },
  { one: ratingChanges.person, other: ratingChanges.person, second: double },
)
/** The meetings of these people before the first of the matches that are to be folded now. */
async function meetingsOf(
  client: pg.PoolClient,
  { game, seats }: Pool,
  played: readonly Played[],
  persons: readonly string[],
): Promise<Meetings> {
  const meetings = new Meetings()
  if (played.every(m => m.law < 2)) return meetings
  const found = await MET.all(client, { game, seats, persons, first: played[0]!.at, days: PAIR_DAYS })
  for (const { one, other, second } of found)
    meetings.add(
      [one, other].map(person => ({ person, place: 0, left: false })),
      second,
    )
  return meetings
}

/** Each seat was somebody's, and everybody's another. */
const isWhole = (people: Played['people'], seats: number): boolean =>
  seats > 1 &&
  people.length === seats &&
  new Set(people.map(p => p.person)).size === seats &&
  people.every(p => p.person)

export type RatingStore = ReturnType<typeof ratingQueries>
