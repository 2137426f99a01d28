import { next } from '@loggia/core'
import type { Word } from '../../rules/word.ts'

export interface Fields {
  n: number
}

/** TI-6.6: the joker's. */
export const rule: Word<Fields> = {
  op: 'action',
  says: { action: ['any'], ap: 'few' },
  told: ({ n }) => ({ n }),
  resolve: (t, seat, { n }, source) => next(t, { do: 'joker', seat, points: n, die: 0, source }),
}
