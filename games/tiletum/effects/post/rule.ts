import { end, next } from '@loggia/core'
import { listPosts, setPost, slotReason } from '../../rules/map.ts'
import { declined } from '../../rules/pools.ts'
import type { Word } from '../../rules/word.ts'
import { steps } from '../../rules/words.ts'

export interface Asks {
  'build-post': { anywhere: 0 | 1 }
}

/** TI-12.2: in the merchant's city. */
export const rule: Word<object, Asks> = {
  op: 'build',
  says: { piece: ['trading-post'], where: ['at-merchant'] },
  told: () => ({}),
  resolve: (t, seat) => next(t, { do: 'build-post', seat, anywhere: 0 }),
  // TI-8.3, 12.2
  opens: { 'build-post': s => ({ kind: 'post', what: '', left: 1, from: s.anywhere ? 'crests' : 'characters' }) },
}

export const asked = steps({
  'build-post': {
    can: {
      post: {
        why: (t, s, box, slot) => slotReason(t, s.seat, slot, s.anywhere, box),
        play(t, s, box, slot) {
          end(t, s)
          setPost(t, s.seat, slot, box)
        },
        list: (t, s, box, out) => listPosts(t, s.seat, s.anywhere, box, out),
      },
      done: declined,
    },
  },
})
