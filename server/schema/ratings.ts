/** The tables of ratings. All of them but the queue follow from the results of matches: they can be made anew at any time, and are the same. */
import { doublePrecision, index, pgTable, primaryKey, smallint, text, timestamp, integer } from './drizzle.ts'
import { people } from './people.ts'

/** What is believed of how well somebody plays a game among so many people: a normal distribution. */
const skill = { mu: doublePrecision('mu').notNull(), sigma: doublePrecision('sigma').notNull() }
const person = text('person')
  .notNull()
  .references(() => people.id)

/** How well people play each game, by how many sit there. */
export const ratings = pgTable(
  'ratings',
  {
    person,
    game: text('game').notNull(),
    seats: smallint('seats').notNull(),
    ...skill,
    /** From how many matches. */
    matches: integer('matches').notNull(),
    /** Against how many others, counted up to as many as a place on the ladder takes. */
    opponents: smallint('opponents').notNull().default(0),
    /** By which release of which library it was reckoned. */
    library: text('library').notNull(),
  },
  t => [primaryKey({ columns: [t.person, t.game, t.seats] }), index('ratings_ladder').on(t.game, t.seats, t.mu)],
)

/** What each rated match has changed, in the order of their ends. */
export const ratingChanges = pgTable(
  'rating_changes',
  {
    match: text('match').notNull(),
    person,
    game: text('game').notNull(),
    seats: smallint('seats').notNull(),
    /** When the match ended. */
    at: timestamp('at', { withTimezone: true, precision: 6 }).notNull(),
    muBefore: doublePrecision('mu_before').notNull(),
    sigmaBefore: doublePrecision('sigma_before').notNull(),
    ...skill,
  },
  t => [
    primaryKey({ columns: [t.match, t.person] }),
    index('rating_changes_person').on(t.person, t.game, t.seats, t.at),
    index('rating_changes_order').on(t.game, t.seats, t.at, t.match),
  ],
)

/** Matches whose ratings are to be looked at: they have ended, or it was decided anew whether they count. */
export const ratingQueue = pgTable(
  'rating_queue',
  { match: text('match').primaryKey(), at: timestamp('at', { withTimezone: true }).notNull() },
  t => [index('rating_queue_at').on(t.at, t.match)],
)
