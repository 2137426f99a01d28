/** What all servers count together. */
import { and, drizzle, eq, inArray, lt, or, sql } from '../drizzle.ts'
import type pg from 'pg'
import { allowances, makers, matches, seats } from '../schema.ts'

export function limitQueries(pool: pg.Pool) {
  const db = drizzle(pool)
  return {
    /**
     * Spends one of an allowance of `burst` at once and then one each `every` seconds, for all servers together (as `Allowances` does it in
     * memory). Gives 0, or how many seconds it is too early.
     */
    async spend(key: string, burst: number, every: number): Promise<number> {
      const {
        rows: [found],
      } = await pool.query<{ spent: boolean; early: number }>({ ...SPEND, values: [key, burst * every, every] })
      // Whoever was refused for what came at the same moment does not see it yet.
      return found?.spent ? 0 : Math.max(1, found?.early ?? 1)
    },
    /** Gives one back. */
    unspend: async (key: string, every: number): Promise<void> => {
      await db
        .update(allowances)
        .set({ whole: sql`${allowances.whole} - ${every} * interval '1 second'` })
        .where(eq(allowances.key, key))
    },
    /** Throws away the allowances that are whole again. */
    tidyAllowances: async () => {
      await db.delete(allowances).where(lt(allowances.whole, sql`now()`))
    },
    /** How many tables that are not over a person made, or sits at. */
    sitting: (person: string) =>
      db.$count(
        matches,
        and(
          inArray(matches.status, ['open', 'running']),
          or(
            inArray(matches.id, db.select({ id: seats.match }).from(seats).where(eq(seats.person, person))),
            inArray(matches.id, db.select({ id: makers.match }).from(makers).where(eq(makers.person, person))),
          ),
        ),
      ),
  }
}

/** One statement, so that two servers never spend the same one; whoever is too early changes nothing. */
const SPEND = {
  name: 'spend',
  text: `with spent as (
    insert into allowances as a values ($1, now() + $3 * interval '1 second')
    on conflict (key) do update set whole = greatest(a.whole, now()) + $3 * interval '1 second' where greatest(a.whole, now()) <= now() + ($2::float8 - $3) * interval '1 second'
    returning key)
  select true as spent, 0 as early from spent union all
  select false, extract(epoch from whole - now())::float8 + $3 - $2 from allowances where key = $1 and not exists (select from spent)`,
}
