/** Whom a table that waits is for: by level, and by how reliably they play. */

/** Ratings from and to, as people see them, and of a hundred turns so many in time; what is left out lets all pass. */
export interface Requirements {
  from?: number | undefined
  to?: number | undefined
  inTime?: number | undefined
}
/** How reliably somebody plays: of their last `of` turns that a clock ran for `n` came in time. */
export interface InTime {
  n: number
  of: number
}
/** So many turns are looked at; before a few are known nothing is said. */
export const TURNS = 50,
  KNOWN_FROM = 10
