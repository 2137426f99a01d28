import { next } from '@loggia/core'
import type { Word } from '../../rules/word.ts'

/** TI-8.3 */
export const rule: Word = {
  op: 'build',
  says: { piece: ['pillar'], where: ['any-cathedral'] },
  told: () => ({}),
  resolve: (t, seat) => next(t, { do: 'build-pillar', seat, anywhere: 1 }),
}
