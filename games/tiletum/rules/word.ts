/**
 * TI-12: a word of the vocabulary of effects has a folder of its own, `effects/<word>`. `rule.ts` has its data and its
 * effect, `icon.ts` its icons and the rule that explains it. `en.ts` and `ko.ts` have its sentence and questions,
 * `worth.ts` its worth to bots. `npm run gather` writes their lists.
 */
import type { Reason, Seat } from '@loggia/core'
import type { Box } from './box.ts'
import type { Open } from './open.ts'
import type { TiletumTable } from './table.ts'
import type { Effect, Named } from './vocabulary.ts'

export type NamedEffect = Extract<Effect, { op: Named }>

/**
 * What a word means. `Fields`: those of its sentence and of its strip. `Asks`: the decisions that it puts onto the
 * stack.
 */
export interface Word<Fields extends object = object, Asks extends object = object> {
  /** The `op` of the data, where several words share one: what else they say tells which word it is. */
  op?: string
  /** What the data must write beside the word: an amount, a small one, or one of these. */
  says: Readonly<Record<string, 'amount' | 'few' | readonly string[]>>
  /** Where alone the data may write it; a character whose bonus uses its own house again would never come to an end. */
  only?: 'helper' | 'no-character'
  /** The fields of its sentence and of its strip. */
  told: (e: NamedEffect) => Fields
  /** TI-8.5: what speaks against a helper with it now. */
  usable?: (t: TiletumTable) => Reason
  /** Does it at once, or puts what has to be decided onto the stack. */
  resolve: (t: TiletumTable, seat: Seat, e: NamedEffect, source: number, box: Box) => void
  /** What each of its decisions holds open in a turn. */
  opens?: { readonly [Step in keyof Asks]: (s: Asks[Step]) => Open | undefined }
}

/** The question of each decision that a word asks, in one language. */
export type Questions<Asks> = Readonly<Record<keyof Asks, string>>
/** A component that has the word on it, by domain and id, and what it says in one language. Only a test reads it. */
export type Example = readonly [domain: string, id: string, said: string]
