/** What the tabs of a browser have in common while nobody sits there yet: loaded with the moment in which somebody comes in. */
const KEY = 'loggia.arrival'

/** What all tabs of this browser send that come in now: of those that do at the same moment one makes the person. */
export function arrival(): string {
  const made = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)))).replace(/[+/]/g, '_')
  try {
    const kept = localStorage.getItem(KEY) ?? made
    localStorage.setItem(KEY, kept)
    return kept
  } catch {
    return made // Private windows may forbid storage.
  }
}
/** Somebody came in: whoever does next is somebody else. */
export function forgetArrival(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    /* there was none */
  }
}
