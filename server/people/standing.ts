/** How somebody stands with the hall: what they may not do, and whether they have asked to be forgotten. */
import type pg from 'pg'
import { transaction } from '../platform/database.ts'
import { bigint, bool, integer, notNull, orNull, text, word } from '../platform/kind.ts'
import { statement } from '../platform/statement.ts'
import { deletions, people, seats, sessions, suspensions } from '../schema/index.ts'
import type { Told } from '../domain/people.ts'

export type Suspension = Pick<Told, 'what' | 'reason'> & { until: Date | null }

/** How many days an account can cancel its erasure. */
export const UNDO_DAYS = 7

const HOLDS = `not u.lifted and (u.until is null or u.until > now())`
/** Whether a person is not here any more: they may see what a stranger sees, and nothing is told to them. */
export const AWAY = (person: string) =>
  `(exists (select from deletions d where d.person = ${person}) or exists (select from suspensions u where u.person = ${person} and u.what = 'all' and ${HOLDS}))`
/** What holds of that just now, and warnings that they have not read, as JSON. */
export const TOLD = (person: string) =>
  `(select coalesce(json_agg(json_build_object('id', u.id, 'what', u.what, 'reason', u.reason, 'until', u.until, 'read', u.read) order by u.id), '[]')
    from suspensions u where u.person = ${person} and ${HOLDS} and (u.what <> 'warned' or not u.read))`
/** Until when it can be undone that they are forgotten. */
export const DUE = (person: string) =>
  `(select d.due from deletions d where d.person = ${person} and d.erased is null limit 1)`

/** A seat of somebody who is not here any more. `byHall`: the hall keeps them out. */
export interface AwaySeat {
  match: string
  seat: number
  person: string
  status: 'open' | 'running'
  byHall: boolean
}

const SESSIONS = statement(
  'select token_hash as hash from sessions where person = $person or guest = $person order by 1',
  { person: text },
  { hash: sessions.tokenHash },
)
const IS_AWAY = statement(`select ${AWAY('$person')} as away`, { person: text }, { away: bool })
const SUSPEND = statement(
  'insert into suspensions (person, what, reason, until) values ($person, $what, $reason, $until) returning id',
  { person: text, what: suspensions.what, reason: text, until: suspensions.until },
  { id: suspensions.id },
)
const LIFT = statement('update suspensions set lifted = true where id = $id and not lifted', { id: bigint })
const READ = statement('update suspensions set read = true where person = $person and not read', { person: text })
const SET_ROLE = statement(
  'with was as (select role from people where id = $person) update people set role = $role where id = $person returning (select role from was) as before',
  { person: text, role: people.role },
  { before: orNull(word<'admin'>()) },
)
const LEAVE = statement(
  `insert into deletions (person, by, due) values ($person, $by, now() + $days::int * interval '1 day') on conflict do nothing`,
  { person: text, by: deletions.by, days: integer },
)
const DROP_TICKETS = statement('delete from tickets where person = $person', { person: text })
const END_SESSIONS = statement(
  `delete from sessions where person = $person and token_hash <> $but and exists (select from credentials c where c.person = $person)
   returning token_hash as hash`,
  { person: text, but: text },
  { hash: sessions.tokenHash },
)
const STAY = statement('delete from deletions where person = $person and erased is null', { person: text })
const AWAY_SEATS = statement(
  `select s.match, s.seat, s.person, m.status, not exists (select from deletions d where d.person = s.person and d.by <> 'operator') as "byHall"
   from seats s join matches m on m.id = s.match
   where m.status in ('open', 'running') and s.person in (
     select person from deletions union select person from suspensions u where u.what = 'all' and ${HOLDS})
   order by s.match, s.seat limit 200`,
  {},
  {
    match: seats.match,
    seat: seats.seat,
    person: notNull(seats.person),
    status: word<AwaySeat['status']>(),
    byHall: bool,
  },
)

export function standingQueries(pool: pg.Pool) {
  return {
    /** The hashes of somebody's sessions. */
    sessionsBy: async (person: string): Promise<string[]> => (await SESSIONS.all(pool, { person })).map(s => s.hash),
    /** Whether somebody is not here any more: then nothing is handed over to them either. */
    away: async (person: string): Promise<boolean> => (await IS_AWAY.only(pool, { person })).away,
    suspend: async (person: string, suspension: Suspension): Promise<number> =>
      (await SUSPEND.only(pool, { person, ...suspension })).id,
    lift: async (id: number): Promise<boolean> => (await LIFT.run(pool, { id })) === 1,
    /** They have read all that they were told. */
    readTold: async (person: string): Promise<void> => {
      await READ.run(pool, { person })
    },
    setRole: async (person: string, role: 'admin' | null): Promise<'admin' | null | undefined> =>
      (await SET_ROLE.first(pool, { person, role }))?.before,
    /**
     * An account is to be erased: from now on it is locked on all devices but one (`but`), where the erasure can be
     * cancelled; pending sign-ins are void. Returns the ended sessions; undefined if it was already requested.
     */
    leaveHall: (person: string, by: 'self' | 'operator' | 'idle', but = ''): Promise<string[] | undefined> =>
      transaction(pool, async client => {
        if (!(await LEAVE.run(client, { person, by, days: UNDO_DAYS }))) return undefined
        await DROP_TICKETS.run(client, { person })
        // A guest has no other way back: each of their browsers keeps it.
        return (await END_SESSIONS.all(client, { person, but })).map(s => s.hash)
      }),
    /** They have thought better of it; false where it is too late, or was never asked. */
    stay: async (person: string): Promise<boolean> => (await STAY.run(pool, { person })) === 1,
    /** Seats of people who are not here any more: at tables that wait, and at matches that run. */
    seatsOfAway: (): Promise<AwaySeat[]> => AWAY_SEATS.all(pool),
  }
}
