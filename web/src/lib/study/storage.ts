/** Matches that live in this browser tab alone: recorded games that were opened, and what was tried from a move of another match. A reload finds them again. */
import type { MatchRecord } from '@loggia/core'
import type { Glimpse } from './imagined.ts'

/** From what view of a running match a trial was begun, after which row. */
export interface TrialOf extends Glimpse {
  match: string
  seq: number
}

/**
 * `from`: rows that are given; those after it were made here and can be taken back. `tried`: it branches off a match, and is played on; `trial`: off one that
 * still runs. `box`: the hash of its components, where they are not those that the game comes with.
 */
export interface Study {
  id: string
  game: string
  box?: string
  name: string
  people: readonly string[]
  record: MatchRecord
  from: number
  tried: boolean
  trial?: TrialOf
}

const key = (id: string) => `study:${id}`

/** Stores a study, new or as it now is. If the browser stores nothing, it lasts as long as the page. */
export function save(study: Study): void {
  passed = study
  try {
    sessionStorage.setItem(key(study.id), JSON.stringify(study))
  } catch {
    /* full, or forbidden */
  }
}
/** The latest one. */
let passed: Study | undefined

/** The study of that id; undefined in another tab, or another time. */
export function studyOf(id: string): Study | undefined {
  if (passed?.id === id) return passed
  try {
    const text = sessionStorage.getItem(key(id))
    return text === null ? undefined : (JSON.parse(text) as Study)
  } catch {
    return undefined
  }
}

/** Nobody wants it any more. */
export function forget(id: string): void {
  try {
    sessionStorage.removeItem(key(id))
  } catch {
    /* forbidden */
  }
}

/** Keeps a study of a match as it stood after row `seq`; gives its address. */
export function open({ record, ...rest }: Omit<Study, 'id' | 'from'>, seq = record.rows.length): string {
  const rows = record.rows.slice(0, seq)
  const id = Math.random().toString(36).slice(2, 12)
  save({ ...rest, id, record: { ...record, rows }, from: rows.length })
  return `/study/${id}`
}
