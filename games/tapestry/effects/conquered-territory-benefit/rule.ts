import { possible, resolve, tileBenefit } from '../../rules/effects.ts'
import { NONE } from '../../rules/terms.ts'
import { alone } from '../../rules/word.ts'

/** TA-7.7: Pirate Rule. `at`: the hex that was conquered. */
export const rule = alone({
  possible(t, seat, _e, c, box) {
    const benefit = tileBenefit(t, c.at, box)
    return benefit !== NONE && possible(t, seat, benefit, c, box)
  },
  resolve: (t, seat, _e, { origin, at }, box) => resolve(t, seat, tileBenefit(t, at, box), origin, at),
})
