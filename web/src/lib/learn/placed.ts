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
  const bottom = Math.min(
    innerHeight,
    ...rects('#choices, .places')
      .map(e => e.top)
      .filter(y => y > innerHeight / 2),
  )
  const room = { left: EDGE, top: top + EDGE, right: innerWidth - EDGE, bottom: bottom - EDGE }
  // Other plates have their places.
  const others = [...document.querySelectorAll('.coach, .meanwhile')].filter(e => e !== plate).map(boxOf)
  return spotFor(room, plate.offsetWidth, plate.offsetHeight, [...rects('[data-state~="lit"]'), ...others])
}
