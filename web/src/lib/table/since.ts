/** What the others did while somebody was not here. */
import type { LogEntry, Seat } from '@loggia/core'

/**
 * From which row on the others' moves are news: the last that was looked at here; where this device knows of none, the last of mine. Undefined where I have not
 * begun, or where nothing came.
 */
export function awayFrom(
  log: readonly LogEntry[],
  mine: readonly Seat[],
  looked: number | undefined,
): number | undefined {
  const from = looked ?? log.findLast(e => mine.includes(e.seat) && e.move)?.seq
  return from !== undefined && newsOf(log, mine, from).length ? from : undefined
}

/** The others' rows after one, as long as none of mine follows: who has answered knows them. */
export function newsOf(log: readonly LogEntry[], mine: readonly Seat[], from: number): readonly LogEntry[] {
  const after = log.filter(e => e.seq > from)
  return after.some(e => mine.includes(e.seat) && e.move) ? [] : after.filter(e => e.seat >= 0)
}
