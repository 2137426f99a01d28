/** What is counted of matches between people. */
import type { SeatTally } from '@loggia/core'
import { jsonb, pgTable, primaryKey, smallint, text } from './drizzle.ts'
import { matches } from './matches.ts'

/** What each seat of a finished public match between people is counted for; points are in its results. It names nobody. */
export const tallies = pgTable(
  'tallies',
  {
    match: text('match')
      .notNull()
      .references(() => matches.id),
    seat: smallint('seat').notNull(),
    /** Its place in the order of the first turn, from 0. */
    turn: smallint('turn').notNull(),
    /** By kind. */
    had: jsonb('had').$type<SeatTally['had']>().notNull(),
  },
  t => [primaryKey({ columns: [t.match, t.seat] })],
)
