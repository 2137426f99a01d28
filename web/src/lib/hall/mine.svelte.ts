/** My tables, part by part and page by page, as the front page shows them. */
import { api, type MatchSummary, type Part } from '../api.ts'

/** In the order in which they concern me. */
export const PARTS: readonly Part[] = ['turn', 'waiting', 'open', 'finished']

interface Pages {
  tables: readonly MatchSummary[]
  next: string | undefined
  /** How many pages have come. */
  pages: number
}
const NOTHING: Pages = { tables: [], next: undefined, pages: 0 }

export class MyTables {
  /** How many there are in each part, beyond what is shown; undefined before they have come. */
  counts = $state.raw<Readonly<Record<Part, number>>>()
  #parts = $state.raw<Readonly<Record<Part, Pages>>>({
    turn: NOTHING,
    waiting: NOTHING,
    open: NOTHING,
    finished: NOTHING,
  })

  of = (part: Part): readonly MatchSummary[] => this.#parts[part].tables
  hasMore = (part: Part): boolean => this.#parts[part].next !== undefined

  /** Nobody: nothing is mine. */
  none(): void {
    this.counts = { turn: 0, waiting: 0, open: 0, finished: 0 }
  }

  /** Asks for the first page of each part anew. A part of which more was asked for stays as long as it is, with what its first page has now. */
  async load(): Promise<void> {
    const pages = await Promise.all(PARTS.map(part => api.tables(part)))
    const parts = { ...this.#parts }
    PARTS.forEach((part, k) => {
      const { tables, next } = pages[k]!,
        before = this.#parts[part]
      if (before.pages <= 1) parts[part] = { tables, next, pages: 1 }
      else {
        const first = new Set(tables.map(t => t.id)),
          last = before.tables.findIndex(t => t.id === tables.at(-1)?.id),
          rest = before.tables.slice(last + 1).filter(t => !first.has(t.id))
        parts[part] = { ...before, tables: [...tables, ...rest] }
      }
    })
    this.#parts = parts
    this.counts = pages[0]!.counts
  }

  /** The next page of a part. */
  async more(part: Part): Promise<void> {
    const { next, tables, pages } = this.#parts[part]
    if (next === undefined) return
    const page = await api.tables(part, next),
      known = new Set(tables.map(t => t.id))
    this.#parts = {
      ...this.#parts,
      [part]: { tables: [...tables, ...page.tables.filter(t => !known.has(t.id))], next: page.next, pages: pages + 1 },
    }
    this.counts = page.counts
  }
}
