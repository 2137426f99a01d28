/**
 * What things are worth in Terra Mystica, in points of the final score. The few numbers are estimates, checked in the arena; costs,
 * incomes and bonuses come from the box, so that all factions are played by the same thoughts.
 */
import type { Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { across } from '../rules/reach.ts'
import type { Player, TerraTable } from '../rules/table.ts'
import { DWELLING, NONE, SANCTUARY, STRONGHOLD, TEMPLE, TRADING_HOUSE } from '../rules/terms.ts'

/** One of each resource in the middle of a match, in the order of `RESOURCES`; power is one token moved on by a bowl. */
export const PRICE = [0.5, 1.1, 2.2, 0.35, 2.5] as const
/** How far prices hold in each round: what comes late can't grow any more. */
const SCALE = [1.15, 1.15, 1.1, 1, 0.9, 0.75, 0.5]
/** One power token, whether charged or not, for each round that is left. */
export const TOKEN = 0.15
/** A town with its tile and key; an area of one structure more; a step on a cult; a favor tile. */
export const TOWN = 10, AREA = 1.3, STEP = 0.75, FAVOR = 4.5
/** A special action in one round, in the order of `SPECIALS`. */
const SPECIAL = [2.5, 1.5, 1.5, 2.5, 4.5, 5, 4, 5.5, 4.5, 0]
const BEFORE = [NONE, DWELLING, TRADING_HOUSE, TRADING_HOUSE, TEMPLE]

/** How far prices hold now. */
export const scaleOf = (round: number): number => SCALE[Math.min(round, SCALE.length - 1)]
/** The sum of it over the rounds that are still to come: what an income of 1 is worth. */
export function aheadOf(t: TerraTable, box: Box): number {
  let sum = 0
  for (let r = t.round + 1; r <= box.rounds; r++) sum += scaleOf(r)
  return sum
}
/** What a vector of gains is worth at full price. */
export function priceOf(gains: readonly number[]): number {
  let sum = 0
  for (let k = 0; k < gains.length; k++) sum += gains[k] * PRICE[k]
  return sum
}

/** The income that one structure more of a kind uncovers; NONE uncovers nothing. */
const uncovered = (p: Player, box: Box, building: number, count: number): number => {
  if (building === NONE) return 0
  const income = box.factions[p.faction].income[building]
  return count + 1 < income.length && count >= 0 ? priceOf(income[count + 1]) - priceOf(income[count]) : 0
}

/** What a new structure brings wherever it stands: income, points of tiles and cards, favor tiles, the stronghold's ability. */
export function structureWorth(t: TerraTable, seat: Seat, box: Box, building: number): number {
  const p = t.players[seat], f = box.factions[p.faction], ahead = aheadOf(t, box), from = BEFORE[building]
  let worth = ahead * (uncovered(p, box, building, p.built[building]) - (from === NONE ? 0 : uncovered(p, box, from, p.built[from] - 1)))
  if (t.round > 0) worth += box.scoring[t.scoring[t.round - 1]].vp[building]
  for (let k = 0; k < box.favors.length; k++) if (p.favors >> k & 1) worth += box.favors[k].buildVp[building]
  if (p.card !== NONE && !p.passed) worth += box.cards[p.card].passVp[building] - (from === NONE ? 0 : box.cards[p.card].passVp[from])
  if (building === TEMPLE || building === SANCTUARY) worth += f.favors * FAVOR
  if (building === TRADING_HOUSE) worth += stepping(p, box, ahead)
  else if (from === TRADING_HOUSE) worth -= stepping(p, box, ahead)
  if (building === STRONGHOLD) worth += strongholdWorth(p, box, ahead) + 2
  return worth
}
/** What a trading house may still become. */
export const stepping = (p: Player, box: Box, ahead: number): number => p.built[TEMPLE] < box.factions[p.faction].pieces[TEMPLE] ? Math.min(1.5, ahead) : 0
/** What a stronghold's ability brings in the rounds to come. */
export function strongholdWorth(p: Player, box: Box, ahead: number): number {
  const { special, bridgeVp } = box.factions[p.faction]
  return ahead * (special === NONE ? bridgeVp || 1 : SPECIAL[special])
}

const group: number[] = []
/** The own structures connected with a hex, as they would be if one stood there; in a list that the next call overwrites. */
export function groupAt(t: TerraTable, seat: Seat, hex: number, box: Box): readonly number[] {
  const { rivers } = t.players[seat]
  group.length = 0
  group.push(hex)
  for (let k = 0; k < group.length; k++) {
    const at = group[k], near = box.adjacent[at], sites = box.sitesAt[at]
    for (let i = 0; i < near.length; i++) join(t, seat, near[i])
    for (let i = 0; i < sites.length; i++) if (t.bridges[sites[i]] !== NONE) join(t, seat, across(box, sites[i], at))
    for (let i = 0; i < rivers.length; i++) if (box.riversAt[at].includes(rivers[i])) for (const shore of box.shores[rivers[i]]) join(t, seat, shore)
  }
  return group
}
function join(t: TerraTable, seat: Seat, hex: number): void {
  if (t.owner[hex] === seat && !group.includes(hex)) group.push(hex)
}

/** How near a group is to a town, 0 to 1: by its size and its power, both of which it needs (TM-8.1); what is founded counts more than what may be. */
export function townProgress(p: Player, box: Box, size: number, power: number, sanctuary: boolean): number {
  let need = box.town.power
  for (let k = 0; k < box.favors.length; k++) if (box.favors[k].townPower && p.favors >> k & 1) need = box.favors[k].townPower
  const part = Math.min(1, size / (sanctuary ? box.town.sanctuarySize : box.town.size)) * Math.min(1, power / need)
  return part === 1 ? 1 : 0.7 * part * part
}

/** What a structure at a hex, new or raised, brings its group nearer to a town. */
export function townGain(t: TerraTable, seat: Seat, box: Box, hex: number, building: number): number {
  const p = t.players[seat], members = groupAt(t, seat, hex, box), is = t.owner[hex] === seat
  let power = 0, size = 0, sanctuary = false, best = 0
  for (let k = 0; k < members.length; k++) {
    const at = members[k]
    if (t.town[at]) return 0
    if (at === hex && !is) continue
    size++
    power += box.value[t.building[at]]
    sanctuary ||= t.building[at] === SANCTUARY
  }
  if (size > 0) best = townProgress(p, box, size, power, sanctuary)
  const more = box.value[building] - (is ? box.value[t.building[hex]] : 0)
  return TOWN * Math.max(0, townProgress(p, box, size + (is ? 0 : 1), power + more, sanctuary || building === SANCTUARY) - best * (is ? 1 : 0.8))
}

/** What a dwelling on a hex brings because it stands there: area, town, neighbours whose building brings power. */
export function siteWorth(t: TerraTable, seat: Seat, box: Box, hex: number): number {
  const near = box.adjacent[hex]
  let others = 0
  for (let k = 0; k < near.length; k++) if (t.owner[near[k]] !== NONE && t.owner[near[k]] !== seat) others++
  return AREA + townGain(t, seat, box, hex, DWELLING) + Math.min(2, others) * 0.2 * (box.rounds - t.round)
}

/** A bonus card for the next round, with the coins that lie on it (TM-7.14c). */
export function cardWorth(t: TerraTable, seat: Seat, box: Box, card: number): number {
  const p = t.players[seat], c = box.cards[card]
  if (t.round === box.rounds) return 0
  let worth = priceOf(c.gain) * scaleOf(t.round + 1) + (c.special !== NONE ? 1.8 : 0) + (c.shipping && box.factions[p.faction].maxShipping ? 1 : 0) + c.passShippingVp * p.shipping
  for (let b = 0; b < p.built.length; b++) worth += c.passVp[b] * p.built[b]
  return worth
}

/** What holding a favor tile brings in the rounds to come, besides its steps. */
export function favorWorth(t: TerraTable, seat: Seat, box: Box, tile: number): number {
  const f = box.favors[tile], p = t.players[seat], ahead = aheadOf(t, box), { pieces } = box.factions[p.faction], rounds = box.rounds - t.round + (p.passed ? 0 : 0.5)
  let worth = priceOf(f.gain) * ahead
  if (f.special !== NONE) worth += STEP * (ahead + (p.used >> f.special & 1 || p.passed ? 0 : 1))
  if (f.townPower) worth += Math.min(3, ahead)
  for (let b = DWELLING; b <= TRADING_HOUSE; b++) worth += f.buildVp[b] * Math.min(pieces[b] - p.built[b], rounds * (b === DWELLING ? 1 : 0.7))
  if (f.passVp.length) worth += f.passVp[p.built[TRADING_HOUSE]] * (box.rounds - t.round + (p.passed ? 0 : 1))
  return worth
}

/** Cult bonuses of this round and the next ones for a marker that stands there (TM-9.1); half a bonus counts as a third of one. */
export function bonusWorth(t: TerraTable, box: Box, track: number, space: number): number {
  let worth = 0
  for (let r = Math.max(1, t.round); r < box.rounds; r++) {
    const tile = box.scoring[t.scoring[r - 1]]
    if (tile.cult !== track) continue
    const times = space / tile.every
    worth += (0.65 * Math.floor(times) + 0.35 * times) * priceOf(tile.gain) * scaleOf(r + 1)
  }
  return worth
}

/** Steps on a track, with the power of the spaces and what they come to at the end. */
export function climbWorth(t: TerraTable, seat: Seat, box: Box, track: number, steps: number): number {
  const p = t.players[seat], top = box.cultPower.length - 1, from = p.cults[track], most = p.keys > 0 && !t.players.some(o => o.cults[track] === top) ? top : top - 1
  const to = Math.max(from, Math.min(most, from + steps))
  let power = 0, passed = 0
  for (let k = from + 1; k <= to; k++) power += box.cultPower[k]
  for (let s = 0; s < t.players.length; s++) if (s !== seat && t.players[s].cults[track] >= from && t.players[s].cults[track] < to) passed++
  return (to - from) * STEP + passed * (1 + 0.15 * t.round) + power * PRICE[3] * scaleOf(t.round) + bonusWorth(t, box, track, to) - bonusWorth(t, box, track, from)
}
