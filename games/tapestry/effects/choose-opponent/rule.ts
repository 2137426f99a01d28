import { end, next } from '@loggia/core'
import { opponentReason } from '../../rules/tapestries/players.ts'
import { alone } from '../../rules/word.ts'
import { steps } from '../../rules/words.ts'

export interface Asks {
  'choose-opponent': object
}

/** TA-10.6: the opponent of a card that is in force. */
export const rule = alone({ possible: () => true, resolve: (t, seat) => next(t, { do: 'choose-opponent', seat }) })

export const asked = steps({
  'choose-opponent': {
    can: {
      opponent: {
        why: (_t, s, _box, other) => opponentReason(s.seat, other),
        play(t, s, _box, other) {
          end(t, s)
          t.players[s.seat].partner = other
        },
      },
    },
  },
})
