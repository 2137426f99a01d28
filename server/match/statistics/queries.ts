/**
 * How matches between people went: of each seat of a finished public match what it had, by which all seats of a game are added up. Neither says who
 * sat there.
 */
import type pg from 'pg'
import { addTo, type Counts, noCounts, type SeatTally, type Sums } from '@loggia/core'
import { bigint, double, integer, jsonb, text, texts } from '../../platform/kind.ts'
import { statement } from '../../platform/statement.ts'
import { matches, tallies } from '../../schema/index.ts'

/** People alone sat at all its seats from its beginning to its end, each at one, and nobody left it. */
const OF_PEOPLE = `not exists (select from sittings s where s.match = m.id and s.n > 0)
  and (select count(*) = count(distinct r.person) and not bool_or(r.left) from results r where r.match = m.id)`
const UNCOUNTED = statement(
  `select id from matches m where status = 'finished' and visibility = 'open' and rules = any($rules) and id <> all($but)
     and not exists (select from tallies t where t.match = m.id) and ${OF_PEOPLE}
   order by id limit $most`,
  { rules: texts, but: texts, most: bigint },
  { id: matches.id },
)
const KEEP = statement(
  `insert into tallies (match, seat, turn, had) select $match, seat, turn, had
   from jsonb_to_recordset($tallies::jsonb) as t(seat smallint, turn smallint, had jsonb) on conflict do nothing`,
  { match: tallies.match, tallies: jsonb<readonly (SeatTally & { seat: number })[]>() },
)
/** The kind of no name is all seats. */
const SUMS = statement(
  `with counted as (
     select t.turn, t.had, r.total, case when r.place = 0 then 1.0 / count(*) filter (where r.place = 0) over of_match else 0 end as won,
       (count(*) over of_match)::int as seats
     from tallies t join results r on r.match = t.match and r.seat = t.seat join matches m on m.id = t.match
     where m.game = $game and m.visibility = 'open' window of_match as (partition by t.match))
   select seats, kind, thing, turn, count(*)::int as n, sum(total)::int as points, sum(total * total)::float8 as squares, sum(won)::float8 as wins
   from counted, lateral (select '' as kind, '' as thing union all
     select key, jsonb_array_elements_text(value) from jsonb_each(had)) as things
   group by seats, kind, thing, turn order by seats, kind, thing, turn`,
  { game: matches.game },
  {
    ...{ seats: integer, kind: text, thing: text, turn: tallies.turn },
    ...{ n: integer, points: integer, squares: double, wins: double },
  },
)

export function statisticsQueries(pool: pg.Pool) {
  return {
    /** Matches by these rules that can be counted and are not, but those. */
    uncounted: async (rules: readonly string[], but: readonly string[], most: number): Promise<string[]> =>
      (await UNCOUNTED.all(pool, { rules, but, most })).map(({ id }) => id),
    /** Keeps what each seat of a match is counted for. */
    keepTallies: async (match: string, found: readonly SeatTally[]): Promise<void> => {
      await KEEP.run(pool, { match, tallies: found.map((tally, seat) => ({ seat, ...tally })) })
    },
    /** What was counted of a game, by number of seats. */
    countsOf: async (game: string): Promise<Counts[]> => {
      const bySeats = new Map<number, Counts>()
      for (const { seats, kind, thing, turn, ...sums } of await SUMS.all(pool, { game })) {
        const counts = bySeats.get(seats) ?? noCounts(seats)
        bySeats.set(seats, counts)
        const own: Sums = [sums.n, sums.points, sums.squares, sums.wins]
        if (kind) addTo(counts, kind, thing, turn, own)
        else counts.all[turn] = own
        if (!kind && !turn) counts.matches = sums.n
      }
      return [...bySeats.values()]
    },
  }
}
