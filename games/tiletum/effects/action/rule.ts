import { next } from '@loggia/core'
import { ACTIONS, type Action, TYPES } from '../../rules/terms.ts'
import type { Word } from '../../rules/word.ts'

export interface Fields {
  n: number
  action: string
}

/** TI-6.7: a pool of its own. */
export const rule: Word<Fields> = {
  says: { action: ACTIONS.slice(0, TYPES), ap: 'few' },
  told: ({ n, about }) => ({ n, action: about }),
  resolve: (t, seat, { n, about }, source) => next(t, { do: about as Action, seat, points: n, die: 0, source }),
}
