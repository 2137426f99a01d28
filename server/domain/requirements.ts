/** Requirements of a waiting table: a range of ratings, and reliability. */

/** Ratings from and to, as shown, and how many of a hundred turns in time; an omitted one lets all pass. */
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
/** How many turns are counted; below the least number reliability is unknown. */
export const TURNS = 50
export const KNOWN_FROM = 10
