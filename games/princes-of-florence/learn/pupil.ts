/** What the lessons of the Princes teach a player. */
import type { At, Pupil } from '@loggia/core'
import { cardsOf } from '../rules/count.ts'
import type { Box, PrincesTable } from '../rules/index.ts'
import { BUILDER, FOREST, JESTER, PRESTIGE_CARD, PROFESSIONS, RECRUITING_CARD } from '../rules/terms.ts'
import { workValue } from '../rules/work.ts'

const ROUNDS = 7
/** Hundreds that are kept for the next auction, and for each round after it; what one of each kind is worth, and one of the rest. */
const [AUCTION, ROUND] = [7, 3]
const [DEAR, USEFUL, SPARE] = [1.2, 0.6, 0.4]
/** What a work brings for each point of its value, what one that is missing to the minimum takes away, and the least. */
const [EACH, MISSING, LEAST] = [0.45, 0.5, 0.1]
/**
 * By how much works grow in a round (work 8). What wishes add to a card that is drawn, fetched (wishes 8), or not yet paid for; how much of the last comes
 * true.
 */
const GROWS = 2
const [DRAWN, FETCHED, LATER, TRUE] = [4, 6, 3, 0.3]

type Here = At<PrincesTable, Box>
const left = ({ t }: Here): number => Math.max(0, ROUNDS - t.round)
const mine = ({ t, seat }: Here) => t.players[seat]!
/** The bid of this seat that stands, or what it has just won. */
const standing = ({ t, seat }: Here): { object: number; price: number } | undefined => {
  const step = t.todo.findLast(s => s.do === 'bid' || s.do === 'take')
  if (step?.do === 'bid' && step.leader === seat) return { object: step.object, price: step.bid }
  return step?.do === 'take' && step.seat === seat ? step : undefined
}
/** Values of the works that the cards of this seat make, the best first. What it bids for counts as its own. */
function values(at: Here, base: number): number[] {
  const { t, seat, box } = at
  const p = mine(at)
  const won = standing(at)?.object
  const more = won === JESTER ? box.worth.jester : 0
  const tile = won !== undefined && won < JESTER && !p.tiles.includes(FOREST + won) ? FOREST + won : undefined
  const inHand = p.hand.ids
    .filter(card => card >= 0)
    .map(
      card =>
        workValue(t, seat, card, box) + more + (box.cards[card]!.wishes!.landscape === tile ? box.worth.landscape : 0),
    )
  const drawn = t.todo.filter(s => s.do === 'keep' && s.seat === seat && s.deck === PROFESSIONS)
  const fetched = p.recruiting + (won === RECRUITING_CARD ? 1 : 0)
  return [...inHand, ...drawn.map(() => base + DRAWN), ...Array(fetched).fill(base + FETCHED)].sort((a, b) => b - a)
}
/** What the works to come bring: one a round and two in the last, the best ones late. */
function planned(at: Here): number {
  const p = mine(at)
  const { jester, card } = at.box.worth
  const base = (p.jesters + (standing(at)?.object === JESTER ? 1 : 0)) * jester + cardsOf(p) * card
  const found = values(at, base)
  const works = left(at) + 2
  let all = 0
  for (let k = 0; k < works; k++) {
    const rounds = Math.min(left(at), works - 1 - k)
    const value = (found[k] ?? base + LATER) + GROWS * rounds
    const missing = Math.max(0, at.box.minimum[Math.min(ROUNDS, at.t.round + rounds)]! - value)
    all += (k < found.length ? 1 : TRUE) * Math.max(LEAST * value, EACH * value - MISSING * missing)
  }
  return all
}

export const pupil: Pupil<PrincesTable, Box> = {
  seats: 3,
  options: { 'characters': 'without', 'joint-building': 'without' },
  ahead: 3,
  never: ['sell'], // exchange 1: 200 florins make 1 prestige, and never back
  terms: [
    { page: 'opera 4', worth: ({ total }) => total },
    {
      page: 'exchange 3',
      worth(at) {
        if (!left(at)) return 0
        const florins = mine(at).florins - (standing(at)?.price ?? 0)
        const needed = ROUND * left(at)
        const rest = florins - AUCTION
        return (
          DEAR * Math.min(florins, AUCTION) +
          USEFUL * Math.max(0, Math.min(rest, needed)) +
          SPARE * Math.max(0, rest - needed)
        )
      },
    },
    { page: 'work 8', worth: planned },
    { page: 'work 7', worth: at => 0.8 * mine(at).front.length },
    { page: 'jester 3', worth: at => 0.4 * Math.min(left(at), 3) * mine(at).builders },
    { page: 'last 7', worth: at => mine(at).secret.ids.length },
    {
      page: 'auction 7',
      worth(at) {
        const won = standing(at)?.object ?? RECRUITING_CARD
        if (won === BUILDER) return 0.8 * Math.min(left(at), 3)
        return won === PRESTIGE_CARD ? 1 : won < JESTER ? 0.6 : 0
      },
    },
  ],
}
