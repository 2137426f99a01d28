/** What a bot knows about Tiletum. */
import type { Knowledge } from '@loggia/core'
import type { Box, TiletumTable } from '../rules/index.ts'

export const knowledge: Knowledge<TiletumTable, Box> = {
  evaluate: (game, t, seat) => game.scores(t)[seat].total,
  weigh(_game, _t, _seat, moves, out) {
    out.length = moves.length
    out.fill(1)
  },
}
