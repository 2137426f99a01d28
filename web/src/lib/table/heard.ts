/** How far the talk of matches was read in this browser: what is said while somebody is away is new to them when they come. */

const KEY = 'loggia.heard'
/** For how many matches it is kept, the last ones read. */
const MATCHES = 60

function kept(): [match: string, line: number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, number][]
  } catch {
    return []
  }
}

/** The last line of a match that was read; 0: none. */
export const heardOf = (match: string): number => kept().find(([id]) => id === match)?.[1] ?? 0

/** Everything up to this line was read. */
export function hear(match: string, line: number): void {
  if (line <= heardOf(match)) return
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([[match, line], ...kept().filter(([id]) => id !== match)].slice(0, MATCHES)),
    )
  } catch {
    /* a private window may forbid storage: then it is new again the next time */
  }
}
