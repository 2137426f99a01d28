/** What became of puzzles on this device: solved at the first try, later, or not yet. */
export type Outcome = 'first' | 'later' | 'missed'
type Progress = Readonly<Record<string, Outcome>>

const key = (game: string) => `loggia.puzzles.${game}`
const OUTCOMES: readonly unknown[] = ['first', 'later', 'missed'] satisfies Outcome[]

/** By puzzle; nothing where it can't be read. */
export function progressIn(game: string): Progress {
  try {
    const kept = JSON.parse(localStorage.getItem(key(game)) ?? '{}') as object
    return Object.fromEntries(Object.entries(kept).filter(([, outcome]) => OUTCOMES.includes(outcome)))
  } catch {
    return {}
  }
}
/** One more try, or the answer was shown (not `right`). True for the first try of that puzzle. */
export function tried(game: string, id: string, right: boolean): boolean {
  const progress = progressIn(game)
  const before = progress[id]
  const now = before === undefined ? (right ? 'first' : 'missed') : right && before === 'missed' ? 'later' : before
  try {
    localStorage.setItem(key(game), JSON.stringify({ ...progress, [id]: now }))
  } catch {
    /* lasts as long as the page */
  }
  return before === undefined
}
