/** What the lessons of Tiletum teach a player. */
import type { Pupil } from '@loggia/core'
import type { Box, TiletumTable } from '../rules/index.ts'
import { fairWorth } from '../rules/fair.ts'

const ROUNDS = 4
/** More of a good than this no contract asks for. */
const ENOUGH = 7
const left = ({ t }: { t: TiletumTable }): number => Math.max(0, ROUNDS - t.round)
const filled = (places: readonly number[]): number => places.filter(k => k >= 0).length

export const pupil: Pupil<TiletumTable, Box> = {
  seats: 2,
  options: { actions: 'first-game' },
  ahead: 3,
  terms: [
    { page: 'contracts 3', worth: ({ total }) => total },
    {
      page: 'dice 2',
      worth: at =>
        (left(at) ? 0.6 : 0.1) * at.t.players[at.seat]!.goods.reduce((sum, n) => sum + Math.min(n, ENOUGH), 0),
    },
    {
      page: 'dice 7',
      worth: at => (1 + 0.6 * left(at)) * (at.t.players[at.seat]!.posts + at.t.players[at.seat]!.pillars),
    },
    { page: 'dice 6', worth: at => (0.5 + 0.5 * left(at)) * filled(at.t.players[at.seat]!.storehouse) },
    { page: 'contracts 6', worth: at => 1.5 * filled(at.t.players[at.seat]!.contracts) },
    { page: 'characters 5', worth: at => (1 + 0.6 * left(at)) * filled(at.t.players[at.seat]!.rooms) },
    { page: 'crests 4', worth: at => left(at) * filled(at.t.players[at.seat]!.crests) },
    {
      page: 'fair 7',
      worth({ t, seat, box }) {
        let all = 0
        for (let round = Math.max(1, t.round); round <= ROUNDS; round++) all += fairWorth(t, seat, box, round)
        return 0.35 * all
      },
    },
    { page: 'king 6', worth: ({ t, seat }) => -2 * t.discs.indexOf(seat) },
  ],
}
