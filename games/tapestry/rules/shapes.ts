/**
 * TA-9: capitals as masks. A capital is 9 × 9 plots, three bands of three rows; each band is one integer of 27 bits, so that whether a landmark fits is
 * three `&`. Made once for a box: placing is asked for thousands of times a second.
 */
import { indexIn } from '@loggia/core'

export const SIDE = 9
export const BANDS = 3
/** How far a landmark may hang over the upper and left edge (TA-9.3): its widest side less one. */
export const OVERHANG = 3
/** Corners at which a shape can lie: rows and columns −3 … 8. */
export const CORNERS = (SIDE + OVERHANG) ** 2
export const cornerOf = (row: number, column: number): number =>
  (row + OVERHANG) * (SIDE + OVERHANG) + column + OVERHANG
export const rowOfCorner = (corner: number): number => ((corner / (SIDE + OVERHANG)) | 0) - OVERHANG
export const columnOfCorner = (corner: number): number => (corner % (SIDE + OVERHANG)) - OVERHANG

/**
 * A form and its different rotations (turns). `masks[turn]`: for each corner its plots in the three bands, all 0 where it lies outside; `corners[turn]`:
 * those at which it does not.
 */
export interface Shape {
  masks: Int32Array[]
  corners: number[][]
  cells: readonly (readonly [row: number, column: number])[][]
}

export interface Capital {
  id: string
  /** Impassable plots, by band (TA-9.1). */
  impassable: readonly [number, number, number]
}

/** The bands with these plots. Plots outside are none. */
function bands(plots: Iterable<readonly [number, number]>): [number, number, number] {
  const mask: [number, number, number] = [0, 0, 0]
  for (const [row, column] of plots)
    if (row >= 0 && row < SIDE && column >= 0 && column < SIDE)
      mask[(row / BANDS) | 0] |= 1 << ((row % BANDS) * SIDE + column)
  return mask
}

/** Columns that are full within a band, a bit for each. */
const fullWithin = (band: number): number => band & (band >> SIDE) & (band >> (2 * SIDE)) & FULL
const FULL = 2 ** SIDE - 1
/** Rows, columns and districts (by rows) of whose plots none is free, a bit for each (TA-9.1, 9.6). */
export function fullRows(bands: readonly number[]): number {
  let set = 0
  for (let row = 0; row < SIDE; row++)
    if (((bands[(row / BANDS) | 0] >> ((row % BANDS) * SIDE)) & FULL) === FULL) set |= 1 << row
  return set
}
export const fullColumns = ([upper, middle, lower]: readonly number[]): number =>
  fullWithin(upper) & fullWithin(middle) & fullWithin(lower)
export function fullDistricts(bands: readonly number[]): number {
  let set = 0
  for (let district = 0; district < SIDE; district++)
    if (((fullWithin(bands[(district / BANDS) | 0]) >> ((district % BANDS) * BANDS)) & 7) === 7) set |= 1 << district
  return set
}

const cellsOf = (rows: readonly string[]): (readonly [number, number])[] =>
  rows.flatMap((row, r) => [...row].flatMap((c, k) => (c === '#' || c === '1' ? [[r, k] as const] : [])))

/** A form turned clockwise, as often as it looks different (TA-9.2). None of them needs mirroring. */
function rotationsOf(shape: readonly string[]): string[][] {
  const turns = [shape.slice()]
  for (let k = 1; k < 4; k++) {
    const last = turns[k - 1]
    turns.push(
      Array.from(last[0], (_, column) =>
        last
          .toReversed()
          .map(row => row[column])
          .join(''),
      ),
    )
  }
  return turns.filter((form, k) => turns.findIndex(x => x.join() === form.join()) === k)
}

/** Different shapes; the first is a single plot, the size of an income building. `shapeOf`: that of a landmark. */
export function shapesOf(landmarks: readonly { id: string; shape: readonly string[] }[]): {
  shapes: Shape[]
  shapeOf: (id: string) => number
} {
  const known = [[['#']], ...landmarks.map(l => rotationsOf(l.shape))].map(x => JSON.stringify(x))
  const different = [...new Set(known)]
  const shapes = different.map((text): Shape => {
    const turns = (JSON.parse(text) as string[][]).map(cellsOf)
    const masks = turns.map(cells => {
      const all = new Int32Array(CORNERS * BANDS)
      for (let corner = 0; corner < CORNERS; corner++)
        all.set(bands(cells.map(([r, c]) => [r + rowOfCorner(corner), c + columnOfCorner(corner)])), corner * BANDS)
      return all
    })
    const corners = masks.map(mask =>
      Array.from({ length: CORNERS }, (_, k) => k).filter(k =>
        mask.subarray(k * BANDS, (k + 1) * BANDS).some(plots => plots !== 0),
      ),
    )
    return { masks, corners, cells: turns }
  })
  const ids = landmarks.map(l => l.id)
  return { shapes, shapeOf: id => different.indexOf(known[indexIn(ids, id) + 1]) }
}

export const capitalsOf = (list: readonly { id: string; grid: readonly string[] }[]): Capital[] =>
  list.map(c => ({ id: c.id, impassable: bands(cellsOf(c.grid)) }))
