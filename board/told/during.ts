/** How what is told moves: by the browser alone. */

/** What an element looks like from a moment on, in ms from the beginning. */
export type Key = readonly [at: number, keyframe: Keyframe]

/** What appears does not blink. */
const FADE_MS = 80

/**
 * One animation as long as all that is told (`total`), of what needs no page: between its first frame and its last the page has nothing to do.
 * It ends with its element, else it would go on unseen and cost each frame.
 */
export const during =
  (total: number, ...keys: readonly Key[]) =>
  (element: Element) => {
    const all: Key[] = [[0, keys[0]![1]], ...keys, [total, keys.at(-1)![1]]]
    const runs = element.animate(
      all.map(([at, keyframe]) => ({ ...keyframe, offset: Math.min(1, at / total) })),
      { duration: total, fill: 'forwards' },
    )
    // Else the page is told later when it began, which costs a frame.
    runs.startTime = document.timeline.currentTime
    return () => runs.cancel()
  }

/** It stands there from one moment on, until another or to the end. What leaves before it is there has no time to fade. */
export function appears(total: number, from: number, until?: number) {
  const comes: Key[] = [
    [from, { opacity: 0 }],
    [Math.min(from + FADE_MS, until ?? total), { opacity: 1 }],
  ]
  const leaves: Key[] = [1, 0].map(opacity => [until ?? 0, { opacity }])
  const keys = [...(from ? comes : []), ...(until === undefined ? [] : leaves)]
  return keys.length ? during(total, ...keys) : undefined
}
