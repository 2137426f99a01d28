/** What Tiletum's goal line says now (TI-11, TI-14): VP, what the next fair is worth, and what the end would bring. */
import type { Goal } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { fairWorth, pillarsOnMap, postsOnMap, takesPart } from '../rules/fair.ts'
import { score } from '../rules/goods.ts'
import type { TiletumTable } from '../rules/table.ts'

export const goal: Goal<TiletumTable, Box> = {
  figures({ view, seat, box, game, speaker }) {
    const posts = postsOnMap(view, seat, box)
    const pillars = pillarsOnMap(view, seat, box)
    const round = Math.max(1, view.round)
    const city = box.spaces[view.fairCities[round - 1] ?? -1]
    return {
      rounds: box.data.setup.rounds,
      vp: score(view.players[seat]!),
      city: city ? speaker.name('space', city) : '–',
      fair: city ? fairWorth(view, seat, box, round) : 0,
      there: city && takesPart(view, seat, box, round) ? '✓' : '×',
      ...{ posts, pillars },
      both: posts * pillars,
      buildings: game.scores(view)[seat]!.sources['buildings']!,
    }
  },
}
