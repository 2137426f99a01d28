/** Cards of the six sections of a harbour (OST-5): marks, and the figures of their sentences. All have the same six; they differ by the ships in them. */
import type { Cards } from '@loggia/core'
import { type Box, CORBITA, PONTA } from '../rules/box.ts'
import type { OstiaTable } from '../rules/table.ts'

const marks = {
  permit: 'first',
  wood: 'usual',
  barley: 'first',
  stone: 'first',
  gold: 'usual',
  supervise: 'later',
} as const

export const cards = {
  marks,
  figures: (_, box) => ({
    corbita: box.yields[CORBITA]!,
    ponta: box.yields[PONTA]!,
    three: box.moveCost[3]!,
    six: box.moveCost[6]!,
    freeCost: box.freeCost,
  }),
  held: () => [],
} as const satisfies Cards<keyof typeof marks, OstiaTable, Box>
export type SectionCard = keyof typeof marks
