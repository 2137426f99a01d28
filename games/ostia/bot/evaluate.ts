/** What a position is worth to its player, in points of the final score. */
import type { Game, Seat } from '@loggia/core'
import { type Box, DESTINATION, GOLD, type VpPer } from '../rules/box.ts'
import { counts } from '../rules/scoring.ts'
import type { OstiaTable } from '../rules/table.ts'
import { openPorts, progress, sectionWorth, tileWorth, WORTH } from './worth.ts'

/**
 * The score that this harbour heads for. What it has, at the level that it will reach, plus what its goods, ships,
 * ports and the best next turn promise, less as the match ends. Meant for the moment between two turns.
 */
export function evaluate(game: Game<OstiaTable, Box>, t: OstiaTable, seat: Seat): number {
  const { box } = game
  const h = t.harbours[seat]
  const icons = counts(t, h, box)
  const done = game.over(t) || finished(t, seat)
  const ahead = done ? 0 : 1 - progress(t, box)
  const level = Math.min(box.maxReward, h.reward + 4 * ahead)
  const low = Math.floor(level)
  const high = Math.min(box.maxReward, low + 1)
  const byLevel = sum(
    icons.slice(0, 3),
    (n, k) => n * (box.levels[low][k] + (box.levels[high][k] - box.levels[low][k]) * (level - low)),
  )
  const more = [icons[0] + 3 * ahead, icons[1] + 3 * ahead, icons[2] + 4 * ahead, icons[3] + ahead, icons[4]]
  const points = (tile: VpPer | null) => (tile ? more[tile.per] * tile.vp : 0)
  const fleet = sum(
    h.fleet,
    (node, k) =>
      (h.halves[k] ? points(box.tiles[t.tiles[node]].halves[h.halves[k] - 1].vpPer) : 0) +
      ahead * (box.kind[node] === DESTINATION ? 6 : -box.ahead[node] * WORTH.step),
  )
  const ports = sum(box.portNode, (node, port) => {
    const { timing, vpPer } = box.tiles[t.tiles[node]]
    if (!((h.discs >> port) & 1)) return 0
    return timing === 'trade-action' ? tileWorth(t, h, box, port) * ahead : timing === 'end-vp' ? points(vpPer) : 0
  })
  const value = byLevel + icons[3] * box.setVp + fleet + ports
  if (done) return value

  // Goods buy things as long as there are turns to spend them in; the ninth of a kind helps less than the first.
  const turns = Math.min(1, ahead * 2)
  const goods = sum(h.goods, (n, g) => Math.min(n, 8) + Math.max(0, n - 8) * (g === GOLD ? 0.6 : 0.3))
  const sites = Math.min(openPorts(h), box.discs.length - h.discRows)
  const [best = 0, second = 0] = h.corbita.map((_, section) => sectionWorth(t, h, box, section)).sort((a, b) => b - a)
  const cards = h.cards.map(card => box.cards[card])
  const pairs = Math.min(cards.filter(c => c.noble).length, cards.filter(c => c.lady).length)
  const spots = box.spotEffects.filter((e, k) => h.spots[k] >= 0 && !e.reward).length
  const growing = sum(h.ponta, n => n) * WORTH.ponta + sum(h.animals, n => n) + 2 * pairs + 2 * spots
  return value + turns * (WORTH.good * goods + 1.5 * sites) + growing * ahead + 0.4 * best + 0.15 * second
}

/** In the last round those who have had their turn get no other (OST-15.2). */
export function finished({ harbours, start, last, turn }: OstiaTable, seat: Seat): boolean {
  const order = (s: Seat) => (s - start + harbours.length) % harbours.length
  return last === 1 && order(seat) < order(turn)
}

const sum = (list: readonly number[], of: (n: number, k: number) => number): number =>
  list.reduce((all, n, k) => all + of(n, k), 0)
