/** My tables, part by part and page by page, as the front page shows them. */
import { api, type MatchSummary, type Part, type Parting } from '../api.ts'
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
