/** What the lessons of Terra Mystica teach a player. */
import type { Pupil } from '@loggia/core'
import type { Box, TerraTable } from '../rules/index.ts'

/** Rounds that are still to come. */
const left = ({ t, box }: { t: TerraTable; box: Box }): number => Math.max(0, box.rounds - t.round)

export const pupil: Pupil<TerraTable, Box> = {
  seats: 2,
  options: { setup: 'first-game' },
  ahead: 3,
  terms: [
    { page: 'home 5', worth: ({ t, seat }) => t.players[seat]!.vp + t.players[seat]!.built[0]! },
    {
      page: 'home 6',
      worth: at => {
        const [dwellings = 0, houses = 0, temples = 0, ...great] = at.t.players[at.seat]!.built
        return left(at) * (2 * dwellings + 2.4 * houses + 3.2 * temples + 3.5 * great.reduce((a, b) => a + b, 0))
      },
    },
    { page: 'river 6', worth: at => (1 - left(at) / 8) * at.sources['area']! },
    { page: 'cults 1', worth: at => (1 - left(at) / 8) * at.sources['cults']! },
    {
      page: 'pass 5',
      worth: at => {
        const { workers, coins, priests } = at.t.players[at.seat]!
        return left(at) ? 1.9 * workers + 0.8 * coins + 3.2 * priests : at.sources['resources']!
      },
    },
    {
      page: 'power 1',
      worth: at => {
        const [, second = 0, third = 0] = at.t.players[at.seat]!.bowls
        return left(at) ? 0.3 * second + 0.8 * third : 0
      },
    },
    { page: 'town 6', worth: ({ t, seat }) => 2 * t.players[seat]!.keys },
  ],
}
