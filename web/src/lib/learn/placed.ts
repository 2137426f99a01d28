/** Where a plate stands that may cover nothing lit. */
import { freeSpot, type Rect } from '../../../../board/desk.ts'

const EDGE = 8

/** The place of a plate on the line above the question: where it covers nothing of what is lit, or the least of it. */
export function above(
  window: Rect,
  width: number,
  height: number,
  lit: readonly Rect[],
): { left: number; top: number } {
  const bottom = window.bottom - EDGE
  const line = { left: window.left + EDGE, right: window.right - EDGE, top: bottom - height, bottom }
  const { left, top } = freeSpot(line, width, height, lit, [1])
  return { left, top }
}

/** The same for a plate of this page. */
export function placed(plate: HTMLElement): { left: number; top: number } {
  const bottom = document.querySelector('#choices')?.getBoundingClientRect().top ?? innerHeight
  const lit = [...document.querySelectorAll('[data-state~="lit"]')].map(e => e.getBoundingClientRect())
  return above({ left: 0, top: 0, right: innerWidth, bottom }, plate.offsetWidth, plate.offsetHeight, lit)
}
