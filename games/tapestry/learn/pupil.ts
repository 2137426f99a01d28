/** What the lessons of Tapestry teach a player. */
import { bitCount, type Pupil } from '@loggia/core'
import type { Box, TapestryTable } from '../rules/index.ts'
import { positionOf } from '../rules/terms.ts'

const INCOMES = 5
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

export const pupil: Pupil<TapestryTable, Box> = {
  seats: 2,
  options: { adjustments: 'off' },
  ahead: 4,
  terms: [
    { page: 'income 7', worth: ({ total }) => total },
    { page: 'step 7', worth: ({ t, seat }) => 1.5 * sum(t.players[seat]!.resources) },
    {
      page: 'five 3',
      worth: ({ t, seat }) => Math.max(0, INCOMES - t.players[seat]!.era) * 2.2 * sum(t.players[seat]!.exposed),
    },
    { page: 'landmark 6', worth: ({ t, seat }) => 0.25 * sum(t.players[seat]!.tokens.map(k => positionOf(k) ** 2)) },
    { page: 'machine 7', worth: ({ t, seat }) => 1.2 * t.players[seat]!.tech.length },
    { page: 'income 5', worth: ({ t, seat }) => 0.6 * Math.min(t.players[seat]!.hand.length, 3) },
    { page: 'explore 1', worth: ({ t, seat }) => 0.5 * t.players[seat]!.tiles.length },
    { page: 'capital 6', worth: ({ t, seat }) => 0.6 * sum(t.players[seat]!.filled.map(bitCount)) },
  ],
}
