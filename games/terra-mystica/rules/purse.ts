/** TM-6: power bowls, TM-7.9: conversions. Gaining, paying, and what may be turned into what is missing. */
import { end, note, OK, type Reason, type Seat, type StepOf } from '@loggia/core'
import type { Box } from './box.ts'
import { FACTION, type Player, type Steps, type TerraStep, type TerraTable } from './table.ts'
import { COIN, NONE, POWER, PRIEST, WORKER } from './terms.ts'
import { CONVERSIONS, N, R, steps } from './verbs.ts'

type Pay = StepOf<Steps, 'pay'>
const [POWER_COIN, POWER_WORKER, POWER_PRIEST, WORKER_COIN, PRIEST_WORKER, VP_COIN, COINS_VP] = CONVERSIONS.keys()
/** Not a conversion, but stands in line with them. */
const BURN = CONVERSIONS.length

/** Gains power, token by token; what finds no token is lost (TM-6.1). */
export function charge(p: Player, seat: Seat, amount: number): void {
  const bowls = p.bowls
  const first = Math.min(amount, bowls[0])
  const left = amount - first
  bowls[0] -= first
  bowls[1] += first
  const second = Math.min(left, bowls[1])
  bowls[1] -= second
  bowls[2] += second
  if (first + second > 0) note(N.gained(seat, POWER, first + second))
}
/** How much power could be gained (TM-6.1). */
export const capacity = (p: Player): number => 2 * p.bowls[0] + p.bowls[1]

/** Gains priests, as far as the stock reaches (TM-5.3). */
export function ordain(p: Player, seat: Seat, amount: number): void {
  const n = Math.min(amount, p.stock)
  if (n === 0) return
  p.stock -= n
  p.priests += n
  note(N.gained(seat, PRIEST, n))
}

/** Gains coins, workers, priests and power by a vector in the order of `RESOURCES`; spades are not gained here. */
export function gain(p: Player, seat: Seat, gains: readonly number[]): void {
  if (gains[COIN] > 0) {
    p.coins += gains[COIN]
    note(N.gained(seat, COIN, gains[COIN]))
  }
  if (gains[WORKER] > 0) {
    p.workers += gains[WORKER]
    note(N.gained(seat, WORKER, gains[WORKER]))
  }
  if (gains[PRIEST] > 0) ordain(p, seat, gains[PRIEST])
  if (gains[POWER] > 0) charge(p, seat, gains[POWER])
}

/** Gains VP, or loses them (TM-1.7). */
export function award(p: Player, seat: Seat, source: number, vp: number): void {
  if (vp === 0) return
  p.vp += vp
  p.points[source] += vp
  note(vp > 0 ? N.vp(seat, source, vp) : N.lost(seat, source, -vp))
}

/**
 * Whether a cost can be met at once, with all conversions and sacrifices that it needs (TM-12.4). Priests stand in for missing workers
 * first, since a worker is 3 power and a coin is 1.
 */
export function affords(p: Player, box: Box, coins: number, workers: number, priests: number, power: number): boolean {
  if (p.coins >= coins && p.workers >= workers && p.priests >= priests && p.bowls[2] >= power) return true
  let left = p.bowls[2] + (p.bowls[1] >> 1) - power
  let spare = p.priests - priests
  if (spare < 0) {
    if (-spare > p.stock) return false
    left += 5 * spare
    spare = 0
  }
  let surplus = p.workers - workers
  if (surplus < 0) {
    const stand = Math.min(-surplus, spare)
    spare -= stand
    left += 3 * (surplus + stand)
    surplus = 0
  }
  if (left < 0) return false
  const missing = coins - p.coins - surplus - spare - left
  return missing <= 0 || (box.factions[p.faction].trades && missing <= p.vp)
}

/** OK, or which resource is short if a cost can't be met even by conversions. */
export function dear(p: Player, box: Box, coins: number, workers: number, priests: number, power: number): Reason {
  if (affords(p, box, coins, workers, priests, power)) return OK
  if (p.bowls[2] + (p.bowls[1] >> 1) < power) return R.short(POWER, power - p.bowls[2])
  if (p.priests < priests) return R.short(PRIEST, priests - p.priests)
  return p.workers < workers ? R.short(WORKER, workers - p.workers) : R.short(COIN, Math.max(0, coins - p.coins))
}

/** Pays at once, or first asks which conversions shall bring what is missing. Call it after the steps of what is paid for were pushed. */
export function pay(t: TerraTable, seat: Seat, coins: number, workers: number, priests: number, power: number): void {
  const p = t.players[seat]
  if (p.coins >= coins && p.workers >= workers && p.priests >= priests && p.bowls[2] >= power)
    spend(p, seat, coins, workers, priests, power)
  else t.todo.push({ do: 'pay', seat, coins, workers, priests, power })
}

function spend(p: Player, seat: Seat, coins: number, workers: number, priests: number, power: number): void {
  if (coins) {
    p.coins -= coins
    note(N.paid(seat, COIN, coins))
  }
  if (workers) {
    p.workers -= workers
    note(N.paid(seat, WORKER, workers))
  }
  if (priests) {
    p.priests -= priests
    p.stock += priests
    note(N.paid(seat, PRIEST, priests))
  }
  if (power) {
    p.bowls[2] -= power
    p.bowls[0] += power
    note(N.paid(seat, POWER, power))
  }
}

/** Whether a conversion is possible now (TM-7.9). */
function convertible(p: Player, box: Box, kind: number): Reason {
  switch (kind) {
    case POWER_COIN:
      return p.bowls[2] >= 1 ? OK : R.short(POWER, 1)
    case POWER_WORKER:
      return p.bowls[2] >= 3 ? OK : R.short(POWER, 3 - p.bowls[2])
    case POWER_PRIEST:
      return p.bowls[2] < 5 ? R.short(POWER, 5 - p.bowls[2]) : p.stock > 0 ? OK : R['stock-empty']()
    case WORKER_COIN:
      return p.workers >= 1 ? OK : R.short(WORKER, 1)
    case PRIEST_WORKER:
      return p.priests >= 1 ? OK : R.short(PRIEST, 1)
    case VP_COIN:
      return !box.factions[p.faction].trades || p.vp < 1 ? R['no-conversion'](kind) : OK
    default:
      return !box.factions[p.faction].trades ? R['no-conversion'](kind) : p.coins >= 2 ? OK : R.short(COIN, 2 - p.coins)
  }
}

/** Makes a conversion, or (with `sign` −1) takes it back, without telling. */
function exchange(p: Player, kind: number, sign: 1 | -1): void {
  switch (kind) {
    case POWER_COIN:
      p.bowls[2] -= sign
      p.bowls[0] += sign
      p.coins += sign
      return
    case POWER_WORKER:
      p.bowls[2] -= 3 * sign
      p.bowls[0] += 3 * sign
      p.workers += sign
      return
    case POWER_PRIEST:
      p.bowls[2] -= 5 * sign
      p.bowls[0] += 5 * sign
      p.priests += sign
      p.stock -= sign
      return
    case WORKER_COIN:
      p.workers -= sign
      p.coins += sign
      return
    case PRIEST_WORKER:
      p.priests -= sign
      p.stock += sign
      p.workers += sign
      return
    case VP_COIN:
      p.vp -= sign
      p.coins += sign
      p.points[FACTION] -= sign
      return
    case COINS_VP:
      p.coins -= 2 * sign
      p.vp += sign
      p.points[FACTION] += sign
      return
    default:
      p.bowls[1] -= 2 * sign
      p.bowls[2] += sign
  }
}

const COSTS = [POWER, POWER, POWER, WORKER, PRIEST, NONE, COIN]
const AMOUNTS = [1, 3, 5, 1, 1, 1, 2]
const BRINGS = [COIN, WORKER, PRIEST, COIN, WORKER, COIN, NONE]
function swap(p: Player, seat: Seat, kind: number): void {
  exchange(p, kind, 1)
  if (kind === BURN) {
    note(N.burned(seat))
    return
  }
  note(COSTS[kind] === NONE ? N.lost(seat, FACTION, 1) : N.paid(seat, COSTS[kind], AMOUNTS[kind]))
  note(BRINGS[kind] === NONE ? N.vp(seat, FACTION, 1) : N.gained(seat, BRINGS[kind], 1))
}

/** Whether a conversion or sacrifice brings something that this payment lacks, and leaves enough for the rest of it. */
function useful(p: Player, s: Pay, box: Box, kind: number): Reason {
  const power = p.bowls[2] - s.power
  const coins = p.coins < s.coins
  const workers = p.workers < s.workers
  const priests = p.priests < s.priests
  if (kind === BURN) {
    if (p.bowls[1] < 2) return R['no-sacrifice']()
    const all = power + (p.bowls[1] >> 1)
    return power < 0 ||
      (priests && power < 5 && all >= 5) ||
      (workers && power < 3 && all >= 3) ||
      (coins && power < 1 && all >= 1)
      ? OK
      : R['not-needed']()
  }
  const needed =
    kind === POWER_COIN || kind === VP_COIN
      ? coins
      : kind === POWER_WORKER
        ? workers
        : kind === POWER_PRIEST
          ? priests
          : kind === WORKER_COIN
            ? coins && p.workers > s.workers
            : kind === PRIEST_WORKER
              ? (coins || workers) && p.priests > s.priests
              : false
  if (!needed) return R['not-needed']()
  const possible = convertible(p, box, kind)
  if (possible !== OK) return possible
  exchange(p, kind, 1)
  const enough = affords(p, box, s.coins, s.workers, s.priests, s.power)
  exchange(p, kind, -1)
  return enough ? OK : R['not-needed']()
}

/** Cheapest first: power that lies ready, then sacrifices, then workers and priests, then VP. */
const CHEAPEST = [POWER_PRIEST, POWER_WORKER, POWER_COIN, BURN, WORKER_COIN, PRIEST_WORKER, VP_COIN]

/** One conversion towards a payment; when nothing is missing any more, it is paid. */
function towards(t: TerraTable, s: Pay, kind: number): void {
  const p = t.players[s.seat]
  swap(p, s.seat, kind)
  if (p.coins < s.coins || p.workers < s.workers || p.priests < s.priests || p.bowls[2] < s.power) return
  end(t, s)
  spend(p, s.seat, s.coins, s.workers, s.priests, s.power)
}

/** Conversions and sacrifices of the own turn (TM-7.2, 7.9, 6.3): spread into its decisions. */
export const conversions = {
  convert: {
    why: (t: TerraTable, s: TerraStep, box: Box, kind: number): Reason => convertible(t.players[s.seat], box, kind),
    play: (t: TerraTable, s: TerraStep, _box: Box, kind: number): void => swap(t.players[s.seat], s.seat, kind),
  },
  burn: {
    why: (t: TerraTable, s: TerraStep): Reason => (t.players[s.seat].bowls[1] >= 2 ? OK : R['no-sacrifice']()),
    play: (t: TerraTable, s: TerraStep): void => swap(t.players[s.seat], s.seat, BURN),
  },
}
/** What an action gives is used (TM-7.15); only a record may give it up, as the engine of recorded games allowed. */
export const forgo = {
  done: {
    why: (t: TerraTable): Reason => (t.replay ? OK : R['not-given-up']()),
    play: (t: TerraTable, s: TerraStep): void => end(t, s),
  },
}
/** Conversions within an action (TM-7.13), where they keep nobody waiting who has no other choice. */
export const incidentalConversions = {
  convert: { ...conversions.convert, incidental: true },
  burn: { ...conversions.burn, incidental: true },
}

export const purse = steps({
  pay: {
    can: {
      suggested: {
        /** Offered when there is something to choose. */
        why(t, s, box) {
          const p = t.players[s.seat]
          let ways = 0
          for (let k = 0; k < CHEAPEST.length && ways < 2; k++) if (useful(p, s, box, CHEAPEST[k]) === OK) ways++
          return ways > 1 ? OK : R['not-needed']()
        },
        play(t, s, box) {
          const p = t.players[s.seat]
          while (t.todo[t.todo.length - 1] === s) towards(t, s, CHEAPEST.find(kind => useful(p, s, box, kind) === OK)!)
        },
      },
      convert: {
        why: (t, s, box, kind) => useful(t.players[s.seat], s, box, kind),
        play: (t, s, _box, kind) => towards(t, s, kind),
      },
      burn: { why: (t, s, box) => useful(t.players[s.seat], s, box, BURN), play: (t, s) => towards(t, s, BURN) },
    },
  },
})
