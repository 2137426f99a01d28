/** What the lessons of Ostia teach a player. */
import { bitCount, type Pupil } from '@loggia/core'
import type { Box, OstiaTable } from '../rules/index.ts'

/** More of a good than this is hardly ever spent. */
const ENOUGH = 8
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

export const pupil: Pupil<OstiaTable, Box> = {
  seats: 2,
  options: {},
  ahead: 4,
  terms: [
    { page: 'count 2', worth: ({ total }) => total },
    { page: 'count 4', worth: ({ t, seat }) => 3 * t.harbours[seat]!.reward },
    { page: 'lift 2', worth: ({ t, seat }) => 1.2 * sum(t.harbours[seat]!.goods.map(n => Math.min(n, ENOUGH))) },
    {
      page: 'ponta 7',
      worth: ({ t, seat }) => 1.5 * sum(t.harbours[seat]!.corbita) + 3 * sum(t.harbours[seat]!.ponta),
    },
    { page: 'build 5', worth: ({ t, seat }) => 2 * t.harbours[seat]!.spots.filter(spot => spot >= 0).length },
    { page: 'orders 6', worth: ({ t, seat }) => 2 * sum(t.harbours[seat]!.animals) },
    { page: 'sail 7', worth: ({ t, seat }) => bitCount(t.harbours[seat]!.reached) },
  ],
}
