import { end, next, OK, type Seat } from '@loggia/core'
import type { Box } from '../../rules/box.ts'
import { incomeOf } from '../../rules/count.ts'
import { gain, pay, score } from '../../rules/resources.ts'
import type { TapestryTable } from '../../rules/table.ts'
import { FOOD } from '../../rules/terms.ts'
import type { Word } from '../../rules/word.ts'
import { R, steps } from '../../rules/words.ts'

export interface Asks {
  'convert-food': { left: number; n: number; origin: number }
}
export interface Fields {
  n: number
}

/** Food that this income has brought and that is still there. */
const convertible = (t: TapestryTable, seat: Seat, box: Box): number =>
  Math.min(incomeOf(t, seat, FOOD, box), t.players[seat].resources[FOOD])

/** TA-10.2: Mercantilism. */
export const rule: Word<Fields> = {
  says: { vpEach: 'points' },
  told: ({ n }) => ({ n }),
  possible: (t, seat, _e, _c, box) => convertible(t, seat, box) > 0,
  resolve: (t, seat, e, { origin }, box) =>
    next(t, { do: 'convert-food', seat, left: convertible(t, seat, box), n: e.n, origin }),
}

export const asked = steps({
  /** One by one, into anything but food. */
  'convert-food': {
    can: {
      convert: {
        why: (_t, _s, _box, resource) => (resource === FOOD ? R['not-into-food']() : OK),
        play(t, s, box, resource) {
          if (--s.left === 0) end(t, s)
          pay(t, s.seat, FOOD, 1)
          gain(t, s.seat, resource, 1)
          score(t, s.seat, s.origin, s.n, box)
        },
      },
      done: { play: (t, s) => end(t, s) },
    },
  },
})
