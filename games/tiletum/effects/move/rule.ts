import { end, next } from '@loggia/core'
import { adjacent, go, whereIs } from '../../rules/map.ts'
import { sourceName } from '../../rules/open.ts'
import { declined } from '../../rules/pools.ts'
import { indexOfPiece, PIECES } from '../../rules/terms.ts'
import type { Word } from '../../rules/word.ts'
import { steps, V } from '../../rules/words.ts'

export interface Asks {
  move: { piece: number; left: number; source: number }
}
export interface Fields {
  n: number
  piece: string
}

/** TI-12.2: up to this many spaces, without action points; a step is never owed (D-23). */
export const rule: Word<Fields, Asks> = {
  says: { piece: PIECES, steps: 'few' },
  told: ({ n, about }) => ({ n, piece: about }),
  resolve: (t, seat, { n, about }, source) =>
    next(t, { do: 'move', seat, piece: indexOfPiece(about), left: n, source }),
  opens: { move: s => ({ kind: 'steps', what: PIECES[s.piece]!, left: s.left, from: sourceName(s.source) }) },
}

export const asked = steps({
  move: {
    can: {
      move: {
        why: (t, s, box, space) => adjacent(whereIs(t, s.seat, s.piece), space, box),
        play(t, s, _box, space) {
          if (--s.left === 0) end(t, s)
          go(t, s.seat, s.piece, space)
        },
        list(t, s, box, out) {
          for (const space of box.neighbours[whereIs(t, s.seat, s.piece)]) out.push(V.move(space))
        },
      },
      done: declined,
    },
  },
})
