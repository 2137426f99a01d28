/** What Tapestry's goal line says now (TA-4.3): VP, how many income turns there were, and what the next one would score by where it comes from. */
import type { Goal } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { capitalPoints } from '../rules/capital.ts'
import { count } from '../rules/count.ts'
import { pointsOf } from '../rules/resources.ts'
import type { TapestryTable } from '../rules/table.ts'
import { ERAS } from '../rules/terms.ts'

export const goal: Goal<TapestryTable, Box> = {
  figures({ view, seat, box }) {
    const p = view.players[seat]!
    const points = { techs: 0, capital: 0, territories: 0, fixed: 0 }
    const scores = box.data.incomeMat.chart.upgradeAndScore.includes(p.era + 1)
    if (scores)
      for (const { effects } of box.slots.flatMap((row, k) => row.slice(0, p.exposed[k])))
        for (const effect of effects) {
          const e = box.effects[effect]!
          if (e.op === 'vp') points.fixed += e.n
          else if (e.op === 'score-capital') points.capital += capitalPoints(view, seat, box)
          else if (e.op === 'vp-per')
            points[e.per === 'tech-card' ? 'techs' : 'territories'] += e.each * count(view, seat, e.per, e.track, box)
        }
    return {
      turns: ERAS,
      vp: pointsOf(p),
      had: Math.min(p.era, ERAS),
      ...points,
      next: Object.values(points).reduce((sum, n) => sum + n, 0),
    }
  },
}
