/** The places of Ostia's board, and what each of them asks. */
import type { Place } from '../../../board/places.ts'
import type { Box } from '../rules/box.ts'
import type { OstiaTable } from '../rules/table.ts'

export const PLACES = [
  { id: 'map', of: 'table', turns: true, answers: { node: true, discovery: true } },
  { id: 'orders', of: 'table', answers: { card: true, extra: true } },
  { id: 'harbour', of: 'seat', answers: { section: true, good: true, ship: true, spot: true, count: true } },
] as const satisfies readonly Place<OstiaTable, Box>[]
