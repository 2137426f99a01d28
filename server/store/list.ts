/** Matches in lists, newest first. */
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { matches, moves, people, seats } from '../schema.ts'
import type { ListedMatch, MatchRow } from '../store.ts'
import { bare, seatColumns } from './shared.ts'

/** Lists show at most so many matches. */
const LISTED = 100

export function listQueries(pool: pg.Pool) {
  const db = drizzle(pool)
  async function listed(rows: (MatchRow & { seq: number; changedAt: Date })[]): Promise<ListedMatch[]> {
    if (!rows.length) return []
    const sitting = await db
      .select(seatColumns)
      .from(seats)
      .leftJoin(people, eq(people.id, seats.person))
      .where(
        inArray(
          seats.match,
          rows.map(r => r.id),
        ),
      )
      .orderBy(asc(seats.seat))
    return rows.map(r => ({ ...r, seats: sitting.filter(s => s.match === r.id).map(bare) }))
  }
  const last = (column: 'seq' | 'at') =>
    sql`(select ${sql.identifier(column)} from ${moves} where ${moves.match} = ${matches}.id order by ${moves.seq} desc limit 1)`
  const list = () =>
    db
      .select({
        id: matches.id,
        game: matches.game,
        rules: matches.rules,
        box: matches.box,
        name: matches.name,
        options: matches.options,
        status: matches.status,
        visibility: matches.visibility,
        invite: matches.invite,
        seed: matches.seed,
        commitment: matches.commitment,
        changed: matches.changed,
        createdAt: matches.createdAt,
        seq: sql`coalesce(${last('seq')}, 0)`.mapWith(Number),
        changedAt: sql`coalesce(${last('at')}, ${matches.createdAt})`.mapWith(matches.createdAt).as('changed_at'),
      })
      .from(matches)

  return {
    async mine(person: string): Promise<ListedMatch[]> {
      const sitting = db.select({ id: seats.match }).from(seats).where(eq(seats.person, person))
      return listed(await list().where(inArray(matches.id, sitting)).orderBy(desc(sql`changed_at`)).limit(LISTED))
    },
    async open(): Promise<ListedMatch[]> {
      return listed(
        await list()
          .where(and(eq(matches.status, 'open'), eq(matches.visibility, 'open')))
          .orderBy(desc(matches.createdAt))
          .limit(LISTED),
      )
    },
  }
}
