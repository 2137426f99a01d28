/** TA-2.1, 6.2: both sides of the map and the territory tiles, with what can be computed once: neighbours, and corners as a tile lies turned. */
import { indexIn } from '@loggia/core'
import { NONE, TERRAINS } from './terms.ts'

/** Corners and sides of a hex, and the ways in which a tile can be turned. Corner 0 is the upper left one, side 0 the upper one; then clockwise. */
export const SIDES = 6
/** The sides of a hex, clockwise from the north: a database keeps the keys of the data in another order. */
const DIRECTIONS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const

export interface Territory {
  id: string
  /** Its corners as they lie, by rotation. */
  turned: readonly (readonly number[])[]
  /** This many rotations differ; a tile of sea only has one. */
  rotations: number
  /** A bit for each land terrain. */
  land: number
  benefit: number
}

/** A hex of a map. `printed`: its six corners where it is a territory from the start, else empty (TA-2.1). */
export interface Hex {
  printed: readonly number[]
  land: number
  /** By side; NONE off the map. */
  neighbours: readonly number[]
  middle: boolean
}
/** One side of the board, its hexes by number; those that it lacks are null. `starts`: the hexes of capitals 1 to 6 (TA-2.4). */
export interface WorldMap {
  hexes: readonly (Hex | null)[]
  list: readonly number[]
  starts: readonly number[]
  middle: number
}

type RawTile = { id: string; corners: readonly string[]; land: readonly string[]; benefit: unknown }
type RawHex = {
  id: string
  q: number
  r: number
  printed?: readonly string[]
  land?: readonly string[]
  capitals?: readonly number[]
  middleIsland?: boolean
}
interface RawMap {
  directions: Readonly<Record<string, readonly number[]>>
  small: readonly RawHex[]
  large: readonly RawHex[]
}

const landOf = (some: readonly string[] = []): number => some.reduce((set, x) => set | (1 << indexIn(TERRAINS, x)), 0)
const cornersOf = (ids: readonly string[]): number[] => ids.map(x => indexIn(TERRAINS, x))

export function territoriesOf(tiles: readonly RawTile[], benefit: (raw: unknown) => number): Territory[] {
  return tiles.map((tile): Territory => {
    const corners = cornersOf(tile.corners)
    const turned = corners.map((_, rotation) => corners.map((_, k) => corners[(k - rotation + SIDES) % SIDES]))
    const same = turned.findIndex((t, rotation) => rotation > 0 && t.every((x, k) => x === corners[k]))
    return {
      id: tile.id,
      turned,
      rotations: same < 0 ? SIDES : same,
      land: landOf(tile.land),
      benefit: benefit(tile.benefit),
    }
  })
}

/** Hexes of both sides are numbered alike, by `hexIds`. */
export function worldMapOf(map: RawMap, side: 'small' | 'large', hexIds: readonly string[], starts: number): WorldMap {
  const list = map[side]
  const hexes: (Hex | null)[] = hexIds.map(() => null)
  const at = (q: number, r: number): number => {
    const h = list.find(h => h.q === q && h.r === r)
    return h ? indexIn(hexIds, h.id) : NONE
  }
  for (const h of list)
    hexes[indexIn(hexIds, h.id)] = {
      printed: cornersOf(h.printed ?? []),
      land: landOf(h.land),
      neighbours: DIRECTIONS.map(way => at(h.q + map.directions[way][0], h.r + map.directions[way][1])),
      middle: h.middleIsland ?? false,
    }
  return {
    hexes,
    list: list.map(h => indexIn(hexIds, h.id)),
    starts: Array.from({ length: starts }, (_, k) => indexIn(hexIds, list.find(h => h.capitals?.includes(k + 1))!.id)),
    middle: indexIn(hexIds, list.find(h => h.middleIsland)!.id),
  }
}

/** Capitals on the same start of the small map (TA-2.3). */
export const pairsOf = (small: readonly RawHex[]): number[][] =>
  small.flatMap(h => (h.capitals ? [h.capitals.map(n => n - 1)] : []))
