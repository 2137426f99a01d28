/** The four fairs as they are drawn: in the cartouche of the map, and in a row above it where the map is small. */
import type { BoardContext } from '@loggia/core'
import { rowsOf } from '../../../board/tokens.ts'
import type { Box } from '../rules/box.ts'
import type { TiletumTable } from '../rules/table.ts'
import type { IconId } from './icons.ts'

/** A fair by its tile: where it is, icons of what it counts, VP of the board and of the tile for each. */
export interface FairRow {
  target: string
  round: number
  city: string
  icons: IconId[]
  vp: string
  now: boolean
  past: boolean
}
export const fairsOf = ({ view, game, box, speaker }: Omit<BoardContext<TiletumTable, Box>, 'seat'>): FairRow[] =>
  view.fairTiles.map((tile, k) => {
    const { id, vp } = box.fairs[tile]!
    return {
      target: `fair:${id}`,
      round: k + 1,
      city: speaker.name('space', box.spaces[view.fairCities[k]!]!),
      icons: rowsOf(game, 'fair', id)
        .flat()
        .flatMap(t => (t.icon ? [t.icon as IconId] : [])),
      vp: `${box.fairVp[k]}+${vp}`,
      now: k + 1 === view.round,
      past: k + 1 < view.round,
    }
  })
