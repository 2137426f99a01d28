/**
 * The games of the tests, and two toys for bots that cost more. A master of `slow` thinks for minutes, a novice for a
 * moment. A bot of `hungry` keeps 400 MB while it weighs.
 */
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
  hungry: {
    ...others.toy!,
    know: {
      ...BY_SCORE,
      weigh(game, t, seat, moves, out) {
        // A number each, 8 bytes long, so that no two rows can be one.
        const kept = Array.from({ length: 400 }, (_, k) => Array.from({ length: 131_072 }, () => k / 2))
        BY_SCORE.weigh(game, t, seat, moves.slice(0, kept.length * moves.length), out)
      },
    },
  },
}
