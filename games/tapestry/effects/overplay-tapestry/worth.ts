import type { Worth } from '../../bot/worth.ts'
import { ERAS } from '../../rules/terms.ts'

/** 4 points while there is a card to play and one to cover. */
export const worth: Worth = m => (m.p.hand.length && m.p.era > 1 && m.p.era < ERAS ? 4 : 0)
