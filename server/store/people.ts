/** Who is who: persons, and the sessions by which they are known. */
import { and, asc, drizzle, eq, gt, inArray, lt, sql } from '../drizzle.ts'
import type pg from 'pg'
import { transaction } from '../database.ts'
import { matches, people, seats, sessions } from '../schema.ts'
import { noteChange } from './shared.ts'

/** A session ends after a year in which it was not used. That it is used is written once a day. */
const YEAR = sql`now() - interval '1 year'`,
  DAY = sql`now() - interval '1 day'`

export function peopleQueries(pool: pg.Pool) {
  const db = drizzle(pool),
    at = (name: string) => sql.placeholder(name)
  const prepared = {
    session: db
      .select({ id: people.id, name: people.name, old: sql<boolean>`${sessions.usedAt} < ${DAY}` })
      .from(sessions)
      .innerJoin(people, eq(people.id, sessions.person))
      .where(and(eq(sessions.tokenHash, at('hash')), gt(sessions.usedAt, YEAR)))
      .prepare('session'),
  }
  return {
    addPerson: async (id: string, name: string) => {
      await db.insert(people).values({ id, name })
    },
    /** Renames a person; gives the matches, not yet finished, at whose tables they are now called otherwise. */
    rename: (id: string, name: string) =>
      transaction(pool, async client => {
        const tx = drizzle(client)
        await tx.update(people).set({ name }).where(eq(people.id, id))
        const sitting = tx.select({ id: seats.match }).from(seats).where(eq(seats.person, id))
        // In one order, so that two who sit at the same tables do not wait for each other.
        const theirs = await tx
          .select({ id: matches.id })
          .from(matches)
          .where(and(inArray(matches.id, sitting), inArray(matches.status, ['open', 'running'])))
          .orderBy(asc(matches.id))
          .for('no key update')
        return noteChange(
          client,
          theirs.map(m => m.id),
        )
      }),
    addSession: async (tokenHash: string, person: string) => {
      await db.insert(sessions).values({ tokenHash, person })
    },
    dropSession: async (tokenHash: string) => {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
    },
    /** Which of these sessions still hold. */
    sessionsOf: async (hashes: readonly string[]) =>
      (
        await db
          .select({ hash: sessions.tokenHash })
          .from(sessions)
          .where(and(inArray(sessions.tokenHash, [...hashes]), gt(sessions.usedAt, YEAR)))
      ).map(s => s.hash),
    /** It is used today. False where that was written already. */
    useSession: async (tokenHash: string): Promise<boolean> =>
      (
        await db
          .update(sessions)
          .set({ usedAt: sql`now()` })
          .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.usedAt, DAY)))
      ).rowCount === 1,
    /** Who holds the token with this hash; `old`: for the first time today. */
    personOf: async (hash: string) => (await prepared.session.execute({ hash }))[0],
  }
}
