/** TM-10: final scoring. */
import type { Score, Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { WORDS } from './chart.ts'
import { across, has, skipRange } from './reach.ts'
import { SOURCES, type TerraTable } from './table.ts'
import { NONE } from './terms.ts'

/** VP of each rank shared out: tied players divide the VP of the ranks that they cover, rounded down (TM-10.2). Zero is no rank. */
export function ranked(amounts: readonly number[], vp: readonly number[]): number[] {
  return amounts.map(mine => {
    if (mine === 0) return 0
    const above = amounts.filter(a => a > mine).length
    const tied = amounts.filter(a => a === mine).length
    let sum = 0
    for (let rank = above; rank < above + tied; rank++) sum += vp[rank] ?? 0
    return Math.floor(sum / tied)
  })
}

const left = new Int32Array(WORDS)
const group: number[] = []
/** Takes a hex from those that are left into the group. */
function take(hex: number): void {
  if (!has(left, hex)) return
  left[hex >> 5] &= ~(1 << (hex & 31))
  group.push(hex)
}

/** The largest group of a player's structures connected directly or indirectly (TM-10.3), as it would be now. */
export function area(t: TerraTable, seat: Seat, box: Box): number {
  const p = t.players[seat]
  const near = box.reach[p.shipping]
  const range = skipRange(p, box)
  const far = range === NONE ? near : box.within[range]
  let largest = 0
  left.fill(0)
  for (let k = 0; k < p.at.length; k++) left[p.at[k] >> 5] |= 1 << (p.at[k] & 31)
  for (let first = 0; first < p.at.length; first++) {
    group.length = 0
    take(p.at[first])
    for (let k = 0; k < group.length; k++) {
      const hex = group[k]
      const sites = box.sitesAt[hex]
      for (let word = 0; word < WORDS; word++) {
        for (let all = (near[hex * WORDS + word] | far[hex * WORDS + word]) & left[word]; all; all &= all - 1)
          take(word * 32 + 31 - Math.clz32(all & -all))
      }
      for (let i = 0; i < sites.length; i++) if (t.bridges[sites[i]] !== NONE) take(across(box, sites[i], hex))
      for (let i = 0; i < p.rivers.length; i++)
        if (box.riversAt[hex].includes(p.rivers[i])) box.shores[p.rivers[i]].forEach(take)
    }
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
  const areas = ranked(
    t.players.map((_, seat) => (chosen[seat] ? area(t, seat, box) : 0)),
    box.areaVp,
  )
  const cults = box.cults.map((_, track) =>
    ranked(
      t.players.map(p => p.cults[track]),
      box.cultVp,
    ),
  )
  return t.players.map((p, seat) => {
    const sources: Record<string, number> = Object.fromEntries(SOURCES.map((source, k) => [source, p.points[k]]))
    sources['area'] = areas[seat]
    sources['cults'] = cults.reduce((sum, vp) => sum + vp[seat], 0)
    sources['resources'] = chosen[seat] ? Math.floor(riches(t, seat) / box.factions[p.faction].coinsPerVp) : 0
    return { seat, total: Object.values(sources).reduce((a, b) => a + b, 0), sources, tie: [] }
  })
}
