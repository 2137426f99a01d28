/** Pairs of people who only play each other: what operators look at where ratings might be arranged. */
import type pg from 'pg'
import type { Part } from '../domain/hall.ts'
import { bigint, double, integer, json, time } from '../platform/kind.ts'
import { type Row, statement } from '../platform/statement.ts'

/** Rated matches of this many days, and the fewest that count. */
export const PAIRS_WITHIN = 90
export const PAIRS_FROM = 3

interface Half {
  id: string
  name: string
  /** In how many of the matches they were placed before the other. */
  won: number
}
const PAIR = {
  people: json<[Half, Half]>(),
  matches: integer,
  /** How many of them were for people with the link only. */
  closed: integer,
  last: time,
}
export type Pair = Row<typeof PAIR>
const PAIRS = statement(
  `with met as (
     select a.person, b.person as other, count(*)::int as matches, count(*) filter (where ra.place < rb.place)::int as won,
       count(*) filter (where m.visibility = 'private')::int as closed, max(a.at) as last
     from rating_changes a join rating_changes b on b.match = a.match and b.person <> a.person join matches m on m.id = a.match
       join results ra on ra.match = a.match and ra.person = a.person join results rb on rb.match = a.match and rb.person = b.person
     where a.at > now() - $days * interval '1 day' group by a.person, b.person),
   sole as (select * from met x where not exists (select from met o where o.person = x.person and o.other <> x.other))
   select json_build_array(json_build_object('id', p.id, 'name', p.name, 'won', one.won), json_build_object('id', q.id, 'name', q.name, 'won', two.won)) as people,
     one.matches, one.closed, one.last
   from sole one join sole two on two.person = one.other and two.other = one.person join people p on p.id = one.person join people q on q.id = two.person
   where one.person < two.person and one.matches >= $from order by one.matches desc, one.last desc, one.person offset $skip limit $limit`,
  { days: double, from: integer, skip: bigint, limit: bigint },
  PAIR,
)

export function pairQueries(pool: pg.Pool) {
  return {
    /** Two who have had no other opponent in rated matches lately, with the most matches first. */
    pairs: ({ skip = 0, limit = 50 }: Part = {}): Promise<Pair[]> =>
      PAIRS.all(pool, { days: PAIRS_WITHIN, from: PAIRS_FROM, skip, limit }),
  }
}
