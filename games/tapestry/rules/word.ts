/**
 * TA-20: a word of the vocabulary with a folder of its own, `effects/<word>`. `rule.ts` has its data and its effect,
 * `icon.ts` its icons and the rule that explains it. `en.ts` and `ko.ts` have its sentence and questions, `worth.ts`
 * its worth to bots. `npm run gather` writes their lists.
 */
import type { Effect as Told, Seat } from '@loggia/core'
import type { Box } from './box.ts'
import type { Context, TapestryTable } from './table.ts'
import type { Effect, Named, RawEffect } from './vocabulary.ts'

export type NamedEffect = Extract<Effect, { op: Named }>
/** What something brings, as records of core: icons and sentences are made from them. */
export type List = readonly Told[]

/**
 * What a data field beside a word is: points, or points for each (`n`); how often at most (`most`); a further effect
 * (`parts`, in the order of the fields). Or the order of the neighbours, what an advance brings, a resource.
 */
export type Field = 'points' | 'limit' | 'effect' | 'order' | 'benefit' | 'bonus' | 'resource'

/** What a word means. `F`: the fields of its sentence and of its strip. */
export interface Word<F extends object = object> {
  /** The fields that the data must write beside the word. */
  says: Readonly<Record<string, Field>>
  /** Fields that boxes of earlier releases leave out, since the rule had the figure then. They never change. */
  older?: Readonly<Record<string, unknown>>
  /** Further effects that follow from the data, where they are no fields. */
  parts?: (raw: Readonly<Record<string, unknown>>) => RawEffect[]
  /** The fields of its sentence and of its strip. `part`: the records of a further effect by its place. */
  told: (e: NamedEffect, part: (k: number) => List) => F
  /** TA-1.7, 3.7: whether anything of it can be done now; pure. */
  possible: (t: TapestryTable, seat: Seat, e: NamedEffect, c: Context, box: Box) => boolean
  resolve: (t: TapestryTable, seat: Seat, e: NamedEffect, c: Context, box: Box) => void
}

/** A word that stands alone: the data write nothing beside it, and its sentence has no fields. */
export const alone = (does: Pick<Word, 'possible' | 'resolve'>): Word => ({ says: {}, told: () => ({}), ...does })

/** The question of each decision that a word asks, in one language. */
export type Questions<Asks> = Readonly<Record<keyof Asks, string>>
/** A component that has the word on it, by domain and id, and what it says in one language. Only a test reads it. */
export type Example = readonly [domain: string, id: string, said: string]
