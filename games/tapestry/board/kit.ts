/** What the components of Tapestry's board share. */
import { createBoard } from '../../../board/createBoard.ts'
import type { Box } from '../rules/box.ts'
import type { TapestryTable } from '../rules/table.ts'
import { Ghost } from './ghost.svelte.ts'
import { ICONS, type IconId } from './icons.ts'
import { amounts, tooltips } from './tooltips.ts'

export const { kit, getBoard, glanceAt, Glyph } = createBoard<TapestryTable, Box, IconId, Ghost>({
  icons: ICONS,
  tooltips,
  amounts,
  model: board => new Ghost(board),
})

/** Its faces, which come after the board. */
export const faces = async () => (await import('../faces/index.ts')).faces
