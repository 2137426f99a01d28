/** What bots make of what they know of a game. */
import type { Knowledge, Seat } from '@loggia/core'

export type { Knowledge } from '@loggia/core'

/** By how much a seat leads the best of the others that have any value; its own when it is alone. */
export function margin(values: readonly number[], seat: Seat): number {
  let best = -Infinity
  for (let k = 0; k < values.length; k++) if (k !== seat && values[k]! > best) best = values[k]!
  return best === -Infinity ? values[seat]! : values[seat]! - best
}

export const BY_SCORE: Knowledge = {
  evaluate: (game, t, seat) => game.scores(t).find(s => s.seat === seat)!.total,
  weigh(_game, _t, _seat, moves, out) {
    out.length = moves.length
    out.fill(1)
  },
}
