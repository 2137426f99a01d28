/** A list of tables that comes page by page. */
import type { MatchSummary, TablesPage } from '../api.ts'

export interface Pages {
  tables: readonly MatchSummary[]
  next: string | undefined
  /** How many pages have come. */
  pages: number
}
export const NOTHING: Pages = { tables: [], next: undefined, pages: 0 }
type Page = Pick<TablesPage, 'tables' | 'next'>

/** Its first page has come again. A list of which more was asked for stays as long as it is, with what its first page has now. */
export function begunAgain(before: Pages, { tables, next }: Page): Pages {
  if (before.pages <= 1) return { tables, next, pages: 1 }
  const first = new Set(tables.map(t => t.id))
  const last = before.tables.findIndex(t => t.id === tables.at(-1)?.id)
  return { ...before, tables: [...tables, ...before.tables.slice(last + 1).filter(t => !first.has(t.id))] }
}

/** Its next page has come: what is there already is not there twice. */
export function continued(before: Pages, { tables, next }: Page): Pages {
  const known = new Set(before.tables.map(t => t.id))
  return { tables: [...before.tables, ...tables.filter(t => !known.has(t.id))], next, pages: before.pages + 1 }
}
