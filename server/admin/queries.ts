/** What an operator sees: the state of the hall, people, and tables that need attention. */
import type pg from 'pg'
import type { InTime } from '../domain/requirements.ts'
import { TOLD } from '../people/standing.ts'
import type { Told } from '../domain/people.ts'
import { IN_TIME } from '../match/room/requirements-queries.ts'
import type { Part } from '../domain/hall.ts'
import { bigint, bool, integer, integers, json, orNull, text, texts, time, words } from '../platform/kind.ts'
import { type Row, statement } from '../platform/statement.ts'
import { deletions, faults, matches, people, progress } from '../schema/index.ts'

/** After this many days without a move a turn-based table counts as standing still. */
const STILL = 5
/** A person with this many waiting tables is shown. */
const MANY = 10

const DESK_PERSON = {
  id: people.id,
  name: people.name,
  handle: people.handle,
  since: time,
  /** That they ended. */
  matches: integer,
  /** How reliably they play; null: too little is known. */
  inTime: orNull(json<InTime>()),
  /** To the day; null: they are signed in nowhere. */
  seen: orNull(time),
  kept: bool,
  admin: bool,
  merged: bool,
  told: json<Told[]>(),
  /** Until when it can be undone that they are forgotten; `erased`: it was done. */
  due: orNull(deletions.due),
  erased: bool,
}
export type DeskPerson = Row<typeof DESK_PERSON>
const PERSON = `p.id, p.name, p.handle, greatest(p.created_at, d.erased) as since, p.role = 'admin' is true as admin, p.merged_into is not null as merged,
  (select count(distinct r.match)::int from results r join matches m on m.id = r.match and m.status = 'finished' where r.person = p.id) as matches,
  (select max(used_at) from sessions s where s.person = p.id) as seen,
  exists (select from credentials c where c.person = p.id) as kept,
  ${IN_TIME('p.id')} as "inTime",
  ${TOLD('p.id')} as told, d.due, d.erased is not null as erased`
const PEOPLE = statement(
  `select ${PERSON} from people p left join deletions d on d.person = p.id
   where p.merged_into is null and ($text = '' or p.id = $text or position(lower($text) in lower(p.name)) > 0
     or position(ltrim(lower($text), '@') in lower(p.handle)) > 0
     or exists (select from credentials c where c.person = p.id and c.kind = 'mail' and c.key = lower($text)))
   order by p.id = $text desc, lower(p.name) = lower($text) desc, seen desc nulls last, p.created_at desc, p.id offset $skip limit $limit`,
  { text, skip: bigint, limit: bigint },
  DESK_PERSON,
)

const DESK_TABLE = {
  id: matches.id,
  game: matches.game,
  name: matches.name,
  options: matches.options,
  status: matches.status,
  at: progress.at,
  isVoid: bool,
  seats: json<{ seat: number; kind: string; name: string; person: string | null }[]>(),
  why: words<'still' | 'reported' | 'many'>(),
}
export type DeskTable = Row<typeof DESK_TABLE>
const TABLE = `m.id, m.game, m.name, m.options, m.status, w.at, coalesce(not v.lifted, false) as "isVoid",
  (select json_agg(json_build_object('seat', s.seat, 'kind', s.kind, 'person', s.person, 'name', coalesce(nullif(s.name, ''), p.name, '')) order by s.seat)
   from seats s left join people p on p.id = s.person where s.match = m.id) as seats`
const TABLES = statement(
  `with looked as (
     select m.id, array_remove(array[
       case when m.status = 'running' and w.at < now() - interval '${STILL} days' then 'still' end,
       case when exists (select from reports r where r.match = m.id and r.answer is null) then 'reported' end,
       case when m.status = 'open' and (select count(*) from rooms r join rooms o on o.host = r.host where r.match = m.id) > ${MANY} then 'many' end], null) as why
     from matches m join progress w on w.match = m.id
     where case when $text = '' then m.status in ('open', 'running') or exists (select from reports r where r.match = m.id and r.answer is null)
       else m.id = $text or (m.name <> '' and position(lower($text) in lower(m.name)) > 0) end)
   select ${TABLE}, l.why from looked l join matches m on m.id = l.id join progress w on w.match = m.id left join voids v on v.match = m.id
   where $text <> '' or l.why <> '{}' order by w.at, m.id offset $skip limit $limit`,
  { text, skip: bigint, limit: bigint },
  DESK_TABLE,
)

const FIGURES = statement(
  `select (select count(*)::int from people p where merged_into is null and exists (select from credentials c where c.person = p.id)) as people,
     (select count(*)::int from people p where merged_into is null and not exists (select from credentials c where c.person = p.id)
       and not exists (select from deletions d where d.person = p.id and d.erased is not null)) as guests,
     (select count(distinct person)::int from sessions where used_at > now() - interval '1 day') as today,
     (select count(*)::int from matches where status = 'running') as running,
     (select count(*)::int from matches where status = 'open') as open,
     (select count(*)::int from reports where answer is null) as reports`,
  {},
  { people: integer, guests: integer, today: integer, running: integer, open: integer, reports: integer },
)

const ADD_FAULTS = statement(
  `insert into faults (hour, what, n) select date_trunc('hour', now()), what, n from unnest($what::text[], $n::int[]) as f(what, n) order by what
    on conflict (hour, what) do update set n = faults.n + excluded.n`,
  { what: texts, n: integers },
)
const FAULTS = statement(
  `select what, coalesce(sum(n) filter (where hour = date_trunc('hour', now())), 0)::int as hour, sum(n)::int as day
   from faults where hour > now() - interval '24 hours' group by what order by day desc, what limit 200`,
  {},
  { what: faults.what, hour: integer, day: integer },
)
const FORGET_FAULTS = statement(`delete from faults where hour < now() - interval '7 days'`)

/** `oldest`: when it happened. */
const UNDELIVERED = { waiting: integer, failed: integer, oldest: orNull(time) }
export type Undelivered = Row<typeof UNDELIVERED>
const TO_DELIVER = statement(
  `select count(*)::int as waiting, (count(*) filter (where tries > 1 or tries = 1 and until <= clock_timestamp()))::int as failed, min(at) as oldest from (
     select at, due, 0 as tries, null::timestamptz as until from outbox where due <= clock_timestamp()
     union all select (select min((i ->> 'at')::timestamptz) from jsonb_array_elements(items) i), due, tries, until from deliveries where due <= clock_timestamp() or tries > 0
     union all select at, due, tries, until from letters where due <= clock_timestamp() or tries > 0) w`,
  {},
  UNDELIVERED,
)

export function deskQueries(pool: pg.Pool) {
  return {
    figures: (): Promise<Record<'people' | 'guests' | 'today' | 'running' | 'open' | 'reports', number>> =>
      FIGURES.only(pool),
    /** Adds to what went wrong in this hour, at all servers together. */
    addFaults: async (counts: ReadonlyMap<string, number>): Promise<void> => {
      await ADD_FAULTS.run(pool, { what: [...counts.keys()], n: [...counts.values()] })
    },
    /** What went wrong in this hour and in the last 24, the most frequent first. */
    faults: (): Promise<{ what: string; hour: number; day: number }[]> => FAULTS.all(pool),
    forgetFaults: async (): Promise<void> => {
      await FORGET_FAULTS.run(pool)
    },
    /** How telling goes: what should be told by now, what was tried in vain, and since when the oldest waits. */
    undelivered: (): Promise<Undelivered> => TO_DELIVER.only(pool),
    /** People by a part of their name or handle, their id, or their whole mail address; without anything those who were here last. */
    findPeople: (text: string, { skip = 0, limit = 30 }: Part = {}): Promise<DeskPerson[]> =>
      PEOPLE.all(pool, { text, skip, limit }),
    /** Tables by id or by a part of their name; without anything those that want looking after. */
    findTables: (text: string, { skip = 0, limit = 50 }: Part = {}): Promise<DeskTable[]> =>
      TABLES.all(pool, { text, skip, limit }),
  }
}
