/** Matches that live in this browser tab alone: recorded games that were opened, and what was tried from a move of another match. A reload finds them again. */
import type { MatchRecord } from '@loggia/core'

/** `from`: rows that are given; those after it were made here and can be taken back. `tried`: it branches off a match, and is played on. */
export interface Study {
  id: string
  game: string
  name: string
  people: readonly string[]
  record: MatchRecord
  from: number
  tried: boolean
}

const key = (id: string) => `study:${id}`

/** Keeps a study, anew or as it stands now. Where the browser keeps nothing it lasts as long as the page. */
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

/** Keeps a study of a match as it stood after row `seq`; gives its address. */
export function open({ record, ...rest }: Omit<Study, 'id' | 'from'>, seq = record.rows.length): string {
  const rows = record.rows.slice(0, seq),
    id = Math.random().toString(36).slice(2, 12)
  save({ id, ...rest, record: { ...record, rows }, from: rows.length })
  return `/study/${id}`
}
