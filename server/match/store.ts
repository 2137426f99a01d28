/** All that is asked of the database about matches. Each part of the room names what it uses of it. */
import type pg from 'pg'
import type { Subscribers } from './events.ts'
import { clockQueries } from './clock/queries.ts'
import { openedQueries } from './clock/opened-queries.ts'
import { voteQueries, votesOf } from './leaving/queries.ts'
import { listQueries } from './list/queries.ts'
import { matchQueries } from './queries/rows.ts'
import { seatQueries } from './queries/seats.ts'
import { talkQueries } from './queries/talk.ts'
import { roomQueries } from './room/queries.ts'
import { quickQueries } from './room/quick-queries.ts'
import { requirementsQueries } from './room/requirements-queries.ts'
import { sealQueries } from './room/seal-queries.ts'
import { statisticsQueries } from './statistics/queries.ts'

/** The queries on a pool of connections. Those of the way of a move are prepared once per connection. `subscribers`: who hears what happens. */
export const matchStore = (pool: pg.Pool, subscribers: Subscribers) => ({
  ...matchQueries(pool, subscribers, votesOf),
  ...seatQueries(pool),
  ...talkQueries(pool, subscribers),
  ...clockQueries(pool),
  ...openedQueries(pool),
  ...voteQueries(pool, subscribers),
  ...roomQueries(pool),
  ...quickQueries(pool),
  ...sealQueries(pool, subscribers),
  ...requirementsQueries(pool),
  ...listQueries(pool),
  ...statisticsQueries(pool),
})
export type MatchStore = ReturnType<typeof matchStore>
