/** What the goal line of the Princes says now (PF-9, PF-14): prestige, and how far the best work in hand is from the minimum. */
import type { Goal } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import type { PrincesTable } from '../rules/table.ts'
import { workValue } from '../rules/work.ts'

export const goal: Goal<PrincesTable, Box> = {
  figures({ view, seat, box }) {
    const p = view.players[seat]!
    const values = p.hand.ids.filter(card => card >= 0).map(card => workValue(view, seat, card, box))
    return {
      rounds: box.minimum.length - 1,
      prestige: p.prestige,
      value: values.length ? Math.max(...values) : '–',
      minimum: box.minimum[Math.max(1, view.round)]!,
      building: box.awards.building,
      bestWork: box.awards.bestWork,
    }
  },
}
