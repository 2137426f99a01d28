/** A capital as one looks at it before something is placed: what is complete, and how full everything is. */
import { bitCount } from '@loggia/core'
import { BANDS, fullColumns, fullDistricts, fullRows, SIDE } from '../rules/shapes.ts'

/** Plots of a band; a row, a column and a district within it. */
export const BAND = SIDE * BANDS
const ROW = 0x1ff,
  COLUMN = 0x40201,
  DISTRICT = 0x1c0e07

const inRow = (filled: readonly number[], row: number): number =>
  bitCount((filled[(row / BANDS) | 0] >> (SIDE * (row % BANDS))) & ROW)
function inColumn(filled: readonly number[], column: number): number {
  const down = COLUMN << column
  return bitCount(filled[0] & down) + bitCount(filled[1] & down) + bitCount(filled[2] & down)
}
const inDistrict = (filled: readonly number[], row: number, column: number): number =>
  bitCount(filled[(row / BANDS) | 0] & (DISTRICT << (BANDS * ((column / BANDS) | 0))))

/** How full rows and columns are, each between 0 and 1: squares, so that the nearly full ones count most. */
export function fullness(filled: readonly number[]): number {
  let sum = 0
  for (let k = 0; k < SIDE; k++) sum += inRow(filled, k) ** 2 + inColumn(filled, k) ** 2
  return sum / SIDE ** 2
}

/** `around`: for each plot how full its row, its column and its district are. */
export class Ground {
  readonly filled: readonly number[]
  readonly lines: number
  readonly districts: number
  readonly around: number[] = []
  readonly after = [0, 0, 0]

  constructor(filled: readonly number[]) {
    this.filled = filled
    this.lines = bitCount(fullRows(filled)) + bitCount(fullColumns(filled))
    this.districts = bitCount(fullDistricts(filled))
    for (let row = 0; row < SIDE; row++)
      for (let column = 0; column < SIDE; column++)
        this.around.push(inRow(filled, row) + inColumn(filled, column) + inDistrict(filled, row, column))
  }
}
