/** What the components of the board of The Princes of Florence share. */
import { createBoard } from '../../../board/createBoard.ts'
import type { Box } from '../rules/box.ts'
import type { PrincesTable } from '../rules/table.ts'
import { ICONS, type IconId } from './icons.ts'
import { amounts, tooltips } from './tooltips.ts'

export const { kit, getBoard, glanceAt, Glyph } = createBoard<PrincesTable, Box, IconId>({
  icons: ICONS,
  tooltips,
  amounts,
})
