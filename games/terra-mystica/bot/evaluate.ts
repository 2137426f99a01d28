/** What a position is worth to its player, in points of the final score. */
import type { Game, Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { WORDS } from '../rules/chart.ts'
import { reached, skippable, skipRange } from '../rules/reach.ts'
import { area, ranked, riches } from '../rules/scoring.ts'
import type { Player, TerraTable } from '../rules/table.ts'
import { NONE, SANCTUARY, STRONGHOLD, TRADING_HOUSE } from '../rules/terms.ts'
import {
  aheadOf,
  bonusWorth,
  cardWorth,
  favorWorth,
  groupAt,
  rankVp,
  stepping,
  strongholdWorth,
  townProgress,
} from './worth.ts'
import { VALUE, W } from './weights.ts'

/**
 * The score that this player heads for: the points made, and what all else has come to in matches that stood alike. Before the first
 * dwelling it is 0: all factions are alike.
 */
export function evaluate(game: Game<TerraTable, Box>, t: TerraTable, seat: Seat): number {
  const { box } = game,
    p = t.players[seat]
  if (game.over(t)) return game.scores(t)[seat].total
  if (p.faction === NONE || p.at.length === 0) return 0
  features(t, seat, box, found)
  const left = box.rounds - t.round
  let value = p.vp
  for (let k = 0; k < found.length; k++) value += found[k] * (VALUE[k][1] + VALUE[k][2] * left)
  return value
}
const found: number[] = []

/** Fills `out` with what `VALUE` weighs, in its order. */
export function features(t: TerraTable, seat: Seat, box: Box, out: number[]): void {
  const p = t.players[seat],
    f = box.factions[p.faction],
    ahead = aheadOf(t, box),
    { built } = p
  out.length = 0
  out.push(
    1,
    p.passed ? 0 : 1,
    Math.min(p.coins, 8),
    Math.max(0, p.coins - 8),
    Math.min(p.workers, 5),
    Math.max(0, p.workers - 5),
    p.priests,
  )
  out.push(
    p.bowls[1],
    p.bowls[2],
    p.bowls[0] + p.bowls[1] + p.bowls[2],
    t.round === box.rounds ? riches(t, seat) / f.coinsPerVp : 0,
  )
  income(p, box, out)
  out.push(p.card === NONE ? 0 : p.passed ? cardWorth(t, seat, box, p.card) : passing(t, seat, box))
  out.push(
    built[0],
    built[1],
    built[2],
    built[STRONGHOLD],
    built[SANCTUARY],
    built[TRADING_HOUSE] * stepping(p, box, ahead),
  )
  out.push(built[STRONGHOLD] ? strongholdWorth(p, box, ahead) : 0, ready(p, box))
  cults(t, seat, box, out)
  out.push(
    ranked(
      t.players.map((o, k) => (o.at.length ? area(t, k, box) : 0)),
      box.areaVp,
    )[seat],
  )
  out.push(p.at.length, towns(t, seat, box), Math.min(2, p.keys), p.shipping, p.exchange)
  let tiles = 0
  for (let k = 0; k < box.favors.length; k++) if ((p.favors >> k) & 1) tiles += favorWorth(t, seat, box, k, 0)
  out.push(tiles, f.bridgeVp && built[STRONGHOLD] ? bridges(t, seat, box) : 0)
  room(t, seat, box, out)
}

/** A round's income of coins, workers, priests and power. */
function income(p: Player, box: Box, out: number[]): void {
  const f = box.factions[p.faction]
  for (let what = 0; what < 4; what++) {
    let sum = 0
    for (let b = 0; b < p.built.length; b++) sum += f.income[b][p.built[b]][what]
    for (let k = 0; k < box.favors.length; k++) if ((p.favors >> k) & 1) sum += box.favors[k].gain[what]
    out.push(sum)
  }
}

/** What passing now would bring: who hasn't yet has it still before him. */
function passing(t: TerraTable, seat: Seat, box: Box): number {
  const p = t.players[seat],
    c = box.cards[p.card]
  let value = c.passShippingVp * p.shipping,
    best = 0
  for (let b = 0; b < p.built.length; b++) value += c.passVp[b] * p.built[b]
  for (let k = 0; k < t.cards.length; k++)
    if (t.cards[k] >= 0) best = Math.max(best, cardWorth(t, seat, box, k) + t.cards[k] * W.price[0])
  return value + best
}

/** The stronghold's action of this round, while it is there to be used. */
function ready(p: Player, box: Box): number {
  const { special } = box.factions[p.faction]
  return special !== NONE && p.built[STRONGHOLD] && !p.passed && !((p.used >> special) & 1) ? W.special[special] : 0
}

/** Final points of the tracks as they stand, their bonuses to come, and markers on top. */
function cults(t: TerraTable, seat: Seat, box: Box, out: number[]): void {
  const mine = t.players[seat].cults
  let shares = 0,
    bonus = 0,
    tops = 0
  for (let track = 0; track < mine.length; track++) {
    shares += rankVp(t, seat, box, track, mine[track])
    bonus += bonusWorth(t, box, track, mine[track])
    if (mine[track] === box.cultPower.length - 1) tops++
  }
  out.push(shares, bonus, tops)
}

/** How near the groups that are no towns are to becoming some. */
function towns(t: TerraTable, seat: Seat, box: Box): number {
  const p = t.players[seat]
  let value = 0,
    done = 0
  for (let k = 0; k < p.at.length; k++)
    if (!t.town[p.at[k]] && !((done >> k) & 1)) {
      const members = groupAt(t, seat, p.at[k], box)
      let power = 0,
        sanctuary = false
      for (let i = 0; i < members.length; i++) {
        done |= 1 << p.at.indexOf(members[i])
        power += box.value[t.building[members[i]]]
        sanctuary ||= t.building[members[i]] === SANCTUARY
      }
      value += townProgress(p, box, members.length, power, sanctuary)
    }
  return value
}

/** Bridges between own structures. */
function bridges(t: TerraTable, seat: Seat, box: Box): number {
  let count = 0
  for (let site = 0; site < t.bridges.length; site++) {
    if (t.bridges[site] === seat && t.owner[box.ends[site][0]] === seat && t.owner[box.ends[site][1]] === seat) count++
  }
  return count
}

const beside = new Int32Array(WORDS),
  near = new Int32Array(WORDS),
  far = new Int32Array(WORDS)
/** Where the player may still go, by the spades that it needs (with less use in more of it); neighbours whose buildings bring power. */
function room(t: TerraTable, seat: Seat, box: Box, out: number[]): void {
  const p = t.players[seat],
    f = box.factions[p.faction],
    range = skipRange(p, box),
    n = box.terrains.length
  reached(t, seat, 0, box, beside)
  reached(t, seat, p.shipping, box, near)
  if (range === NONE) far.fill(0)
  else skippable(t, seat, range, box, far)
  let sum = 0,
    neighbours = 0
  for (let word = 0; word < WORDS; word++)
    for (let left = near[word] | far[word] | beside[word]; left; left &= left - 1) {
      const bit = left & -left,
        hex = word * 32 + 31 - Math.clz32(bit),
        owner = t.owner[hex],
        direct = (beside[word] & bit) !== 0
      if (owner === NONE) sum += W.open[f.short[t.terrain[hex] * n + f.home]] * (direct ? 1 : 0.6)
      else if (owner !== seat && direct) neighbours++
    }
  out.push(Math.sqrt(sum), Math.min(4, neighbours))
}
