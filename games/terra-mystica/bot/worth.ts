/**
 * What things are worth in Terra Mystica, in points of the final score. The numbers are in `weights.ts`; costs, incomes and bonuses come
 * from the box, so that all factions are played by the same thoughts.
 */
import type { Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { across } from '../rules/reach.ts'
import type { Player, TerraTable } from '../rules/table.ts'
import { DWELLING, NONE, SANCTUARY, STRONGHOLD, TEMPLE, TRADING_HOUSE } from '../rules/terms.ts'
import { W } from './weights.ts'

const BEFORE = [NONE, DWELLING, TRADING_HOUSE, TRADING_HOUSE, TEMPLE]

/** How far prices hold now. */
export const scaleOf = (round: number): number => W.scale[Math.min(round, W.scale.length - 1)]
/** The sum of it over the rounds that are still to come: what an income of 1 is worth. */
export function aheadOf(t: TerraTable, box: Box): number {
  let sum = 0
  for (let r = t.round + 1; r <= box.rounds; r++) sum += scaleOf(r)
  return sum
}
/** What a vector of gains is worth at full price. */
export const priceOf = (gains: readonly number[]): number => gains.reduce((sum, n, k) => sum + n * W.price[k], 0)

/** The income that one structure more of a kind uncovers; NONE uncovers nothing. */
const uncovered = (p: Player, box: Box, building: number, count: number): number => {
  if (building === NONE) return 0
  const income = box.factions[p.faction].income[building]
  return count + 1 < income.length && count >= 0 ? priceOf(income[count + 1]) - priceOf(income[count]) : 0
}

/** What a new structure brings wherever it stands: income, points of tiles and cards, favor tiles, the stronghold's ability. */
export function structureWorth(t: TerraTable, seat: Seat, box: Box, building: number): number {
  const p = t.players[seat]
  const f = box.factions[p.faction]
  const ahead = aheadOf(t, box)
  const from = BEFORE[building]
  let worth =
    W.incoming *
    ahead *
    (uncovered(p, box, building, p.built[building]) - (from === NONE ? 0 : uncovered(p, box, from, p.built[from] - 1)))
  if (t.round > 0) worth += W.roundVp * box.scoring[t.scoring[t.round - 1]].vp[building]
  if (t.round > 0 && t.round < box.rounds) worth -= W.nextVp * box.scoring[t.scoring[t.round]].vp[building]
  for (let k = 0; k < box.favors.length; k++) if ((p.favors >> k) & 1) worth += box.favors[k].buildVp[building]
  if (p.card !== NONE && !p.passed)
    worth += box.cards[p.card].passVp[building] - (from === NONE ? 0 : box.cards[p.card].passVp[from])
  if (building === TEMPLE || building === SANCTUARY) worth += f.favors * W.favor
  if (from === TRADING_HOUSE) worth -= stepping(p, box, ahead)
  return building === TRADING_HOUSE
    ? worth + stepping(p, box, ahead) + W.tradingHouse * ahead
    : building === TEMPLE
      ? worth + W.temple * ahead
      : building === STRONGHOLD
        ? worth + strongholdWorth(p, box, ahead) + W.stronghold
        : worth
}
/** What a trading house may still become. */
export const stepping = (p: Player, box: Box, ahead: number): number =>
  p.built[TEMPLE] < box.factions[p.faction].pieces[TEMPLE] ? Math.min(W.stepping, ahead) : 0
/** What a stronghold's ability brings in the rounds to come. */
export function strongholdWorth(p: Player, box: Box, ahead: number): number {
  const { special, stronghold } = box.factions[p.faction]
  return ahead * (special === NONE ? stronghold.bridgeVp || W.lasting.points : W.special[special].points)
}

const group: number[] = []
/** The own structures connected with a hex, as they would be if one stood there; in a list that the next call overwrites. */
export function groupAt(t: TerraTable, seat: Seat, hex: number, box: Box): readonly number[] {
  const { rivers } = t.players[seat]
  group.length = 0
  group.push(hex)
  for (let k = 0; k < group.length; k++) {
    const at = group[k]
    const near = box.adjacent[at]
    const sites = box.sitesAt[at]
    for (let i = 0; i < near.length; i++) join(t, seat, near[i])
    for (let i = 0; i < sites.length; i++) if (t.bridges[sites[i]] !== NONE) join(t, seat, across(box, sites[i], at))
    for (let i = 0; i < rivers.length; i++)
      if (box.riversAt[at].includes(rivers[i])) for (const shore of box.shores[rivers[i]]) join(t, seat, shore)
  }
  return group
}
function join(t: TerraTable, seat: Seat, hex: number): void {
  if (t.owner[hex] === seat && !group.includes(hex)) group.push(hex)
}

/**
 * How near a group is to a town, 0 to 1, by its size and its power, both of which it needs (TM-8.1). What is built
 * counts more than what may be.
 */
export function townProgress(p: Player, box: Box, size: number, power: number, sanctuary: boolean): number {
  const need = box.favors.find((tile, k) => tile.townPower && (p.favors >> k) & 1)?.townPower ?? box.town.power
  const part = Math.min(1, size / (sanctuary ? box.town.sanctuarySize : box.town.size)) * Math.min(1, power / need)
  return part === 1 ? 1 : W.progress * part * part
}

/** What a structure at a hex, new or raised, brings its group nearer to a town. */
export function townGain(t: TerraTable, seat: Seat, box: Box, hex: number, building: number): number {
  const p = t.players[seat]
  const is = t.owner[hex] === seat
  const members = groupAt(t, seat, hex, box)
  let size = 0
  let power = 0
  let sanctuary = false
  for (const at of members) {
    if (t.town[at]) return 0
    if (at === hex && !is) continue
    size++
    power += box.value[t.building[at]]
    sanctuary ||= t.building[at] === SANCTUARY
  }
  const more = box.value[building] - (is ? box.value[t.building[hex]] : 0)
  const before = size > 0 ? townProgress(p, box, size, power, sanctuary) : 0
  const after = townProgress(p, box, size + (is ? 0 : 1), power + more, sanctuary || building === SANCTUARY)
  return W.town * Math.max(0, after - before * (is ? 1 : 0.8))
}

/** What a dwelling on a hex brings because it stands there: area, town, land to go on to, neighbours whose building brings power. */
export function siteWorth(t: TerraTable, seat: Seat, box: Box, hex: number): number {
  const near = box.adjacent[hex]
  const f = box.factions[t.players[seat].faction]
  const n = box.terrains.length
  let others = 0
  let room = 0
  for (let k = 0; k < near.length; k++) {
    const owner = t.owner[near[k]]
    if (owner === NONE) room += W.open[f.short[t.terrain[near[k]] * n + f.home]]
    else if (owner !== seat) others++
  }
  return (
    W.area +
    townGain(t, seat, box, hex, DWELLING) +
    (W.room * room + W.neighbour * Math.min(2, others)) * (box.rounds - t.round)
  )
}

/** A bonus card for the next round, with the coins that lie on it (TM-7.14c). */
export function cardWorth(t: TerraTable, seat: Seat, box: Box, card: number): number {
  const p = t.players[seat]
  const c = box.cards[card]
  if (t.round === box.rounds) return 0
  return p.built.reduce(
    (sum, n, b) => sum + c.passVp[b] * n,
    priceOf(c.gain) * scaleOf(t.round + 1) +
      c.passShippingVp * p.shipping +
      (c.special === NONE ? 0 : W.cardSpecial.points) +
      (c.shipping && box.factions[p.faction].maxShipping ? W.cardShip.points : 0),
  )
}

/** What holding a favor tile brings in the rounds to come, besides its steps; `income` says how far its income counts. */
export function favorWorth(t: TerraTable, seat: Seat, box: Box, tile: number, income = W.favorHold): number {
  const f = box.favors[tile]
  const p = t.players[seat]
  const ahead = aheadOf(t, box)
  const { pieces } = box.factions[p.faction]
  const rounds = box.rounds - t.round + (p.passed ? 0 : 0.5)
  let worth = income * priceOf(f.gain) * ahead
  if (f.special !== NONE) worth += W.step * (ahead + ((p.used >> f.special) & 1 || p.passed ? 0 : 1))
  if (f.townPower) worth += W.favorTown.points * Math.min(3, ahead)
  for (let b = DWELLING; b <= TRADING_HOUSE; b++)
    worth +=
      f.buildVp[b] * Math.min(pieces[b] - p.built[b], rounds * (b === DWELLING ? W.favorDwelling : W.favorTradingHouse))
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
    worth += W.bonus * (0.65 * Math.floor(times) + 0.35 * times) * priceOf(tile.gain) * scaleOf(r + 1)
  }
  return worth
}

/** The share of a track's final VP that a marker would have on a space (TM-10.2). */
export function rankVp(t: TerraTable, seat: Seat, box: Box, track: number, space: number): number {
  if (space === 0) return 0
  let above = 0
  let tied = 1
  for (let s = 0; s < t.players.length; s++)
    if (s !== seat) {
      const other = t.players[s].cults[track]
      if (other > space) above++
      else if (other === space) tied++
    }
  return box.cultVp.slice(above, above + tied).reduce((sum, vp) => sum + vp, 0) / tied
}

/** Steps on a track, with the power of the spaces and what they come to at the end. */
export function climbWorth(t: TerraTable, seat: Seat, box: Box, track: number, steps: number): number {
  const p = t.players[seat]
  const top = box.cultPower.length - 1
  const from = p.cults[track]
  const most = p.keys > 0 && !t.players.some(o => o.cults[track] === top) ? top : top - 1
  const to = Math.max(from, Math.min(most, from + steps))
  const power = box.cultPower.reduce((sum, n, k) => sum + (k > from && k <= to ? n : 0), 0)
  const passed = t.players.filter((o, s) => s !== seat && o.cults[track] >= from && o.cults[track] < to).length
  const final = W.rank * t.round * (rankVp(t, seat, box, track, to) - rankVp(t, seat, box, track, from))
  const bonus = bonusWorth(t, box, track, to) - bonusWorth(t, box, track, from)
  return (
    (to - from) * W.step +
    passed * (W.over + W.overRound * t.round) +
    final +
    power * W.price[3] * scaleOf(t.round) +
    bonus
  )
}
