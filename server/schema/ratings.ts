/**
 * The tables of ratings. All except the queue follow from the results of matches: computing them again gives the same.
 */
import { doublePrecision, index, pgTable, primaryKey, smallint, text, timestamp, integer } from './drizzle.ts'
import { people } from './people.ts'

/** The estimate of how well a person plays a game with this many players: a normal distribution. */
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
    /** The library and its release that computed it. */
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

/** Matches whose ratings are to be computed: they have ended, or whether they count has changed. */
export const ratingQueue = pgTable(
  'rating_queue',
  { match: text('match').primaryKey(), at: timestamp('at', { withTimezone: true }).notNull() },
  t => [index('rating_queue_at').on(t.at, t.match)],
)
