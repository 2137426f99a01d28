/** What is counted of matches of Tapestry: the civilization that was kept (TA-2.6), and the tapestry cards that were played (TA-4.2). */
import type { Tally } from '@loggia/core'

export const tally = {
  begins: 'starts',
  kinds: {
    civilization: { domain: 'civilization', word: 'civilization', only: 'first', cards: true },
    card: { domain: 'tapestry', word: 'played' },
  },
} as const satisfies Tally
export type Counted = keyof typeof tally.kinds
