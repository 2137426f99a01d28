/** What is asked comes into sight beside the board, too: cards in my hand may lie below the edge of their column. */

const LIT = '[data-state~="lit"]'
/** Kept free above and below what is asked, as far as there is room: a heading, and the sign that the column goes on. */
const MARGIN = 44
let brought = false

/** Scrolls the column of my position to what can be picked there, and back when that is over. Where it is too low for that, what is open below it yields (`data-tight`). */
function look(column: HTMLElement): void {
  const places = [...column.querySelectorAll(LIT)].map(place => place.getBoundingClientRect()).filter(p => p.height)
  if (!places.length) {
    if (brought) column.scrollTo({ top: 0 })
    brought = false
    return
  }
  const top = Math.min(...places.map(p => p.top))
  const bottom = Math.max(...places.map(p => p.bottom))
  if (bottom - top > column.clientHeight) column.parentElement!.toggleAttribute('data-tight', true)
  const frame = column.getBoundingClientRect()
  if (top >= frame.top && bottom <= frame.bottom - MARGIN) return
  const margin = Math.max(0, Math.min(MARGIN, (frame.height - (bottom - top)) / 2))
  column.scrollBy({ top: top - frame.top - margin })
  brought = true
}

/** Does so for one question: at once, and when more of the column has been loaded. Gives how to stop. */
export function bring(column: HTMLElement): () => void {
  const watch = new ResizeObserver(() => look(column))
  watch.observe(column.firstElementChild!)
  return () => {
    watch.disconnect()
    column.parentElement?.removeAttribute('data-tight')
  }
}
