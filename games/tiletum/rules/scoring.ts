/** TI-14: the score as it would be if the match ended now. */
import type { Score } from '@loggia/core'
import type { Box } from './box.ts'
import { pillarsOnMap, postsOnMap } from './fair.ts'
import { goodsOf } from './goods.ts'
import { isCompleted } from './pools.ts'
import type { TiletumTable } from './table.ts'
import { SOURCES } from './terms.ts'

/** What the track shows, by source, and the three of the final scoring (TI-14.1). The earlier in the turn order wins a tie (TI-14.2). */
export function scores(t: TiletumTable, box: Box): Score[] {
  return t.players.map((p, seat) => {
    const sources: Record<string, number> = Object.fromEntries(SOURCES.map((source, k) => [source, p.points[k]]))
    sources['map'] = postsOnMap(t, seat, box) * pillarsOnMap(t, seat, box)
    sources['buildings'] = box.completed[box.buildings.filter((_, b) => isCompleted(p, b, box)).length]
    sources['goods'] = Math.floor(goodsOf(p) / box.data.scoring.resourcesPerVp)
    const total = Object.values(sources).reduce((a, b) => a + b, 0)
    return { seat, total, sources, tie: [-t.order.indexOf(seat)] }
  })
}
