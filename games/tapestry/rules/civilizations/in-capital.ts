/** TA-11: civilizations that look at what is built: Architects, Craftsmen. */
import { end, next, note, OK, type Reason, type Seat } from '@loggia/core'
import { resolve } from '../effects.ts'
import type { Box } from '../box.ts'
import { BANDS, columnOfCorner, CORNERS, fullColumns, fullRows, rowOfCorner, SIDE } from '../shapes.ts'
import { builtOf, placeOf, type Player, STATUE, type TapestryTable, thingOf } from '../table.ts'
import { NONE } from '../terms.ts'
import { N, R, steps, V } from '../words.ts'
import { effectOf, has, originOf } from './civilization.ts'

/** The type of an income building, NONE for a landmark. */
const typeOf = (built: number, box: Box): number => Math.max(NONE, thingOf(built) - box.landmarks.length)
const isSingle = (types: number): boolean => types > 0 && (types & (types - 1)) === 0
const inGrid = (built: number): boolean => placeOf(built) < CORNERS

/** Types of the income buildings that lie on the plots of this kind of line (`row`, `column` or `district`), a bit each, by the number of the line. */
function typesBy(p: Player, lineOf: (row: number, column: number) => number, box: Box): number[] {
  const types = Array<number>(SIDE).fill(0)
  for (const built of p.built) {
    const type = typeOf(built, box)
    if (type === NONE || !inGrid(built)) continue
    const corner = placeOf(built)
    types[lineOf(rowOfCorner(corner), columnOfCorner(corner))] |= 1 << type
  }
  return types
}
const districtAt = (row: number, column: number): number => ((row / BANDS) | 0) * BANDS + ((column / BANDS) | 0)

/** Architects: a resource more for a district whose income buildings are of one type (TA-11.11). */
export function districtExtra(t: TapestryTable, seat: Seat, district: number, box: Box): number {
  const p = t.players[seat]
  if (!has(p, 'architects', box) || !isSingle(typesBy(p, districtAt, box)[district])) return 0
  const e = box.effects[effectOf(box, 'architects', 'district')]
  return e.op === 'gain' ? e.n : 0
}

/** Architects: complete rows and columns whose income buildings are of one type (TA-11.11). */
export function extraLines(t: TapestryTable, seat: Seat, box: Box): number {
  const p = t.players[seat]
  if (!has(p, 'architects', box)) return 0
  const rows = typesBy(p, row => row, box)
  const columns = typesBy(p, (_, column) => column, box)
  const across = fullRows(p.filled)
  const down = fullColumns(p.filled)
  let n = 0
  for (let k = 0; k < SIDE; k++) {
    if (isSingle(rows[k]) && (across >> k) & 1) n++
    if (isSingle(columns[k]) && (down >> k) & 1) n++
  }
  return n
}

/**
 * TA-9.10: two income buildings of different types change places, up to this many times; nothing is completed by it.
 */
export function architectsGained(t: TapestryTable, seat: Seat, box: Box): void {
  swapOn(t, seat, box.civilizations[box.civ.architects].swaps, box)
}
/** It is asked as long as there is something to swap. */
function swapOn(t: TapestryTable, seat: Seat, left: number, box: Box): void {
  let types = 0
  for (const built of t.players[seat].built) if (inGrid(built)) types |= 1 << (typeOf(built, box) + 1)
  types >>= 1
  if (left > 0 && types && !isSingle(types)) next(t, { do: 'architects', seat, left, corner: NONE })
}
/** Where in `built` the building at this corner is, NONE without an income building. */
const buildingAt = (p: Player, corner: number, box: Box): number =>
  p.built.findIndex(built => placeOf(built) === corner && typeOf(built, box) !== NONE)

function swapReason(t: TapestryTable, seat: Seat, first: number, corner: number, box: Box): Reason {
  const p = t.players[seat]
  const k = buildingAt(p, corner, box)
  if (k === NONE) return R['no-building'](corner)
  const type = typeOf(p.built[k], box)
  const other =
    first === NONE
      ? p.built.some(b => inGrid(b) && typeOf(b, box) !== NONE && typeOf(b, box) !== type)
      : typeOf(p.built[buildingAt(p, first, box)], box) !== type
  return other ? OK : R['same-building'](corner)
}

/** Craftsmen: this many buildings stand on this column. */
const heightOf = (p: Player, column: number): number => p.built.filter(b => placeOf(b) === STATUE + column).length

export function statueReason(t: TapestryTable, seat: Seat, thing: number, column: number, box: Box): Reason {
  const p = t.players[seat]
  if (!has(p, 'craftsmen', box)) return R['no-craftsmen']()
  if (thing < box.landmarks.length) return R['no-income-building']()
  return heightOf(p, column) < box.civilizations[box.civ.craftsmen].slots[column].length ? OK : R['column-full'](column)
}
export function putOnStatue(t: TapestryTable, seat: Seat, thing: number, column: number, box: Box): void {
  const p = t.players[seat]
  const effect = box.civilizations[box.civ.craftsmen].slots[column][heightOf(p, column)]
  p.built.push(builtOf(thing, 0, STATUE + column))
  note(N['built-statue'](seat, thing - box.landmarks.length, column))
  resolve(t, seat, effect, originOf(box, 'craftsmen'))
}

export const inCapital = steps({
  /** The first of two buildings, then the second. */
  architects: {
    can: {
      swap: {
        why: (t, s, box, corner) => swapReason(t, s.seat, s.corner, corner, box),
        list(t, s, box, out) {
          for (const built of t.players[s.seat].built)
            if (inGrid(built) && swapReason(t, s.seat, s.corner, placeOf(built), box) === OK)
              out.push(V.swap(placeOf(built)))
        },
        play(t, s, box, corner) {
          if (s.corner === NONE) {
            s.corner = corner
            return
          }
          end(t, s)
          const { built } = t.players[s.seat]
          const a = buildingAt(t.players[s.seat], s.corner, box)
          const b = buildingAt(t.players[s.seat], corner, box)
          const first = thingOf(built[a])
          built[a] = builtOf(thingOf(built[b]), 0, s.corner)
          built[b] = builtOf(first, 0, corner)
          swapOn(t, s.seat, s.left - 1, box)
        },
      },
      decline: { why: (_t, s) => (s.corner === NONE ? OK : R['one-more']()), play: (t, s) => end(t, s) },
    },
  },
})
