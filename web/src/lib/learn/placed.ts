/** Where a plate stands that may cover nothing lit: in the corner of the board's room that has the fewest lit things below it. */

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
const EDGE = 8

/** How many of these boxes a box of that place meets. */
export const meets = (box: Box, others: readonly Box[]): number =>
  others.filter(o => o.left < box.right && o.right > box.left && o.top < box.bottom && o.bottom > box.top).length

/** The best corner of a room for a plate of that size: lower left, lower right, upper left, upper right, the first of equals. */
export function corner(room: Box, width: number, height: number, lit: readonly Box[]): { left: number; top: number } {
  const corners = [
    { left: room.left, top: room.bottom - height },
    { left: room.right - width, top: room.bottom - height },
    { left: room.left, top: room.top },
    { left: room.right - width, top: room.top },
  ]
  const covered = corners.map(({ left, top }) => meets({ left, top, right: left + width, bottom: top + height }, lit))
  return corners[covered.indexOf(Math.min(...covered))]!
}

/** The place of a plate in this window, between the line above and the question below. */
export function placed(plate: HTMLElement): { left: number; top: number } {
  const below = document.querySelector('#choices')?.getBoundingClientRect().top ?? innerHeight
  const boxOf = (e: Element): Box => e.getBoundingClientRect()
  const lit = [...document.querySelectorAll('[data-state~="lit"]')].map(boxOf)
  const room = { left: EDGE, right: innerWidth - EDGE, top: 48 + EDGE, bottom: below - EDGE }
  return corner(room, plate.offsetWidth, plate.offsetHeight, lit)
}
