import { advance } from '../../rules/track.ts'
import type { Word } from '../../rules/word.ts'

export interface Fields {
  n: number
}

/** TI-12.8: no action, so neither pool nor marker. */
export const rule: Word<Fields> = {
  says: { steps: 'few' },
  told: ({ n }) => ({ n }),
  resolve: (t, seat, { n }, _source, box) => advance(t, seat, n, box),
}
