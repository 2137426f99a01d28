/** Matches in lists. All that they need is written with each row, so one query gives a page, and no game is loaded. */
import type pg from 'pg'
import type { Language, Options, Step } from '@loggia/core'
import { PARTS } from '../../domain/requests.ts'
import { bigint, bool, integer, integers, json, jsonb, orNull, text, texts } from '../../platform/kind.ts'
import { kept, type Row } from '../../platform/statement.ts'
import type { Policy } from '../../domain/leaver-policy.ts'
import { matches, progress, rooms, type SeatClock } from '../../schema/index.ts'
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
/** All of it is of one match, or (with no id) of none: then a page is empty. */
const LISTED_COLUMNS = {
  cursor: text,
  id: orNull(matches.id),
  game: matches.game,
  rules: matches.rules,
  name: matches.name,
  options: matches.options,
  status: matches.status,
  seq: progress.seq,
  at: progress.at,
  askedSince: progress.askedSince,
  steps: progress.steps,
  speed: matches.speed,
  rated: matches.rated,
  wants: matches.wants,
  leaver: matches.leaver,
  clock: matches.clock,
  clocks: progress.clocks,
  stale: bool,
  language: matches.language,
  openSince: matches.createdAt,
  host: rooms.host,
  readyBy: rooms.readyBy,
  quick: orNull(rooms.quick),
  absent: integers,
  seats: json<SeatRow[]>(),
  results: orNull(json<NonNullable<ListedMatch['results']>>()),
}
const OF = 'matches m join progress w on w.match = m.id left join rooms r on r.match = m.id'

/**
 * A person's tables by part. `key` orders within a part: the longest wait first, live tables before all others;
 * elsewhere the newest first.
 */
const MINE = kept(
  'mine',
  `
with sitting as (
  select m.id, w.at, m.status, m.speed, case when m.status = 'running' and m.rules = any($rules) then min(w.asked_since[s.seat + 1]) end as since
  from seats s join matches m on m.id = s.match join progress w on w.match = m.id where s.person = any($persons) group by m.id, w.match),
sorted as (
  select id, case when status <> 'running' then status when since is null then 'waiting' else 'turn' end as part,
    (date_part('epoch', coalesce(since, at)) * 1000000)::bigint * case when since is null then -1 else 1 end
      - case when since is not null and speed = 'live' then 100000000000000000 else 0 end as key
  from sitting),
counted as (select coalesce(json_object_agg(part, n), '{}') as counts from (select part, count(*)::int as n from sorted group by part) c),
page as (
  select * from sorted where part = any($parts) and ($key::text is null or (key, id) > ($key::text::bigint, $id)) order by (part = 'turn') desc, key, id limit $limit)
select counts, page.key || ' ' || page.id as cursor, ${LISTED}
from counted left join page on true left join (${OF}) on m.id = page.id order by (page.part = 'turn') desc, page.key, page.id`,
  { persons: texts, rules: texts, parts: texts, key: orNull(text), id: orNull(text), limit: bigint },
  { ...LISTED_COLUMNS, counts: json<Partial<Record<Part, number>>>() },
)

const FREE = `status = 'open' and visibility = 'open' and exists (select from seats s where s.match = m.id and s.kind = 'open')`
const OPEN = kept(
  'open',
  `select '' as cursor, ${LISTED} from ${OF} where ${FREE} order by created_at desc limit $limit`,
  { limit: bigint },
  LISTED_COLUMNS,
)

/** Open tables that fit the filters. */
const ROOMS = kept(
  'rooms',
  `
with fitting as (
  select m.id, -(extract(epoch from m.created_at) * 1000000)::bigint as key from matches m
  where ${FREE} and ($game::text is null or m.game = $game) and ($speed::text is null or m.speed = $speed) and ($language::text is null or m.language = $language)
    and ($within::int is null or m.created_at > now() - $within * interval '1 hour')
    and ($seats::int is null or (select count(*) from seats s where s.match = m.id) = $seats)
    and ($not::text is null or not exists (select from seats s where s.match = m.id and s.person = $not)
      and not exists (select from partings p where p.match = m.id and p.person = $not and p.why like 'removed%')
      and not exists (select from seats o where o.match = m.id and o.person is not null and ${BLOCKED('o.person', '$not')}))
    and ($usual::jsonb is null or not exists (select from jsonb_each_text(m.options) o where o.value is distinct from $usual::jsonb -> m.game ->> o.key))
    and (not $fit or ${TAKES('$not')})),
page as (select * from fitting where $key::bigint is null or (key, id) > ($key, $id) order by key, id limit $limit)
select (select count(*)::int from fitting) as count, page.key || ' ' || page.id as cursor, ${TAKES('$not')} as fits, ${LISTED}
from (select) as one left join page on true left join (${OF}) on m.id = page.id order by page.key, page.id`,
  {
    game: orNull(text),
    speed: orNull(matches.speed),
    language: orNull(matches.language),
    within: orNull(integer),
    seats: orNull(integer),
    not: orNull(text),
    usual: orNull(jsonb<Readonly<Record<string, Options>>>()),
    key: orNull(bigint),
    id: orNull(text),
    limit: bigint,
    fit: bool,
  },
  { ...LISTED_COLUMNS, count: integer, fits: bool },
)

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
  /** Those of the rows that list a match, with their clocks as they are now. */
  async function timely(rows: readonly Row<typeof LISTED_COLUMNS & { fits?: typeof bool }>[]): Promise<ListedMatch[]> {
    const listed = rows.flatMap(({ id, ...rest }) => (id === null ? [] : [{ id, ...rest }]))
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
      const rows = await MINE.all(pool, { persons, parts, key, id, limit, rules })
      const counts = Object.fromEntries(PARTS.map(part => [part, rows[0]?.counts[part] ?? 0])) as Record<Part, number>
      return { counts, tables: await timely(rows.map(({ counts: _, ...listed }) => listed)) }
    },
    /** Open tables that pass a filter, the newest first, page by page; and how many there are. */
    async rooms(
      { fit = false, ...filter }: RoomFilter,
      { limit, after }: { limit: number; after?: string },
    ): Promise<{ tables: ListedMatch[]; count: number }> {
      const [key, id] = after?.split(' ') ?? []
      const from = key === undefined ? undefined : Number(key)
      const rows = await ROOMS.all(pool, { ...filter, fit, key: from, id, limit })
      return { count: rows[0]?.count ?? 0, tables: await timely(rows.map(({ count: _, ...listed }) => listed)) }
    },
    /** Tables that anybody may join, the newest first. */
    open: async (limit: number): Promise<ListedMatch[]> => timely(await OPEN.all(pool, { limit })),
  }
}
