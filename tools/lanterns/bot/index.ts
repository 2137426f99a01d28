/** What a bot knows about Lanterns. */
import type { Knowledge } from '@loggia/core'
import type { Box, LanternsTable } from '../rules/index.ts'

/** A light in the hand is worth what it shines beyond a middling one: it takes one of few places. */
export const knowledge: Knowledge<LanternsTable, Box> = {
  evaluate: (game, t, seat) => {
    const places = game.box.mostTaken - t.taken[seat].length
    return t.taken[seat].reduce((a, b) => a + b, 0) + 8 * Math.min(places, t.deck.length / t.taken.length)
  },
  weigh(_game, _t, _seat, moves, out) {
    out.length = moves.length
    out.fill(1)
  },
}
