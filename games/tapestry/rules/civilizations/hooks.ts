/**
 * TA-11: where other chapters meet the civilizations. Each of these is called at one point of the rules, for anybody: it asks itself whether this seat has
 * the civilization that it is about, and is cheap where it has not.
 */
import type { Reason, Seat } from '@loggia/core'
import type { Box } from '../box.ts'
import type { TapestryTable } from '../table.ts'
import { R } from '../words.ts'

/** Craftsmen (TA-11.9): OK, or why this thing can't be put onto a column of their mat. For the verb `statue` of `place`. */
export function statueReason(_t: TapestryTable, _seat: Seat, _thing: number, _column: number, _box: Box): Reason {
  return R['no-craftsmen']()
}
/** Puts it there instead of the capital; what it covers is put onto the stack. The slot is exposed already. */
export function putOnStatue(_t: TapestryTable, _seat: Seat, _thing: number, _column: number, _box: Box): void {}

/** Nomads (TA-11.9): OK, or why nothing can be put onto this hex. For the verb `settle` of `place`. */
export function settleReason(_t: TapestryTable, _seat: Seat, _hex: number, _box: Box): Reason {
  return R['no-nomads']()
}
/** The hexes for which `settleReason` is OK. */
export function listSettlements(_t: TapestryTable, _seat: Seat, _box: Box, _visit: (hex: number) => void): void {}
/** Puts a building or a landmark there instead of the capital. */
export function settleOn(_t: TapestryTable, _seat: Seat, _thing: number, _hex: number, _box: Box): void {}

/** Architects: so many resources more, any, for a district (0 to 8, by rows) that has just been completed: 0 or 1 (TA-11.11). */
export function districtExtra(_t: TapestryTable, _seat: Seat, _district: number, _box: Box): number {
  return 0
}
/** Architects: complete rows and columns that count once more when the capital is scored (TA-11.11). */
export function extraLines(_t: TapestryTable, _seat: Seat, _box: Box): number {
  return 0
}

/** Militants (TA-11.8): an outpost of this seat has been put onto the map (`outposts` is one less already): which row of their mat it leaves is asked. */
export function outpostPlaced(_t: TapestryTable, _seat: Seat, _box: Box): void {}

/** Isolationists: whether `{ do: 'isolate', seat, hex }` is to be asked: their outpost has just conquered an empty territory (TA-7.4 a). The step is ours. */
export function mayIsolate(_t: TapestryTable, _seat: Seat, _hex: number, _box: Box): boolean {
  return false
}

/** Traders (TA-7.12): `by` has conquered this hex and has not taken the die with this effect; whose token lies there may. NONE: both were taken. */
export function tradersDie(_t: TapestryTable, _hex: number, _by: Seat, _effect: number, _box: Box): void {}

/** Historians (TA-11.5): this seat, a rival too, has gained a landmark, of a track or of a tech card; those whose token it holds are paid. */
export function landmarkGained(_t: TapestryTable, _seat: Seat, _box: Box): void {}

/**
 * Mystics: something of this seat has changed that they foretell: tech cards, complete districts, controlled territories, completed tracks. A number that is
 * reached for the first time pays. To be called for whoever gains one, after it has.
 */
export function foretold(_t: TapestryTable, _seat: Seat, _box: Box): void {}

/** Inventors (TA-11.7): whether this card of anybody's carries a token, so that it needs no prerequisite. */
export function ignoresPrerequisite(_t: TapestryTable, _card: number, _box: Box): boolean {
  return false
}
/** Inventors: a card of this seat has been upgraded into this row, and its benefit is done with: it may change hands (TA-11.7). */
export function afterUpgrade(_t: TapestryTable, _seat: Seat, _card: number, _row: number, _box: Box): void {}
/** Inventors: a tech card has been discarded; its token goes back to the stock (TA-21.7). */
export function techDiscarded(_t: TapestryTable, _card: number, _box: Box): void {}

/** TA-4.5: the end of income turn 1: the adjustments of 2021, and the card that the Heralds may play onto Maker of Fire. */
export function endFirstIncome(_t: TapestryTable, _seat: Seat, _box: Box): void {}
