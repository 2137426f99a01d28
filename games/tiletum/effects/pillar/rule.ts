import { end, next } from '@loggia/core'
import { cathedralReason, setPillar } from '../../rules/map.ts'
import { declined } from '../../rules/pools.ts'
import type { Word } from '../../rules/word.ts'
import { steps } from '../../rules/words.ts'

export interface Asks {
  'build-pillar': { anywhere: 0 | 1 }
}

/** TI-12.2: in the architect's city. */
export const rule: Word<object, Asks> = {
  op: 'build',
  says: { piece: ['pillar'], where: ['at-architect'] },
  told: () => ({}),
  resolve: (t, seat) => next(t, { do: 'build-pillar', seat, anywhere: 0 }),
  // TI-8.3, 12.2
  opens: { 'build-pillar': s => ({ kind: 'pillar', what: '', left: 1, from: s.anywhere ? 'crests' : 'characters' }) },
}

export const asked = steps({
  'build-pillar': {
    can: {
      pillar: {
        why: (t, s, box, cathedral) => cathedralReason(t, s.seat, cathedral, s.anywhere, box),
        play(t, s, box, cathedral) {
          end(t, s)
          setPillar(t, s.seat, cathedral, box)
        },
      },
      done: declined,
    },
  },
})
