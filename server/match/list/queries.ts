/** Matches in lists. All that they need is written with each row, so one query gives a page, and no game is loaded. */
import type pg from 'pg'
import type { Language, Options, Step } from '@loggia/core'
import { PARTS } from '../../domain/requests.ts'
import type { Policy } from '../../domain/leaver-policy.ts'
import type { SeatClock } from '../../schema/index.ts'
import type { ChosenClock, Speed } from '../../domain/speed.ts'
import type { MatchRow, SeatRow } from '../written.ts'
import type { Requirements } from '../../domain/requirements.ts'
import { clocksNow, STALE } from '../clock/queries.ts'
import { BLOCKED } from '../queries/persons.ts'
import { TAKES } from '../room/requirements-queries.ts'

type Part = (typeof PARTS)[number]

/** A match as lists know it. */
export interface ListedMatch {
  id: string
  game: string
  rules: string
  name: string
  options: Options
  status: MatchRow['status']
  speed: Speed
  clock: ChosenClock | null
  clocks: readonly SeatClock[] | null
  /** Its clocks must be computed again: an outage came after them. */
  stale?: boolean
  rated: boolean
  wants: Requirements | null
  /** Of open tables: whether it takes who asks. */
  fits?: boolean
  leaver: Policy
  language: Language
  /** While it waits: its host, since when, whether it asks players to confirm, and which. */
  host: string | null
  openSince: Date
  readyBy: Date | null
  absent: readonly number[]
  quick: boolean | null
  seq: number
  /** Of its last row. */
  at: Date
  /** By seat. */
  askedSince: readonly (Date | null)[]
  /** By seat, as that seat sees it; others do not get it. */
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
  m.speed, m.rated, m.wants, m.leaver, m.clock, w.clocks, ${STALE('w')} as stale, m.language, m.created_at as "openSince", r.host, r.ready_by as "readyBy", r.quick,
  array(select s.seat::int from seats s where s.match = m.id and s.kind = 'person' and not s.ready) as absent,
  (select json_agg(json_build_object('seat', s.seat, 'kind', s.kind, 'person', s.person, 'name', coalesce(nullif(s.name, ''), p.name, ''), 'bot', s.bot, 'level', s.level, 'lowered', s.lowered) order by s.seat)
   from seats s left join people p on p.id = s.person where s.match = m.id) as seats,
  case when m.status = 'finished' then (select json_agg(json_build_object('seat', r.seat, 'total', r.total, 'place', r.place) order by r.seat) from results r where r.match = m.id) end as results`
const OF = 'matches m join progress w on w.match = m.id left join rooms r on r.match = m.id'

/**
 * A person's tables by part. `key` orders within a part: the longest wait first, live tables before all others;
 * elsewhere the newest first.
 */
const MINE = `
with sitting as (
  select m.id, w.at, m.status, m.speed, case when m.status = 'running' and m.rules = any($6) then min(w.asked_since[s.seat + 1]) end as since
  from seats s join matches m on m.id = s.match join progress w on w.match = m.id where s.person = any($1) group by m.id, w.match),
sorted as (
  select id, case when status <> 'running' then status when since is null then 'waiting' else 'turn' end as part,
    (date_part('epoch', coalesce(since, at)) * 1000000)::bigint * case when since is null then -1 else 1 end
      - case when since is not null and speed = 'live' then 100000000000000000 else 0 end as key
  from sitting),
counted as (select coalesce(json_object_agg(part, n), '{}') as counts from (select part, count(*)::int as n from sorted group by part) c),
page as (
  select * from sorted where part = any($2) and ($3::bigint is null or (key, id) > ($3, $4)) order by (part = 'turn') desc, key, id limit $5)
select counts, page.key || ' ' || page.id as cursor, ${LISTED}
from counted left join page on true left join (${OF}) on m.id = page.id order by (page.part = 'turn') desc, page.key, page.id`

const FREE = `status = 'open' and visibility = 'open' and exists (select from seats s where s.match = m.id and s.kind = 'open')`
const OPEN = `select '' as cursor, ${LISTED} from ${OF} where ${FREE} order by created_at desc limit $1`

/** Open tables that fit the filters. */
const ROOMS = `
with fitting as (
  select m.id, -(extract(epoch from m.created_at) * 1000000)::bigint as key from matches m
  where ${FREE} and ($1::text is null or m.game = $1) and ($2::text is null or m.speed = $2) and ($3::text is null or m.language = $3)
    and ($4::int is null or m.created_at > now() - $4 * interval '1 hour')
    and ($5::int is null or (select count(*) from seats s where s.match = m.id) = $5)
    and ($6::text is null or not exists (select from seats s where s.match = m.id and s.person = $6)
      and not exists (select from partings p where p.match = m.id and p.person = $6 and p.why like 'removed%')
      and not exists (select from seats o where o.match = m.id and o.person is not null and ${BLOCKED('o.person', '$6')}))
    and ($7::jsonb is null or not exists (select from jsonb_each_text(m.options) o where o.value is distinct from $7::jsonb -> m.game ->> o.key))
    and (not $11 or ${TAKES('$6')})),
page as (select * from fitting where $8::bigint is null or (key, id) > ($8, $9) order by key, id limit $10)
select (select count(*)::int from fitting) as count, page.key || ' ' || page.id as cursor, ${TAKES('$6')} as fits, ${LISTED}
from (select) as one left join page on true left join (${OF}) on m.id = page.id order by page.key, page.id`

/** What is asked of open tables; `usual`: by game, what is played when nobody chooses; `not`: somebody who does not sit there, and looks for a table. */
export interface RoomFilter {
  game?: string | undefined
  speed?: Speed | undefined
  language?: Language | undefined
  seats?: number | undefined
  /** In hours. */
  within?: number | undefined
  usual?: Readonly<Record<string, Options>> | undefined
  not?: string | undefined
  /** Only tables that take that one. */
  fit?: boolean
}

export function listQueries(pool: pg.Pool) {
  /** Listed matches with their clocks as they are now. */
  async function timely(listed: ListedMatch[]): Promise<ListedMatch[]> {
    const now = await clocksNow(
      pool,
      listed.flatMap(l => (l.stale ? [l.id] : [])),
    )
    return listed.map(({ stale: _, ...l }) => ({ ...l, clocks: now.get(l.id) ?? l.clocks }))
  }
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
      return { counts, tables: await timely(rows.filter(r => r.id).map(({ counts: _, ...listed }) => listed)) }
    },
    /** Open tables that pass a filter, the newest first, page by page; and how many there are. */
    async rooms(
      { game, speed, language, within, seats, usual, not, fit = false }: RoomFilter,
      { limit, after }: { limit: number; after?: string },
    ): Promise<{ tables: ListedMatch[]; count: number }> {
      const [key, id] = after?.split(' ') ?? []
      const { rows } = await pool.query<ListedMatch & { count: number }>({
        name: 'rooms',
        text: ROOMS,
        values: [
          ...[game, speed, language, within, seats, not, usual && JSON.stringify(usual), key, id].map(v => v ?? null),
          limit,
          fit,
        ],
      })
      const tables = rows.filter(r => r.id).map(({ count: _, ...listed }) => listed)
      return { count: rows[0]?.count ?? 0, tables: await timely(tables) }
    },
    /** Tables that anybody may join, the newest first. */
    open: async (limit: number): Promise<ListedMatch[]> =>
      (await pool.query<ListedMatch>({ name: 'open', text: OPEN, values: [limit] })).rows,
  }
}
