/** OST-16: final scoring. */
import type { Score } from '@loggia/core'
import { type Box, PER, type VpPer } from './box.ts'
import type { Harbour, OstiaTable } from './table.ts'

/** What is counted at the end, tile bonuses included (OST-16.1), in the order of `PER`: buildings, ships, amphorae, sets, ships in the far sea. */
export function counts(t: OstiaTable, h: Harbour, box: Box): number[] {
  const icons = [0, 0, h.amphorae, 0, 0] // building, ship, amphora, wild, exotic
  for (let row = 0; row < h.discRows; row++) icons[0] += box.discs[row].icons
  for (let row = 0; row < h.shipRows; row++) icons[1] += box.ships[row].icons
  h.animals.forEach((n, kind) => {
    icons[3] += n * box.discoveries[kind].wild
    icons[4] += n * box.discoveries[kind].exotic
  })
  for (const tile of ownTiles(t, h, box))
    tile.icons.forEach((n, k) => {
      icons[k] += n
    })
  const nobles = h.cards.filter(c => box.cards[c].noble).length
  const ladies = h.cards.filter(c => box.cards[c].lady).length
  return [
    icons[0],
    icons[1],
    icons[2],
    Math.min(icons[3], icons[4], nobles, ladies),
    h.fleet.filter(node => !box.near[node]).length,
  ]
}

/** The port tiles with a disc of this player. */
const ownTiles = (t: OstiaTable, h: Harbour, box: Box) =>
  box.portNode.filter((_, port) => (h.discs >> port) & 1).map(node => box.tiles[t.tiles[node]])

/** The score as it would be if the game ended now, by source. Shared victory at a tie (OST-16.5). */
export function scores(t: OstiaTable, box: Box): Score[] {
  return t.harbours.map((h, seat) => {
    const count = counts(t, h, box)
    const level = box.levels[h.reward]
    const worth = (v: VpPer | null) => (v ? count[v.per] * v.vp : 0)
    const sources = {
      buildings: count[0] * level[0],
      ships: count[1] * level[1],
      amphorae: count[2] * level[2],
      destinations: h.fleet.reduce(
        (sum, node, k) => sum + (h.halves[k] ? worth(box.tiles[t.tiles[node]].halves[h.halves[k] - 1].vpPer) : 0),
        0,
      ),
      ports: ownTiles(t, h, box).reduce((sum, tile) => sum + worth(tile.vpPer), 0),
      sets: count[PER.indexOf('icon-set')] * box.setVp,
    }
    return { seat, total: Object.values(sources).reduce((a, b) => a + b, 0), sources, tie: [] }
  })
}
