/** TA-9: income buildings and landmarks, until they are placed (`capital.ts`). */
import { OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import type { TapestryTable } from './table.ts'
import { BUILDINGS, SLOTS } from './terms.ts'

/** TA-9.2, 9.11: whether a building of one of these types (a bit each) is left. */
export function canGainBuilding(t: TapestryTable, seat: Seat, types: number): boolean {
  const { exposed } = t.players[seat]
  for (let type = 0; type < BUILDINGS.length; type++) if ((types >> type) & 1 && exposed[type] < SLOTS) return true
  return false
}

/** TA-9.2: the leftmost building of a row leaves it and is placed. */
export function gainBuilding(_t: TapestryTable, _seat: Seat, _type: number, _origin: number, _box: Box): void {}

/** TA-9.8: OK, or why a landmark can't be gained; `onBoard`: only those of the landmark board. */
export function landmarkReason(_t: TapestryTable, _landmark: number, _onBoard: boolean, _box: Box): Reason {
  return OK
}

export function gainLandmark(_t: TapestryTable, _seat: Seat, _landmark: number, _origin: number, _box: Box): void {}
