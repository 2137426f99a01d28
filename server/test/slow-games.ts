/** The games of the tests, and among them the toy for bots that take their time: a master of `slow` thinks for minutes, a novice for a moment. */
import { BY_SCORE } from '@loggia/bots'
import { games as others } from './games.ts'
import type { Games } from '../match/hosted.ts'

const bell = new Int32Array(new SharedArrayBuffer(4))

export const games: Games = {
  ...others,
  slow: {
    ...others.toy!,
    know: {
      ...BY_SCORE,
      // Waits, so that the tests need no processor for it.
      weigh(game, t, seat, moves, out) {
        Atomics.wait(bell, 0, 0, 0.1)
        BY_SCORE.weigh(game, t, seat, moves, out)
      },
    },
  },
}
