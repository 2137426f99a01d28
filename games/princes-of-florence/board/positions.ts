/** A tile in hand: its positions, how it is held, and the grid that it must stay in. Pure numbers. */
import type { Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { neighbour } from '../rules/estate.ts'
import { firstAlike, turnsOf } from '../rules/squares.ts'
import type { PrincesTable } from '../rules/table.ts'
import { EAST } from '../rules/terms.ts'
import { type Cell, SIDE } from './plan.ts'

/** The names of the turns: quarter turns clockwise, then flipped before. */
export const TURNS = ['n', 'e', 's', 'w', 'fn', 'fe', 'fs', 'fw']

/** A tile in its eight positions from 0, 0; `first`: those that look alike are called by the first of them. */
export function positionsOf(box: Box, tile: number): { cells: Cell[][]; first: number[] } {
  const { buildings, landscapes } = box.data.tiles
  const id = box.tiles[tile]!.id
  const cells = turnsOf([...buildings, ...landscapes].find(t => t.id === id)!.cells as [number, number][])
  return { cells, first: firstAlike(cells) }
}

/** The turn that is a quarter further, and the one that is its mirror image, left for right. */
export const rotated = (turn: number): number => (turn & 4) + (((turn & 3) + 1) % 4)
export const flipped = (turn: number): number => ((turn & 4) ^ 4) + ((4 - (turn & 3)) % 4)

const size = (cells: readonly Cell[]): Cell => [
  Math.max(0, ...cells.map(c => c[0])),
  Math.max(0, ...cells.map(c => c[1])),
]

/** The square by which a tile is held: of its own, the nearest to its middle. */
export function gripOf(cells: readonly Cell[]): Cell {
  const [h, w] = size(cells)
  const far = (c: Cell) => Math.hypot(c[0] - h / 2, c[1] - w / 2)
  return cells.length ? cells.reduce((a, b) => (far(b) < far(a) - 0.01 ? b : a)) : [0, 0]
}

/** The corner of a tile's frame, moved into a grid with this many columns. */
export function within(cells: readonly Cell[], row: number, column: number, columns: number): number {
  const [h, w] = size(cells)
  return Math.max(0, Math.min(SIDE - 1 - h, row)) * columns + Math.max(0, Math.min(columns - 1 - w, column))
}

/** The estates that a joint building spans, left and right, as the builder sees them. */
export const bothSides = (view: PrincesTable, builder: Seat, edge: number, box: Box): [Seat, Seat] => {
  const other = neighbour(view, builder, edge, box)
  return edge === EAST ? [builder, other] : [other, builder]
}
