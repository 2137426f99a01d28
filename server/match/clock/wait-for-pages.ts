/** A live match that is dealt waits for the pages of its people. */
import type pg from 'pg'
import { double, text } from '../../platform/kind.ts'
import { statement } from '../../platform/statement.ts'
import { OPENING } from './clocks.ts'

const WAIT = statement(
  `insert into stops (match, why, begins, ends) values ($match, 'opening', to_timestamp($at::float8 / 1000), to_timestamp($until::float8 / 1000))`,
  { match: text, at: double, until: double },
)

/** A match dealt at that moment (in ms) waits for the pages of its players. A player alone has just opened theirs. */
export async function waitForPages(
  client: pg.PoolClient,
  match: string,
  persons: readonly (string | null)[],
  at: number,
): Promise<void> {
  if (new Set(persons.filter(p => p !== null)).size < 2) return
  await WAIT.run(client, { match, at, until: at + OPENING })
}
