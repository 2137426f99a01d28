import { end, next } from '@loggia/core'
import { opponentReason } from '../../rules/tapestries/players.ts'
import { alone } from '../../rules/word.ts'
import { steps } from '../../rules/words.ts'

export interface Asks {
  'choose-pact': object
}

/** TA-10.6: the opponent and the track of a card that is in force. */
export const rule = alone({ possible: () => true, resolve: (t, seat) => next(t, { do: 'choose-pact', seat }) })

export const asked = steps({
  'choose-pact': {
    can: {
      pact: {
        why: (_t, s, _box, other) => opponentReason(s.seat, other),
        play(t, s, _box, other, track) {
          end(t, s)
          const p = t.players[s.seat]
          p.partner = other
          p.pact = track
        },
      },
    },
  },
})
