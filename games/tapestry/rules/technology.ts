/** TA-8: tech cards. */
import type { Seat } from '@loggia/core'
import type { Box } from './box.ts'
import type { TapestryTable } from './table.ts'

/** TA-8.1: whether there is a card to be had; `source`: `any`, `face-up` or `deck`. */
export function canInvent(_t: TapestryTable, _source: string): boolean {
  return false
}
/** TA-8.4: whether a card (`card`: this one, NONE for any) can move up. */
export function canUpgrade(_t: TapestryTable, _seat: Seat, _card: number, _box: Box): boolean {
  return false
}
/** TA-8.6: whether there is a card whose circle or square can be had again; `origin`: what is being resolved. */
export function canRepeatTech(_t: TapestryTable, _seat: Seat, _circle: boolean, _origin: number, _box: Box): boolean {
  return false
}
/** TA-8.2 */
export function refreshRow(_t: TapestryTable): void {}
