import { end, next } from '@loggia/core'
import { gain } from '../../rules/goods.ts'
import { sourceName } from '../../rules/open.ts'
import type { Word } from '../../rules/word.ts'
import { steps } from '../../rules/words.ts'

export interface Asks {
  /** Goods of one's choice, one by one. */
  any: { left: number; source: number }
}
export interface Fields {
  n: number
}

/** TI-12.1 */
export const rule: Word<Fields, Asks> = {
  says: { n: 'amount' },
  told: ({ n }) => ({ n }),
  resolve: (t, seat, { n }, source) => next(t, { do: 'any', seat, left: n, source }),
  opens: { any: s => ({ kind: 'goods', what: 'any', left: s.left, from: sourceName(s.source) }) },
}

export const asked = steps({
  any: {
    can: {
      gain: {
        play(t, s, _box, good) {
          if (--s.left === 0) end(t, s)
          gain(t, s.seat, good, 1)
        },
      },
    },
  },
})
