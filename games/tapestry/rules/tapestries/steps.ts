/** TA-10: the questions of tapestry cards that no other chapter asks. */
import type { Context } from '../table.ts'

export interface CardSteps {
  /** Espionage, Heralds: a card on somebody's mat. */
  'copy-tapestry': Context
  /** TA-10.3: a card of the hand on top of that of this era. */
  overplay: Context
}
