/**
 * The squares of an estate as bits, and every way to lay a tile on them. Squares are numbered row by row from the upper left corner.
 * 49 bits are two integers: rows 1 to 4, and rows 5 to 7. That a tile fits is then two ANDs.
 */
export const SIDE = 7
export const SQUARES = SIDE * SIDE
export const ABOVE = 4 * SIDE
const UPPER = 2 ** ABOVE - 1
const LOWER = 2 ** (SQUARES - ABOVE) - 1
/** The first column, in either part; the last one is `LEFT << 6`. */
const LEFT = 0x204081
const RIGHT = LEFT << (SIDE - 1)

export interface Squares {
  upper: number
  lower: number
}

export const squaresOf = (list: readonly number[]): Squares => ({
  upper: list.reduce((set, q) => (q < ABOVE ? set | (1 << q) : set), 0),
  lower: list.reduce((set, q) => (q < ABOVE ? set : set | (1 << (q - ABOVE))), 0),
})
export const isIn = (s: Squares, square: number): boolean =>
  ((square < ABOVE ? s.upper >> square : s.lower >> (square - ABOVE)) & 1) === 1

/** These squares and all that share an edge with one of them. */
export function spread({ upper, lower }: Squares): Squares {
  return {
    upper:
      upper |
      ((upper & ~RIGHT) << 1) |
      ((upper & ~LEFT) >> 1) |
      ((upper << SIDE) & UPPER) |
      (upper >> SIDE) |
      ((lower & 127) << (ABOVE - SIDE)),
    lower:
      lower |
      ((lower & ~RIGHT) << 1) |
      ((lower & ~LEFT) >> 1) |
      ((lower << SIDE) & LOWER) |
      (lower >> SIDE) |
      (upper >> (ABOVE - SIDE)),
  }
}

type Cell = readonly [row: number, column: number]

/** A shape in its eight positions, each with its upper left corner at 0, 0 and its cells in order: quarter turns clockwise, then flipped and turned. */
export function turnsOf(shape: readonly Cell[]): Cell[][] {
  const quarter = (cells: readonly Cell[]): Cell[] => cells.map(([r, c]) => [c, -r])
  const corner = (cells: readonly Cell[]): Cell[] => {
    const top = Math.min(...cells.map(c => c[0]))
    const left = Math.min(...cells.map(c => c[1]))
    return cells.map(([r, c]): Cell => [r - top, c - left]).sort((a, b) => a[0] - b[0] || a[1] - b[1])
  }
  const turned = (cells: readonly Cell[]) => [
    cells,
    quarter(cells),
    quarter(quarter(cells)),
    quarter(quarter(quarter(cells))),
  ]
  return [...turned(shape), ...turned(shape.map(([r, c]): Cell => [r, -c]))].map(corner)
}

/** Which positions cover the same squares as an earlier one: of those only the first counts. */
export const firstAlike = (turns: readonly (readonly Cell[])[]): number[] =>
  turns.map(t => turns.findIndex(u => u.join() === t.join()))

/** Not a placement: it leaves the grid, or covers the same squares as one with an earlier turn. */
export const OFF_GRID = -1
export const SAME_SQUARES = -2

interface Laying {
  turn: number
  square: number
  cells: Cell[]
}
/**
 * Every way to lay a shape on a grid of seven rows and this many columns, ordered by turn and square.
 * `at[turn * squares + square]` is its number, or why it has none.
 */
function layings(shape: readonly Cell[], columns: number): { all: Laying[]; at: Int32Array } {
  const turns = turnsOf(shape)
  const first = firstAlike(turns)
  const squares = SIDE * columns
  const at = new Int32Array(turns.length * squares).fill(OFF_GRID)
  const all: Laying[] = []
  turns.forEach((cells, turn) => {
    for (let square = 0; square < squares; square++) {
      const row = Math.floor(square / columns)
      const column = square % columns
      if (!cells.every(([r, c]) => row + r < SIDE && column + c < columns)) continue
      at[turn * squares + square] = first[turn] === turn ? all.length : SAME_SQUARES
      if (first[turn] === turn) all.push({ turn, square, cells: cells.map(([r, c]): Cell => [row + r, column + c]) })
    }
  })
  return { all, at }
}
const list = <X>(all: readonly X[], of: (x: X) => number): Int32Array => Int32Array.from(all, of)

/** All placements of one tile on an empty estate. */
export interface Placements {
  turn: Int32Array
  square: Int32Array
  upper: Int32Array
  lower: Int32Array
  at: Int32Array
}

export function placementsOf(shape: readonly Cell[]): Placements {
  const { all, at } = layings(shape, SIDE)
  const covers = all.map(l => squaresOf(l.cells.map(([r, c]) => r * SIDE + c)))
  return {
    turn: list(all, l => l.turn),
    square: list(all, l => l.square),
    upper: list(covers, s => s.upper),
    lower: list(covers, s => s.lower),
    at,
  }
}

/** Squares of two estates side by side. */
export const STRIP = 2 * SQUARES

/** All placements of one tile across the seam of two estates (PF-18.3): its squares on the left one and on the right one. `at` counts those on one board only as off the grid. */
export interface Spans {
  turn: Int32Array
  square: Int32Array
  left: { upper: Int32Array; lower: Int32Array }
  right: { upper: Int32Array; lower: Int32Array }
  at: Int32Array
}

export function spansOf(shape: readonly Cell[]): Spans {
  const { all, at } = layings(shape, 2 * SIDE)
  const part = (l: Laying, from: number) =>
    l.cells.filter(c => c[1] >= from && c[1] < from + SIDE).map(([r, c]) => r * SIDE + c - from)
  const number = (l: Laying) => l.turn * STRIP + l.square
  const across = all.filter(l => part(l, 0).length > 0 && part(l, SIDE).length > 0)
  for (const l of all) at[number(l)] = across.indexOf(l)
  const [left, right] = [0, SIDE]
    .map(from => across.map(l => squaresOf(part(l, from))))
    .map(sets => ({ upper: list(sets, s => s.upper), lower: list(sets, s => s.lower) }))
  return { turn: list(across, l => l.turn), square: list(across, l => l.square), left, right, at }
}

/** The squares along the west and along the east edge. */
export const EDGE: readonly Squares[] = [
  { upper: LEFT, lower: LEFT & LOWER },
  { upper: RIGHT, lower: RIGHT & LOWER },
]

/** The squares of this edge that lie opposite one of these squares of the board beyond it. */
export const opposite = ({ upper, lower }: Squares, edge: number): Squares =>
  edge === 0
    ? { upper: (upper & RIGHT) >> (SIDE - 1), lower: (lower & RIGHT) >> (SIDE - 1) }
    : { upper: (upper & LEFT) << (SIDE - 1), lower: (lower & LEFT) << (SIDE - 1) }
