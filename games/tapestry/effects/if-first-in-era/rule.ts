import type { Seat } from '@loggia/core'
import { possible, resolve } from '../../rules/effects.ts'
import type { TapestryTable } from '../../rules/table.ts'
import type { List, NamedEffect, Word } from '../../rules/word.ts'

export interface Fields {
  first: List
  other: List
}

/** Whether the owner has begun the era before everybody else, as it was then. */
const found = (t: TapestryTable, seat: Seat, e: NamedEffect): number => e.parts[t.players[seat].firstOfAll ? 0 : 1]

/** TA-10.13: Technocracy. */
export const rule: Word<Fields> = {
  // biome-ignore lint/suspicious/noThenProperty: a word of the data
  says: { then: 'effect', else: 'effect' },
  told: (_e, part) => ({ first: part(0), other: part(1) }),
  possible: (t, seat, e, c, box) => possible(t, seat, found(t, seat, e), c, box),
  resolve: (t, seat, e, { origin }) => resolve(t, seat, found(t, seat, e), origin),
}
