/** All that is asked of the database about matches. Each part of the room names what it uses of it. */
import type pg from 'pg'
import { clockQueries } from './clock/queries.ts'
import { openedQueries } from './clock/opened-queries.ts'
import { voteQueries } from './leaving/queries.ts'
import { listQueries } from './list/queries.ts'
import { matchQueries } from './queries/rows.ts'
import { seatQueries } from './queries/seats.ts'
import { talkQueries } from './queries/talk.ts'
import { roomQueries } from './room/queries.ts'
import { quickQueries } from './room/quick-queries.ts'
import { requirementsQueries } from './room/requirements-queries.ts'
import { sealQueries } from './room/seal-queries.ts'

/** The queries on a pool of connections. Those of the way of a move are prepared once per connection. */
export const matchStore = (pool: pg.Pool) => ({
  ...matchQueries(pool),
  ...seatQueries(pool),
  ...talkQueries(pool),
  ...clockQueries(pool),
  ...openedQueries(pool),
  ...voteQueries(pool),
  ...roomQueries(pool),
  ...quickQueries(pool),
  ...sealQueries(pool),
  ...requirementsQueries(pool),
  ...listQueries(pool),
})
export type MatchStore = ReturnType<typeof matchStore>
