import { possible, tileBenefit } from '../../rules/effects.ts'
import { doubleBenefit } from '../../rules/explore.ts'
import { NONE } from '../../rules/terms.ts'
import { alone } from '../../rules/word.ts'

/** TA-10.16: Exploitation. `at`: the hex that is explored. */
export const rule = alone({
  possible(t, seat, _e, c, box) {
    const benefit = tileBenefit(t, c.at, box)
    return benefit !== NONE && possible(t, seat, benefit, c, box)
  },
  resolve: t => doubleBenefit(t),
})
