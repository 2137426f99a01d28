/** The map as it is drawn: where each hex lies, and the land that its corners make, as one coast. */
import { hexagon, mix, noise, path, type Point, type Rect } from '../../../board/geometry.ts'
import type { Box } from '../rules/box.ts'
import { isExplored, worldOf } from '../rules/map.ts'
import type { TapestryTable } from '../rules/table.ts'
import { NONE, TERRAINS } from '../rules/terms.ts'
import type { WorldMap } from '../rules/world.ts'

export const R = 52
const HALF = (R * Math.sqrt(3)) / 2
/** The corners of a hex that lies around a point. */
export const cornersAt = (at: Point, r = R): Point[] => hexagon(at, r)

/** The middle of a hex by its id, `h_-1_2`: columns to the right, rows down. */
export const centreOf = (id: string): Point => {
  const [q = 0, r = 0] = id.slice(2).split('_').map(Number)
  return [q * 1.5 * R, (2 * r + q) * HALF]
}

/** What is seen of a map. */
export function frameOf(world: WorldMap, box: Box): Rect {
  const all = world.list.map(h => centreOf(box.hexIds[h]!))
  const xs = all.map(p => p[0])
  const ys = all.map(p => p[1])
  const edge = 14
  const [x, y] = [Math.min(...xs) - R - edge, Math.min(...ys) - HALF - edge]
  return { x, y, width: Math.max(...xs) + R + edge - x, height: Math.max(...ys) + HALF + edge - y }
}

/** Land in a hex: the terrain of each corner as it lies there, and what an island in its middle has. */
export interface Ground {
  at: Point
  corners: readonly number[]
  island: readonly number[]
}
const landsOf = (bits: number): number[] => TERRAINS.flatMap((_, k) => (k && (bits >> k) & 1 ? [k] : []))
/** A tile with its corners turned clockwise. */
export function groundOfTile(tile: number, rotation: number, at: Point, box: Box): Ground {
  const { turned, land } = box.territories[tile]!
  const corners = turned[rotation]!
  return { at, corners, island: corners.some(c => c > 0) ? [] : landsOf(land) }
}
/** What is seen on a hex: a tile, or what is printed; nothing where it is unexplored. */
export function groundOf(t: TapestryTable, hex: number, box: Box): Ground | undefined {
  const at = centreOf(box.hexIds[hex]!)
  const tile = t.tiles[hex]!
  if (tile !== NONE) return groundOfTile(tile, t.rotations[hex]!, at, box)
  if (!isExplored(t, hex, box)) return undefined
  const { printed, land } = worldOf(t, box).hexes[hex]!
  return { at, corners: printed, island: printed.some(c => c > 0) ? [] : landsOf(land) }
}

const key = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`
/** From one point to the next as the sea has worn it: the same from both sides, and on every screen. Along the side of a hex it is straight. */
function worn(a: Point, b: Point, straight: boolean): Point[] {
  if (straight) return [a, b]
  const back = key(a) > key(b)
  const [p, q] = back ? [b, a] : [a, b]
  const random = noise(Math.round(p[0] * 7 + p[1] * 131 + q[0] * 17 + q[1] * 61) | 1)
  random()
  const n = 4
  const along = [q[0] - p[0], q[1] - p[1]]
  const line = Array.from({ length: n + 1 }, (_, k): Point => {
    const [x, y] = mix(p, q, k / n)
    const d = k === 0 || k === n ? 0 : (random() - 0.5) * 0.3
    return [x - along[1]! * d, y + along[0]! * d]
  })
  return back ? line.reverse() : line
}
const wornLoop = (points: readonly Point[]): Point[] =>
  points.flatMap((a, k) => worn(a, points[(k + 1) % points.length]!, false).slice(0, -1))

/** The part of a hex that belongs to a corner: a kite between the middles of its two sides and the middle of the hex. */
function kites({ at, corners }: Ground): { terrain: number; loop: Point[] }[] {
  const points = cornersAt(at)
  return corners.flatMap((terrain, k) => {
    if (!terrain) return []
    const corner = points[k]!
    return [
      { terrain, loop: [corner, mix(corner, points[(k + 1) % 6]!, 0.5), at, mix(points[(k + 5) % 6]!, corner, 0.5)] },
    ]
  })
}
/** An island: as many wedges as it has terrains. */
function wedges({ at, island }: Ground): { terrain: number; loop: Point[] }[] {
  const rim = cornersAt(at, R * 0.5)
  const size = 6 / island.length
  return island.map((terrain, k) => {
    const from = Math.round(k * size)
    const to = Math.round((k + 1) * size)
    const arc = Array.from({ length: to - from + 1 }, (_, n) => rim[(from + n) % 6]!)
    return { terrain, loop: island.length > 1 ? [at, ...arc] : rim }
  })
}

export interface Drawn {
  /** Path data of the whole coast, and of each terrain. */
  coast: string
  fields: { terrain: string; d: string }[]
}
/** The land of some hexes. */
export function landOf(grounds: readonly Ground[]): Drawn {
  const parts = grounds.flatMap(g => [...kites(g), ...wedges(g)])
  const edges = new Map<string, [Point, Point]>()
  // What two parts share is no coast.
  for (const { loop } of parts)
    loop.forEach((a, k) => {
      const b = loop[(k + 1) % loop.length]!
      const other = `${key(b)}|${key(a)}`
      if (edges.has(other)) edges.delete(other)
      else edges.set(`${key(a)}|${key(b)}`, [a, b])
    })
  const from = new Map<string, [Point, Point][]>()
  for (const edge of edges.values()) from.set(key(edge[0]), [...(from.get(key(edge[0])) ?? []), edge])
  let coast = ''
  for (const list of from.values())
    while (list.length) {
      const loop: Point[] = []
      for (let edge = list.pop(); edge; edge = from.get(key(edge[1]))?.pop()) loop.push(edge[0])
      coast += path(wornLoop(loop))
    }
  return {
    coast,
    fields: TERRAINS.flatMap((terrain, k) => {
      const d = parts.flatMap(p => (p.terrain === k ? [path(wornLoop(p.loop))] : [])).join('')
      return d ? [{ terrain, d }] : []
    }),
  }
}
