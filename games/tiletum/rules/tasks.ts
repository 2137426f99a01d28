/** TI-8: tasks, at any time of one's own turn and without action points. */
import { next, note, OK, type Reason, type Seat, type Step } from '@loggia/core'
import { RULES } from '../effects/rules.ts'
import type { Box } from './box.ts'
import { count, gain, has, pay } from './goods.ts'
import { strengthenBy } from './pools.ts'
import { unstore } from './storehouse.ts'
import type { Player, TiletumTable } from './table.ts'
import { FOOD, GOLD, GOODS, NONE, sourceOf, STONE } from './terms.ts'
import { N, R, V } from './words.ts'

const CONTRACTS = sourceOf('contracts')
const CRESTS = sourceOf('crests')
const CATHEDRALS = sourceOf('cathedrals')
const HELPERS = sourceOf('helpers')

/** TI-8.1 */
const buy = {
  why(t: TiletumTable, s: Step, box: Box, good: number): Reason {
    return good === GOLD ? R['no-gold']() : has(t.players[s.seat], GOLD, box.buyGold)
  },
  play(t: TiletumTable, s: Step, box: Box, good: number): void {
    pay(t, s.seat, GOLD, box.buyGold)
    gain(t, s.seat, good, box.buyGoods)
  },
  list(t: TiletumTable, s: Step, box: Box, out: number[]): void {
    if (t.players[s.seat].goods[GOLD] < box.buyGold) return
    for (let good = 0; good < GOODS.length; good++) if (good !== GOLD) out.push(V.buy(good))
  },
}

/** What a contract costs of one good when its identical ones are paid in `identical` (D-5), NONE where it has none. */
const priceOf = (box: Box, tile: number, good: number, identical: number): number =>
  box.tiles[tile].cost[good] + (good === identical ? box.tiles[tile].identical : 0)

function affordsContract(p: Player, tile: number, identical: number, box: Box): Reason {
  for (let good = 0; good < GOODS.length; good++) {
    const price = priceOf(box, tile, good, identical)
    if (p.goods[good] < price) return has(p, good, price)
  }
  return OK
}

function contractReason(t: TiletumTable, seat: Seat, tile: number, identical: number, box: Box): Reason {
  const p = t.players[seat]
  if (!p.storehouse.includes(tile)) return R['not-stored'](tile)
  if (box.tiles[tile].kind !== 'contract') return R['no-contract'](tile)
  if (p.contracts.length >= box.contractSpaces.length) return R['no-free-space']()
  if (box.tiles[tile].identical > 0 !== identical >= 0)
    return identical >= 0 ? R['needs-no-choice']() : R['needs-choice']()
  return affordsContract(p, tile, identical, box)
}

/** TI-8.2: onto the leftmost free space, whose pillar comes down; its VP and the contract's; what else it brings. */
function fulfilContract(t: TiletumTable, seat: Seat, tile: number, identical: number, box: Box): void {
  const p = t.players[seat]
  const space = box.contractSpaces[p.contracts.length]
  const { vp, effect } = box.tiles[tile]
  for (let good = 0; good < GOODS.length; good++) pay(t, seat, good, priceOf(box, tile, good, identical))
  unstore(p, tile)
  p.contracts.push(tile)
  note(N.fulfilled(seat, tile))
  if (space.pillar) {
    p.pillars++
    note(N['freed-pillar'](seat))
  }
  count(t, seat, CONTRACTS, vp + space.vp)
  if (effect >= 0) next(t, { do: 'effect', seat, effect, source: CONTRACTS })
}

const fulfil = {
  why: (t: TiletumTable, s: Step, box: Box, tile: number): Reason => contractReason(t, s.seat, tile, NONE, box),
  play: (t: TiletumTable, s: Step, box: Box, tile: number): void => fulfilContract(t, s.seat, tile, NONE, box),
  list(t: TiletumTable, s: Step, box: Box, out: number[]): void {
    const stored = t.players[s.seat].storehouse
    for (let k = 0; k < stored.length; k++)
      if (box.tiles[stored[k]].kind === 'contract' && contractReason(t, s.seat, stored[k], NONE, box) === OK)
        out.push(V.fulfil(stored[k]))
  },
}

/** The same, with this many identical goods of this kind. */
const fulfilWith = {
  why: (t: TiletumTable, s: Step, box: Box, tile: number, good: number): Reason =>
    contractReason(t, s.seat, tile, good, box),
  play: (t: TiletumTable, s: Step, box: Box, tile: number, good: number): void =>
    fulfilContract(t, s.seat, tile, good, box),
  list(t: TiletumTable, s: Step, box: Box, out: number[]): void {
    const stored = t.players[s.seat].storehouse
    for (let k = 0; k < stored.length; k++) {
      if (box.tiles[stored[k]].identical === 0) continue
      for (let good = 0; good < GOODS.length; good++)
        if (contractReason(t, s.seat, stored[k], good, box) === OK) out.push(V['fulfil-with'](stored[k], good))
    }
  },
}

const crestOf = (p: Player, family: number, box: Box): number =>
  p.storehouse.find(k => box.tiles[k].family === family) ?? NONE

/** TI-8.3, 8.8: any crest under any building whose space is free, filled or not. */
const crest = {
  why(t: TiletumTable, s: Step, box: Box, family: number, building: number): Reason {
    const p = t.players[s.seat]
    if (crestOf(p, family, box) === NONE) return R['crest-not-stored'](family)
    if (p.crests[building] !== NONE) return R['crest-space-taken'](building)
    return has(p, FOOD, box.buildings[building].food)
  },
  play(t: TiletumTable, s: Step, box: Box, family: number, building: number): void {
    const { seat } = s
    const p = t.players[seat]
    const tile = crestOf(p, family, box)
    const { food, effect } = box.buildings[building]
    pay(t, seat, FOOD, food)
    unstore(p, tile)
    p.crests[building] = tile
    note(N.crested(seat, tile, building))
    strengthenBy(t, seat, building, box)
    if (effect >= 0) next(t, { do: 'effect', seat, effect, source: CRESTS })
  },
  list(t: TiletumTable, s: Step, box: Box, out: number[]): void {
    const p = t.players[s.seat]
    for (let k = 0; k < p.storehouse.length; k++) {
      const { family } = box.tiles[p.storehouse[k]]
      if (family === NONE) continue
      for (let b = 0; b < p.crests.length; b++)
        if (p.crests[b] === NONE && p.goods[FOOD] >= box.buildings[b].food) out.push(V.crest(family, b))
    }
  },
}

/** The highest tile of a cathedral's stack, NONE when all are taken (TI-8.9). */
function topTile(t: TiletumTable, cathedral: number, box: Box): number {
  const { first, slots } = box.cathedrals[cathedral]
  for (let k = first; k < first + slots; k++) if (t.cathedralTiles[k] === NONE) return k
  return NONE
}

/** TI-8.4: once for each cathedral with an own pillar, wherever the architect is. */
const join = {
  why(t: TiletumTable, s: Step, box: Box, cathedral: number): Reason {
    const { first, slots } = box.cathedrals[cathedral]
    let pillar = false
    for (let k = first; k < first + slots; k++) {
      if (t.cathedralTiles[k] === s.seat) return R['joined-before'](cathedral)
      if (t.pillars[k] === s.seat) pillar = true
    }
    return pillar
      ? has(t.players[s.seat], STONE, box.costTiles[t.costs[cathedral]].stone)
      : R['no-own-pillar'](cathedral)
  },
  play(t: TiletumTable, s: Step, box: Box, cathedral: number): void {
    const { seat } = s
    const cost = box.costTiles[t.costs[cathedral]]
    const tile = topTile(t, cathedral, box)
    pay(t, seat, STONE, cost.stone)
    t.cathedralTiles[tile] = seat
    note(N.joined(seat, tile, t.costs[cathedral]))
    count(t, seat, CATHEDRALS, cost.vp + box.cathedralTiles[tile].vp)
  },
  list(t: TiletumTable, s: Step, box: Box, out: number[]): void {
    for (let k = 0; k < t.pillars.length; k++) {
      if (t.pillars[k] !== s.seat) continue
      const { cathedral } = box.cathedralTiles[k]
      if (join.why(t, s, box, cathedral) === OK) out.push(V.join(cathedral))
    }
  },
}

/** TI-8.5: a helper, which then leaves the game (D-24). */
const use = {
  why(t: TiletumTable, s: Step, box: Box, tile: number): Reason {
    if (!t.players[s.seat].storehouse.includes(tile)) return R['not-stored'](tile)
    const { kind, effect } = box.tiles[tile]
    if (kind !== 'helper') return R['no-helper'](tile)
    const { op } = box.effects[effect]
    return op === 'gain' || op === 'vp' || op === 'all' ? OK : (RULES[op].usable?.(t) ?? OK)
  },
  play(t: TiletumTable, s: Step, box: Box, tile: number): void {
    const { seat } = s
    unstore(t.players[seat], tile)
    note(N.used(seat, tile))
    t.used.push(tile) // D-7
    next(t, { do: 'effect', seat, effect: box.tiles[tile].effect, source: HELPERS })
  },
  list(t: TiletumTable, s: Step, box: Box, out: number[]): void {
    const stored = t.players[s.seat].storehouse
    for (let k = 0; k < stored.length; k++)
      if (box.tiles[stored[k]].kind === 'helper' && use.why(t, s, box, stored[k]) === OK) out.push(V.use(stored[k]))
  },
}

/** TI-5.12, 8.6: as many as one likes, in one's own turn. */
export const tasks = {
  why: (t: TiletumTable, s: Step): Reason => (t.turn === s.seat ? OK : R['not-your-turn-now']()),
  can: { buy, fulfil, 'fulfil-with': fulfilWith, crest, join, use },
}
