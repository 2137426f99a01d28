/** TA-11: civilizations that wait for something to happen: Historians for landmarks of others, Mystics for numbers. */
import { end, next, note, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from '../box.ts'
import { completeDistricts } from '../capital.ts'
import { possible, resolve } from '../effects.ts'
import { controlled } from '../map.ts'
import { score } from '../resources.ts'
import type { TapestryTable } from '../table.ts'
import { NONE, TERRITORY, TRACKS } from '../terms.ts'
import { isComplete } from '../tracks.ts'
import { N, R, steps, V } from '../words.ts'
import { CATEGORIES, effectOf, matOf, originOf, ownerOf } from './civilization.ts'

/**
 * Historians (TA-11.5): exposed squares are those whose token an opponent holds; a finished player is paid in points
 * only (TA-4.7).
 */
export function landmarkGained(t: TapestryTable, seat: Seat, box: Box): void {
  const owner = ownerOf(t, 'historians', box)
  if (owner === NONE || owner === seat) return
  const mat = matOf(t.players[owner], 'historians', box)!
  if (!mat.includes(seat)) return
  const [squares] = box.civilizations[box.civ.historians].slots
  const origin = originOf(box, 'historians')
  for (let k = mat.length - 1; k >= 0; k--)
    if (mat[k] !== NONE && possible(t, owner, squares[k], { origin, at: NONE }, box))
      resolve(t, owner, squares[k], origin)
}
/** Gained in mid-game: all four go to opponents at once. */
export function historiansGained(t: TapestryTable, seat: Seat): void {
  next(t, { do: 'historians', seat, all: 1 })
}
/** OK, or why this square's token can't be given to that player. When all are given it is nothing which is first. */
function watchReason(t: TapestryTable, seat: Seat, to: Seat, square: number, all: 0 | 1, box: Box): Reason {
  const mat = matOf(t.players[seat], 'historians', box)!
  if (to === seat) return R['no-opponent-seat'](to)
  if (square >= mat.length || mat[square] !== NONE) return R['square-exposed'](square)
  if (all) return square === mat.indexOf(NONE) ? OK : R['in-order']()
  return t.players[seat].tiles.length ? OK : R['no-tiles'](1)
}

/** What a category of the Mystics counts. */
export function countOf(t: TapestryTable, seat: Seat, category: number, box: Box): number {
  const p = t.players[seat]
  switch (CATEGORIES[category]) {
    case 'tech-cards':
      return p.tech.length
    case 'complete-districts':
      return completeDistricts(p)
    case 'controlled-territories':
      return controlled(t, seat, box)
    default:
      return TRACKS.filter((_, track) => isComplete(p, track)).length
  }
}
/** Mystics: a number that has just been reached for the first time pays (TA-21.16). The last number of their mat has a bit for each that has. */
export function foretold(t: TapestryTable, seat: Seat, category: number, box: Box): void {
  const p = t.players[seat]
  const mat = matOf(p, 'mystics', box)
  if (!mat) return
  const paid = CATEGORIES.length
  if ((mat[paid] >> category) & 1 || countOf(t, seat, category, box) !== mat[category]) return
  mat[paid] |= 1 << category
  note(N.foretold(seat, category, mat[category]))
  resolve(t, seat, effectOf(box, 'mystics', 'reached'), originOf(box, 'mystics'))
}
export function mysticsStart(t: TapestryTable, seat: Seat): void {
  next(t, ...CATEGORIES.map((_, category) => ({ do: 'mystics' as const, seat, category })))
}
/** The end: points for each number that is exactly true (D12). */
export function mysticsIncome(t: TapestryTable, seat: Seat, box: Box): void {
  const mat = matOf(t.players[seat], 'mystics', box)!
  const e = box.effects[effectOf(box, 'mystics', 'foretold')]
  const right = CATEGORIES.filter((_, k) => countOf(t, seat, k, box) === mat[k]).length
  if (e.op === 'vp') score(t, seat, originOf(box, 'mystics'), e.n * right, box)
}

export const watchers = steps({
  historians: {
    can: {
      watch: {
        why: (t, s, box, to, square) => watchReason(t, s.seat, to, square, s.all, box),
        list(t, s, box, out) {
          const { length } = matOf(t.players[s.seat], 'historians', box)!
          for (let to = 0; to < t.players.length; to++)
            for (let square = 0; square < length; square++)
              if (watchReason(t, s.seat, to, square, s.all, box) === OK) out.push(V.watch(to, square))
        },
        play(t, s, box, to, square) {
          const mat = matOf(t.players[s.seat], 'historians', box)!
          mat[square] = to
          if (s.all && mat.includes(NONE)) return
          end(t, s)
          if (!s.all) next(t, { do: 'discard', seat: s.seat, kind: TERRITORY, left: 1 })
        },
      },
      decline: { why: (_t, s) => (s.all ? R['all-given']() : OK), play: (t, s) => end(t, s) },
    },
  },

  /** TA-2.11: a number in each category; one that is true already pays at once (D40). */
  mystics: {
    can: {
      predict: {
        why(_t, s, box, category, n): Reason {
          if (category !== s.category) return R['other-category'](s.category)
          return n > 0 && n <= box.civilizations[box.civ.mystics].highest[category] ? OK : R['no-number'](n)
        },
        play(t, s, box, category, n) {
          end(t, s)
          matOf(t.players[s.seat], 'mystics', box)![category] = n
          foretold(t, s.seat, category, box)
        },
      },
    },
  },
})
