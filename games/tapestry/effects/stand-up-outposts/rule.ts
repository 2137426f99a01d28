import { end, next, OK } from '@loggia/core'
import { someHex, worldOf } from '../../rules/map.ts'
import { fallen, standUp } from '../../rules/outposts.ts'
import { NONE } from '../../rules/terms.ts'
import type { Word } from '../../rules/word.ts'
import { R, steps, V } from '../../rules/words.ts'

export interface Asks {
  /** Up to `left` territories. */
  revolution: { left: number }
}
export interface Fields {
  n: number
}

/** TA-10.16: Revolution. */
export const rule: Word<Fields> = {
  says: { max: 'limit' },
  told: ({ most }) => ({ n: most }),
  possible: (t, seat, _e, _c, box) => someHex(t, box, hex => fallen(t, seat, hex) !== NONE),
  resolve: (t, seat, e) => next(t, { do: 'revolution', seat, left: e.most }),
}

export const asked = steps({
  revolution: {
    can: {
      stand: {
        why: (t, s, _box, hex) => (fallen(t, s.seat, hex) === NONE ? R['not-toppled'](hex) : OK),
        list(t, s, box, out) {
          for (const hex of worldOf(t, box).list) if (fallen(t, s.seat, hex) !== NONE) out.push(V.stand(hex))
        },
        play(t, s, box, hex) {
          if (--s.left === 0 || !someHex(t, box, h => h !== hex && fallen(t, s.seat, h) !== NONE)) end(t, s)
          standUp(t, s.seat, hex, box)
        },
      },
      done: { play: (t, s) => end(t, s) },
    },
  },
})
