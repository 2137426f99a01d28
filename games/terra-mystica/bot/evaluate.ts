/** What a position is worth to its player, in points of the final score. */
import type { Game, Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { WORDS } from '../rules/chart.ts'
import { has, reached, skippable, skipRange } from '../rules/reach.ts'
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
  const { box } = game
  const p = t.players[seat]
  const left = box.rounds - t.round
  if (game.over(t)) return game.scores(t)[seat].total
  if (p.faction === NONE || p.at.length === 0) return 0
  return features(t, seat, box).reduce((sum, n, k) => sum + n * (VALUE[k][1] + VALUE[k][2] * left), p.vp)
}

/** What `VALUE` weighs, in its order. */
export function features(t: TerraTable, seat: Seat, box: Box): number[] {
  const p = t.players[seat]
  const f = box.factions[p.faction]
  const ahead = aheadOf(t, box)
  const { built } = p
  const favors = box.favors.filter((_, k) => (p.favors >> k) & 1)
  /** What an income is of each of coins, workers, priests and power. */
  const income = (what: number) =>
    favors.reduce(
      (sum, tile) => sum + tile.gain[what],
      built.reduce((sum, n, b) => sum + f.income[b][n][what], 0),
    )
  return [
    1,
    p.passed ? 0 : 1,
    Math.min(p.coins, 8),
    Math.max(0, p.coins - 8),
    Math.min(p.workers, 5),
    Math.max(0, p.workers - 5),
    p.priests,
    p.bowls[1],
    p.bowls[2],
    p.bowls[0] + p.bowls[1] + p.bowls[2],
    t.round === box.rounds ? riches(t, seat) / f.coinsPerVp : 0,
    ...[0, 1, 2, 3].map(income),
    p.card === NONE ? 0 : p.passed ? cardWorth(t, seat, box, p.card) : passing(t, seat, box),
    built[0],
    built[1],
    built[2],
    built[STRONGHOLD],
    built[SANCTUARY],
    built[TRADING_HOUSE] * stepping(p, box, ahead),
    built[STRONGHOLD] ? strongholdWorth(p, box, ahead) : 0,
    ready(p, box),
    ...cults(t, seat, box),
    ranked(
      t.players.map((o, k) => (o.at.length ? area(t, k, box) : 0)),
      box.areaVp,
    )[seat],
    p.at.length,
    towns(t, seat, box),
    Math.min(2, p.keys),
    p.shipping,
    p.exchange,
    favors.reduce((sum, tile) => sum + favorWorth(t, seat, box, box.favors.indexOf(tile), 0), 0),
    f.stronghold.bridgeVp && built[STRONGHOLD] ? bridges(t, seat, box) : 0,
    ...room(t, seat, box),
  ]
}

/** What passing now would bring: who hasn't yet has it still before him. */
function passing(t: TerraTable, seat: Seat, box: Box): number {
  const p = t.players[seat]
  const c = box.cards[p.card]
  const free = t.cards.map((coins, k) => (coins >= 0 ? cardWorth(t, seat, box, k) + coins * W.price[0] : 0))
  return p.built.reduce((sum, n, b) => sum + c.passVp[b] * n, c.passShippingVp * p.shipping) + Math.max(0, ...free)
}

/** The stronghold's action of this round, while it is there to be used. */
function ready(p: Player, box: Box): number {
  const { special } = box.factions[p.faction]
  return special !== NONE && p.built[STRONGHOLD] && !p.passed && !((p.used >> special) & 1)
    ? W.special[special].points
    : 0
}

/** Final points of the tracks as they stand, their bonuses to come, and markers on top. */
function cults(t: TerraTable, seat: Seat, box: Box): number[] {
  const mine = t.players[seat].cults
  const over = (worth: (track: number, n: number) => number) => mine.reduce((sum, n, track) => sum + worth(track, n), 0)
  return [
    over((track, n) => rankVp(t, seat, box, track, n)),
    over((track, n) => bonusWorth(t, box, track, n)),
    mine.filter(n => n === box.cultPower.length - 1).length,
  ]
}

/** How near the groups that are no towns are to becoming some. */
function towns(t: TerraTable, seat: Seat, box: Box): number {
  const p = t.players[seat]
  const done = new Set<number>()
  let value = 0
  for (const hex of p.at)
    if (!t.town[hex] && !done.has(hex)) {
      const kinds = groupAt(t, seat, hex, box).map(member => {
        done.add(member)
        return t.building[member]
      })
      const power = kinds.reduce((sum, kind) => sum + box.value[kind], 0)
      value += townProgress(p, box, kinds.length, power, kinds.includes(SANCTUARY))
    }
  return value
}

/** Bridges between own structures. */
const bridges = (t: TerraTable, seat: Seat, box: Box): number =>
  t.bridges.filter((owner, site) => owner === seat && box.ends[site].every(end => t.owner[end] === seat)).length

const beside = new Int32Array(WORDS)
const near = new Int32Array(WORDS)
const far = new Int32Array(WORDS)
/** Where the player may still go, by the spades that it needs (with less use in more of it); neighbours whose buildings bring power. */
function room(t: TerraTable, seat: Seat, box: Box): number[] {
  const p = t.players[seat]
  const f = box.factions[p.faction]
  const range = skipRange(p, box)
  reached(t, seat, 0, box, beside)
  reached(t, seat, p.shipping, box, near)
  if (range === NONE) far.fill(0)
  else skippable(t, seat, range, box, far)
  const worth = t.owner.map((owner, hex) => {
    if (owner !== NONE) return 0
    const open = W.open[f.short[t.terrain[hex] * box.terrains.length + f.home]]
    return has(beside, hex) ? open : has(near, hex) || has(far, hex) ? open * 0.6 : 0
  })
  const neighbours = t.owner.filter((owner, hex) => owner !== NONE && owner !== seat && has(beside, hex))
  return [Math.sqrt(worth.reduce((a, b) => a + b, 0)), Math.min(4, neighbours.length)]
}
