/** Where ships lie that are under way: each port is read, however many lie in it. */
import { around, fan, type Point, type Rect } from '../../../board/geometry.ts'
import type { Box } from '../rules/box.ts'
import { type Chart, SLOT, slots } from './chart.ts'

/** How large a ship is drawn on a desk; what is measured by it grows with it. */
export const SHIP = 1.55
/** A ship's foot below the middle of its node. */
const FOOT = 7
/** What two rows must leave free to be worth it, and a move aside that goes as far as it may. */
const TWO_ROWS = 300
const ASIDE = 40

/** What a ship covers, its foot there; the top of its mast hides nothing. */
export const hull = ([x, y]: Point, size: number): Rect => ({
  x: x - 11 * size,
  y: y - 17 * size,
  width: 22 * size,
  height: 17 * size,
})

/** What no ship lies on if it can lie elsewhere: tiles, discoveries, and on a desk the name beside the departure. */
export const readable = ({ places, spaces, pocket }: Chart, box: Box): Rect[] => [
  ...places.flatMap(({ kind, at: [x, y], tile, size }) =>
    kind !== 'departure' ? [around(tile, size.width, size.height)] : pocket ? [] : [around([x - 74, y - 26], 100, 52)],
  ),
  ...spaces.flatMap((at, k) => slots(at, box.spaces[k]!.slots.length).map(slot => around(slot, SLOT, SLOT))),
]
/** How much of each other two of them cover. */
export const covered = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

/**
 * Where the ships at a node stand: side by side, moved so that they hide little text, stay on the sheet and around the
 * node. In two rows, the back one first, if that hides much less.
 */
export function anchorage(chart: Chart, box: Box, node: number, count: number): Point[] {
  const size = chart.pocket?.ship ?? SHIP
  const wide = size / SHIP
  const tiles = readable(chart, box)
  const [x, y] = chart.places[node]!.at
  let best: Point[] = []
  let least = Infinity
  for (const rows of count > 1 ? [1, 2] : [1]) {
    const offsets = fan(Math.ceil(count / rows))
    const behind = count - offsets.length
    for (let by = -1; by <= 1; by += 1 / 8) {
      const all = Array.from(
        { length: count },
        (_, k): Point => [
          x + (by * fan(count).at(-1)! + offsets[k < behind ? k : k - behind]!) * wide,
          y + (FOOT - (k < behind ? 18 : 0)) * wide,
        ],
      )
      const price = all
        .map(at => hull(at, size))
        .flatMap(ship => [...tiles.map(tile => covered(tile, ship)), -covered(chart.view, ship)])
        .reduce((a, b) => a + b, rows * TWO_ROWS + Math.abs(by) * ASIDE)
      if (price < least) [best, least] = [all, price]
    }
  }
  return best
}
