/**
 * The time of the hall is that of its database, by which rows are written. Between two beats it goes on by this process's monotonic clock: the clock on this
 * machine's wall may be changed at any time.
 */
let ahead = Date.now() - performance.now()

/** In ms since 1970. */
export const hallTime = (): number => Math.round(performance.now() + ahead)

/** What the database's clock showed just now. */
export function heardTime(now: number): void {
  ahead = now - performance.now()
}
