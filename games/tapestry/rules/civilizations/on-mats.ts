/** TA-11: civilizations with a path of benefits on their mat: Entertainers, Merrymakers, Militants. */
import { end, next, OK, type Reason, type Seat } from '@loggia/core'
import { resolve } from '../effects.ts'
import type { Box } from '../box.ts'
import type { TapestryTable } from '../table.ts'
import { NONE } from '../terms.ts'
import { R, steps } from '../words.ts'
import { has, matOf, originOf } from './civilization.ts'

/** Entertainers: OK, or why their token can't go to this cell; with `anywhere` only the start is none (TA-11.4). */
function walkReason(t: TapestryTable, seat: Seat, cell: number, anywhere: 0 | 1, box: Box): Reason {
  const { cells } = box.civilizations[box.civ.entertainers]
  const [at] = matOf(t.players[seat], 'entertainers', box)!
  if (cell >= cells.length || (anywhere ? cells[cell].effect === NONE : !cells[at].next.includes(cell)))
    return R['no-line'](cell)
  return OK
}

/**
 * Militants: this many outposts cover the benefits of a row from the right, so the first ones are exposed (TA-11.8).
 */
export function militantsIncome(t: TapestryTable, seat: Seat, box: Box): void {
  const mat = matOf(t.players[seat], 'militants', box)!
  const { slots } = box.civilizations[box.civ.militants]
  const origin = originOf(box, 'militants')
  const exposed = slots.flatMap((row, k) => row.slice(0, row.length - mat[k]))
  next(t, ...exposed.map(effect => ({ do: 'effect' as const, seat, effect, origin, at: NONE })))
}
/** Gained in mid-game: the outposts that are left go onto the mat, each into the row of their choice. */
export function militantsGained(t: TapestryTable, seat: Seat, box: Box): void {
  const p = t.players[seat]
  const mat = matOf(p, 'militants', box)!
  mat.fill(0)
  if (p.outposts) next(t, { do: 'militants', seat, left: p.outposts })
}
/** An outpost has been put onto the map: it leaves one of the rows. */
export function outpostPlaced(t: TapestryTable, seat: Seat, box: Box): void {
  if (has(t.players[seat], 'militants', box)) next(t, { do: 'militants', seat, left: 0 })
}

export const onMats = steps({
  entertainers: {
    can: {
      walk: {
        why: (t, s, box, cell) => walkReason(t, s.seat, cell, s.anywhere, box),
        play(t, s, box, cell) {
          end(t, s)
          matOf(t.players[s.seat], 'entertainers', box)![0] = cell
          const { effect } = box.civilizations[box.civ.entertainers].cells[cell]
          resolve(t, s.seat, effect, originOf(box, 'entertainers'))
        },
      },
    },
    none: (t, s) => end(t, s),
  },

  merrymakers: {
    can: {
      dance: {
        why(t, s, box, column) {
          const { slots } = box.civilizations[box.civ.merrymakers]
          const mat = matOf(t.players[s.seat], 'merrymakers', box)!
          return mat[column] < slots[column].length ? OK : R['column-full'](column)
        },
        play(t, s, box, column) {
          end(t, s)
          const height = matOf(t.players[s.seat], 'merrymakers', box)![column]++
          const { slots } = box.civilizations[box.civ.merrymakers]
          resolve(t, s.seat, slots[column][height], originOf(box, 'merrymakers'))
        },
      },
    },
    none: (t, s) => end(t, s),
  },

  /** `left`: this many still go onto the mat; 0: one leaves it. */
  militants: {
    can: {
      row: {
        why(t, s, box, row) {
          const covered = matOf(t.players[s.seat], 'militants', box)![row]
          if (!s.left) return covered ? OK : R['row-uncovered'](row)
          return covered < box.civilizations[box.civ.militants].slots[row].length ? OK : R['row-covered'](row)
        },
        play(t, s, box, row) {
          const mat = matOf(t.players[s.seat], 'militants', box)!
          if (s.left) mat[row]++
          else mat[row]--
          if (s.left <= 1) end(t, s)
          else s.left--
        },
      },
    },
    none: (t, s) => end(t, s),
  },
})
