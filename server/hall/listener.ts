/** What follows from what happens at the matches of this server: watchers, other servers, bots and notices hear of it. */
import type { BotTurns } from '../match/bots/turns.ts'
import type { Hub } from '../match/hub.ts'
import { finished } from '../match/loaded-match.ts'
import type { TablesListener } from '../match/tables-listener.ts'
import type { Courier } from '../notices/courier.ts'
import type { People } from '../people/people.ts'
import type { Fanout } from '../platform/fanout.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Newsroom } from './news.ts'
import type { Store } from './store.ts'

/** The parts of the hall that hear of matches. */
export interface ListenerUses {
  store: Pick<Store, 'timeOver'>
  news: Pick<Newsroom, 'hear' | 'mergeWaiting' | 'pagesOpen'>
  hub: Pick<Hub, 'endMatch' | 'tell' | 'watches'>
  fanout: Pick<Fanout, 'follow' | 'tell'>
  people: Pick<People, 'seated'>
  bots: Pick<BotTurns, 'requeue' | 'wake' | 'write'>
  courier: Pick<Courier, 'wake'>
  metrics: { rows: Pick<Metrics['rows'], 'inc'> }
  failed: (error: Error) => void
}

/** Hears the matches in memory. */
export const listenerOf = (hall: ListenerUses): TablesListener => ({
  rows(loaded, here) {
    const { hub, news, metrics, fanout, courier, failed } = hall
    hub.tell(loaded)
    news.pagesOpen(loaded)
    if (!here) return
    metrics.rows.inc(here)
    fanout.tell('row', loaded.id, loaded.seq)
    // A table that is played live tells at once.
    if (loaded.meta.reached && loaded.meta.speed === 'live') courier.wake()
    if (loaded.dealt && finished(loaded.match)) news.mergeWaiting(loaded.id).catch(failed)
  },
  seats(loaded, here) {
    const { hub, news, people, fanout } = hall
    hub.tell(loaded)
    news.pagesOpen(loaded)
    const { status, seats } = loaded.meta
    if (status === 'running') people.seated(new Set(seats.flatMap(s => s.person ?? [])))
    if (here) fanout.tell('seats', loaded.id, loaded.meta.changed)
  },
  timeOver: (sql, match, seats) => hall.store.timeOver(sql, match, seats),
  line(loaded, line) {
    hall.news.hear(['talk', loaded.id, line]).catch(hall.failed)
    hall.fanout.tell('talk', loaded.id, line)
  },
  job: (sql, match) => hall.bots.write(match, sql),
  jobWritten() {
    hall.bots.wake()
  },
  loaded(loaded) {
    hall.fanout.follow(loaded.id)
    hall.bots.requeue(loaded).catch(hall.failed)
  },
  gone(loaded) {
    hall.hub.endMatch(loaded.id)
  },
  watched: match => hall.hub.watches(match),
  error(error) {
    hall.failed(error)
  },
})
