/** What a position is worth to its player, in points of the final score. */
import type { Game, Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { WORDS } from '../rules/chart.ts'
import { has, reached, skippable, skipRange } from '../rules/reach.ts'
import { area, ranked, riches } from '../rules/scoring.ts'
import type { Player, TerraTable } from '../rules/table.ts'
import { COIN, NONE, POWER, PRIEST, SANCTUARY, STRONGHOLD, TRADING_HOUSE, WORKER } from '../rules/terms.ts'
import { aheadOf, AREA, bonusWorth, cardWorth, favorWorth, groupAt, PRICE, priceOf, scaleOf, stepping, STEP, strongholdWorth, TOKEN, TOWN, townProgress } from './worth.ts'

/**
 * The score that this player heads for: the points made, the shares of cults and area as they stand, what resources, incomes and
 * tiles still promise, and how near towns are. Before the first dwelling it is 0: all factions are alike.
 */
export function evaluate(game: Game<TerraTable, Box>, t: TerraTable, seat: Seat): number {
  const { box } = game, p = t.players[seat]
  if (game.over(t)) return game.scores(t)[seat].total
  if (p.faction === NONE || p.at.length === 0) return 0
  const ahead = aheadOf(t, box), f = box.factions[p.faction], settled = Math.min(1, 0.25 + t.round * 0.12)
  let value = p.vp + stock(t, p, box) + ahead * income(p, box)

  for (let track = 0; track < box.cults.length; track++) {
    const share = ranked(t.players.map(o => o.cults[track]), box.cultVp)[seat]
    value += settled * share + (1.2 - settled) * STEP * p.cults[track] + bonusWorth(t, box, track, p.cults[track])
  }
  const areas = t.players.map((o, k) => o.at.length ? area(t, k, box) : 0)
  value += settled * ranked(areas, box.areaVp)[seat] + (1.2 - settled) * AREA * areas[seat] + (1 - settled) * 0.5 * p.at.length

  if (p.card !== NONE) {
    if (t.round === 0 || p.passed) value += cardWorth(t, seat, box, p.card)
    else value += passing(t, seat, box)
  }
  for (let k = 0; k < box.favors.length; k++) if (p.favors >> k & 1) value += favorWorth(t, seat, box, k) - priceOf(box.favors[k].gain) * ahead
  if (p.built[STRONGHOLD]) value += strongholdWorth(p, box, ahead)
  if (f.bridgeVp && p.built[STRONGHOLD]) {
    const bridges = t.bridges.reduce((n, owner, site) => n + (owner === seat && box.ends[site].every(hex => t.owner[hex] === seat) ? 1 : 0), 0)
    value += bridges * f.bridgeVp * (box.rounds - t.round + (p.passed ? 0 : 1))
  }
  value += p.built[TRADING_HOUSE] * stepping(p, box, ahead) + Math.min(2, p.keys) * Math.min(1.5, ahead)
  value += p.exchange * ahead * 0.9 + p.shipping * ahead * 0.4
  return value + towns(t, seat, box, ahead) + room(t, seat, box) * ahead
}

/** Resources in hand. In the last round they are what they come to at the end (TM-10.4). */
function stock(t: TerraTable, p: Player, box: Box): number {
  if (t.round === box.rounds) return riches(t, t.players.indexOf(p)) / box.factions[p.faction].coinsPerVp
  const [one, two, three] = p.bowls, left = box.rounds - t.round
  const goods = Math.min(p.coins, 15) * PRICE[COIN] + Math.max(0, p.coins - 15) * 0.25 + p.workers * PRICE[WORKER] + p.priests * PRICE[PRIEST] + (two + 2 * three) * PRICE[POWER]
  return goods * scaleOf(t.round + p.passed) + (one + two + three) * TOKEN * left
}

/** What a round's income is worth at full price. */
function income(p: Player, box: Box): number {
  const f = box.factions[p.faction]
  let sum = 0
  for (let b = 0; b < p.built.length; b++) sum += priceOf(f.income[b][p.built[b]])
  for (let k = 0; k < box.favors.length; k++) if (p.favors >> k & 1) sum += priceOf(box.favors[k].gain)
  return sum
}

/** What passing now would bring: who hasn't yet has it still before him. */
function passing(t: TerraTable, seat: Seat, box: Box): number {
  const p = t.players[seat], c = box.cards[p.card]
  let value = c.passShippingVp * p.shipping, best = 0
  for (let b = 0; b < p.built.length; b++) value += c.passVp[b] * p.built[b]
  for (let k = 0; k < t.cards.length; k++) if (t.cards[k] >= 0) best = Math.max(best, cardWorth(t, seat, box, k) + t.cards[k] * PRICE[COIN])
  return value + best
}

/** How near the groups that are no towns are to becoming some. */
function towns(t: TerraTable, seat: Seat, box: Box, ahead: number): number {
  const p = t.players[seat], done = new Set<number>()
  let value = 0
  for (const hex of p.at) if (!t.town[hex] && !done.has(hex)) {
    const members = groupAt(t, seat, hex, box)
    let power = 0, sanctuary = false
    for (const at of members) { done.add(at); power += box.value[t.building[at]]; sanctuary ||= t.building[at] === SANCTUARY }
    value += townProgress(p, box, members.length, power, sanctuary)
  }
  return value * TOWN * (ahead > 0 ? 0.8 : 0.2)
}

const near = new Int32Array(WORDS), far = new Int32Array(WORDS)
/** Where the player may still go: hexes within reach by the spades that they need, and neighbours whose buildings bring power. */
function room(t: TerraTable, seat: Seat, box: Box): number {
  const p = t.players[seat], f = box.factions[p.faction], range = skipRange(p, box), n = box.terrains.length
  reached(t, seat, p.shipping, box, near)
  if (range !== NONE) skippable(t, seat, range, box, far)
  let sum = 0, neighbours = 0
  for (let hex = 0; hex < t.terrain.length; hex++) {
    const owner = t.owner[hex]
    if (owner === seat) continue
    if (owner !== NONE) { if (box.adjacent[hex].some(other => t.owner[other] === seat)) neighbours++ }
    else if (has(near, hex) || range !== NONE && has(far, hex)) {
      const spades = f.short[t.terrain[hex] * n + f.home], direct = box.adjacent[hex].some(other => t.owner[other] === seat) ? 1 : 0.6
      sum += (t.terrain[hex] === f.home ? 1 : spades === 1 ? 0.7 : spades === 2 ? 0.35 : 0.15) * direct
    }
  }
  return Math.sqrt(sum) * 1 + Math.min(4, neighbours) * 0.3
}
