/** Persons, and the sessions by which they are known. */
import { and, drizzle, eq, gt, inArray, lt, sql } from '../schema/drizzle.ts'
import type pg from 'pg'
import { transaction } from '../platform/database.ts'
import { people, sessions } from '../schema/index.ts'
import { noteWhereSits } from '../match/queries/shared.ts'
import { AWAY, DUE, TOLD } from './standing.ts'
import { GOOD_FOR, type Told } from '../domain/people.ts'

/** A session ends after a year in which it was not used. That it is used is written once a day. */
const YEAR = sql`now() - interval '1 year'`
const DAY = sql`now() - interval '1 day'`

export function peopleQueries(pool: pg.Pool) {
  const db = drizzle(pool)
  const at = (name: string) => sql.placeholder(name)
  const prepared = {
    session: db
      .select({
        id: people.id,
        name: people.name,
        old: sql<boolean>`${sessions.usedAt} < ${DAY}`,
        kept: sql<boolean>`exists (select from credentials c where c.person = ${people.id})`,
        seated: sql<boolean>`exists (select from seats s join matches m on m.id = s.match and m.status = 'running' where s.person in (${people.id}, ${sessions.guest}))`,
        guest: sql<{
          id: string
          name: string
        } | null>`(select json_build_object('id', g.id, 'name', g.name) from people g where g.id = ${sessions.guest} and not ${sql.raw(AWAY('g.id'))})`,
        role: people.role,
        due: sql<Date | null>`${sql.raw(DUE('people.id'))}`,
        told: sql<Told[]>`${sql.raw(TOLD('people.id'))}`,
      })
      .from(sessions)
      .innerJoin(people, eq(people.id, sessions.person))
      .where(and(eq(sessions.tokenHash, at('hash')), gt(sessions.usedAt, YEAR)))
      .prepare('session'),
  }
  return {
    /** Makes a person, in whose name a browser comes in. Of several arrivals with the same key at once, in as many tabs, one makes them; gives their id. */
    arrive: (id: string, name: string, arrival?: string): Promise<string> =>
      transaction(pool, async client => {
        await client.query('insert into people (id, name) values ($1, $2)', [id, name])
        if (arrival === undefined) return id
        const { rows } = await client.query<{ person: string }>(
          `insert into tickets as t (kind, key, person, until) values ('arrival', $1, $2, clock_timestamp() + $3 * interval '1 second')
           on conflict (kind, key) do update set person = case when t.until > clock_timestamp() then t.person else excluded.person end,
             until = case when t.until > clock_timestamp() then t.until else excluded.until end returning person`,
          [arrival, id, GOOD_FOR.arrival],
        )
        const made = rows[0]!.person
        if (made !== id) await client.query('delete from people where id = $1', [id])
        return made
      }),
    /** Renames a person; gives the matches, not yet finished, at whose tables they are now called otherwise. */
    rename: (id: string, name: string) =>
      transaction(pool, async client => {
        const tx = drizzle(client)
        await tx.update(people).set({ name }).where(eq(people.id, id))
        return noteWhereSits(client, id)
      }),
    /** Which of these sessions still hold, of people who are here. */
    sessionsOf: async (hashes: readonly string[]) =>
      (
        await db
          .select({ hash: sessions.tokenHash })
          .from(sessions)
          .where(
            and(
              inArray(sessions.tokenHash, [...hashes]),
              gt(sessions.usedAt, YEAR),
              sql`not ${sql.raw(AWAY('sessions.person'))}`,
            ),
          )
      ).map(s => s.hash),
    /** It is used today, on that device. False where that was written already. */
    useSession: async (tokenHash: string, device: string): Promise<boolean> =>
      (
        await db
          .update(sessions)
          .set({ usedAt: sql`now()`, ...(device ? { device } : {}) })
          .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.usedAt, DAY)))
      ).rowCount === 1,
    /**
     * The holder of the token with this hash, and the guest that their browser was before. `old`: for the first time
     * today. `kept`: they have an account.
     */
    personOf: async (hash: string) => (await prepared.session.execute({ hash }))[0],
  }
}
