/** TA-9: the capital: where things fit, what is complete. */
import { bitCount, end, note, OK, type Reason, type Seat } from '@loggia/core'
import { type Box, otherOrigin } from './box.ts'
import {
  DISTRICTS,
  districtExtra,
  extraLines,
  foretold,
  listSettlements,
  putOnStatue,
  settleOn,
  settleReason,
  statueReason,
} from './civilizations/hooks.ts'
import { fire, modified } from './listeners.ts'
import { gainAny, score } from './resources.ts'
import { BANDS, CORNERS, fullColumns, fullDistricts, fullRows, type Shape } from './shapes.ts'
import { BESIDE, builtOf, placeOf, type Player, type TapestryTable, thingOf, turnOf } from './table.ts'
import { N, R, steps, V } from './words.ts'

/** Things that are built are landmarks, and after them types of income buildings. */
export const isLandmark = (thing: number, box: Box): boolean => thing < box.landmarks.length
/** A plot for an income building, else the form of the landmark. */
export const shapeOf = (thing: number, box: Box): Shape =>
  box.shapes[isLandmark(thing, box) ? box.landmarks[thing].shape : 0]

/** Complete rows and columns. */
export const lines = ({ filled }: Player): number => bitCount(fullRows(filled)) + bitCount(fullColumns(filled))
/** TA-9.6: what the capital is worth each time it is scored. */
export const capitalPoints = (t: TapestryTable, seat: Seat, box: Box): number =>
  lines(t.players[seat]) + extraLines(t, seat, box)
export const scoreCapital = (t: TapestryTable, seat: Seat, origin: number, box: Box): void =>
  score(t, seat, origin, capitalPoints(t, seat, box), box)

export const completeDistricts = (p: Player): number => bitCount(fullDistricts(p.filled))

/** Plots under buildings. Those that are filled from the start are not among them, unless one was built upon (TA-9.9). */
function builtUpon(p: Player, box: Box): number[] {
  const all = [0, 0, 0]
  for (const built of p.built) {
    const place = placeOf(built)
    if (place < CORNERS) cover(all, shapeOf(thingOf(built), box).masks[turnOf(built)], place)
  }
  return all
}
function cover(plots: number[], mask: Int32Array, corner: number): void {
  for (let band = 0; band < BANDS; band++) plots[band] |= mask[corner * BANDS + band]
}
const overlaps = (plots: readonly number[], mask: Int32Array, corner: number): boolean => {
  const k = corner * BANDS
  return ((plots[0] & mask[k]) | (plots[1] & mask[k + 1]) | (plots[2] & mask[k + 2])) !== 0
}

/** Plots that nothing may cover: with Terraforming impassable ones may be (TA-9.9). */
const closedPlots = (t: TapestryTable, seat: Seat, box: Box): readonly number[] =>
  modified(t, seat, 'build-on-impassable', box) ? builtUpon(t.players[seat], box) : t.players[seat].filled

/** TA-9.2, 9.3: OK, or why this thing can't lie there. */
function placeReason(t: TapestryTable, seat: Seat, thing: number, turn: number, corner: number, box: Box): Reason {
  const { masks } = shapeOf(thing, box)
  if (turn >= masks.length) return R['same-turn']()
  const mask = masks[turn]
  if (!overlaps(EVERYWHERE, mask, corner)) return R.outside()
  if (!overlaps(closedPlots(t, seat, box), mask, corner)) return OK
  return overlaps(builtUpon(t.players[seat], box), mask, corner) ? R['plot-filled']() : R.impassable()
}
const EVERYWHERE = [-1, -1, -1]

/** TA-9.5: any 1 resource for each district that was not complete before. */
function payDistricts(t: TapestryTable, seat: Seat, before: number, box: Box): void {
  const done = fullDistricts(t.players[seat].filled) & ~before
  if (!done) return
  foretold(t, seat, DISTRICTS, box)
  let n = 0
  for (let district = 0; done >> district; district++) {
    if (!((done >> district) & 1)) continue
    note(N.district(seat))
    n += 1 + districtExtra(t, seat, district, box)
  }
  gainAny(t, seat, n, otherOrigin(box, 'district'))
}

/** Puts a thing onto the grid, and what that brings onto the stack. */
function build(t: TapestryTable, seat: Seat, thing: number, turn: number, corner: number, box: Box): void {
  const p = t.players[seat]
  const before = fullDistricts(p.filled)
  const mask = shapeOf(thing, box).masks[turn]
  p.built.push(builtOf(thing, turn, corner))
  cover(p.filled, mask, corner)
  note(
    isLandmark(thing, box)
      ? N['built-landmark'](seat, thing, turn, corner)
      : N.built(seat, thing - box.landmarks.length, corner),
  )
  if (overlaps(box.capitals[p.capital].impassable, mask, corner)) fire(t, seat, 'you-build-on-impassable', box)
  placedInCapital(t, seat, thing, box)
  payDistricts(t, seat, before, box)
}

/** Monarchy: in the capital is on the grid, beside the mat, and on the mat of the Craftsmen (TA-9.9). */
function placedInCapital(t: TapestryTable, seat: Seat, thing: number, box: Box): void {
  if (!isLandmark(thing, box)) fire(t, seat, 'you-place-income-building', box, thing - box.landmarks.length)
}

export const capital = steps({
  /** TA-9.2, 9.4: at once, wherever it fits; beside the mat at any time. */
  place: {
    can: {
      place: {
        why: (t, s, box, turn, corner) => placeReason(t, s.seat, s.thing, turn, corner, box),
        list(t, s, box, out, enough) {
          const { masks, corners } = shapeOf(s.thing, box)
          const [upper, middle, lower] = closedPlots(t, s.seat, box)
          for (let turn = 0; turn < masks.length && out.length < enough; turn++) {
            const mask = masks[turn]
            const first = V.place(turn, 0)
            for (let n = 0; n < corners[turn].length && out.length < enough; n++) {
              const corner = corners[turn][n]
              const k = corner * BANDS
              if (((upper & mask[k]) | (middle & mask[k + 1]) | (lower & mask[k + 2])) === 0) out.push(first + corner)
            }
          }
        },
        play(t, s, box, turn, corner) {
          end(t, s)
          build(t, s.seat, s.thing, turn, corner, box)
        },
      },
      beside: {
        play(t, s, box) {
          end(t, s)
          t.players[s.seat].built.push(builtOf(s.thing, 0, BESIDE))
          note(N.beside(s.seat))
          placedInCapital(t, s.seat, s.thing, box)
        },
      },
      statue: {
        why: (t, s, box, column) => statueReason(t, s.seat, s.thing, column, box),
        play(t, s, box, column) {
          end(t, s)
          putOnStatue(t, s.seat, s.thing, column, box)
          placedInCapital(t, s.seat, s.thing, box)
        },
      },
      settle: {
        why: (t, s, box, hex) => settleReason(t, s.seat, hex, box),
        list: (t, s, box, out) => listSettlements(t, s.seat, box, hex => out.push(V.settle(hex))),
        play(t, s, box, hex) {
          end(t, s)
          settleOn(t, s.seat, s.thing, hex, box)
        },
      },
    },
  },
})
