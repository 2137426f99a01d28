/** What the components of Tiletum's board share. */
import { createBoard } from '../../../board/createBoard.ts'
import type { Box } from '../rules/box.ts'
import type { TiletumTable } from '../rules/table.ts'
import { ICONS, type IconId } from './icons.ts'
import { amounts, tooltips } from './tooltips.ts'

export const { kit, getBoard, glanceAt, Glyph } = createBoard<TiletumTable, Box, IconId>({
  icons: ICONS,
  tooltips,
  amounts,
})

/** Its faces, which come after the board. */
export const faces = async () => (await import('../faces/index.ts')).faces
