/** Requirements: how reliably people play, and whether they meet a table's. */
import type pg from 'pg'
import { NEWCOMER, SHOWN, shown } from '../../domain/rating.ts'
import { integer, orNull, text } from '../../platform/kind.ts'
import { type Asked, type Row, statement } from '../../platform/statement.ts'
import { ratings } from '../../schema/index.ts'
import { type InTime, KNOWN_FROM, TURNS, type Requirements } from '../../domain/requirements.ts'

/** How many last matches, and rows of each, are read: a player who is slow at many tables is known by all of them. */
const MATCHES = 20
const ROWS = 300

/**
 * What became of the last turns of a person, as `n` and `of`. A turn begins where the row before is another seat's; that its time was over is a row, and what is played
 * afterwards is no turn in time. What a standing order or a bot did says nothing of anybody.
 */
const TURNS_OF = (person: string) => `select count(*) filter (where kind = 'move')::int as n, count(*)::int as of from (
  select r.kind from (
    select t.match, t.seat, t.since, (select min(u.since) from sittings u where u.match = t.match and u.seat = t.seat and u.n > t.n) as until
    from sittings t join matches m on m.id = t.match and m.clock is not null and m.dealt_at is not null join progress w on w.match = m.id
    where t.person = ${person} order by w.at desc limit ${MATCHES}) held
  cross join lateral (select kind, seat, seq, at, cause, lag(seat) over (order by seq) as before
    from (select * from moves where match = held.match and kind in ('move', 'clock') order by seq desc limit ${ROWS}) last) r
  where r.seat = held.seat and r.seq > held.since and (held.until is null or r.seq <= held.until)
    and (r.kind = 'clock' or r.cause is null and r.before is distinct from r.seat)
  order by r.at desc limit ${TURNS}) turns`

/** How reliably a person plays, as JSON; null while too little is known. */
export const IN_TIME = (person: string) =>
  `(select json_build_object('n', n, 'of', of) from (${TURNS_OF(person)}) t where of >= ${KNOWN_FROM})`

/**
 * How many of a hundred turns were in time; all while too little is known. It depends on no table, so a list of tables
 * reads it once.
 */
const SHARE = (person: string) =>
  `(select case when of < ${KNOWN_FROM} then 100 else n * 100 / of end from (${TURNS_OF(person)}) t)`

/**
 * Whether a person meets the requirements of table `m` (null: an unknown visitor): their rating, or the initial one,
 * and their reliability, once known.
 */
export const TAKES = (person: string) => `(m.wants is null or
  coalesce((select ${SHOWN('r.mu')} from ratings r where r.person = ${person} and r.game = m.game and r.seats = (select count(*) from seats s where s.match = m.id)), ${shown(NEWCOMER)})
    between coalesce((m.wants ->> 'from')::int, 0) and coalesce((m.wants ->> 'to')::int, 100000)
  and (m.wants -> 'inTime' is null or (m.wants ->> 'inTime')::int <= ${SHARE(person)}))`

const IS_TAKEN = statement(
  `select from matches m where m.id = $match and (${TAKES('$person')} or exists (select from invitations i where i.match = m.id and i.person = $person))`,
  { match: text, person: text },
)
/** Whether a table takes somebody, or they are invited to it. */
export const takes = async (client: Asked, match: string, person: string): Promise<boolean> =>
  (await IS_TAKEN.run(client, { match, person })) === 1

const IN_TIME_OF = statement(TURNS_OF('$person'), { person: text }, { n: integer, of: integer })
/** `mu`, `sigma`: of that game with this many players, if shown to everybody. */
const SITTER = { seat: integer, n: integer, of: integer, mu: orNull(ratings.mu), sigma: orNull(ratings.sigma) }
const SEATING = statement(
  `select s.seat::int, t.n, t.of, r.mu, r.sigma
   from (select distinct on (person) person, seat from seats where match = $match and person is not null order by person, seat) s
   join people p on p.id = s.person cross join lateral (${TURNS_OF('s.person')}) t
   left join ratings r on r.person = p.id and p.shown = 'all'
     and (r.game, r.seats) = (select m.game, (select count(*) from seats o where o.match = m.id) from matches m where m.id = $match)
   order by s.seat`,
  { match: text },
  SITTER,
)
/** Somebody who sits there, by the first of their seats. */
export type Sitter = Row<typeof SITTER>

export function requirementsQueries(pool: pg.Pool) {
  return {
    takes: (match: string, person: string): Promise<boolean> => takes(pool, match, person),
    /** How reliably somebody plays; undefined while too little is known. */
    inTime: async (person: string): Promise<InTime | undefined> => {
      const found = await IN_TIME_OF.only(pool, { person })
      return found.of < KNOWN_FROM ? undefined : found
    },
    /** What is known of the people who sit at a table: of their turns in time, and of their level where they show it to all. */
    seating: (match: string): Promise<Sitter[]> => SEATING.all(pool, { match }),
  }
}

/** For the row of a table: nothing where anybody may come. */
export const wanted = (wants: Requirements | null | undefined): Requirements | null =>
  wants && Object.values(wants).some(n => n !== undefined) ? wants : null
