/** What Terra Mystica's goal line says now (TM-10): VP so far, the tile of the round, and what the end would bring. */
import type { Goal } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { area } from '../rules/scoring.ts'
import type { TerraTable } from '../rules/table.ts'

export const goal: Goal<TerraTable, Box> = {
  figures({ view, seat, box, game, speaker }) {
    const { sources } = game.scores(view)[seat]!
    const tile = box.scoring[view.scoring[Math.max(1, view.round) - 1] ?? -1]
    return {
      rounds: box.rounds,
      vp: view.players[seat]!.vp,
      tile: tile ? speaker.name('scoring', tile.id) : '–',
      area: view.players[seat]!.faction < 0 ? 0 : area(view, seat, box),
      areaVp: sources['area']!,
      cultsVp: sources['cults']!,
      resourcesVp: sources['resources']!,
    }
  },
}
