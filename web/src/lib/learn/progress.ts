/** How far a person at this device is with the lessons of a game: those that are done, and where the others were left. */

/** What was played on each page that was come to. */
export type Answers = readonly (readonly string[])[]
interface Progress {
  done: readonly string[]
  left: Readonly<Record<string, Answers>>
}

const key = (game: string) => `loggia.lessons.${game}`
const isTexts = (x: unknown): x is string[] => Array.isArray(x) && x.every(text => typeof text === 'string')

/** What is kept of a game; nothing where it can't be read. */
export function progressIn(game: string): Progress {
  try {
    const kept = JSON.parse(localStorage.getItem(key(game)) ?? '{}') as Partial<Progress>
    return {
      done: isTexts(kept.done) ? kept.done : [],
      left: Object.fromEntries(
        Object.entries(kept.left ?? {}).filter(([, pages]) => Array.isArray(pages) && pages.every(isTexts)),
      ),
    }
  } catch {
    return { done: [], left: {} }
  }
}
function keep(game: string, progress: Progress): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(progress))
  } catch {
    /* lasts as long as the page */
  }
}
/** A lesson was left there. */
export function leaveAt(game: string, lesson: string, answers: Answers): void {
  const { done, left } = progressIn(game)
  keep(game, { done, left: { ...left, [lesson]: answers } })
}
/** A lesson was walked through; it begins at its first page again. */
export function nowDone(game: string, lesson: string): void {
  const { done, left } = progressIn(game)
  const { [lesson]: _, ...others } = left
  keep(game, { done: [...new Set([...done, lesson])], left: others })
}
