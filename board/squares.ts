/** Shapes of squares on a ground plan: outlines, walls, roofs. Units are squares; `unit` is the side of one in the drawing. */
import { path, type Point } from './geometry.ts'

export type Cell = readonly [row: number, column: number]

/** The middle of some cells, in squares. */
export const middle = (cells: readonly Cell[]): Point => {
  const rows = cells.map(c => c[0])
  const columns = cells.map(c => c[1])
  return [(Math.min(...columns) + Math.max(...columns) + 1) / 2, (Math.min(...rows) + Math.max(...rows) + 1) / 2]
}
/** A corner of an outline in squares, and the way inwards from it. */
export interface Corner {
  x: number
  y: number
  inwards: Point
}

/** The corners of connected squares, loop by loop, clockwise: every inset outline has the same corners in the same order. */
export function corners(cells: readonly Cell[]): Corner[][] {
  const has = new Set(cells.map(String))
  const next = new Map<string, Point[]>()
  const edge = (a: Point, b: Point): void => {
    next.set(a.join(' '), [...(next.get(a.join(' ')) ?? []), b])
  }
  for (const [r, c] of cells) {
    if (!has.has(`${r - 1},${c}`)) edge([c, r], [c + 1, r])
    if (!has.has(`${r},${c + 1}`)) edge([c + 1, r], [c + 1, r + 1])
    if (!has.has(`${r + 1},${c}`)) edge([c + 1, r + 1], [c, r + 1])
    if (!has.has(`${r},${c - 1}`)) edge([c, r + 1], [c, r])
  }
  const loops: Corner[][] = []
  for (let start = next.keys().next(); !start.done; start = next.keys().next()) {
    const loop: Point[] = []
    for (let at = start.value, from = next.get(at); from; from = next.get(at)) {
      const [x = 0, y = 0] = at.split(' ').map(Number)
      loop.push([x, y])
      const to = from.shift()!
      if (!from.length) next.delete(at)
      at = to.join(' ')
    }
    loops.push(
      loop.flatMap((b, k): Corner[] => {
        const a = loop.at(k - 1)!
        const c = loop[(k + 1) % loop.length]!
        const u = [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])]
        const v = [Math.sign(c[0] - b[0]), Math.sign(c[1] - b[1])]
        return u[0] === v[0] && u[1] === v[1] ? [] : [{ x: b[0], y: b[1], inwards: [-u[1]! - v[1]!, u[0]! + v[0]!] }]
      }),
    )
  }
  return loops
}

const at = (c: Corner, unit: number, inset: number): Point => [
  c.x * unit + c.inwards[0] * inset,
  c.y * unit + c.inwards[1] * inset,
]

/** The outline of squares, moved inwards by `inset`: nested ones are walls, roofs, shores, parterres. */
export const outline = (cells: readonly Cell[], unit: number, inset = 0): string =>
  corners(cells)
    .map(loop => path(loop.map(c => at(c, unit, inset))))
    .join('')

/** The hips of a roof: from each corner of the outline at one inset to the same corner at another. */
export const hips = (cells: readonly Cell[], unit: number, from: number, to: number): string =>
  corners(cells)
    .flatMap(loop => loop.map(c => path([at(c, unit, from), at(c, unit, to)], true)))
    .join('')

/** Ticks on the slopes to the south and to the east, where the light does not fall: between two insets, every few units. */
export function shade(cells: readonly Cell[], unit: number, from: number, to: number, every = 5): string {
  let d = ''
  for (const loop of corners(cells))
    loop.forEach((c, k) => {
      const e = loop[(k + 1) % loop.length]!
      const [ax, ay] = at(c, unit, to)
      const [bx, by] = at(e, unit, to)
      if (ay === by && bx < ax)
        for (let x = ax - every / 2; x > bx; x -= every)
          d += `M${x.toFixed(1)} ${(ay - from + to).toFixed(1)}v${from - to}`
      if (ax === bx && by > ay)
        for (let y = ay + every / 2; y < by; y += every)
          d += `M${(ax - from + to).toFixed(1)} ${y.toFixed(1)}h${from - to}`
    })
  return d
}

/** The square in which a tile's sign stands: of its own, the one nearest to its middle. */
export function court(cells: readonly Cell[]): Point {
  const [mx, my] = middle(cells)
  const far = ([r, c]: Cell) => Math.hypot(c + 0.5 - mx, r + 0.5 - my)
  const [r, c] = cells.reduce((a, b) => (far(b) < far(a) ? b : a))
  return [c + 0.5, r + 0.5]
}
