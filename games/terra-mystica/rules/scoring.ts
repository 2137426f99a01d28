/** TM-10: final scoring. */
import type { Score, Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { WORDS } from './chart.ts'
import { skipRange } from './reach.ts'
import { SOURCES, type TerraTable } from './table.ts'
import { NONE } from './terms.ts'

/** VP of each rank shared out: tied players divide the VP of the ranks that they cover, rounded down (TM-10.2). Zero is no rank. */
export function ranked(amounts: readonly number[], vp: readonly number[]): number[] {
  return amounts.map(mine => {
    if (mine === 0) return 0
    const above = amounts.filter(a => a > mine).length, tied = amounts.filter(a => a === mine).length
    let sum = 0
    for (let rank = above; rank < above + tied; rank++) sum += vp[rank] ?? 0
    return Math.floor(sum / tied)
  })
}


/** The largest group of a player's structures connected directly or indirectly (TM-10.3), as it would be now. */
export function area(t: TerraTable, seat: Seat, box: Box): number {
  const p = t.players[seat], left = new Set(p.at), table = box.reach[p.shipping], range = skipRange(p, box)
  let largest = 0
  const connected = (a: number, b: number): boolean => (table[a * WORDS + (b >> 5)] >> (b & 31) & 1) === 1
    || (range !== NONE && (box.within[range][a * WORDS + (b >> 5)] >> (b & 31) & 1) === 1)
    || box.sitesAt[a].some(site => t.bridges[site] !== NONE && box.ends[site].includes(b))
    || p.rivers.some(river => box.riversAt[a].includes(river) && box.riversAt[b].includes(river))
  while (left.size) {
    const group = [left.values().next().value!]
    left.delete(group[0])
    for (const hex of group) for (const other of left) if (connected(hex, other)) { left.delete(other); group.push(other) }
    largest = Math.max(largest, group.length)
  }
  return largest
}

/** What a player's resources are worth in coins: sacrifices as far as possible, everything converted (TM-10.4). */
export function riches(t: TerraTable, seat: Seat): number {
  const p = t.players[seat]
  return p.coins + p.workers + p.priests + p.bowls[2] + (p.bowls[1] >> 1)
}

/** The score as it would be if the game ended now, by source. Equal totals share the victory (TM-10.5). */
export function scores(t: TerraTable, box: Box): Score[] {
  const chosen = t.players.map(p => p.faction >= 0)
  const areas = ranked(t.players.map((_, seat) => chosen[seat] ? area(t, seat, box) : 0), box.areaVp)
  const cults = box.cults.map((_, track) => ranked(t.players.map(p => p.cults[track]), box.cultVp))
  return t.players.map((p, seat) => {
    const sources: Record<string, number> = Object.fromEntries(SOURCES.map((source, k) => [source, p.points[k]]))
    sources['area'] = areas[seat]
    sources['cults'] = cults.reduce((sum, vp) => sum + vp[seat], 0)
    sources['resources'] = chosen[seat] ? Math.floor(riches(t, seat) / box.factions[p.faction].coinsPerVp) : 0
    return { seat, total: Object.values(sources).reduce((a, b) => a + b, 0), sources, tie: [] }
  })
}
