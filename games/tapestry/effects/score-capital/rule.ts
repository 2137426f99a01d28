import { scoreCapital } from '../../rules/capital.ts'
import { alone } from '../../rules/word.ts'

/** TA-9.6 */
export const rule = alone({
  possible: () => true,
  resolve: (t, seat, _e, { origin }, box) => scoreCapital(t, seat, origin, box),
})
