/** Matches in lists. All that they need is written with each row, so one query gives a page, and no game is loaded. */
import type pg from 'pg'
import type { Options, Step } from '@loggia/core'
import { PARTS } from '../contract.ts'
import type { MatchRow, SeatRow } from '../store.ts'

type Part = (typeof PARTS)[number]

/** A match as lists know it. */
export interface ListedMatch {
  id: string
  game: string
  rules: string
  name: string
  options: Options
  status: MatchRow['status']
  /** Who made it. */
  maker: string | null
  seq: number
  /** Of its last row. */
  at: Date
  /** By seat. */
  askedSince: readonly (Date | null)[]
  /** By seat, as that seat sees it. Whoever does not hold the seat is not told. */
  steps: readonly (Step | null)[] | null
  seats: SeatRow[]
  /** Of a match that is over. */
  results: { seat: number; total: number; place: number }[] | null
  /** Where the next page begins behind it. */
  cursor: string
}
/** A page of a list, and how many there are in each part. */
export interface ListedPage {
  tables: ListedMatch[]
  counts: Readonly<Record<Part, number>>
}

/** What lists show of a match `m` that stands so: `w`. */
const LISTED = `m.id, m.game, m.rules, m.name, m.options, m.status, w.seq, w.at, w.asked_since as "askedSince", w.steps,
  (select k.person from makers k where k.match = m.id) as maker,
  (select json_agg(json_build_object('seat', s.seat, 'kind', s.kind, 'person', s.person, 'name', coalesce(nullif(s.name, ''), p.name, ''), 'bot', s.bot, 'level', s.level, 'lowered', s.lowered) order by s.seat)
   from seats s left join people p on p.id = s.person where s.match = m.id) as seats,
  case when m.status = 'finished' then (select json_agg(json_build_object('seat', r.seat, 'total', r.total, 'place', r.place) order by r.seat) from results r where r.match = m.id) end as results`

/** Somebody's tables by part. `key` orders within a part: who has waited longest for them first, elsewhere the newest first. */
const MINE = `
with sitting as (
  select m.id, w.at, m.status, case when m.status = 'running' and m.rules = any($6) then min(w.asked_since[s.seat + 1]) end as since
  from seats s join matches m on m.id = s.match join progress w on w.match = m.id where s.person = any($1) group by m.id, w.match),
sorted as (
  select id, case when status <> 'running' then status when since is null then 'waiting' else 'turn' end as part,
    (extract(epoch from coalesce(since, at)) * 1000000)::bigint * case when since is null then -1 else 1 end as key
  from sitting),
counted as (select coalesce(json_object_agg(part, n), '{}') as counts from (select part, count(*)::int as n from sorted group by part) c),
page as (
  select * from sorted where part = any($2) and ($3::bigint is null or (key, id) > ($3, $4)) order by (part = 'turn') desc, key, id limit $5)
select counts, page.key || ' ' || page.id as cursor, ${LISTED}
from counted left join page on true left join matches m on m.id = page.id left join progress w on w.match = m.id order by (page.part = 'turn') desc, page.key, page.id`

const OPEN = `select '' as cursor, ${LISTED} from matches m join progress w on w.match = m.id where status = 'open' and visibility = 'open' and seal_by is null order by created_at desc limit $1`

export function listQueries(pool: pg.Pool) {
  return {
    /** Tables at which one of these sits (a person, and the guest that their browser was before), of these parts; those where they are asked come first. `after`: the cursor of the last that they were shown; by other than these `rules` nobody is asked. */
    async mine(
      persons: readonly string[],
      parts: readonly Part[],
      { limit, after, rules }: { limit: number; after?: string; rules: readonly string[] },
    ): Promise<ListedPage> {
      const [key, id] = after?.split(' ') ?? []
      const { rows } = await pool.query<ListedMatch & { counts: Partial<Record<Part, number>> }>({
        name: 'mine',
        text: MINE,
        values: [persons, parts, key ?? null, id ?? null, limit, rules],
      })
      const counts = Object.fromEntries(PARTS.map(part => [part, rows[0]?.counts[part] ?? 0])) as Record<Part, number>
      return { counts, tables: rows.filter(r => r.id).map(({ counts: _, ...listed }) => listed) }
    },
    /** Tables that anybody may join, the newest first. */
    open: async (limit: number): Promise<ListedMatch[]> =>
      (await pool.query<ListedMatch>({ name: 'open', text: OPEN, values: [limit] })).rows,
  }
}
