/** Where words about a thing of a desk stand: beside the thing, and not over what is lit. */
import { overlap, type Rect } from './geometry.ts'

/** Between the thing and its words, and from the words to the edge of the window. */
const GAP = 10
const EDGE = 8

/**
 * The upper left corner for words of this size. The right side comes first, then the left, below, above; where all of these cover something lit, the
 * same sides of the part that the thing belongs to. Where every spot covers something, the first that lies in the window.
 */
export function besideOf(
  thing: Rect,
  part: Rect,
  { w, h }: { w: number; h: number },
  window: { width: number; height: number },
  lit: readonly Rect[],
): { left: number; top: number } {
  const within = (n: number, most: number) => Math.max(EDGE, Math.min(n, most - EDGE))
  const left = within(thing.x + thing.width / 2 - w / 2, window.width - w)
  const top = within(thing.y + thing.height / 2 - h / 2, window.height - h)
  const spots = [thing, part]
    .flatMap(({ x, y, width, height }) => [
      { left: x + width + GAP, top },
      { left: x - GAP - w, top },
      { left, top: y + height + GAP },
      { left, top: y - GAP - h },
    ])
    .filter(
      s => s.left >= EDGE && s.top >= EDGE && s.left + w <= window.width - EDGE && s.top + h <= window.height - EDGE,
    )
  const free = spots.find(s => !lit.some(rect => overlap(rect, { x: s.left, y: s.top, width: w, height: h })))
  return free ?? spots[0] ?? { left, top }
}

/** The same for a thing that lies on a desk now; undefined where it lies elsewhere. */
export function besideThing(thing: Element, size: { w: number; h: number }): { left: number; top: number } | undefined {
  const part = thing.closest('[data-part]')
  const others = [...document.querySelectorAll('[data-part] [data-state~="lit"]')].filter(e => e !== thing)
  const [at, whole, ...lit] = [thing, part ?? thing, ...others].map(e => e.getBoundingClientRect())
  return part ? besideOf(at!, whole!, size, { width: innerWidth, height: innerHeight }, lit) : undefined
}
