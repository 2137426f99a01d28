/** What the components of the board of The Princes of Florence share. */
import { createBoard } from '../../../board/createBoard.ts'
import type { Box } from '../rules/box.ts'
import type { PrincesTable } from '../rules/table.ts'
import { ICONS, type IconId } from './icons.ts'
import { Sight } from './sight.svelte.ts'
import { amounts, tooltips } from './tooltips.ts'

export const { kit, getBoard, glanceAt, Glyph } = createBoard<PrincesTable, Box, IconId, Sight>({
  icons: ICONS,
  tooltips,
  amounts,
  model: board => new Sight(board),
})

/** Its faces, which come after the board. */
export const faces = async () => (await import('../faces/index.ts')).faces
