import { end, next, OK } from '@loggia/core'
import { go, whereIs } from '../../rules/map.ts'
import { declined } from '../../rules/pools.ts'
import { indexOfPiece, PIECES } from '../../rules/terms.ts'
import type { Word } from '../../rules/word.ts'
import { R, steps } from '../../rules/words.ts'

export interface Asks {
  teleport: { piece: number }
}
export interface Fields {
  piece: string
}

/** TI-8.3, 8.8: to any space, roads too. */
export const rule: Word<Fields, Asks> = {
  says: { piece: PIECES },
  told: ({ about }) => ({ piece: about }),
  resolve: (t, seat, { about }) => next(t, { do: 'teleport', seat, piece: indexOfPiece(about) }),
  opens: { teleport: s => ({ kind: 'anywhere', what: PIECES[s.piece]!, left: 1, from: 'crests' }) },
}

export const asked = steps({
  teleport: {
    can: {
      move: {
        why: (t, s, _box, space) => (space === whereIs(t, s.seat, s.piece) ? R['already-there']() : OK),
        play(t, s, _box, space) {
          end(t, s)
          go(t, s.seat, s.piece, space)
        },
      },
      done: declined,
    },
  },
})
