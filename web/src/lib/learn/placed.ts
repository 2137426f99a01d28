/** Where a plate stands that may cover nothing lit. */
import { freeSpot, overlap, type Rect } from '../../../../board/desk.ts'

const EDGE = 8

/**
 * The place of a plate: on the line above the question, wherever the room is free, or over the lines above the room, as on a phone full of answers.
 * It is the first of these that covers nothing lit. If each of them does, it is the one that covers least.
 */
export function spotFor(
  room: Rect,
  width: number,
  height: number,
  lit: readonly Rect[],
): { left: number; top: number } {
  const tops = [room.bottom - height, room.top, EDGE]
  const spots = tops.map(top => freeSpot({ ...room, top }, width, height, lit, [1]))
  const covered = spots.map(spot => lit.reduce((sum, one) => sum + overlap(spot, one), 0))
  const { left, top } = spots[covered.indexOf(Math.min(...covered))]!
  return { left, top }
}

/** Where the question begins: on a phone its answers fill more than half of the screen; on one that lies on its side they stand beside the board. */
export const footOf = (tops: readonly number[], height: number): number =>
  Math.min(height, ...tops.filter(y => y > height / 3))

const boxOf = (e: Element) => e.getBoundingClientRect()
const rects = (parts: string) => [...document.querySelectorAll(parts)].map(boxOf)
/** Where everything lies that is lit, or chosen. */
export const litNow = (): DOMRect[] => rects('[data-state~="lit"], [data-state~="chosen"]')
/**
 * The same for a plate of this page, between the line of the people and that of the question; it covers no other. On a phone that lies on its side the
 * question stands beside the board: there the plate takes the foot of its answers, which are on the board, too.
 */
export function placed(plate: HTMLElement): { left: number; top: number } {
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
  const beside = rects('#choices').find(e => e.top < innerHeight / 3 && e.left > innerWidth / 3)
  const room = { left: (beside?.left ?? 0) + EDGE, top: top + EDGE, right: innerWidth - EDGE, bottom: bottom - EDGE }
  plate.style.maxWidth = `${room.right - room.left}px`
  // Other plates have their places.
  const others = [...document.querySelectorAll('.coach, .meanwhile')].filter(e => e !== plate).map(boxOf)
  return spotFor(room, plate.offsetWidth, plate.offsetHeight, [...litNow(), ...others])
}
