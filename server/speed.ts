/** How fast a table is meant to be played, and what follows of that while it waits for its people. Clocks will hang on the same choice. */

export const SPEEDS = ['live', 'correspondence'] as const
export type Speed = (typeof SPEEDS)[number]

/** Of who makes a table and says nothing of it. */
export const USUAL: Speed = 'correspondence'

/** In seconds. */
interface Patience {
  /** So long a full table waits for those who are asked whether they are there. */
  ready: number
  /** So long it waits for people: since its host was last there, or since it was made. */
  open: number
  since: 'host' | 'made'
}
export const PATIENCE: Readonly<Record<Speed, Patience>> = {
  live: { ready: 60, open: 20 * 60, since: 'host' },
  correspondence: { ready: 24 * 3600, open: 7 * 24 * 3600, since: 'made' },
}

/** Whoever has sat for so long, in seconds, may have gone: a table that is full only then asks its people. */
export const SAT_LONG = 600
/** Who is found by the quick match says yes within so many seconds. */
export const QUICK_READY = 10
