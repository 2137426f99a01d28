/** What the components of Lanterns' board share. */
import { createBoard } from '../../../board/createBoard.ts'
import type { Box, LanternsTable } from '../rules/index.ts'
import { ICONS, type IconId } from './icons.ts'
import { amounts, tooltips } from './tooltips.ts'

export const { kit, getBoard, glanceAt, Glyph } = createBoard<LanternsTable, Box, IconId>({
  icons: ICONS,
  tooltips,
  amounts,
})
