/** TA-7: conquering. */
import type { Seat } from '@loggia/core'
import type { Box } from './box.ts'
import type { TapestryTable } from './table.ts'

/** TA-7.3: whether there is an outpost and a target for it. */
export function canConquer(_t: TapestryTable, _seat: Seat, _anywhere: boolean, _box: Box): boolean {
  return false
}
