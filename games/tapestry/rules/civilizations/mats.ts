/** TA-11: what lies on the mat of a civilization: a list of numbers, which the file of each one reads. */
import type { Box } from '../box.ts'

/** The mat of a civilization that is kept or gained, at a table of so many players (rivals among them). */
export function startMat(_civilization: number, _players: number, _box: Box): number[] {
  return []
}
