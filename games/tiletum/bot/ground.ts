/**
 * How one player stands, in points of the final score. Turns left, fairs and whether the player will be there, what
 * cathedrals and king track hold, what a good is worth.
 */
import type { Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { hasPost } from '../rules/map.ts'
import { isFilled } from '../rules/pools.ts'
import type { Player, TiletumTable } from '../rules/table.ts'
import { GOODS, NONE } from '../rules/terms.ts'
import { type Charts, chartsOf } from './charts.ts'
import { W } from './weights.ts'

/** What fairs count, in the order of COUNTERS. */
export const POSTS = 0
export const PILLARS = 1
export const CATHEDRALS = 2
export const CONTRACTS = 3
export const CRESTS = 4
export const UPPER = 5
export const FILLED = 6
export const FLOOR = 2

export class Ground {
  readonly t: TiletumTable
  readonly seat: Seat
  readonly box: Box
  readonly p: Player
  readonly charts: Charts
  /** Own turns to come after the one that is being played: in this round, and in all. */
  readonly inRound: number
  readonly later: number
  /** How many of each counter there are, and what one more brings at the fairs to come. */
  readonly have: number[] = [0, 0, 0, 0, 0, 0, 0]
  readonly each: number[] = [0, 0, 0, 0, 0, 0, 0]
  /** By round: the chance to take part in its fair, and what that is worth. */
  readonly part: number[] = []
  readonly fair: number[] = []
  /** What a trading post and a pillar bring at the end. */
  readonly mapPost: number
  readonly mapPillar: number
  /** What one more completed building brings at the end. */
  readonly completed: number
  /** One of each good, as long as nothing special is missing. */
  readonly price: number[] = []

  /** `fresh`: nothing of the turn at hand is played, so that it is one to come. */
  constructor(t: TiletumTable, seat: Seat, box: Box, fresh = false) {
    this.t = t
    this.seat = seat
    this.box = box
    this.p = t.players[seat]
    this.charts = chartsOf(box)
    const { turnsPerRound, rounds } = box.data.setup
    const waits = fresh || (t.turn >= 0 && t.order.indexOf(seat) > t.order.indexOf(t.turn)) ? 1 : 0
    this.inRound = turnsPerRound - t.corruption.length + waits
    this.later = this.inRound + turnsPerRound * (rounds - t.round)
    this.#count()
    for (let round = t.round; round <= rounds; round++) this.#visit(round)
    this.mapPost = W.map * Math.min(7, this.expected(PILLARS, this.later))
    this.mapPillar = W.map * Math.min(8, this.expected(POSTS, this.later))
    this.completed = this.#nextCompleted()
    const time = Math.min(1, this.later / W.goodTurns)
    const least = 1 / box.data.scoring.resourcesPerVp
    for (let good = 0; good < GOODS.length; good++) this.price.push(least + (W.good[good] - least) * time)
  }

  #count(): void {
    const { t, seat, box, p, have } = this
    for (let k = 0; k < t.posts.length; k++) if (t.posts[k] === seat) have[POSTS]++
    for (let k = 0; k < t.pillars.length; k++) {
      if (t.pillars[k] === seat) have[PILLARS]++
      if (t.cathedralTiles[k] === seat) have[CATHEDRALS]++
    }
    have[CONTRACTS] = p.contracts.length
    for (let b = 0; b < box.buildings.length; b++) {
      if (p.crests[b] >= 0) have[CRESTS]++
      if (box.buildings[b].rooms > 0 && isFilled(p, b, box)) have[FILLED]++
    }
    for (let r = 0; r < p.rooms.length; r++) if (p.rooms[r] >= 0 && box.rooms[r].floor >= FLOOR) have[UPPER]++
  }

  /** Own turns up to the fair of a round, without the one that is being played. */
  turnsTo(round: number): number {
    return this.inRound + this.box.data.setup.turnsPerRound * (round - this.t.round)
  }

  /** How much of a counter there may be after this many turns. */
  expected(counter: number, turns: number): number {
    return this.have[counter] + W.rate[counter] * turns
  }

  /** The fair of a round: the chance to be there, what it would bring, and what one more of what it counts adds to that (TI-11). */
  #visit(round: number): void {
    const { t, box, p, seat } = this
    const city = t.fairCities[round - 1]
    const fair = box.fairs[t.fairTiles[round - 1]]
    const { counts } = fair
    const each = box.fairVp[round - 1] + fair.vp
    const turns = this.turnsTo(round)
    const away = this.charts.distance[p.merchant][city] / (2 * turns + 0.01)
    const chance = hasPost(t, seat, city, box) ? 1 : W.attend / (1 + away * away)
    this.part[round] = !turns && p.merchant === city ? 1 : chance
    if (fair.mode === 'king-track') {
      this.fair[round] = Math.max(0, each + box.track[t.places[seat]])
      return
    }
    let least = this.expected(counts[0], turns)
    if (counts.length > 1) {
      const other = this.expected(counts[1], turns)
      const tilt = Math.max(-0.4, Math.min(0.4, (other - least) * 0.25))
      this.each[counts[0]] += this.part[round] * each * (0.5 + tilt)
      this.each[counts[1]] += this.part[round] * each * (0.5 - tilt)
      least = Math.min(least, other)
    } else this.each[counts[0]] += this.part[round] * each
    this.fair[round] = each * least
  }

  /** What being at the fairs of a city brings to one who else may not be there (TI-11.1). */
  presence(space: number): number {
    let worth = 0
    for (let round = this.t.round; round < this.fair.length; round++)
      if (this.t.fairCities[round - 1] === space) worth += (1 - this.part[round]) * this.fair[round]
    return worth
  }

  /** What one more completed building adds (TI-14.1), those to come taken together. */
  #nextCompleted(): number {
    const { completed } = this.box
    let now = 0
    for (let b = 0; b < this.box.buildings.length; b++)
      if (this.p.crests[b] >= 0 && isFilled(this.p, b, this.box)) now++
    const then = Math.min(completed.length - 1, now + 1 + Math.round(this.later / 4))
    return then > now ? (completed[then] - completed[now]) / (then - now) : 0
  }

  /** Whether a cathedral has an own pillar, and may still be joined (TI-8.4). */
  mayPay(cathedral: number): boolean {
    const { first, slots } = this.box.cathedrals[cathedral]
    for (let k = first; k < first + slots; k++) if (this.t.pillars[k] === this.seat) return this.mayJoin(cathedral)
    return false
  }
  mayJoin(cathedral: number): boolean {
    const { first, slots } = this.box.cathedrals[cathedral]
    for (let k = first; k < first + slots; k++) if (this.t.cathedralTiles[k] === this.seat) return false
    return true
  }
  /** What joining the building of a cathedral brings (TI-8.4). */
  join(cathedral: number): number {
    const { t, box } = this
    const { first, slots } = box.cathedrals[cathedral]
    for (let k = first; k < first + slots; k++)
      if (t.cathedralTiles[k] === NONE)
        return box.costTiles[t.costs[cathedral]].vp + box.cathedralTiles[k].vp + this.each[CATHEDRALS]
    return 0
  }

  /** Whether a pillar may be set at a cathedral (TI-6.1). */
  mayBuild(cathedral: number): boolean {
    const { t, box, seat } = this
    const { first, slots } = box.cathedrals[cathedral]
    if (box.costTiles[t.costs[cathedral]].unavailable) return false
    let free = false
    for (let k = first; k < first + slots; k++) {
      if (t.pillars[k] === seat) return false
      if (t.pillars[k] === NONE) free = true
    }
    return free
  }

  /** This many places further on the king track: points, and who is passed (TI-6.5, 10). */
  king(steps: number): number {
    const { t, box, seat } = this
    const from = t.places[seat]
    const to = Math.min(from + steps, box.track.length - 1)
    const chart = this.charts.king[t.round][box.data.setup.turnsPerRound - t.corruption.length]
    let passed = 0
    let ahead = 0
    for (let s = 0; s < t.players.length; s++)
      if (s !== seat && t.places[s] >= from) {
        if (t.places[s] < to) passed++
        else ahead++
      }
    const fair = box.fairs[t.fairTiles[t.round - 1]].mode === 'king-track' ? this.part[t.round] : 0
    return (chart[to] - chart[from]) * (1 + fair) + passed * W.order + (passed && !ahead ? W.leader.points : 0)
  }
}
