/** The second tap of a double tap, or of a finger that trembles, does not press what has come under it since an answer was given. */
import { input } from '../input.svelte.ts'

/** How long after the press, and how near to the finger. */
const DEAF_MS = 400
const NEAR = 64

/** Listens until the returned function is called. */
export function deafen(): () => void {
  let x = 0
  let y = 0
  let deaf = false
  const hear = (e: PointerEvent) => {
    const pressed = e.type === 'pointerdown'
    if (pressed) {
      deaf =
        e.pointerType !== 'mouse' &&
        e.timeStamp - input.gave < DEAF_MS &&
        Math.hypot(e.clientX - x, e.clientY - y) <= NEAR
      if (!deaf) [x, y] = [e.clientX, e.clientY]
    }
    if (!deaf) return
    e.preventDefault()
    e.stopPropagation()
    // A press has its click later.
    deaf = pressed
  }
  const presses = ['pointerdown', 'click'] as const
  for (const press of presses) addEventListener(press, hear, true)
  return () => {
    for (const press of presses) removeEventListener(press, hear, true)
  }
}
