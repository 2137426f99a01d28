/** From where the hall is run: the page or the command line. What is done there all servers hear of. */
import { type News, seatNews, sessionNews } from '../platform/fanout.ts'
import type { Seal } from '../platform/secrets.ts'
import type { MatchStore } from '../match/store.ts'
import type { PeopleStore } from '../people/store.ts'
import type { RatingStore } from '../ratings/queries.ts'
import type { AdminStore } from './store.ts'
import type { Merged } from '../people/account/merge.ts'

export interface Desk {
  store: AdminStore &
    Pick<
      PeopleStore,
      | 'addTicket'
      | 'leaveHall'
      | 'merge'
      | 'name'
      | 'openReport'
      | 'openReports'
      | 'rename'
      | 'suspend'
      | 'lift'
      | 'setRole'
      | 'sessionsBy'
      | 'stay'
    > &
    Pick<MatchStore, 'replace' | 'giveBack'> &
    Pick<RatingStore, 'refoldAll'>
  seal: Seal
  /** How people reach the hall, where that is known. */
  publicUrl: string | undefined
  /** Tells it to all servers. */
  tell: (...news: readonly News[]) => Promise<void>
}

/** What is to be told of a guest who became somebody. */
export const newsOf = ({ moved, ended }: Pick<Merged, 'moved' | 'ended'>): News[] => [
  ...sessionNews(ended),
  ...seatNews(moved),
]
