/** The places of this board, and what each of them asks. */
import type { Place } from '../../../board/places.ts'
import type { Box, LanternsTable } from '../rules/index.ts'

export const PLACES = [
  { id: 'ground', of: 'table', answers: { verb: true } },
  { id: 'lights', of: 'seat', answers: {} },
] as const satisfies readonly Place<LanternsTable, Box>[]
