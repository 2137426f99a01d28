/**
 * The squares of an estate as bits, and every way to lay a tile on them. Squares are numbered row by row from the upper left corner.
 * 49 bits are two integers: rows 1 to 4, and rows 5 to 7. That a tile fits is then two ANDs.
 */
export const SIDE = 7, SQUARES = SIDE * SIDE, ABOVE = 4 * SIDE
const UPPER = 2 ** ABOVE - 1, LOWER = 2 ** (SQUARES - ABOVE) - 1
/** The first column, in either part; the last one is `LEFT << 6`. */
const LEFT = 0x204081, RIGHT = LEFT << SIDE - 1

export interface Squares { upper: number; lower: number }

export const squaresOf = (list: readonly number[]): Squares => ({
  upper: list.reduce((set, q) => q < ABOVE ? set | 1 << q : set, 0), lower: list.reduce((set, q) => q < ABOVE ? set : set | 1 << q - ABOVE, 0),
})
export const isIn = (s: Squares, square: number): boolean => ((square < ABOVE ? s.upper >> square : s.lower >> square - ABOVE) & 1) === 1

/** How many bits are set. */
export function bitCount(n: number): number {
  let count = 0
  for (; n; n &= n - 1) count++
  return count
}

/** These squares and all that share an edge with one of them. */
export function spread({ upper, lower }: Squares): Squares {
  return {
    upper: upper | (upper & ~RIGHT) << 1 | (upper & ~LEFT) >> 1 | upper << SIDE & UPPER | upper >> SIDE | (lower & 127) << ABOVE - SIDE,
    lower: lower | (lower & ~RIGHT) << 1 | (lower & ~LEFT) >> 1 | lower << SIDE & LOWER | lower >> SIDE | upper >> ABOVE - SIDE,
  }
}

type Cell = readonly [row: number, column: number]

/** A shape in its eight positions, each with its upper left corner at 0, 0 and its cells in order: quarter turns clockwise, then flipped and turned. */
export function turnsOf(shape: readonly Cell[]): Cell[][] {
  const quarter = (cells: readonly Cell[]): Cell[] => cells.map(([r, c]) => [c, -r])
  const corner = (cells: readonly Cell[]): Cell[] => {
    const top = Math.min(...cells.map(c => c[0])), left = Math.min(...cells.map(c => c[1]))
    return cells.map(([r, c]): Cell => [r - top, c - left]).sort((a, b) => a[0] - b[0] || a[1] - b[1])
  }
  const turned = (cells: readonly Cell[]) => [cells, quarter(cells), quarter(quarter(cells)), quarter(quarter(quarter(cells)))]
  return [...turned(shape), ...turned(shape.map(([r, c]): Cell => [r, -c]))].map(corner)
}

/** Which positions cover the same squares as an earlier one: of those only the first counts. */
export const firstAlike = (turns: readonly (readonly Cell[])[]): number[] => turns.map(t => turns.findIndex(u => u.join() === t.join()))

/** Not a placement: it leaves the grid, or covers the same squares as one with an earlier turn. */
export const OFF_GRID = -1, SAME_SQUARES = -2

/** All placements of one tile on an empty grid, ordered by turn and square; `at[turn * 49 + square]` is its number, or why there is none. */
export interface Placements { turn: Int32Array; square: Int32Array; upper: Int32Array; lower: Int32Array; at: Int32Array }

export function placementsOf(shape: readonly Cell[]): Placements {
  const turns = turnsOf(shape), first = firstAlike(turns), at = new Int32Array(turns.length * SQUARES).fill(OFF_GRID)
  const list: { turn: number; square: number; covers: Squares }[] = []
  turns.forEach((cells, turn) => {
    for (let square = 0; square < SQUARES; square++) {
      const row = Math.floor(square / SIDE), column = square % SIDE
      if (!cells.every(([r, c]) => row + r < SIDE && column + c < SIDE)) continue
      if (first[turn] === turn) {
        at[turn * SQUARES + square] = list.length
        list.push({ turn, square, covers: squaresOf(cells.map(([r, c]) => square + r * SIDE + c)) })
      } else at[turn * SQUARES + square] = SAME_SQUARES
    }
  })
  const column = (of: (p: typeof list[number]) => number) => Int32Array.from(list, of)
  return { turn: column(p => p.turn), square: column(p => p.square), upper: column(p => p.covers.upper), lower: column(p => p.covers.lower), at }
}
