/** The time of the hall is that of its database, by which rows are written: this process's clock may go otherwise. */
let ahead = 0

/** In ms since 1970. */
export const hallTime = (): number => Math.round(Date.now() + ahead)

/** What the database's clock showed just now. */
export function heardTime(now: number): void {
  ahead = now - Date.now()
}
