/** TA-6: exploring. */
import type { Seat } from '@loggia/core'
import type { Box } from './box.ts'
import type { TapestryTable } from './table.ts'

/** TA-6.1: whether there is a tile (`tile`: this one, NONE for any of the supply) and a hex for it. */
export function canExplore(_t: TapestryTable, _seat: Seat, _anywhere: boolean, _tile: number, _box: Box): boolean {
  return false
}
