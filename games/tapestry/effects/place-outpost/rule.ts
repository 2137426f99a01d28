import { canPlaceOutpost, placeOutpost } from '../../rules/outposts.ts'
import { NONE } from '../../rules/terms.ts'
import { alone } from '../../rules/word.ts'

/** TA-6.9: Militarism. `at`: the hex that was explored. */
export const rule = alone({
  possible: (t, seat, _e, { at }) => at !== NONE && canPlaceOutpost(t, seat, at),
  resolve: (t, seat, _e, { at }, box) => placeOutpost(t, seat, at, box),
})
