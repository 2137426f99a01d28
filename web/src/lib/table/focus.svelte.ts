/**
 * A player with a keyboard answers on the board. The focused element may disappear with its question, so the next
 * question gets the focus.
 */
import { tick } from 'svelte'

/** `changes` reads all with which something may go; `heading` says the question. */
export function keepFocus(changes: () => unknown, heading: () => HTMLElement | null | undefined): void {
  /** Something had the focus, and nobody pressed elsewhere since. */
  let had = false
  $effect(() => {
    const taken = () => {
      had = false
    }
    const given = () => {
      had = true
    }
    document.addEventListener('pointerdown', taken, { capture: true, passive: true })
    document.addEventListener('focusin', given)
    return () => {
      document.removeEventListener('pointerdown', taken, { capture: true })
      document.removeEventListener('focusin', given)
    }
  })
  $effect(() => {
    changes()
    void tick().then(() => {
      if (had && document.activeElement === document.body) heading()?.focus()
    })
  })
}
