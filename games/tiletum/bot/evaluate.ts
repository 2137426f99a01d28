/** What a position is worth to its player, in points of the final score. */
import { asked, type Game, type Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { score } from '../rules/goods.ts'
import { isFilled } from '../rules/pools.ts'
import type { TiletumTable } from '../rules/table.ts'
import { ARCHITECT, GOLD, GOODS, MERCHANT, STONE } from '../rules/terms.ts'
import { PILLARS, POSTS } from './ground.ts'
import { Mind } from './mind.ts'
import { VALUE } from './weights.ts'

/** The score that this player heads for: the points made, and what all else has come to in matches that stood alike. */
export function evaluate(game: Game<TiletumTable, Box>, t: TiletumTable, seat: Seat): number {
  if (game.over(t)) return game.scores(t)[seat].total
  const { box } = game
  const m = new Mind(t, seat, box, t.turn === seat && asked(t, seat)?.do === 'die')
  features(m, found)
  let value = score(m.p)
  for (let k = 0; k < found.length; k++) value += found[k] * (VALUE[k][1] + VALUE[k][2] * m.later)
  return value
}
const found: number[] = []

/** Fills `out` with what `VALUE` weighs, in its order. */
export function features(m: Mind, out: number[]): void {
  const { t, box, p, have } = m
  out.length = 0
  out.push(1, m.part[t.round] * m.fair[t.round])
  let fairs = 0
  for (let round = t.round + 1; round < m.fair.length; round++) fairs += m.part[round] * m.fair[round]
  out.push(fairs, have[POSTS] * have[PILLARS], m.mapPost * m.mapPillar)
  out.push(Math.min(2, p.posts) * m.mapPost, Math.min(2, p.pillars) * m.mapPillar)
  buildings(m, out)
  const tokens = box.data.setup.turnsPerRound - t.corruption.length
  out.push(m.charts.king[t.round][tokens][t.places[m.seat]], t.discs.length - 1 - t.discs.indexOf(m.seat))
  goods(m, out)
  tiles(m, out)
  out.push(m.journey(MERCHANT).draw, m.journey(ARCHITECT).draw)
}

/** Completed buildings, those on the way, and markers. */
function buildings(m: Mind, out: number[]): void {
  const { box, p } = m
  let completed = 0
  let filled = 0
  let crested = 0
  let rooms = 0
  let marker = 0
  for (let b = 0; b < box.buildings.length; b++) {
    const full = isFilled(p, b, box)
    const { first, rooms: all } = box.buildings[b]
    if (full && p.crests[b] >= 0) {
      completed++
      marker += box.buildings[b].marker
    } else if (p.crests[b] >= 0) crested++
    else if (full && all) filled++
    if (!full) for (let k = first; k < first + all; k++) if (p.rooms[k] >= 0) rooms++
  }
  out.push(box.completed[completed], completed, filled, crested, rooms, marker)
}

/** Goods at hand, up to what is soon spent, and beyond; what they may soon pay for. */
function goods(m: Mind, out: number[]): void {
  const { p } = m
  let plain = 0
  let surplus = 0
  for (let g = 0; g < GOODS.length; g++) {
    const n = Math.min(8, p.goods[g])
    if (g !== GOLD) plain += n
    surplus += p.goods[g] - n
  }
  out.push(Math.min(8, p.goods[GOLD]), plain, surplus)
  let joins = 0
  for (let c = 0; c < m.box.cathedrals.length; c++)
    if (m.mayPay(c)) joins += Math.max(0, m.join(c) - m.box.costTiles[m.t.costs[c]].stone * m.price[STONE])
  out.push(joins)
}

/** Tiles of the storehouse by kind. */
function tiles(m: Mind, out: number[]): void {
  let helpers = 0
  let contracts = 0
  let crests = 0
  let characters = 0
  for (let k = 0; k < m.p.storehouse.length; k++) {
    const tile = m.p.storehouse[k]
    const worth = m.tile(tile)
    switch (m.box.tiles[tile].kind) {
      case 'helper':
        helpers += worth
        break
      case 'contract':
        contracts += worth
        break
      case 'crest':
        crests += worth
        break
      default:
        characters += worth
    }
  }
  out.push(helpers, contracts, crests, characters)
}
