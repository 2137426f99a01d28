/** TA-10: effects that are one card's own. */
import type { Seat } from '@loggia/core'
import type { Box } from '../box.ts'
import type { Context, TapestryTable } from '../table.ts'
import type { Effect, Named } from '../vocabulary.ts'

export type NamedEffect = Extract<Effect, { op: Named }>

/** TA-1.7: whether anything of it can be done. */
export function namedPossible(_t: TapestryTable, _seat: Seat, _e: NamedEffect, _c: Context, _box: Box): boolean {
  return false
}
export function resolveNamed(_t: TapestryTable, _seat: Seat, _e: NamedEffect, _c: Context, _box: Box): void {}
