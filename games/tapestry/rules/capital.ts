/** TA-9: the capital: where things fit, what is complete. */
import type { Seat } from '@loggia/core'
import type { Box } from './box.ts'
import type { Player, TapestryTable } from './table.ts'

/** TA-9.6: points for each complete row and column. */
export function scoreCapital(_t: TapestryTable, _seat: Seat, _origin: number, _box: Box): void {}

/** TA-9.6: complete rows and columns. */
export function lines(_p: Player): number {
  return 0
}
