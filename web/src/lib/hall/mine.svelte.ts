/** My tables, part by part and page by page, as the front page shows them. */
import { api, type MatchSummary, type Part, type Parting, type TablesPage } from '../api.ts'
import { countTurns } from '../attention.ts'
import { session } from '../session.svelte.ts'
import { isServed } from '../served.ts'
import { begunAgain, continued, NOTHING, type Pages } from './pages.ts'

/** In the order in which they concern me. */
export const PARTS: readonly Part[] = ['turn', 'waiting', 'open', 'finished']

export class MyTables {
  /** How many there are in each part, beyond what is shown; undefined before they have come. */
  counts = $state.raw<Readonly<Record<Part, number>>>()
  #parts = $state.raw<Readonly<Record<Part, Pages>>>({
    turn: NOTHING,
    waiting: NOTHING,
    open: NOTHING,
    finished: NOTHING,
  })
  #asked = 0
  #answered = 0

  /** Tables that I lost without getting up, until I have read why. */
  partings = $state.raw<readonly Parting[]>([])

  /** Without a network: since when they may be otherwise. */
  seenAt = $state<number>()

  of = (part: Part): readonly MatchSummary[] => this.#parts[part].tables
  hasMore = (part: Part): boolean => this.#parts[part].next !== undefined

  /** Nobody: nothing is mine. */
  none(): void {
    this.counts = { turn: 0, waiting: 0, open: 0, finished: 0 }
  }

  /** Asks for the first page of each part again; false when what was asked later was answered before. */
  async load(): Promise<boolean> {
    const asked = ++this.#asked
    const pages = await Promise.all(PARTS.map(part => api.tables(part)))
    if (asked < this.#answered) return false
    this.#answered = asked
    const parts = { ...this.#parts }
    PARTS.forEach((part, k) => {
      parts[part] = begunAgain(parts[part], pages[k]!)
    })
    this.#parts = parts
    this.counts = pages[0]!.counts
    this.partings = pages[PARTS.indexOf('open')]!.partings ?? []
    this.seenAt = undefined
    countTurns(this.counts.turn)
    // A network that goes away meanwhile, or a table that is closed, costs what was fetched ahead and nothing else.
    this.#keep(Object.fromEntries(PARTS.map((part, k) => [part, pages[k]!])) as Record<Part, TablesPage>).catch(
      () => {},
    )
    return true
  }

  /** What was loaded is kept on this device, and what waits for me is fetched so that it can be read without a network. */
  async #keep(pages: Readonly<Record<Part, TablesPage>>): Promise<void> {
    const { person } = session
    if (!person) return
    const [{ keepHall }, { fetchAhead }] = await Promise.all([import('../seen/shelf.ts'), import('../seen/index.ts')])
    await keepHall({ person: person.id, at: Date.now(), pages })
    if (isServed()) await fetchAhead(person.id, pages.turn.tables)
  }

  /** My tables as they were last seen here; false where they never were. */
  async fromDevice(): Promise<boolean> {
    if (!session.person || (this.counts && this.seenAt === undefined)) return false
    const { hallOf } = await import('../seen/shelf.ts')
    const hall = await hallOf(session.person.id)
    if (!hall) return false
    const parts = { ...this.#parts }
    for (const part of PARTS) parts[part] = { ...hall.pages[part], next: undefined, pages: 1 }
    this.#parts = parts
    this.counts = hall.pages.turn.counts
    this.seenAt = hall.at
    return true
  }

  /** The next page of a part. */
  async more(part: Part): Promise<void> {
    const { next } = this.#parts[part]
    if (next === undefined) return
    const page = await api.tables(part, next)
    this.#parts = { ...this.#parts, [part]: continued(this.#parts[part], page) }
    this.counts = page.counts
  }
}
