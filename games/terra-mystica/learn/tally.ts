/** What is counted of matches of Terra Mystica: the people (TM-3.5), the first bonus card (TM-7.14c), and the first favor tile (TM-7.7a). */
import type { Tally } from '@loggia/core'

export const tally = {
  begins: 'starts',
  kinds: {
    faction: { domain: 'faction', word: 'faction', cards: true },
    card: { domain: 'card', word: 'card', only: 'first' },
    favor: { domain: 'favor', word: 'favor', only: 'first' },
  },
} as const satisfies Tally
export type Counted = keyof typeof tally.kinds
