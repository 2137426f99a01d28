/** The garden plan: squares to outlines and path data. A square of an estate is `U` units wide. */
import type { Cell } from '../../../board/squares.ts'
import { isIn, SIDE, SQUARES, type Squares } from '../rules/squares.ts'

export const U = 56
export { type Cell, corners, court, hips, middle, outline, shade } from '../../../board/squares.ts'

/** The squares of a set, as rows and columns. */
export const cellsOf = (set: Squares): Cell[] =>
  Array.from({ length: SQUARES }, (_, k) => k)
    .filter(k => isIn(set, k))
    .map(k => [Math.floor(k / SIDE), k % SIDE])
/** The name of a square of one estate, or of two side by side. */
export const squareId = (square: number, columns = SIDE): string =>
  `${'abcdefghijklmn'[square % columns]}${Math.floor(square / columns) + 1}`
export { SIDE, SQUARES }
