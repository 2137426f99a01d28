/** What is counted of matches of Tiletum: the kinds of helpers that were used (TI-8.5), and the characters in houses (TI-7.1). */
import type { Tally } from '@loggia/core'
import { cards } from './cards.ts'

export const tally = {
  begins: 'starts',
  kinds: {
    helper: { domain: 'tile', word: 'used', cards: true, thing: cards.cardOf },
    // The copies of a character differ by their last letter alone.
    character: { domain: 'tile', word: 'placed', thing: tile => tile.replace(/-[a-z]$/, '-a') },
  },
} as const satisfies Tally
export type Counted = keyof typeof tally.kinds
