/** What is chosen for the hall as a whole, and what its people complain of. */

/** The mode: anybody may sit down; only accounts may sit; only invited people come in. */
export const MODES = ['open', 'registration', 'invitation'] as const
export type Mode = (typeof MODES)[number]
/** A line on all pages but tables, in each language, until then. */
export interface Banner {
  en: string
  ko: string
  until: string | null
}

/** Why somebody is reported. */
export const COMPLAINTS = ['rude', 'left', 'slow', 'cheating', 'name', 'other'] as const

/** A part of a list: its length, and where it starts. */
export interface Part {
  skip?: number | undefined
  limit?: number | undefined
}
