/** What the lessons of Tiletum teach a player. */
import type { Pupil } from '@loggia/core'
import type { Box, TiletumTable } from '../rules/index.ts'
import { fairWorth, takesPart } from '../rules/fair.ts'
import type { PoolStep } from '../rules/table.ts'

const ROUNDS = 4
/** Turns in a round: before each corruption takes 0 to 2, so 1 in the mean (king 2). */
const TURNS = 3
/** How much of a fair counts for who is there by now, and for who may still come. */
const [SURE, ABSENT] = [0.8, 0.3]
/** More of a good than this no contract asks for. */
const ENOUGH = 7
const left = ({ t }: { t: TiletumTable }): number => Math.max(0, ROUNDS - t.round)
/** Action points that are not yet spent. */
const pool = ({ t, seat }: { t: TiletumTable; seat: number }): PoolStep | undefined =>
  t.todo.findLast((s): s is PoolStep => 'points' in s && s.seat === seat)
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
      page: 'fair 2',
      worth({ t, seat, box }) {
        let all = 0
        for (let round = Math.max(1, t.round); round <= ROUNDS; round++)
          all += (takesPart(t, seat, box, round) ? SURE : ABSENT) * fairWorth(t, seat, box, round)
        return all
      },
    },
    {
      page: 'king 2',
      worth({ t, seat, box }) {
        let place = t.places[seat]!
        let all = 0
        for (let round = Math.max(1, t.round); round <= ROUNDS; round++) {
          place = Math.max(0, place - (round === t.round ? TURNS - t.corruption.length : TURNS))
          all += box.track[place]!
          place = Math.max(place, box.trackStart) // king 6: discs on red go back
        }
        return all
      },
    },
    { page: 'king 5', worth: ({ t, seat }) => (t.discs[0] === seat ? 3 : 0) },
    { page: 'dice 6', worth: at => 1.2 * (pool(at)?.points ?? 0) },
  ],
}
