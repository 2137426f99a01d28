/** TA-13: the end. Points are counted as they come; there is no scoring after it. */
import type { Score } from '@loggia/core'
import { resourcesOf, pointsOf } from './resources.ts'
import type { TapestryTable } from './table.ts'
import { SOURCES } from './terms.ts'

/** One for each seat; in solo matches one for the Automa, too: the Shadow Empire has no points (TA-15.3). */
export const scores = (t: TapestryTable): Score[] =>
  t.players
    .slice(0, t.solo ? 2 : t.players.length)
    .map((p, seat) => ({
      seat,
      total: pointsOf(p),
      sources: Object.fromEntries(
        SOURCES.flatMap((source, k) => (source === 'automa' && !t.solo ? [] : [[source, p.points[k]]])),
      ),
      tie: [resourcesOf(p)],
    }))
