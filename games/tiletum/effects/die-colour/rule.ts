import { end, next, note, OK } from '@loggia/core'
import { hasDieColour, income, mayRecolour } from '../../rules/turn.ts'
import type { Word } from '../../rules/word.ts'
import { N, R, steps } from '../../rules/words.ts'

export interface Asks {
  colour: object
}

/** TI-5.4, 5.10: between the die and its goods. */
export const rule: Word<object, Asks> = {
  says: {},
  only: 'helper',
  told: () => ({}),
  usable: t => (mayRecolour(t) ? OK : R['no-die-colour']()),
  resolve: (t, seat) => next(t, { do: 'colour', seat }),
  opens: { colour: () => undefined },
}

export const asked = steps({
  /** All of one kind of the player's choice, the die's own included. The pause goes on while another helper could change it again (D-20). */
  colour: {
    can: {
      gain: {
        play(t, s, box, good) {
          end(t, s)
          income(t)!.good = good
          note(N.colour(s.seat, good))
          const pause = t.todo[t.todo.length - 1]
          if (pause.do === 'receive' && !hasDieColour(t, s.seat, box)) end(t, pause)
        },
      },
    },
  },
})
