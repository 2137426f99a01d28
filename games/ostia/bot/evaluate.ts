/** What a position is worth to its player, in points of the final score. */
import type { Game, Seat } from '@loggia/core'
import { type Box, DESTINATION, GOODS, GOLD, SECTIONS } from '../rules/box.ts'
import { counts } from '../rules/scoring.ts'
import type { OstiaTable } from '../rules/table.ts'
import { openPorts, progress, sectionWorth, tileWorth, WORTH } from './worth.ts'

/**
 * The score that this harbour heads for: what it has at the level that it will have, and what its goods, ships, ports and the best
 * next turn still promise, less as the match ends. Meant for the moment between two turns.
 */
export function evaluate(game: Game<OstiaTable, Box>, t: OstiaTable, seat: Seat): number {
  const { box } = game,
    h = t.harbours[seat],
    icons = counts(t, h, box)
  // In the last round those who have had their turn get no other (OST-15.2).
  const n = t.harbours.length,
    order = (s: Seat) => (s - t.start + n) % n
  const finished = game.over(t) || (t.last === 1 && order(seat) < order(t.turn))
  const ahead = finished ? 0 : 1 - progress(t, box)
  const level = Math.min(box.maxReward, h.reward + 4 * ahead),
    low = Math.floor(level),
    high = Math.min(box.maxReward, low + 1)
  let value = 0
  for (let k = 0; k < 3; k++)
    value += icons[k] * (box.levels[low][k] + (box.levels[high][k] - box.levels[low][k]) * (level - low))
  value += icons[3] * box.setVp

  const more = [icons[0] + 3 * ahead, icons[1] + 3 * ahead, icons[2] + 4 * ahead, icons[3] + ahead, icons[4]]
  for (let k = 0; k < h.fleet.length; k++) {
    const node = h.fleet[k],
      half = h.halves[k] ? box.tiles[t.tiles[node]].halves[h.halves[k] - 1].vpPer : null
    if (half) value += more[half.per] * half.vp
    if (box.kind[node] !== DESTINATION) value -= box.ahead[node] * WORTH.step * ahead
    else value += 6 * ahead
  }
  for (let left = h.discs, port = 0; left; left >>= 1, port++)
    if (left & 1) {
      const tile = box.tiles[t.tiles[box.portNode[port]]]
      if (tile.timing === 'end-vp') value += more[tile.vpPer!.per] * tile.vpPer!.vp
      else if (tile.timing === 'trade-action') value += tileWorth(t, h, box, port) * ahead
    }
  if (finished) return value

  // Goods buy things as long as there are turns to spend them in; the ninth of a kind helps less than the first.
  const turns = Math.min(1, ahead * 2)
  for (let g = 0; g < GOODS; g++)
    value += turns * WORTH.good * (Math.min(h.goods[g], 8) + Math.max(0, h.goods[g] - 8) * (g === GOLD ? 0.6 : 0.3))
  value += turns * 1.5 * Math.min(openPorts(h), box.discs.length - h.discRows)
  let ponta = 0,
    best = 0,
    second = 0
  for (let s = 0; s < SECTIONS; s++) {
    ponta += h.ponta[s]
    const worth = sectionWorth(t, h, box, s)
    if (worth > best) {
      second = best
      best = worth
    } else if (worth > second) second = worth
  }
  value += ponta * WORTH.ponta * ahead
  for (let k = 0; k < h.animals.length; k++) value += h.animals[k] * ahead
  let nobles = 0,
    ladies = 0
  for (let k = 0; k < h.cards.length; k++) {
    const card = box.cards[h.cards[k]]
    if (card.noble) nobles++
    if (card.lady) ladies++
  }
  value += Math.min(nobles, ladies) * 2 * ahead
  const spots = box.spotEffects.reduce((sum, e, k) => sum + (h.spots[k] >= 0 && !e.reward ? 2 : 0), 0)
  return value + spots * ahead + 0.4 * best + 0.15 * second
}
