/**
 * What things are worth in points, roughly: the knowledge that the policy and the evaluation share. The weights come from the arena
 * (figures in lab/measured.md); the counts come from the box, so another box needs no other bot.
 */
import type { ByHand } from '@loggia/core'
import {
  AMPHORA,
  BARLEY,
  BONUS,
  BUILD,
  type Box,
  GOLD,
  GOODS,
  MOVE,
  ORDER,
  PERMIT,
  REWARD,
  SECTIONS,
  SHIPBUILD,
  STONE,
  SUPERVISE,
  type Tile,
  TRADE,
  WOOD,
} from '../rules/box.ts'
import { cost, freeCost } from '../rules/gains.ts'
import { furthest } from '../rules/move.ts'
import type { Harbour, OstiaTable } from '../rules/table.ts'

/** One more of something, in the middle of a match: an icon counts 5 to 11, and every reward lifts all icons by half a point. */
export const WORTH = { icon: 8, amphora: 6.5, reward: 6, good: 1, step: 1.8, ponta: 4, card: 1.5 } as const

/** A trade tile, by what it gives, beside what the box's tiles of that kind did when it was set (OST-10.1). */
export const TRADES = {
  reward: { of: 'trade-freely (gain 4 gold) (gain 1 reward)', points: 14 },
  amphora: { of: 'trade 4 (gain 4 gold) (gain 1 amphora)', points: 11 },
  goods: { of: 'trade 4 (gain 2 gold) (gain 3 goods)', points: 5 },
  good: { of: 'trade 4 (gain 1 gold) (gain 1 goods)', points: 1 },
} satisfies Readonly<Record<string, ByHand>>
/** What a trade tile gives. */
export const given = ({ gain, gold }: Tile): keyof typeof TRADES =>
  gain[REWARD] ? 'reward' : gain[AMPHORA] ? 'amphora' : gold > 1 ? 'goods' : 'good'

/** How much of the match is over, 0 to 1: the end trigger that is nearest (OST-15.1). */
export function progress(t: OstiaTable, box: Box): number {
  const amphorae = t.harbours.reduce((sum, h) => sum + h.amphorae, 0)
  const each = t.harbours.flatMap(h => [
    h.reward / box.maxReward,
    h.halves.filter(half => half > 0).length / 3,
    (h.shipRows - 1) / (box.ships.length - 1),
    (h.discRows - 1) / (box.discs.length - 1),
  ])
  return Math.min(1, Math.max(0, ...each, amphorae / box.amphoraSupply[t.harbours.length]))
}

/** Ports that are reached and have no disc of this player (OST-9.1). */
export function openPorts(h: Harbour): number {
  let n = 0
  for (let left = h.reached & ~h.discs; left; left &= left - 1) n++
  return n
}

const nearSea = (h: Harbour, box: Box): boolean => h.fleet.some(node => box.near[node])

/** What a port's tile gives to the one who builds there. */
export function tileWorth(t: OstiaTable, h: Harbour, box: Box, port: number): number {
  const tile = box.tiles[t.tiles[box.portNode[port]]]
  switch (tile.timing) {
    case 'end-icons': {
      const [building, ship, amphora, wild, exotic] = tile.icons
      return (building + ship) * WORTH.icon + amphora * WORTH.amphora + (wild + exotic) * 2.5
    }
    case 'end-vp':
      return tile.vpPer!.vp * [h.discRows + 3, h.shipRows + 3, h.amphorae + 4, 1.5, h.fleet.length][tile.vpPer!.per] // by PER
    case 'immediate':
      return tile.gain[REWARD] * WORTH.reward
    default:
      return TRADES[given(tile)].points
  }
}

/** What it is worth to do the action of a section with these goods, of which `extra` more of `good` may just have been produced. */
export function actionWorth(t: OstiaTable, h: Harbour, box: Box, action: number, good: number, extra: number): number {
  const of = (g: number) => h.goods[g] + (g === good ? extra : 0)
  switch (action) {
    case MOVE: {
      const most = furthest(h, box)
      let n = 0
      while (n < most && of(PERMIT) >= box.moveCost[n + 1]) n++
      return n * WORTH.step
    }
    case SHIPBUILD: {
      let wood = of(WOOD)
      let worth = 0
      let near = nearSea(h, box)
      for (let row = h.shipRows, spent = 0; row < box.ships.length; row++, spent = 1) {
        const { ponta, reward, cost: price } = box.ships[row]
        const pays = cost(h, box, SHIPBUILD, price, spent)
        if (wood < pays || (ponta && near)) break
        wood -= pays
        near ||= ponta
        worth += WORTH.icon - (pays * WORTH.good) / 2 + reward * WORTH.reward + (ponta ? WORTH.ponta : 1)
      }
      return worth
    }
    case ORDER: {
      let barley = of(BARLEY)
      let worth = 0
      for (let taken = 0, spent = 0; spent < t.row.length; spent++) {
        let best = -1
        let price = 0
        for (let k = 0; k < t.row.length; k++) {
          const pays = cost(h, box, ORDER, box.cards[t.row[k]].barley, spent)
          if (
            !((taken >> k) & 1) &&
            pays <= barley &&
            (best < 0 || box.cards[t.row[k]].amphorae > box.cards[t.row[best]].amphorae)
          ) {
            best = k
            price = pays
          }
        }
        if (best < 0) break
        taken |= 1 << best
        barley -= price
        worth += box.cards[t.row[best]].amphorae * WORTH.amphora + WORTH.card - (price * WORTH.good) / 2
      }
      return worth
    }
    case BUILD: {
      let stone = of(STONE)
      let worth = 0
      let ports = openPorts(h)
      for (let row = h.discRows, spent = 0; row < box.discs.length && ports > 0; row++, spent = 1, ports--) {
        const pays = cost(h, box, BUILD, box.discs[row].cost, spent)
        if (stone < pays) break
        stone -= pays
        worth += WORTH.icon + 7 - (pays * WORTH.good) / 2 + box.discs[row].reward * WORTH.reward
      }
      return worth
    }
    case TRADE: {
      let best = 0
      for (let left = h.discs, port = 0; left; left >>= 1, port++)
        if (left & 1) {
          const tile = box.tiles[t.tiles[box.portNode[port]]]
          if (tile.timing !== 'trade-action') continue
          const uses = Math.min(
            Math.floor(of(GOLD) / tile.gold),
            tile.max || 99,
            tile.gain[REWARD] ? box.maxReward - h.reward : 99,
          )
          best = Math.max(best, uses * tradeWorth(box, t, port))
        }
      return best
    }
    default:
      return 0
  }
}

/** What one use of a trade tile gains. */
export function tradeWorth(box: Box, t: OstiaTable, port: number): number {
  const { gain, gold } = box.tiles[t.tiles[box.portNode[port]]]
  const goods = gain.slice(0, GOODS).reduce((sum, n) => sum + n, 0)
  return gain[AMPHORA] * WORTH.amphora + gain[REWARD] * WORTH.reward + (goods * 1.1 - gold) * WORTH.good
}

/**
 * What supervise is worth with this many ships on its section: the best of its four actions, then that of the last ship
 * sown (OST-11).
 */
function superviseWorth(t: OstiaTable, h: Harbour, box: Box, ships: number, good: number, extra: number): number {
  let first = 0
  let action = 0
  for (let a = MOVE; a <= BUILD; a++) {
    const worth = actionWorth(t, h, box, a, good, extra)
    if (worth > first) {
      first = worth
      action = a
    }
  }
  const last = (ships - 1) % SECTIONS
  return first + (last === SUPERVISE ? first * 0.7 : last === action ? 1 : actionWorth(t, h, box, last, good, extra))
}

/** What it is worth to choose a section: what it produces and what the section of the last ship lets do. */
export function sectionWorth(t: OstiaTable, h: Harbour, box: Box, section: number): number {
  const ships = h.corbita[section] + h.ponta[section]
  if (ships === 0) return 0
  let made = 0
  if (section < GOODS) {
    made = h.corbita[section] * box.yields[0] + h.ponta[section] * box.yields[1]
    for (let k = 0; k < box.bonusSpots.length; k++)
      if (h.spots[box.bonusSpots[k]] >= 0) made += box.spotEffects[box.bonusSpots[k]].bonus[section]
  }
  const last = (section + ships) % SECTIONS
  const produced = made * WORTH.good
  if (last !== SUPERVISE) return produced + actionWorth(t, h, box, last, section, made)
  // Of the ships sown, those that pass or end on supervise lie there, too.
  const there = (section === SUPERVISE ? 0 : h.corbita[SUPERVISE] + h.ponta[SUPERVISE]) + 1 + (ships > SECTIONS ? 1 : 0)
  return produced + superviseWorth(t, h, box, there, section, made)
}

/** How many of a good are short of a price that the gold at hand can make good (OST-5.4.4); 0 when nothing is, or it can't. */
export function shortBy(h: Harbour, box: Box, good: number, price: number): number {
  const short = price - h.goods[good]
  return short > 0 && h.goods[GOLD] >= short * freeCost(h, box) ? short : 0
}

/** What a discovery tile adds: gold, and the animal that a set still lacks. */
export function discoveryWorth(h: Harbour, box: Box, kind: number): number {
  const { wild, exotic, gain } = box.discoveries[kind]
  if (kind === BONUS) return gain[REWARD] * WORTH.reward
  const have = (of: 'wild' | 'exotic') => h.animals.reduce((sum, n, k) => sum + n * box.discoveries[k][of], 0)
  const more = have('wild') - have('exotic')
  return gain[GOLD] * WORTH.good + (wild ? (more <= 0 ? 4 : 1) : 0) + (exotic ? (more >= 0 ? 4 : 1) : 0)
}
