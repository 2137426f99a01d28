import { next } from '@loggia/core'
import type { Word } from '../../rules/word.ts'

/** TI-8.3 */
export const rule: Word = {
  op: 'build',
  says: { piece: ['trading-post'], where: ['any-city'] },
  told: () => ({}),
  resolve: (t, seat) => next(t, { do: 'build-post', seat, anywhere: 1 }),
}
