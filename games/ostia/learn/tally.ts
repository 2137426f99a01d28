/** What is counted of matches of Ostia: the section chosen most often (OST-5.1), and the port in which a seat began (OST-2.9). */
import type { Tally } from '@loggia/core'

export const tally = {
  begins: 'starts',
  kinds: {
    section: { domain: 'section', word: 'select', move: true, only: 'most', cards: true },
    port: { domain: 'node', word: 'settled', only: 'first' },
  },
} as const satisfies Tally
export type Counted = keyof typeof tally.kinds
