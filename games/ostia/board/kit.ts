/** What the components of Ostia's board share. */
import { createBoard } from '../../../board/createBoard.ts'
import type { Box } from '../rules/box.ts'
import type { OstiaTable } from '../rules/table.ts'
import { ICONS, type IconId } from './icons.ts'
import { Model } from './model.svelte.ts'
import { amounts, tooltips } from './tooltips.ts'

export const { kit, getBoard, glanceAt, Glyph } = createBoard<OstiaTable, Box, IconId, Model>({
  icons: ICONS,
  tooltips,
  amounts,
  model: board => new Model(board),
})
