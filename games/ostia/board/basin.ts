/** The harbour in plan: Trajan's hexagonal basin, a wedge of water and a stretch of quay for each section. */
import { CORBITA, PONTA, SECTIONS } from '../rules/box.ts'
import { hexagon, mix, path, type Point, polar, type Rect } from '../../../board/geometry.ts'

export const CENTRE: Point = [160, 140]
/** Radii: outer edge of the quay, its inner edge, the water, the islet in the middle. */
export const OUTER = 155
export const EDGE = 96
export const WATER = 90
export const ISLET = 14
export const BASIN_VIEW: Rect = { x: 4, y: 4, width: 312, height: 272 }

/** Corners of section k: 12 o'clock is the first, clockwise. */
const corners = (r: number, k: number): [Point, Point] => {
  const h = hexagon(CENTRE, r)
  return [h[k]!, h[(k + 1) % 6]!]
}

/** The stretch of quay of a section; `inset` moves it inwards. */
export function quay(k: number, inset = 0): string {
  const slip = inset * 1.15
  const [a, b] = corners(OUTER - 4 - slip, k)
  const [c, d] = corners(EDGE + slip, k)
  const towards = (p: Point, q: Point) => mix(p, q, slip / Math.hypot(q[0] - p[0], q[1] - p[1]))
  return path([towards(a, b), towards(b, a), towards(d, c), towards(c, d)])
}

/** Quay and water of a section: what can be clicked. */
export const wedge = (k: number): string => path([...corners(OUTER, k), CENTRE])

/** The middle of a section's quay. */
export const onQuay = (k: number): Point => polar(CENTRE, ((EDGE + OUTER - 4) / 2) * Math.cos(Math.PI / 6), k * 60 - 90)

/** To which side the quay of a section falls off: to the right, to the left, or level. */
export const lean = (k: number): -1 | 0 | 1 => (k % 3 === 0 ? 0 : k === 1 || k === 4 ? 1 : -1)

/** A place at a section's wall, beside its ships: there a seal says which action its last ship brings; a second one stands next to it. */
export const seal = (k: number, n = 0): Point =>
  mix(...corners(EDGE - 11, k), lean(k) > 0 ? 0.24 + n * 0.22 : 0.76 - n * 0.22)

/** Where the number key of a section stands: at the outer wall, before its corner. */
export const keyed = (k: number): Point => mix(...corners(OUTER - 12, k), 0.11)

/** The corner between the section before and this one: a ship that is sown passes it. */
export const corner = (k: number): Point => hexagon(CENTRE, EDGE - 3)[k]!

/** The place of a section's number of ships. */
export const tip = (k: number): Point => polar(CENTRE, 24, k * 60 - 90)

/** A ship in the water of a section; (x, y) is the middle of its foot. */
export interface Berth {
  x: number
  y: number
  scale: number
  kind: number
}
/** Widths and height of a ship drawn at scale 1, its halo included. */
export const SHIP_WIDTH = [23, 31] as const
export const SHIP_HEIGHT = 21
export const PITCH = 0.75

/** The part of the line at height y that lies in the water of section k, away from its sides. */
function slice(k: number, y: number): [number, number] {
  const triangle = [polar(CENTRE, 25, k * 60 - 90), ...corners(WATER - 1, k)]
  const cuts = triangle.flatMap((a, i) => {
    const b = triangle[(i + 1) % 3]!
    return (a[1] - y) * (b[1] - y) <= 0 && a[1] !== b[1] ? [a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1])] : []
  })
  return cuts.length ? [Math.min(...cuts), Math.max(...cuts)] : [0, 0]
}

/** Berths of the ships of a section, pontas first: rows from the wide side of the water, as large as fits. At most `most` are drawn. */
export function berths(k: number, corbita: number, ponta: number, most = 6): Berth[] {
  const kinds = [...Array<number>(ponta).fill(PONTA), ...Array<number>(corbita).fill(CORBITA)].slice(0, most)
  if (!kinds.length) return []
  // Large; two or three a little smaller if they then lie in one row; and rather in mid-water than at the edge.
  const rows = (all: readonly Berth[]) => new Set(all.map(b => b.y)).size
  let best: Berth[] = []
  let least = 9
  for (let n = 20; n >= least; n--)
    for (const shift of [16, 9, 3]) {
      const way = moor(k, kinds, n / 20, shift)
      if (!way || (best.length && rows(way) >= rows(best))) continue
      if (!best.length) least = kinds.length > 3 ? n : n - 2
      best = way
    }
  return best
}

/** All ships in rows at this scale, or null when they do not fit. */
function moor(k: number, kinds: readonly number[], scale: number, shift: number): Berth[] | null {
  const high = SHIP_HEIGHT * scale
  const below = k >= 2 && k <= 4
  const [cx, cy] = CENTRE
  const reach = (WATER - 3) * Math.cos(Math.PI / 6)
  // The wide side: the edge of the basin for 12 and 6 o'clock, the line through the middle for the others.
  const first =
    k === 0 ? cy - reach + high + shift : k === 3 ? cy + reach - shift : below ? cy + 4 + high + shift : cy - 3 - shift
  const step = k === 0 || k === 2 || k === 4 ? high : -high
  // Many lie closer, each hiding a quarter of the next.
  const width = (kind: number) => SHIP_WIDTH[kind as 0 | 1] * scale
  const pitch = kinds.length > 2 ? PITCH : 1
  const along = (row: readonly number[]) => row.reduce((sum, kind) => sum + width(kind) * pitch, 0)
  const used = (row: readonly number[]) => along(row.slice(0, -1)) + width(row.at(-1)!)
  const all: Berth[] = []
  for (let y = first; all.length < kinds.length; y += step) {
    const [l1, r1] = slice(k, y)
    const [l2, r2] = slice(k, y - high)
    const left = Math.max(l1, l2)
    const right = Math.min(r1, r2)
    let row = kinds.slice(all.length)
    while (row.length && used(row) > right - left) row = row.slice(0, -1)
    if (!row.length || Math.abs(y - cy) > reach + high) return null
    const x = (lean(k) ? (left + right) / 2 : cx) - used(row) / 2
    all.push(...row.map((kind, n) => ({ x: x + along(row.slice(0, n)) + width(kind) / 2, y, scale, kind })))
  }
  return all
}

/** Number of drops that pass each corner, for the little numbers of a sowing: the last one counts. */
export const passing = (drops: readonly number[]): number[] =>
  Array.from({ length: SECTIONS }, (_, section) => drops.lastIndexOf(section) + 1)
