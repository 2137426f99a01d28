/** Whoever plays by keys answers on the board, and what had the focus may be gone with its question: then the next question has it. */
import { tick } from 'svelte'

/** `changes` reads all with which something may go; `heading` says the question. */
export function keepFocus(changes: () => unknown, heading: () => HTMLElement | null | undefined): void {
  let had: Element | null = null
  $effect(() => {
    const remember = (e: FocusEvent) => {
      had = e.target as Element
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  })
  $effect(() => {
    changes()
    void tick().then(() => {
      if (!had || had.isConnected || document.activeElement !== document.body) return
      had = null
      heading()?.focus()
    })
  })
}
