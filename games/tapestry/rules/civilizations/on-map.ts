/** TA-11: civilizations that look at the map: Nomads, Isolationists, Traders. */
import { end, next, note, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from '../box.ts'
import { possible, resolve, tileBenefit } from '../effects.ts'
import { addToken, besideOwn, controller, cornersOf, isExplored, tokensOn, worldOf } from '../map.ts'
import { score } from '../resources.ts'
import { builtOf, ON_MAP, type TapestryTable } from '../table.ts'
import { BUILDING, kindOf, MARKER, NONE, OUTPOST, seatOf, TERRAINS, TOKENS_PER_HEX, tokenOf } from '../terms.ts'
import { N, R, steps, V } from '../words.ts'
import { SIDES } from '../world.ts'
import { effectOf, has, matOf, originOf, TERRITORIES } from './civilization.ts'
import { foretold } from './watchers.ts'

/** Nomads (TA-11.9): an own territory with one token, which closes it; or an empty one next to an own, which takes it without conquering. */
export function settleReason(t: TapestryTable, seat: Seat, hex: number, box: Box): Reason {
  if (!has(t.players[seat], 'nomads', box)) return R['no-nomads']()
  if (!worldOf(t, box).hexes[hex]) return R['off-map'](hex)
  if (!isExplored(t, hex, box)) return R.unexplored(hex)
  const tokens = tokensOn(t, hex)
  if (tokens === TOKENS_PER_HEX) return R.closed(hex)
  if (tokens) return controller(t, hex) === seat ? OK : R['not-own'](hex)
  return besideOwn(t, seat, hex, box) ? OK : R['not-adjacent'](hex)
}
export function listSettlements(t: TapestryTable, seat: Seat, box: Box, visit: (hex: number) => void): void {
  if (!has(t.players[seat], 'nomads', box)) return
  for (const hex of worldOf(t, box).list) if (settleReason(t, seat, hex, box) === OK) visit(hex)
}
export function settleOn(t: TapestryTable, seat: Seat, thing: number, hex: number, box: Box): void {
  const own = controller(t, hex) === seat
  addToken(t, hex, tokenOf(seat, BUILDING))
  t.players[seat].built.push(builtOf(thing, 0, ON_MAP + hex))
  note(
    thing < box.landmarks.length
      ? N['settled-landmark'](seat, thing, hex)
      : N.settled(seat, thing - box.landmarks.length, hex),
  )
  if (own) resolve(t, seat, effectOf(box, 'nomads', 'closed'), originOf(box, 'nomads'))
  else foretold(t, seat, TERRITORIES, box)
}

/** Isolationists: their outpost is the only token of a territory that was empty, and a token is left. */
export const mayIsolate = (t: TapestryTable, seat: Seat, hex: number, box: Box): boolean =>
  tokensOn(t, hex) < TOKENS_PER_HEX && (matOf(t.players[seat], 'isolationists', box)?.[0] ?? 0) > 0

/** Isolationists at the end: VP for the largest land mass of one terrain, which meets at corners (D11). */
export function isolationistsIncome(t: TapestryTable, seat: Seat, box: Box): void {
  const { vp } = box.civilizations[box.civ.isolationists]
  const size = Math.min(landMass(t, seat, box), vp.length)
  if (size) score(t, seat, originOf(box, 'isolationists'), vp[size - 1], box)
}
export function landMass(t: TapestryTable, seat: Seat, box: Box): number {
  const { list } = worldOf(t, box)
  let largest = 0
  for (let terrain = 1; terrain < TERRAINS.length; terrain++) {
    const waiting = new Set(list.filter(hex => controller(t, hex) === seat && (landOf(t, hex, box) >> terrain) & 1))
    for (const first of waiting) {
      const mass = [first]
      waiting.delete(first)
      for (const hex of mass)
        for (let side = 0; side < SIDES; side++) {
          const other = worldOf(t, box).hexes[hex]!.neighbours[side]
          if (!waiting.has(other) || !meets(t, hex, other, side, terrain, box)) continue
          waiting.delete(other)
          mass.push(other)
        }
      largest = Math.max(largest, mass.length)
    }
  }
  return largest
}
const landOf = (t: TapestryTable, hex: number, box: Box): number =>
  t.tiles[hex] === NONE ? worldOf(t, box).hexes[hex]!.land : box.territories[t.tiles[hex]].land
/** Whether both hexes have this terrain at an end of the side between them. The ends of side k are the corners k and k + 1; of the other hex k + 4 and k + 3. */
function meets(t: TapestryTable, hex: number, other: number, side: number, terrain: number, box: Box): boolean {
  const a = cornersOf(t, hex, box)
  const b = cornersOf(t, other, box)
  return (
    (a[side] === terrain && b[(side + 4) % SIDES] === terrain) ||
    (a[(side + 1) % SIDES] === terrain && b[(side + 3) % SIDES] === terrain)
  )
}

/** Traders: OK, or why none of their tokens can lie there: on an empty territory, or beside the only outpost of an opponent. */
function tradeReason(t: TapestryTable, seat: Seat, hex: number, box: Box): Reason {
  if (!worldOf(t, box).hexes[hex]) return R['off-map'](hex)
  if (!isExplored(t, hex, box)) return R.unexplored(hex)
  const tokens = tokensOn(t, hex)
  if (tokens === TOKENS_PER_HEX) return R.closed(hex)
  if (!tokens) return OK
  const token = t.tokens[hex * TOKENS_PER_HEX]
  return kindOf(token) === OUTPOST && seatOf(token) !== seat ? OK : R['no-opponent'](hex)
}
function trade(t: TapestryTable, seat: Seat, hex: number, box: Box): void {
  const empty = tokensOn(t, hex) === 0
  const origin = originOf(box, 'traders')
  matOf(t.players[seat], 'traders', box)![0]--
  addToken(t, hex, tokenOf(seat, MARKER))
  if (!empty) {
    resolve(t, seat, tileBenefit(t, hex, box), origin, hex)
    return
  }
  const e = box.effects[effectOf(box, 'traders', 'neighbour')]
  const opponents = worldOf(t, box).hexes[hex]!.neighbours.filter(other => {
    const owner = other === NONE ? NONE : controller(t, other)
    return owner !== NONE && owner !== seat
  })
  if (e.op === 'vp') score(t, seat, origin, e.n * opponents.length, box)
}
/** Whose token lies there alone or under a conqueror's outpost, NONE for nobody's; those of the Isolationists close their territory at once. */
function traderOf(t: TapestryTable, hex: number, box: Box): Seat {
  const token = t.tokens[hex * TOKENS_PER_HEX]
  return token !== NONE && kindOf(token) === MARKER && has(t.players[seatOf(token)], 'traders', box)
    ? seatOf(token)
    : NONE
}
/** TA-7.12: as if rolled by them; a finished player is not asked, and gains points only (TA-11.3). */
export function tradersDie(t: TapestryTable, hex: number, by: Seat, effect: number, box: Box): void {
  const seat = traderOf(t, hex, box)
  if (effect === NONE || seat === NONE || seat === by) return
  const origin = originOf(box, 'traders')
  if (!possible(t, seat, effect, { origin, at: hex }, box)) return
  if (t.players[seat].finished) resolve(t, seat, effect, origin, hex)
  else next(t, { do: 'may', seat, effect, origin, at: hex })
}

export const onMap = steps({
  /** TA-7.4 a: it can never be conquered again. */
  isolate: {
    can: {
      accept: {
        play(t, s, box) {
          end(t, s)
          matOf(t.players[s.seat], 'isolationists', box)![0]--
          addToken(t, s.hex, tokenOf(s.seat, MARKER))
          note(N.secured(s.seat, s.hex))
          resolve(t, s.seat, effectOf(box, 'isolationists', 'secured'), originOf(box, 'isolationists'))
        },
      },
      decline: { play: (t, s) => end(t, s) },
    },
  },

  traders: {
    can: {
      trade: {
        why: (t, s, box, hex) => tradeReason(t, s.seat, hex, box),
        list(t, s, box, out) {
          for (const hex of worldOf(t, box).list) if (tradeReason(t, s.seat, hex, box) === OK) out.push(V.trade(hex))
        },
        play(t, s, box, hex) {
          end(t, s)
          trade(t, s.seat, hex, box)
        },
      },
      decline: { play: (t, s) => end(t, s) },
    },
  },
})
