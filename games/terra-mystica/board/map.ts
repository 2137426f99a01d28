/** Where everything lies on the map: hexagons with a point upwards, in the units of the drawing; turned, east is up and the points lie sideways. */
import { mix, path, type Point, polar, type Rect, turned, turnedRect } from '../../../board/geometry.ts'
import type { Box } from '../rules/box.ts'

/** From the middle of a hexagon to its corners. */
export const R = 40
const WIDE = R * Math.sqrt(3)
const HIGH = R * 1.5

export interface Plan {
  view: Rect
  /** Middles of the land hexes, of the river hexes, and of all. */
  land: Point[]
  river: Point[]
  all: Point[]
  /** The two ends of each bridge, a step inside the shores. */
  bridges: [Point, Point][]
  hex: (at: Point, r?: number) => string
}

/** The outline of a hexagon. */
export const hex = (at: Point, r = R, first = -90): string =>
  path(Array.from({ length: 6 }, (_, k) => polar(at, r, k * 60 + first)))

const MARGIN = 12

/** Lays out the map of a box. */
export function planOf(box: Box, turn = false): Plan {
  const raw = box.data.map.hexes
  const at = new Map(raw.map(h => [h.id, [WIDE * (h.q + h.r / 2), HIGH * h.r] as Point]))
  const all = [...at.values()]
  const xs = all.map(p => p[0])
  const ys = all.map(p => p[1])
  const x = Math.min(...xs) - WIDE / 2 - MARGIN
  const y = Math.min(...ys) - R - MARGIN
  const lie = (p: Point): Point => (turn ? turned(p) : p)
  const land = box.hexes.map(id => lie(at.get(id)!))
  const view = { x, y, width: Math.max(...xs) + WIDE / 2 + MARGIN - x, height: Math.max(...ys) + R + MARGIN - y }
  return {
    view: turn ? turnedRect(view) : view,
    land,
    river: box.rivers.map(id => lie(at.get(id)!)),
    all: all.map(lie),
    hex: (at, r) => hex(at, r, turn ? 0 : -90),
    bridges: box.ends.map(([a, b]) => [mix(land[a], land[b], 0.2), mix(land[a], land[b], 0.8)]),
  }
}

/**
 * Strokes of the coast from the farthest water line to the nearest. Each is a broad stroke in the river's colour, a
 * line, and the river again, so that a hair remains.
 */
export const WATERLINES: readonly (readonly [distance: number, weight: number])[] = [
  [31, 0.5],
  [25.5, 0.5],
  [20, 0.55],
  [15, 0.6],
  [10.5, 0.65],
  [6.5, 0.7],
  [3, 0.8],
]
