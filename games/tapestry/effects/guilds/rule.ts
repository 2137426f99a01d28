import { end, next, note, OK, type Reason } from '@loggia/core'
import { gainAny, pointsOf, resourcesOf, score } from '../../rules/resources.ts'
import type { Word } from '../../rules/word.ts'
import { N, R, steps } from '../../rules/words.ts'

export interface Asks {
  /** At most `most` resources, `n` VP each. */
  guilds: { n: number; most: number; origin: number }
}
export interface Fields {
  n: number
  most: number
}

/** TA-1.4 */
export const rule: Word<Fields> = {
  says: { vpEach: 'points', max: 'limit' },
  told: ({ n, most }) => ({ n, most }),
  possible: (t, seat, e) => resourcesOf(t.players[seat]) > 0 || pointsOf(t.players[seat]) >= e.n,
  resolve: (t, seat, e, { origin }) => next(t, { do: 'guilds', seat, n: e.n, most: e.most, origin }),
}

export const asked = steps({
  /** D13: the player may leave it. Points are paid from those of the tapestry cards, which may then be less than none. */
  guilds: {
    can: {
      buy: {
        why(t, s, _box, n): Reason {
          if (n === 0 || n > s.most) return R['at-most'](s.most)
          return pointsOf(t.players[s.seat]) >= n * s.n ? OK : R['short-of-points'](n * s.n)
        },
        play(t, s, box, n) {
          end(t, s)
          const { source } = box.origins[s.origin]
          t.players[s.seat].points[source] -= n * s.n
          note(N.spent(s.seat, source, n * s.n))
          gainAny(t, s.seat, n, s.origin)
        },
      },
      sell: {
        why(t, s, _box, n): Reason {
          if (n === 0 || n > s.most) return R['at-most'](s.most)
          return resourcesOf(t.players[s.seat]) >= n ? OK : R['short-of-any'](n)
        },
        play(t, s, box, n) {
          end(t, s)
          score(t, s.seat, s.origin, n * s.n, box)
          next(t, { do: 'lose', seat: s.seat, left: n, origin: s.origin })
        },
      },
      done: { play: (t, s) => end(t, s) },
    },
  },
})
