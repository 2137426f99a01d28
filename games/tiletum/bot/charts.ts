/** What follows from the box alone and is asked at every thought: how far it is, what places on the king track come to, which effects a tile has. */
import type { Box } from '../rules/box.ts'

export interface Charts {
  /** Steps between two spaces of the map (TI-6.8). */
  distance: readonly (readonly number[])[]
  /**
   * What a disc is worth that nobody moves on: by round, corruption tokens still to come in it, and place. It has the points of this round's king
   * phase and those of the rounds after it (TI-4, 10.2, 10.4).
   */
  king: readonly (readonly (readonly number[])[])[]
}

const charts = new WeakMap<Box, Charts>()

/** The charts of a box, drawn once. */
export function chartsOf(box: Box): Charts {
  let found = charts.get(box)
  if (!found) {
    found = { distance: distances(box), king: kingChart(box) }
    charts.set(box, found)
  }
  return found
}

function distances(box: Box): number[][] {
  return box.spaces.map((_, from) => {
    const steps = box.spaces.map(() => -1)
    const queue = [from]
    steps[from] = 0
    for (const at of queue)
      for (const next of box.neighbours[at])
        if (steps[next] < 0) {
          steps[next] = steps[at] + 1
          queue.push(next)
        }
    return steps
  })
}

/** How much of the points of later rounds counts: the player ahead now may not be so then. */
const LATER = 0.8

function kingChart(box: Box): number[][][] {
  const { rounds, turnsPerRound } = box.data.setup
  const chart: number[][][] = []
  for (let round = rounds; round > 0; round--) {
    const left: number[][] = [
      box.track.map(
        (vp, place) =>
          vp + (round < rounds ? LATER * chart[round + 1][turnsPerRound][Math.max(place, box.trackStart)] : 0),
      ),
    ]
    for (let tokens = 1; tokens <= turnsPerRound; tokens++)
      left.push(
        box.track.map((_, place) => {
          const sum = box.tokens.reduce((all, value) => all + left[tokens - 1][Math.max(0, place - value)], 0)
          return sum / box.tokens.length
        }),
      )
    chart[round] = left
  }
  return chart
}
