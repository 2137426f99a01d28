/** The tables of what all servers count together. */
import { bigint, integer, pgTable, primaryKey, text, timestamp } from './drizzle.ts'
import { people } from './people.ts'

/** What was spent of what all servers count together (see limits.ts), as rate-limiter-flexible writes it. Addresses are in it by their hash alone. */
export const allowances = pgTable('allowances', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  /** The start of the next period, in milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
})

/** How many streams of events somebody has open at each server; what is not renewed is that of a server that is gone. */
export const streams = pgTable(
  'streams',
  {
    person: text('person')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    server: text('server').notNull(),
    open: integer('open').notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  t => [primaryKey({ columns: [t.person, t.server] })],
)
