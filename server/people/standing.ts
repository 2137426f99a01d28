/** How somebody stands with the hall: what they may not do, and whether they have asked to be forgotten. */
import type pg from 'pg'
import { transaction } from '../platform/database.ts'
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

export function standingQueries(pool: pg.Pool) {
  return {
    /** The hashes of somebody's sessions. */
    sessionsBy: async (person: string): Promise<string[]> =>
      (
        await pool.query<{ hash: string }>(
          'select token_hash as hash from sessions where person = $1 or guest = $1 order by 1',
          [person],
        )
      ).rows.map(r => r.hash),
    /** Whether somebody is not here any more: then nothing is handed over to them either. */
    away: async (person: string): Promise<boolean> =>
      (await pool.query<{ away: boolean }>(`select ${AWAY('$1')} as away`, [person])).rows[0]!.away,
    suspend: async (person: string, { what, reason, until }: Suspension): Promise<number> =>
      (
        await pool.query<{ id: number }>(
          'insert into suspensions (person, what, reason, until) values ($1, $2, $3, $4) returning id::int',
          [person, what, reason, until],
        )
      ).rows[0]!.id,
    lift: async (id: number): Promise<boolean> =>
      (await pool.query('update suspensions set lifted = true where id = $1 and not lifted', [id])).rowCount === 1,
    /** They have read all that they were told. */
    readTold: async (person: string): Promise<void> => {
      await pool.query('update suspensions set read = true where person = $1 and not read', [person])
    },
    setRole: async (person: string, role: 'admin' | null): Promise<'admin' | null | undefined> =>
      (
        await pool.query<{ before: 'admin' | null }>(
          'with was as (select role from people where id = $1) update people set role = $2 where id = $1 returning (select role from was) as before',
          [person, role],
        )
      ).rows[0]?.before,
    /**
     * An account is to be erased: from now on it is locked on all devices but one (`but`), where the erasure can be
     * cancelled; pending sign-ins are void. Returns the ended sessions; undefined if it was already requested.
     */
    leaveHall: (person: string, by: 'self' | 'operator' | 'idle', but = ''): Promise<string[] | undefined> =>
      transaction(pool, async client => {
        const asked = await client.query(
          `insert into deletions (person, by, due) values ($1, $2, now() + $3 * interval '1 day') on conflict do nothing`,
          [person, by, UNDO_DAYS],
        )
        if (!asked.rowCount) return undefined
        await client.query('delete from tickets where person = $1', [person])
        // A guest has no other way back: each of their browsers keeps it.
        const { rows } = await client.query<{ hash: string }>(
          `delete from sessions where person = $1 and token_hash <> $2 and exists (select from credentials c where c.person = $1) returning token_hash as hash`,
          [person, but],
        )
        return rows.map(r => r.hash)
      }),
    /** They have thought better of it; false where it is too late, or was never asked. */
    stay: async (person: string): Promise<boolean> =>
      (await pool.query('delete from deletions where person = $1 and erased is null', [person])).rowCount === 1,
    /** Seats of people who are not here any more: at tables that wait, and at matches that run. */
    seatsOfAway: async (): Promise<AwaySeat[]> =>
      (
        await pool.query<AwaySeat>(
          `select s.match, s.seat::int, s.person, m.status, not exists (select from deletions d where d.person = s.person and d.by <> 'operator') as "byHall" from seats s join matches m on m.id = s.match
           where m.status in ('open', 'running') and s.person in (
             select person from deletions union select person from suspensions u where u.what = 'all' and ${HOLDS})
           order by s.match, s.seat limit 200`,
        )
      ).rows,
  }
}
