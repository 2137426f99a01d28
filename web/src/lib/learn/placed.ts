/** Where a plate stands that may cover nothing lit. */
import { freeSpot, overlap, type Rect } from '../../../../board/desk.ts'

const EDGE = 8

/** The place of a plate: on the line above the question; where that would cover something lit, wherever the room is free. */
export function spotFor(
  room: Rect,
  width: number,
  height: number,
  lit: readonly Rect[],
): { left: number; top: number } {
  const on = (within: Rect) => freeSpot(within, width, height, lit, [1])
  const above = on({ ...room, top: room.bottom - height })
  const { left, top } = lit.some(one => overlap(above, one) > 0) ? on(room) : above
  return { left, top }
}

/** Where the question begins: on a phone its answers fill more than half of the screen; on one that lies on its side they stand beside the board. */
export const footOf = (tops: readonly number[], height: number): number =>
  Math.min(height, ...tops.filter(y => y > height / 3))

const boxOf = (e: Element) => e.getBoundingClientRect()
/** The same for a plate of this page, between the line of the people and that of the question; it covers no other. */
export function placed(plate: HTMLElement): { left: number; top: number } {
  const rects = (parts: string) => [...document.querySelectorAll(parts)].map(boxOf)
  const top = Math.max(
    44,
    ...rects('header, .people')
      .map(e => e.bottom)
      .filter(y => y < innerHeight / 3),
  )
  const bottom = footOf(
    rects('#choices, .places').map(e => e.top),
    innerHeight,
  )
  const room = { left: EDGE, top: top + EDGE, right: innerWidth - EDGE, bottom: bottom - EDGE }
  // Other plates have their places.
  const others = [...document.querySelectorAll('.coach, .meanwhile')].filter(e => e !== plate).map(boxOf)
  return spotFor(room, plate.offsetWidth, plate.offsetHeight, [...rects('[data-state~="lit"]'), ...others])
}
