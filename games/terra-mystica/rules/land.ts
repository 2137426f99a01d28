/** TM-7.6: action 1, transform and build; TM-7.12c–e: the same with free spades; tunnels and carpets (TM-11.15). */
import { end, next, note, OK, type Reason, type Seat, type StepOf } from '@loggia/core'
import type { Box } from './box.ts'
import { WORDS } from './chart.ts'
import type { Faction } from './faction.ts'
import { affords, incidentalConversions, award, charge, dear, pay } from './purse.ts'
import { scored } from './raise.ts'
import { has, reached, sailing, skippable, skipRange } from './reach.ts'
import { FACTION, type Player, type Steps, type TerraTable } from './table.ts'
import { DWELLING, NONE, SPADE_USED, STRONGHOLD } from './terms.ts'
import { N, R, steps, V } from './verbs.ts'

type Spades = StepOf<Steps, 'spades'>
const TERRAINS = 7
/** Most spades that a hex can take: the long way round (TM-15.11). */
const MOST = TERRAINS - 1

const near = new Int32Array(WORDS)
const far = new Int32Array(WORDS)
/** Fills `near` with what adjacency reaches, and `far` with what a skip may reach as well; false when there is no skip to pay. */
function survey(t: TerraTable, seat: Seat, box: Box, skips: boolean): boolean {
  const p = t.players[seat]
  reached(t, seat, sailing(p, box), box, near)
  const range = skips ? skipRange(p, box) : NONE
  if (range !== NONE) skippable(t, seat, range, box, far)
  return range !== NONE
}

/** How a hex is reached: 0 by adjacency, 1 by a skip that is paid (TM-15.22), −1 not at all. After a survey. */
const access = (skips: boolean, hex: number): number => (has(near, hex) ? 0 : skips && has(far, hex) ? 1 : NONE)
const skipWorkers = (p: Player, f: Faction, skip: number): number => (skip > 0 ? f.skipWorkers[p.built[STRONGHOLD]] : 0)
const skipPriests = (p: Player, f: Faction, skip: number): number => (skip > 0 ? f.skipPriests[p.built[STRONGHOLD]] : 0)

/** Whether that many spades can be bought, and a skip if there is one. */
function buys(p: Player, f: Faction, box: Box, count: number, skip: number): boolean {
  const rate = f.rates[p.exchange]
  const workers = skipWorkers(p, f, skip)
  const priests = skipPriests(p, f, skip)
  if (
    affords(
      p,
      box,
      0,
      workers + (f.digsWithPriests ? 0 : count * rate),
      priests + (f.digsWithPriests ? count * rate : 0),
      0,
    )
  )
    return true
  return f.stronghold.spadePower > 0 && p.built[STRONGHOLD] > 0 && count > 1 && buysOneByOne(p, count, rate)
}

/** The power of one spade may help to pay the next (Alchemists, TM-15.5). */
function buysOneByOne(p: Player, count: number, rate: number): boolean {
  let [one, two, three] = p.bowls
  let workers = p.workers + p.priests
  for (let k = 0; k < count; k++) {
    workers -= rate
    while (workers < 0) {
      while (three < 3 && two >= 2) {
        two -= 2
        three++
      }
      if (three < 3) return false
      three -= 3
      one += 3
      workers++
    }
    for (let n = 0; n < 2; n++)
      if (one > 0) {
        one--
        two++
      } else if (two > 0) {
        two--
        three++
      }
  }
  return true
}
/** Most spades that can be bought for one hex. */
function mostSpades(p: Player, f: Faction, box: Box, skip: number): number {
  let n = 0
  while (n < MOST && buys(p, f, box, n + 1, skip)) n++
  return n
}

/** Spades at one hex, free ones first, and the skip to it; all of it is paid at once, save where a spade's power may pay the next (TM-15.5). */
function dig(
  t: TerraTable,
  seat: Seat,
  hex: number,
  way: number,
  free: number,
  bought: number,
  skip: number,
  box: Box,
): void {
  const p = t.players[seat]
  const f = box.factions[p.faction]
  const bit = f.rates[p.exchange] * bought
  const oneByOne = bought > 1 && f.stronghold.spadePower > 0 && p.built[STRONGHOLD] > 0
  if (oneByOne) next(t, { do: 'dig', seat, hex, way, bought })
  else if (bought > 0) next(t, { do: 'spade', seat, hex, way, count: bought, paid: 1, scored: 1 })
  if (free > 0) next(t, { do: 'spade', seat, hex, way, count: free, paid: 0, scored: 1 })
  if (skip > 0) next(t, { do: 'skip', seat, hex })
  if (!oneByOne)
    pay(
      t,
      seat,
      0,
      skipWorkers(p, f, skip) + (f.digsWithPriests ? 0 : bit),
      skipPriests(p, f, skip) + (f.digsWithPriests ? bit : 0),
      0,
    )
}

/** Action 1 without spades: a dwelling on a hex that is home already (TM-7.6g). */
export const build = {
  why(t: TerraTable, s: { seat: Seat }, box: Box, hex: number): Reason {
    const p = t.players[s.seat]
    const f = box.factions[p.faction]
    if (t.owner[hex] !== NONE) return R.occupied(hex)
    if (t.terrain[hex] !== f.home) return R['not-home'](hex)
    if (p.built[DWELLING] >= f.pieces[DWELLING]) return R['no-piece'](DWELLING)
    const skip = access(survey(t, s.seat, box, true), hex)
    if (skip === NONE) return R['out-of-reach'](hex)
    return dear(p, box, f.coins[DWELLING], f.workers[DWELLING] + skipWorkers(p, f, skip), skipPriests(p, f, skip), 0)
  },
  list(t: TerraTable, s: { seat: Seat }, box: Box, out: number[]): void {
    const p = t.players[s.seat]
    const f = box.factions[p.faction]
    if (p.built[DWELLING] >= f.pieces[DWELLING] || !affords(p, box, f.coins[DWELLING], f.workers[DWELLING], 0, 0))
      return
    const skips =
      survey(t, s.seat, box, true) &&
      affords(p, box, f.coins[DWELLING], f.workers[DWELLING] + skipWorkers(p, f, 1), skipPriests(p, f, 1), 0)
    for (let hex = 0; hex < t.terrain.length; hex++)
      if (t.terrain[hex] === f.home && t.owner[hex] === NONE && access(skips, hex) !== NONE) out.push(V.build(hex))
  },
  play(t: TerraTable, s: { seat: Seat }, box: Box, hex: number): void {
    const { seat } = s
    const f = box.factions[t.players[seat].faction]
    const skip = access(survey(t, seat, box, true), hex)
    t.todo.pop()
    dwell(t, seat, hex, skip, f)
  },
}
/** A dwelling for its cost (TM-7.6e), and for that of the skip to it. */
function dwell(t: TerraTable, seat: Seat, hex: number, skip: number, f: Faction): void {
  const p = t.players[seat]
  next(t, { do: 'raise', seat, hex, building: DWELLING })
  if (skip > 0) next(t, { do: 'skip', seat, hex })
  pay(t, seat, f.coins[DWELLING], f.workers[DWELLING] + skipWorkers(p, f, skip), skipPriests(p, f, skip), 0)
}

/** Transforming in the short (`transform`) or long (`detour`) direction with bought spades only (action 1). */
const bought = (long: boolean) => ({
  why(t: TerraTable, s: { seat: Seat }, box: Box, hex: number, terrain: number): Reason {
    const p = t.players[s.seat]
    const f = box.factions[p.faction]
    if (t.owner[hex] !== NONE) return R.occupied(hex)
    const count = (long ? f.long : f.short)[t.terrain[hex] * TERRAINS + terrain]
    if (count === 0) return R['no-such-way']()
    const skip = access(survey(t, s.seat, box, true), hex)
    if (skip === NONE) return R['out-of-reach'](hex)
    return buys(p, f, box, count, skip) ? OK : R['not-enough-spades']()
  },
  list(t: TerraTable, s: { seat: Seat }, box: Box, out: number[]): void {
    const p = t.players[s.seat]
    const f = box.factions[p.faction]
    const most = mostSpades(p, f, box, 0)
    const ways = long ? f.long : f.short
    if (most < (long ? 4 : f.flat || 1)) return
    const skips = survey(t, s.seat, box, true)
    const mostFar = skips ? mostSpades(p, f, box, 1) : 0
    for (let hex = 0; hex < t.terrain.length; hex++)
      if (t.owner[hex] === NONE) {
        const skip = access(skips, hex)
        if (skip === NONE) continue
        const limit = skip ? mostFar : most
        const row = t.terrain[hex] * TERRAINS
        for (let terrain = 0; terrain < TERRAINS; terrain++)
          if (ways[row + terrain] > 0 && ways[row + terrain] <= limit)
            out.push((long ? V.detour : V.transform)(hex, terrain))
      }
  },
  play(t: TerraTable, s: { seat: Seat }, box: Box, hex: number, terrain: number): void {
    const { seat } = s
    const f = box.factions[t.players[seat].faction]
    const skip = access(survey(t, seat, box, true), hex)
    const count = (long ? f.long : f.short)[t.terrain[hex] * TERRAINS + terrain]
    t.todo.pop()
    next(t, { do: 'settle', seat, hexes: [hex] })
    dig(t, seat, hex, wayOf(t.terrain[hex], terrain, count), 0, count, skip, box)
  },
})
export const transform = bought(false)
export const detour = bought(true)

/** The direction in which that many steps lead from one terrain to another; for Giants, who jump, 0. */
const wayOf = (from: number, to: number, count: number): number =>
  (from + count) % TERRAINS === to ? 1 : (from - count + TERRAINS) % TERRAINS === to ? -1 : 0

/** Spades of a free-spades step: OK or why this hex can't get that terrain by them (TM-7.12c–e, 15.12, 15.13). They never reach the long way round. */
const freely = {
  why(t: TerraTable, s: Spades, box: Box, hex: number, terrain: number): Reason {
    const p = t.players[s.seat]
    const f = box.factions[p.faction]
    if (t.owner[hex] !== NONE) return R.occupied(hex)
    const count = f.short[t.terrain[hex] * TERRAINS + terrain]
    if (count === 0) return R['no-such-way']()
    if (s.hexes.includes(hex)) return R['hex-done'](hex)
    if (s.open && terrain !== f.home) return R['must-end-home']()
    const skip = access(survey(t, s.seat, box, s.skip === 0), hex)
    if (skip === NONE) return R['out-of-reach'](hex)
    const missing = count - s.free
    if (missing > 0) {
      if (!s.buy || s.hexes.length > 0) return R['not-enough-spades']()
      if (!f.flat && !homewards(f, t.terrain[hex], terrain, count)) return R['only-short']()
      return buys(p, f, box, missing, skip) ? OK : R['not-enough-spades']()
    }
    return skip > 0 ? dear(p, box, 0, skipWorkers(p, f, 1), skipPriests(p, f, 1), 0) : OK
  },
  list(t: TerraTable, s: Spades, box: Box, out: number[]): void {
    const p = t.players[s.seat]
    const f = box.factions[p.faction]
    const skips = survey(t, s.seat, box, s.skip === 0)
    const buy = s.buy === 1 && s.hexes.length === 0
    const most = [s.free + (buy ? mostSpades(p, f, box, 0) : 0), 0]
    if (skips && affords(p, box, 0, skipWorkers(p, f, 1), skipPriests(p, f, 1), 0))
      most[1] = s.free + (buy ? mostSpades(p, f, box, 1) : 0)
    for (let hex = 0; hex < t.terrain.length; hex++)
      if (t.owner[hex] === NONE) {
        const skip = access(skips, hex)
        if (skip === NONE || s.hexes.includes(hex)) continue
        const from = t.terrain[hex]
        for (let terrain = 0; terrain < TERRAINS; terrain++) {
          const count = f.short[from * TERRAINS + terrain]
          if (count === 0 || count > most[skip] || (s.open && terrain !== f.home)) continue
          if (count <= s.free || f.flat || homewards(f, from, terrain, count)) out.push(V.transform(hex, terrain))
        }
      }
  },
  play(t: TerraTable, s: Spades, box: Box, hex: number, terrain: number): void {
    const { seat } = s
    const f = box.factions[t.players[seat].faction]
    const skip = access(survey(t, seat, box, s.skip === 0), hex)
    const count = f.short[t.terrain[hex] * TERRAINS + terrain]
    const free = Math.min(count, s.free)
    s.free -= free
    s.hexes.push(hex)
    s.must = 0
    if (terrain !== f.home) s.open = 1
    if (skip > 0) s.skip = 1
    if (s.free === 0 || f.flat) close(t, s)
    dig(t, seat, hex, wayOf(t.terrain[hex], terrain, count), free, count - free, skip, box)
  },
}

/** Whether that many steps lead to home or towards it by its short way (TM-7.12c). */
const homewards = (f: Faction, from: number, to: number, count: number): boolean => {
  const all = f.short[from * TERRAINS + f.home]
  return to === f.home ? count === all : count < all && f.short[to * TERRAINS + f.home] === all - count
}

/** Free spades are over: a dwelling may follow (TM-7.6k). */
function close(t: TerraTable, s: Spades): void {
  end(t, s)
  next(t, { do: 'settle', seat: s.seat, hexes: s.hexes })
}

/** Whether free spades could be used at all, after paying `power` for them (TM-12.4). */
export function spadesUsable(t: TerraTable, seat: Seat, free: number, power: number, box: Box): boolean {
  const p = t.players[seat]
  const f = box.factions[p.faction]
  const missing = f.flat > free ? f.flat - free : 0
  const rate = f.rates[p.exchange]
  if (!affords(p, box, 0, missing * rate, 0, power)) return false
  const skips = survey(t, seat, box, true) && affords(p, box, 0, skipWorkers(p, f, 1), skipPriests(p, f, 1), power)
  for (let hex = 0; hex < t.terrain.length; hex++)
    if (t.owner[hex] === NONE && (!f.flat || t.terrain[hex] !== f.home) && access(skips, hex) !== NONE) return true
  return false
}

export const land = steps({
  skip(t, { seat, hex }, box) {
    note(N.skipped(seat, hex))
    award(t.players[seat], seat, FACTION, box.factions[t.players[seat].faction].skipVp)
  },
  /** Bought spades one by one: the power of each may help to pay the next (TM-15.5). */
  dig(t, { seat, hex, way, bought }, box) {
    const p = t.players[seat]
    const rate = box.factions[p.faction].rates[p.exchange]
    if (bought === 0 || !affords(p, box, 0, rate, 0, 0)) return // The player has converted what the next spade needed: it stops here.
    next(
      t,
      { do: 'spade', seat, hex, way, count: 1, paid: 1, scored: 1 },
      { do: 'dig', seat, hex, way, bought: bought - 1 },
    )
    pay(t, seat, 0, rate, 0, 0)
  },

  spade(t, { seat, hex, way, count, paid, scored: points }, box) {
    const p = t.players[seat]
    const f = box.factions[p.faction]
    t.terrain[hex] = way === 0 ? f.home : (t.terrain[hex] + way * count + TERRAINS) % TERRAINS
    note(N.transformed(seat, hex, t.terrain[hex]))
    if (points) scored(t, seat, SPADE_USED, count, box) // Not in phase III (TM-9.2).
    award(p, seat, FACTION, count * f.spadeVp + (paid ? count * f.paidSpadeVp : 0))
    if (f.stronghold.spadePower > 0 && p.built[STRONGHOLD] > 0) charge(p, seat, count * f.stronghold.spadePower)
  },

  spades: {
    none: close,
    can: {
      transform: freely,
      done: { why: (t, s) => (s.must && !t.replay ? R['use-a-spade']() : OK), play: close },
      ...incidentalConversions,
    },
  },

  settle: {
    none: (t, s) => end(t, s),
    can: {
      done: { why: (t, s, box) => (affordable(t, s, box) ? OK : R['no-target']()), play: (t, s) => end(t, s) },
      build: {
        why(t, s, box, hex) {
          const p = t.players[s.seat]
          const f = box.factions[p.faction]
          if (!s.hexes.includes(hex) || t.terrain[hex] !== f.home || t.owner[hex] !== NONE)
            return R['not-turned-home'](hex)
          return p.built[DWELLING] >= f.pieces[DWELLING]
            ? R['no-piece'](DWELLING)
            : dear(p, box, f.coins[DWELLING], f.workers[DWELLING], 0, 0)
        },
        list(t, s, box, out) {
          const { home } = box.factions[t.players[s.seat].faction]
          if (affordable(t, s, box))
            for (const hex of s.hexes) if (t.terrain[hex] === home && t.owner[hex] === NONE) out.push(V.build(hex))
        },
        play(t, s, box, hex) {
          end(t, s)
          dwell(t, s.seat, hex, 0, box.factions[t.players[s.seat].faction])
        },
      },
      ...incidentalConversions,
    },
  },
})

/** Whether a dwelling can be paid, and there is one, and a hex for it. */
function affordable(t: TerraTable, s: StepOf<Steps, 'settle'>, box: Box): boolean {
  const p = t.players[s.seat]
  const f = box.factions[p.faction]
  return (
    p.built[DWELLING] < f.pieces[DWELLING] &&
    s.hexes.some(hex => t.terrain[hex] === f.home) &&
    affords(p, box, f.coins[DWELLING], f.workers[DWELLING], 0, 0)
  )
}
