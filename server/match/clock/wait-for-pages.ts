/** A live match that is dealt waits for the pages of its people. */
import type pg from 'pg'
import { OPENING } from './clocks.ts'

/** A match dealt at that moment (in ms) waits for the pages of its players. A player alone has just opened theirs. */
export async function waitForPages(
  client: pg.PoolClient,
  match: string,
  persons: readonly (string | null)[],
  at: number,
): Promise<void> {
  if (new Set(persons.filter(p => p !== null)).size < 2) return
  await client.query(
    `insert into stops (match, why, begins, ends) values ($1, 'opening', to_timestamp($2::float8 / 1000), to_timestamp($3::float8 / 1000))`,
    [match, at, at + OPENING],
  )
}
