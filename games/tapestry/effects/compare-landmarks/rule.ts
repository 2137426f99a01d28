import type { Seat } from '@loggia/core'
import { possible, resolve } from '../../rules/effects.ts'
import type { TapestryTable } from '../../rules/table.ts'
import type { List, NamedEffect, Word } from '../../rules/word.ts'

export interface Fields {
  fewest: List
  most: List
  other: List
}

/** Landmarks of both kinds; those of the bots lie with the Automa. */
const landmarksOf = (t: TapestryTable, seat: Seat): number => t.landmarks.filter(owner => owner === seat).length

/** Strictly the fewest, strictly the most, or neither: the first, second or third part. */
function found(t: TapestryTable, seat: Seat, e: NamedEffect): number {
  const own = landmarksOf(t, seat)
  const others = t.players.flatMap((_, other) => (other === seat ? [] : [landmarksOf(t, other)]))
  const [fewest, most, between] = e.parts
  return others.every(n => n > own) ? fewest : others.every(n => n < own) ? most : between
}

/** TA-10.12: Age of Wonders. */
export const rule: Word<Fields> = {
  says: { fewest: 'effect', most: 'effect', else: 'effect' },
  told: (_e, part) => ({ fewest: part(0), most: part(1), other: part(2) }),
  possible: (t, seat, e, c, box) => possible(t, seat, found(t, seat, e), c, box),
  resolve: (t, seat, e, { origin }) => resolve(t, seat, found(t, seat, e), origin),
}
