/** What Ostia's goal line says now (OST-16): icons, and what each is worth by the height of the cube. */
import type { Goal } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { counts, scores } from '../rules/scoring.ts'
import type { OstiaTable } from '../rules/table.ts'

export const goal: Goal<OstiaTable, Box> = {
  figures({ view, seat, box }) {
    const h = view.harbours[seat]!
    const [buildings = 0, ships = 0, amphorae = 0, sets = 0] = counts(view, h, box)
    const [perBuilding = 0, perShip = 0, perAmphora = 0] = box.levels[h.reward]!
    return {
      ...{ buildings, ships, amphorae, sets, perBuilding, perShip, perAmphora },
      perSet: box.setVp,
      reward: h.reward,
      most: box.maxReward,
      total: scores(view, box)[seat]!.total,
    }
  },
}
