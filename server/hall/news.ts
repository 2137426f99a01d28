/**
 * News: what this server tells the others, and what it does when it hears something. Each server does both in the same
 * way, so it does not matter where something was done.
 */
import { newsOf } from '../admin/desk.ts'
import type { House } from '../admin/house.ts'
import { opensAt } from '../match/clock/clocks.ts'
import type { Hub } from '../match/hub.ts'
import type { LoadedMatch } from '../match/loaded-match.ts'
import type { Tables } from '../match/tables.ts'
import { asHeard } from '../match/views.ts'
import type { People } from '../people/people.ts'
import { type Fanout, type News, seatNews } from '../platform/fanout.ts'
import { hallTime } from '../platform/hall-time.ts'
import type { SchemaWatch } from '../platform/schema-watch.ts'
import type { Store } from './store.ts'

/** The parts of the hall that news come from or go to. */
export interface NewsUses {
  store: Pick<Store, 'merge' | 'opened' | 'talkLine' | 'waiting'>
  tables: Pick<Tables, 'catchUp' | 'get' | 'peek'>
  hub: Pick<Hub, 'end' | 'openSeats' | 'talk' | 'tell' | 'watches'>
  fanout: Pick<Fanout, 'tell'>
  people: Pick<People, 'forget'>
  house: Pick<House, 'forget'>
  watch: Pick<SchemaWatch, 'check'>
  failed: (error: Error) => void
}

export class Newsroom {
  readonly #hall: NewsUses

  constructor(hall: NewsUses) {
    this.#hall = hall
  }

  /** Tells it to all servers, this one first. */
  async tell(...all: readonly News[]): Promise<void> {
    for (const news of all) this.#hall.fanout.tell(...news)
    for (const news of all) await this.hear(news)
  }

  /** Does what news ask for: reads what is new of a match, and tells those who watch it here. */
  async hear(news: News): Promise<void> {
    const { tables, hub, watch, house } = this.#hall
    if (news[0] === 'left') return this.left([news[1]])
    if (news[0] === 'hall') return watch.check().then(() => house.forget())
    const [kind, match, n] = news
    if (kind === 'talk') return this.#hearTalk(match, n)
    // News of a match concern this server if it keeps the match, or if somebody watches it here.
    const loaded = tables.peek(match) ?? (hub.watches(match) ? await tables.get(match) : undefined)
    if (!loaded) return
    if ((kind === 'row' ? loaded.seq : loaded.meta.changed) < n) await tables.catchUp(loaded)
    hub.tell(loaded)
  }
  async #hearTalk(match: string, n: number): Promise<void> {
    const { store, tables, hub } = this.#hall
    const line = hub.watches(match) ? await store.talkLine(n) : undefined
    if (!line) return
    const loaded = await tables.get(match)
    hub.talk(loaded, asHeard(loaded, line))
  }

  /** Those sessions are over, here as elsewhere. */
  left(sessions: readonly string[]): void {
    this.#hall.people.forget(sessions)
    this.#hall.hub.end(new Set(sessions))
  }

  /** Something about the people of these matches was changed beside them. */
  reseated(all: readonly { id: string; changed: number }[]): Promise<void> {
    return this.tell(...seatNews(all))
  }

  /** A guest becomes part of an account: servers that cache their matches reload the seats. False where they can't. */
  async merge(guest: string, person: string): Promise<boolean> {
    const merged = await this.#hall.store.merge(guest, person)
    if (merged) await this.tell(...newsOf(merged))
    return merged !== undefined
  }

  /** Merges what waited for the end of that match, or (without one) of any. */
  async mergeWaiting(match?: string): Promise<void> {
    for (const { guest, person } of await this.#hall.store.waiting(match)) await this.merge(guest, person)
  }

  /** The first clock of a live match waits for the pages of its people. Writes which of them are open here. */
  pagesOpen({ id, meta }: LoadedMatch): void {
    const { store, hub, failed } = this.#hall
    const seats = hub.openSeats(id)
    if (seats & ~meta.opened && opensAt(meta.clocks ?? [], hallTime()))
      store
        .opened(id, seats)
        .then(changed => this.reseated(changed))
        .catch(failed)
  }
}
