/** What is asked comes into sight beside the board, too: cards in my hand may lie below the edge of their column. */

const LIT = '[data-state~="lit"]',
  /** What is above it, its heading perhaps, stays in sight. */
  ABOVE = 44
let brought = false

/** Scrolls the column of my position to what can be picked there, where nothing on the board can; and back, when that is over. */
function look(column: HTMLElement): void {
  const frame = column.getBoundingClientRect(),
    places = document.querySelector(`.mid ${LIT}`)
      ? []
      : [...column.querySelectorAll(LIT)].map(place => place.getBoundingClientRect())
  if (places.some(p => p.top < frame.top || p.bottom > frame.bottom - ABOVE)) {
    column.scrollBy({ top: places[0]!.top - frame.top - ABOVE })
    brought = true
  } else if (brought && !places.length) {
    column.scrollTo({ top: 0 })
    brought = false
  }
}

/** Does so for one question: at once, and when more of the column has been loaded. Gives how to stop. */
export function bring(column: HTMLElement): () => void {
  const watch = new ResizeObserver(() => look(column))
  watch.observe(column.firstElementChild!)
  return () => watch.disconnect()
}
