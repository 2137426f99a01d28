/** A capital as one looks at it before something is placed: what is complete, and how full everything is. */
import { bitCount } from '@loggia/core'
import { BANDS, fullColumns, fullDistricts, fullRows, SIDE } from '../rules/shapes.ts'

/** Plots of a band; a row, a column and a district within it. */
export const BAND = SIDE * BANDS
const ROW = 0x1ff
const COLUMN = 0x40201
const DISTRICT = 0x1c0e07
const DISTRICT_PLOTS = 9

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

/** Districts that one plot or two complete. */
export function nearDistricts(filled: readonly number[]): number {
  let n = 0
  for (let row = 0; row < SIDE; row += BANDS)
    for (let column = 0; column < SIDE; column += BANDS) {
      const plots = inDistrict(filled, row, column)
      if (plots === DISTRICT_PLOTS - 1 || plots === DISTRICT_PLOTS - 2) n++
    }
  return n
}

/** What is looked at plot by plot when something is placed; a plot is `band * BAND +` its bit. */
export class Ground {
  readonly filled: readonly number[]
  readonly lines: number
  readonly districts: number
  /** For each plot how full its row, its column and its district are. */
  readonly around: number[] = []
  readonly after = [0, 0, 0]
  readonly #rows: number[] = []
  readonly #columns: number[] = []
  readonly #districts: number[] = []

  constructor(filled: readonly number[]) {
    this.filled = filled
    this.lines = bitCount(fullRows(filled)) + bitCount(fullColumns(filled))
    this.districts = bitCount(fullDistricts(filled))
    for (let k = 0; k < SIDE; k++) {
      this.#rows.push(inRow(filled, k))
      this.#columns.push(inColumn(filled, k))
      this.#districts.push(inDistrict(filled, k - (k % BANDS), (k % BANDS) * BANDS))
    }
    for (let row = 0; row < SIDE; row++)
      for (let column = 0; column < SIDE; column++)
        this.around.push(this.#rows[row] + this.#columns[column] + this.#districts[districtOf(row, column)])
  }

  #isFilled(plot: number): boolean {
    return ((this.filled[(plot / BAND) | 0] >> (plot % BAND)) & 1) !== 0
  }
  /** Lines that this plot alone completes; whether it does a district. */
  linesBy(plot: number): number {
    if (this.#isFilled(plot)) return 0
    return +(this.#rows[(plot / SIDE) | 0] === SIDE - 1) + +(this.#columns[plot % SIDE] === SIDE - 1)
  }
  districtsBy(plot: number): number {
    const district = districtOf((plot / SIDE) | 0, plot % SIDE)
    return !this.#isFilled(plot) && this.#districts[district] === DISTRICT_PLOTS - 1 ? 1 : 0
  }
}
const districtOf = (row: number, column: number): number => row - (row % BANDS) + ((column / BANDS) | 0)
