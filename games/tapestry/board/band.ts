/** Where everything of a woven band lies: twelve cells in four tiers, the start before them. */
import { END } from '../rules/terms.ts'

export const CELL = { width: 66.5, height: 42 } as const
const START = 24
const PITCH = 68
/** More room between two tiers. */
const GAP = 5
/** The whole drawing, and the woven cloth in it. */
export const WIDTH = START + END * PITCH + 3 * GAP + 2
export const HEIGHT = 84
export const CLOTH = { top: 24, bottom: 73 } as const
export const ROW = CLOTH.top + (CLOTH.bottom - CLOTH.top) / 2
/** The left edge of a cell. */
export const leftOf = (position: number): number =>
  START + (position - 1) * PITCH + Math.floor((position - 1) / 3) * GAP
/** The middle of a space; that of the start lies before the cloth. */
export const middleOf = (position: number): number => (position ? leftOf(position) + CELL.width / 2 : START / 2 - 1)
/** Where the cloth ends whose foremost token is there. */
export const wovenTo = (position: number): number => (position ? leftOf(position) + CELL.width + 2 : START - 4)

/** Roundels that share a space stand side by side, closer when there are many; those of the start are stacked. */
export function standing(position: number, k: number, n: number): [x: number, y: number] {
  if (!position) return [START / 2 - 1, ROW + (k - (n - 1) / 2) * Math.min(16, 60 / n)]
  return [middleOf(position) + (k - (n - 1) / 2) * Math.min(17, 46 / Math.max(1, n - 1)), CLOTH.bottom + 3.5]
}
