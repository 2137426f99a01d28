import { gainCivilization } from '../../rules/civilizations/gain.ts'
import { civilizationDeck } from '../../rules/decks.ts'
import { alone } from '../../rules/word.ts'

/** TA-11.1 */
export const rule = alone({
  possible: (t, _seat, _e, _c, box) => civilizationDeck(t, box).length + t.civilizationDiscards.length > 0,
  resolve: (t, seat, _e, _c, box) => gainCivilization(t, seat, box),
})
