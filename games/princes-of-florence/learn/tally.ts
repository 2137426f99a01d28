/** What is counted of matches of The Princes of Florence: the professions that completed a work (PF-9.5), and the first object won (PF-6.10). */
import type { Tally } from '@loggia/core'
import { cards } from './cards.ts'

export const tally = {
  begins: 'starts',
  kinds: {
    profession: { domain: 'card', word: 'worked', cards: true, thing: cards.cardOf },
    object: { domain: 'object', word: 'won', only: 'first' },
  },
} as const satisfies Tally
export type Counted = keyof typeof tally.kinds
