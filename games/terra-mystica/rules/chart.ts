/**
 * The map and its distances (TM-2). Sets of land hexes are bits in `WORDS` integers, so that everything within reach of a player's
 * structures is a handful of ORs.
 */

import { indexIn } from '@loggia/core'
/** Integers that hold one bit for each land hex. */
export const WORDS = 3
/** Longest way over water that any faction can sail: Mermaids at 5 with the shipping bonus card. */
export const FARTHEST = 6

/** The static tables of a map. `reach[n]` and `within[n]` hold `WORDS` integers for each land hex, one after another. */
export interface Chart {
  terrains: string[]
  /** Names of the land hexes; their terrain at the start; their neighbours on land. */
  hexes: string[]
  ground: number[]
  adjacent: number[][]
  rivers: string[]
  /** River hexes at a land hex, and the land hexes around a river hex. */
  riversAt: number[][]
  shores: number[][]
  /** Hexes that shipping value n reaches, edges included: a path over at most n river hexes in a row (TM-2.4). */
  reach: Int32Array[]
  /** Hexes at distance n + 1 or less over anything, for tunnels and carpets that skip n hexes (TM-2.6). */
  within: Int32Array[]
  /** Bridge sites, and the two hexes of each (TM-2.5). */
  sites: string[]
  ends: number[][]
  /** Sites at a land hex. */
  sitesAt: number[][]
}

interface RawMap {
  hexes: readonly {
    id: string
    kind: string
    terrain?: string | null
    q: number
    r: number
    neighbors: readonly string[]
  }[]
  bridges: readonly { id: string; between: readonly string[] }[]
}

/** Reads a map. */
export function chartOf(map: RawMap, terrains: string[]): Chart {
  const land = map.hexes.filter(h => h.kind === 'land')
  const water = map.hexes.filter(h => h.kind !== 'land')
  if (land.length > 32 * WORDS) throw new Error(`a map of ${land.length} land hexes: WORDS must be larger`)
  const hexes = land.map(h => h.id)
  const rivers = water.map(h => h.id)
  const on = (ids: readonly string[], names: string[]) => ids.map(id => names.indexOf(id)).filter(k => k >= 0)
  const adjacent = land.map(h => on(h.neighbors, hexes))
  const riversAt = land.map(h => on(h.neighbors, rivers))
  const flow = water.map(h => on(h.neighbors, rivers))
  const shores = water.map(h => on(h.neighbors, hexes))

  const mask = () => new Int32Array(land.length * WORDS)
  const put = (set: Int32Array, hex: number, other: number) => {
    if (hex !== other) set[hex * WORDS + (other >> 5)] |= 1 << (other & 31)
  }
  const reach = Array.from({ length: FARTHEST + 1 }, mask)
  land.forEach((_, hex) => {
    for (const set of reach) for (const other of adjacent[hex]) put(set, hex, other)
    let front = riversAt[hex]
    const seen = new Set(front)
    for (let n = 1; n <= FARTHEST; n++) {
      for (const river of front)
        for (const other of shores[river]) for (let m = n; m <= FARTHEST; m++) put(reach[m], hex, other)
      front = front.flatMap(river => flow[river]).filter(river => !seen.has(river) && seen.add(river))
    }
  })
  const within = Array.from({ length: 5 }, mask)
  for (const [hex, a] of land.entries())
    for (const [other, b] of land.entries()) {
      const dq = a.q - b.q
      const dr = a.r - b.r
      const far = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
      for (let n = Math.max(0, far - 1); n < within.length; n++) put(within[n], hex, other)
    }
  const ends = map.bridges.map(b => b.between.map(id => indexIn(hexes, id)))
  return {
    terrains,
    hexes,
    ground: land.map(h => indexIn(terrains, h.terrain)),
    adjacent,
    rivers,
    riversAt,
    shores,
    reach,
    within,
    sites: map.bridges.map(b => b.id),
    ends,
    sitesAt: land.map((_, hex) => ends.flatMap((e, site) => (e.includes(hex) ? [site] : []))),
  }
}
