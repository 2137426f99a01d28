/** What the lessons of the Princes teach a player. */
import type { At, Pupil } from '@loggia/core'
import type { Box, PrincesTable } from '../rules/index.ts'
import { BUILDER, FOREST, JESTER, PRESTIGE_CARD, RECRUITING_CARD } from '../rules/terms.ts'
import { workValue } from '../rules/work.ts'

const ROUNDS = 7
/** Hundreds that are kept for the next auction. */
const KEPT = 9
type Here = At<PrincesTable, Box>
const left = ({ t }: Here): number => Math.max(0, ROUNDS - t.round)
const mine = ({ t, seat }: Here) => t.players[seat]!
const hand = (at: Here): number[] => mine(at).hand.ids.filter(card => card >= 0)
/** The bid of this seat that stands, or what it has just won. */
const standing = ({ t, seat }: Here): { object: number; price: number } | undefined => {
  const step = t.todo.findLast(s => s.do === 'bid' || s.do === 'take')
  if (step?.do === 'bid' && step.leader === seat) return { object: step.object, price: step.bid }
  return step?.do === 'take' && step.seat === seat ? step : undefined
}

export const pupil: Pupil<PrincesTable, Box> = {
  seats: 3,
  options: { 'characters': 'without', 'joint-building': 'without' },
  ahead: 3,
  never: ['sell'], // exchange 1: 200 florins make 1 prestige, and never back
  terms: [
    { page: 'opera 4', worth: ({ total }) => total },
    {
      page: 'exchange 5',
      worth(at) {
        const florins = mine(at).florins - (standing(at)?.price ?? 0)
        return left(at) ? 0.7 * Math.min(florins, KEPT) + 0.47 * Math.max(0, florins - KEPT) : 0
      },
    },
    {
      page: 'wishes 7',
      worth(at) {
        const values = hand(at).map(card => workValue(at.t, at.seat, card, at.box))
        const asked = (k: number) => at.box.minimum[Math.min(ROUNDS, at.t.round + (k >> 1))]!
        return values
          .sort((a, b) => b - a)
          .slice(0, left(at) + 2)
          .reduce((sum, value, k) => sum + Math.max(0, 0.25 * value - 0.4 * Math.max(0, asked(k) - value)), 0)
      },
    },
    { page: 'work 7', worth: at => 0.8 * mine(at).front.length },
    { page: 'jester 2', worth: at => 0.5 * left(at) * mine(at).jesters },
    { page: 'jester 3', worth: at => 0.4 * Math.min(left(at), 3) * mine(at).builders },
    { page: 'last 7', worth: at => 3 * mine(at).secret.ids.length + 2.5 * mine(at).recruiting },
    {
      page: 'auction 7',
      worth(at) {
        const won = standing(at)?.object
        if (won === undefined) return 0
        if (won === JESTER) return left(at)
        if (won === BUILDER) return 0.8 * Math.min(left(at), 3)
        if (won === PRESTIGE_CARD) return 3
        if (won === RECRUITING_CARD) return 2.5
        const tile = FOREST + won
        const wished = hand(at).filter(card => at.box.cards[card]!.wishes!.landscape === tile)
        return 0.6 + (mine(at).tiles.includes(tile) ? 0 : 1.2 * wished.length)
      },
    },
    {
      page: 'work 1',
      worth: at => (left(at) && at.t.todo.some(s => s.do === 'keep' && s.seat === at.seat && s.deck === 0) ? 8 : 0),
    },
  ],
}
