/** How matches of a game went, as a page shows it: rows with a name, the best first, and the axis on which their intervals are drawn. */
import { type Counts, type Estimate, type Figures, figuresOf, type Sums, total } from '@loggia/core'

export interface Row {
  id: string
  name: string
  figures: Figures
  /** By place in the order of the first turn; undefined of too few. */
  turns: readonly (Figures | undefined)[]
}

/** The things of a kind, the best first; those that too few seats had are left out. */
export const rowsOf = (things: Readonly<Record<string, readonly Sums[]>>, nameOf: (id: string) => string): Row[] =>
  Object.entries(things)
    .flatMap(([id, sums]) => {
      const figures = figuresOf(total(sums))
      return figures ? [{ id, name: nameOf(id), figures, turns: sums.map(figuresOf) }] : []
    })
    .sort((a, b) => b.figures.points.mean - a.figures.points.mean)

/** The places in the order of the first turn, in that order. */
export const turnsOf = ({ all }: Pick<Counts, 'all'>, nameOf: (turn: number) => string): Row[] =>
  all.flatMap((sums, turn) => {
    const figures = figuresOf(sums)
    return figures ? [{ id: `${turn}`, name: nameOf(turn), figures, turns: [] }] : []
  })

/** The ends of an axis. */
export interface Axis {
  from: number
  to: number
}
/** From the least that an interval reaches to the most. */
export function axisOf(estimates: readonly Estimate[]): Axis {
  const from = Math.min(...estimates.map(({ low }) => low))
  const to = Math.max(...estimates.map(({ high }) => high))
  return { from, to: to > from ? to : from + 1 }
}
/** Where a value lies on it, in percent. */
export const at = ({ from, to }: Axis, value: number): number => (100 * (value - from)) / (to - from)
