/**
 * A board on a desk: its parts, each drawn for one width, and the boxes in which they lie. The boxes follow from the room and the number of seats
 * alone, so nothing moves when the question changes. What finds no room where letters can be read is a *leaf*: a plate that opens.
 */
import { type BoardContext, splitTarget, type Target } from '@loggia/core'

/** A part of a board, without its drawing. */
export interface Part {
  readonly id: string
  /** Lies on the table before everybody, or before one person. */
  readonly of: 'table' | 'seat'
  /** In pixels: the width that it is drawn for. It is scaled to its box as a whole. */
  readonly at: number
  /** It grows and shrinks with what lies on it. It is always as wide as its box: where it would be higher, it is laid out wider and drawn smaller. */
  readonly flows?: true
  /** How many times it can say less rather than be small: `data-less` on it counts. */
  readonly shortens?: number
  /** The text of the game that names it, where it may be a leaf. */
  readonly name?: string
  /** The number that stands on its leaf. */
  readonly count?: (context: BoardContext<never, never>) => number | string
  /** Domains of targets that open its leaf when they are lit. */
  readonly answers?: readonly string[]
}

/** A rectangle in the room: left, top, width, height. */
export type Box = readonly [x: number, y: number, w: number, h: number]

/** Where the parts lie in a room of one size. Each part has a box or a leaf; a part with neither does not lie on this desk. */
export interface Arrangement {
  /** The size that the boxes are written for. */
  readonly room: readonly [w: number, h: number]
  /** For this number of seats at most; without it for any number. */
  readonly most?: number
  readonly boxes: Readonly<Record<string, Box>>
  /** The plates of what opens. */
  readonly leaves?: Readonly<Record<string, Box>>
}

/** What a game gives the desk. */
export interface Desk {
  readonly parts: readonly Part[]
  readonly arrangements: readonly Arrangement[]
}

/** No arrangement is drawn larger than this, and none smaller than that where another lies in the room. */
const LARGEST = 1.8
const LEAST = 0.85

/** How much an arrangement is scaled to lie whole in a room. */
const scaleIn = ({ room: [w, h] }: Arrangement, width: number, height: number): number =>
  Math.min(width / w, height / h, LARGEST)

/** The arrangement for a room and a number of seats, with its scale: the one whose common parts get the most room. */
export function arrange(
  { parts, arrangements }: Desk,
  width: number,
  height: number,
  seats: number,
): { arrangement: Arrangement; scale: number } {
  const common = new Set(parts.filter(part => part.of === 'table').map(part => part.id))
  const fitting = arrangements.filter(({ most = Infinity }) => seats <= most)
  const least = Math.min(...fitting.map(({ most = Infinity }) => most))
  const sized = fitting
    .filter(({ most = Infinity }) => most === least)
    .map(arrangement => {
      const scale = scaleIn(arrangement, width, height)
      const area = Object.entries(arrangement.boxes).reduce(
        (sum, [id, [, , w, h]]) => sum + (common.has(id) ? w * h : 0),
        0,
      )
      return { arrangement, scale, size: area * scale * scale }
    })
  const large = sized.filter(({ scale }) => scale >= LEAST)
  const best = (large.length ? large : sized).reduce((a, b) => (b.size > a.size ? b : a))
  return { arrangement: best.arrangement, scale: best.scale }
}

/** A rectangle of the window. */
export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

/** The area that two rectangles have in common. */
export const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** What floats is as high as one of these parts of the room. */
const HEIGHTS = [1, 0.75, 0.5, 0.36, 0.24]
/** It is tried at this many places along an edge. */
const STEPS = 12

/**
 * A spot for something that floats: it covers nothing of what is asked. It is as high as that allows. The right side comes first, then the left,
 * then the middle. Where every spot covers something, this one covers least.
 */
export function freeSpot(
  room: Rect,
  width: number,
  height: number,
  asked: readonly Rect[],
  heights: readonly number[] = HEIGHTS,
): Rect {
  const w = Math.min(width, room.right - room.left)
  const most = Math.min(height, room.bottom - room.top)
  let best: Rect | undefined
  let least = Infinity
  for (const part of heights) {
    const h = Math.max(Math.min(most, 120), most * part)
    for (let at = 0; at <= STEPS; at++) {
      // The right edge, the left edge, then towards the middle.
      const along = at % 2 ? (at - 1) / 2 / STEPS : 1 - at / 2 / STEPS
      const left = room.left + (room.right - room.left - w) * along
      for (let down = 0; down <= STEPS; down++) {
        const top = room.top + (room.bottom - room.top - h) * (down / STEPS)
        const spot = { left, top, right: left + w, bottom: top + h }
        const covered = asked.reduce((sum, rect) => sum + overlap(spot, rect), 0)
        if (!covered) return spot
        if (covered < least) {
          least = covered
          best = spot
        }
        if (h >= room.bottom - room.top - 1) break
      }
    }
  }
  return best ?? { left: room.right - w, top: room.top, right: room.right, bottom: room.top + most }
}

/** Whether a leaf opens by itself: something that it shows is lit. */
export const asksIn = ({ answers }: Part, lit: Iterable<Target>): boolean =>
  answers !== undefined && [...lit].some(target => answers.includes(splitTarget(target).domain))
