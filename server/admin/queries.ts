/** What an operator sees: the state of the hall, people, and tables that need attention. */
import type pg from 'pg'
import type { Options } from '@loggia/core'
import type { MatchRow } from '../match/written.ts'
import type { InTime } from '../domain/requirements.ts'
import { TOLD } from '../people/standing.ts'
import type { Told } from '../domain/people.ts'
import { IN_TIME } from '../match/room/requirements-queries.ts'
import type { Part } from '../domain/hall.ts'

/** After this many days without a move a turn-based table counts as standing still. */
const STILL = 5
/** A person with this many waiting tables is shown. */
const MANY = 10

export interface DeskPerson {
  id: string
  name: string
  handle: string | null
  since: Date
  /** That they ended. */
  matches: number
  /** How reliably they play; null: too little is known. */
  inTime: InTime | null
  /** To the day; null: they are signed in nowhere. */
  seen: Date | null
  kept: boolean
  admin: boolean
  merged: boolean
  told: Told[]
  /** Until when it can be undone that they are forgotten; `erased`: it was done. */
  due: Date | null
  erased: boolean
}
/** `oldest`: when it happened. */
export interface Undelivered {
  waiting: number
  failed: number
  oldest: Date | null
}
export interface DeskTable {
  id: string
  game: string
  name: string
  options: Options
  status: MatchRow['status']
  at: Date
  isVoid: boolean
  seats: { seat: number; kind: string; name: string; person: string | null }[]
  why: ('still' | 'reported' | 'many')[]
}

const PERSON = `p.id, p.name, p.handle, greatest(p.created_at, d.erased) as since, p.role = 'admin' is true as admin, p.merged_into is not null as merged,
  (select count(distinct r.match)::int from results r join matches m on m.id = r.match and m.status = 'finished' where r.person = p.id) as matches,
  (select max(used_at) from sessions s where s.person = p.id) as seen,
  exists (select from credentials c where c.person = p.id) as kept,
  ${IN_TIME('p.id')} as "inTime",
  ${TOLD('p.id')} as told, d.due, d.erased is not null as erased`

const TABLE = `m.id, m.game, m.name, m.options, m.status, w.at, coalesce(not v.lifted, false) as "isVoid",
  (select json_agg(json_build_object('seat', s.seat, 'kind', s.kind, 'person', s.person, 'name', coalesce(nullif(s.name, ''), p.name, '')) order by s.seat)
   from seats s left join people p on p.id = s.person where s.match = m.id) as seats`

export function deskQueries(pool: pg.Pool) {
  return {
    figures: async (): Promise<Record<'people' | 'guests' | 'today' | 'running' | 'open' | 'reports', number>> =>
      (
        await pool.query<Record<'people' | 'guests' | 'today' | 'running' | 'open' | 'reports', number>>(
          `select (select count(*)::int from people p where merged_into is null and exists (select from credentials c where c.person = p.id)) as people,
             (select count(*)::int from people p where merged_into is null and not exists (select from credentials c where c.person = p.id)
               and not exists (select from deletions d where d.person = p.id and d.erased is not null)) as guests,
             (select count(distinct person)::int from sessions where used_at > now() - interval '1 day') as today,
             (select count(*)::int from matches where status = 'running') as running,
             (select count(*)::int from matches where status = 'open') as open,
             (select count(*)::int from reports where answer is null) as reports`,
        )
      ).rows[0]!,
    /** Adds to what went wrong in this hour, at all servers together. */
    addFaults: async (counts: ReadonlyMap<string, number>): Promise<void> => {
      await pool.query(
        `insert into faults (hour, what, n) select date_trunc('hour', now()), what, n from unnest($1::text[], $2::int[]) as f(what, n) order by what
         on conflict (hour, what) do update set n = faults.n + excluded.n`,
        [[...counts.keys()], [...counts.values()]],
      )
    },
    /** What went wrong in this hour and in the last 24, the most frequent first. */
    faults: async (): Promise<{ what: string; hour: number; day: number }[]> =>
      (
        await pool.query<{ what: string; hour: number; day: number }>(
          `select what, coalesce(sum(n) filter (where hour = date_trunc('hour', now())), 0)::int as hour, sum(n)::int as day
           from faults where hour > now() - interval '24 hours' group by what order by day desc, what limit 200`,
        )
      ).rows,
    forgetFaults: async (): Promise<void> => {
      await pool.query(`delete from faults where hour < now() - interval '7 days'`)
    },
    /** How telling goes: what should be told by now, what was tried in vain, and since when the oldest waits. */
    undelivered: async (): Promise<Undelivered> =>
      (
        await pool.query<Undelivered>(
          `select count(*)::int as waiting, (count(*) filter (where tries > 1 or tries = 1 and until <= clock_timestamp()))::int as failed, min(at) as oldest from (
             select at, due, 0 as tries, null::timestamptz as until from outbox where due <= clock_timestamp()
             union all select (select min((i ->> 'at')::timestamptz) from jsonb_array_elements(items) i), due, tries, until from deliveries where due <= clock_timestamp() or tries > 0
             union all select at, due, tries, until from letters where due <= clock_timestamp() or tries > 0) w`,
        )
      ).rows[0]!,
    /** People by a part of their name or handle, their id, or their whole mail address; without anything those who were here last. */
    findPeople: async (text: string, { skip = 0, limit = 30 }: Part = {}): Promise<DeskPerson[]> =>
      (
        await pool.query<DeskPerson>(
          `select ${PERSON} from people p left join deletions d on d.person = p.id
           where p.merged_into is null and ($1 = '' or p.id = $1 or position(lower($1) in lower(p.name)) > 0
             or position(ltrim(lower($1), '@') in lower(p.handle)) > 0
             or exists (select from credentials c where c.person = p.id and c.kind = 'mail' and c.key = lower($1)))
           order by p.id = $1 desc, lower(p.name) = lower($1) desc, seen desc nulls last, p.created_at desc, p.id offset $2 limit $3`,
          [text, skip, limit],
        )
      ).rows,
    /** Tables by id or by a part of their name; without anything those that want looking after. */
    findTables: async (text: string, { skip = 0, limit = 50 }: Part = {}): Promise<DeskTable[]> =>
      (
        await pool.query<DeskTable>(
          `with looked as (
             select m.id, array_remove(array[
               case when m.status = 'running' and w.at < now() - interval '${STILL} days' then 'still' end,
               case when exists (select from reports r where r.match = m.id and r.answer is null) then 'reported' end,
               case when m.status = 'open' and (select count(*) from rooms r join rooms o on o.host = r.host where r.match = m.id) > ${MANY} then 'many' end], null) as why
             from matches m join progress w on w.match = m.id
             where case when $1 = '' then m.status in ('open', 'running') or exists (select from reports r where r.match = m.id and r.answer is null)
               else m.id = $1 or (m.name <> '' and position(lower($1) in lower(m.name)) > 0) end)
           select ${TABLE}, l.why from looked l join matches m on m.id = l.id join progress w on w.match = m.id left join voids v on v.match = m.id
           where $1 <> '' or l.why <> '{}' order by w.at, m.id offset $2 limit $3`,
          [text, skip, limit],
        )
      ).rows,
  }
}
