/** All that is asked of the database about people. Each part of the room names what it uses of it. */
import type pg from 'pg'
import { mergeQueries } from './account/merge.ts'
import { accountQueries } from './account/queries.ts'
import { ticketQueries } from './account/tickets.ts'
import { eraseQueries } from './privacy/erase.ts'
import { profileQueries } from './profile/queries.ts'
import { peopleQueries } from './queries.ts'
import { safetyQueries } from './safety/queries.ts'
import { standingQueries } from './standing.ts'
import { timeOffQueries } from './time-off/queries.ts'

export const peopleStore = (pool: pg.Pool) => ({
  ...peopleQueries(pool),
  ...accountQueries(pool),
  ...ticketQueries(pool),
  ...mergeQueries(pool),
  ...profileQueries(pool),
  ...safetyQueries(pool),
  ...standingQueries(pool),
  ...timeOffQueries(pool),
  ...eraseQueries(pool),
})
export type PeopleStore = ReturnType<typeof peopleStore>
