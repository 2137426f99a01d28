import { end, next, OK, type Reason, type Seat } from '@loggia/core'
import { score } from '../../rules/resources.ts'
import type { TapestryTable } from '../../rules/table.ts'
import type { Word } from '../../rules/word.ts'
import { R, steps, V } from '../../rules/words.ts'

export interface Asks {
  'give-tile': { n: number; origin: number }
}
export interface Fields {
  n: number
}

/** Opponents who can be given a tile: a finished one gains nothing more (TA-4.7). */
const receives = (t: TapestryTable, seat: Seat, other: Seat): boolean => other !== seat && !t.players[other].finished

/** TA-6.11: Age of Sail. The data write it as a payment. */
export const rule: Word<Fields> = {
  says: {},
  told: ({ n }) => ({ n }),
  possible: (t, seat) => t.players[seat].tiles.length > 0 && t.players.some((_, other) => receives(t, seat, other)),
  resolve: (t, seat, e, { origin }) => next(t, { do: 'give-tile', seat, n: e.n, origin }),
}

export const asked = steps({
  'give-tile': {
    can: {
      give: {
        why(t, s, _box, tile, other): Reason {
          if (!t.players[s.seat].tiles.includes(tile)) return R['not-in-supply'](tile)
          return receives(t, s.seat, other) ? OK : R['not-an-opponent']()
        },
        list(t, s, _box, out) {
          for (const tile of t.players[s.seat].tiles)
            for (let other = 0; other < t.players.length; other++)
              if (receives(t, s.seat, other)) out.push(V.give(tile, other))
        },
        play(t, s, box, tile, other) {
          end(t, s)
          const { tiles } = t.players[s.seat]
          tiles.splice(tiles.indexOf(tile), 1)
          t.players[other].tiles.push(tile)
          score(t, s.seat, s.origin, s.n, box)
        },
      },
    },
  },
})
