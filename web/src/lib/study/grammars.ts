/**
 * The grammars of records by game, for the worker that reads them. A worker is a bundle of its own and would get every
 * game whole with the list of games. So it takes each game's `record` from its folder.
 */
import type { RecordGrammar } from '@loggia/core'

const found = import.meta.glob<{ grammar: RecordGrammar }>('../../../../games/*/ledger/index.ts')

export const grammars: Readonly<Record<string, () => Promise<{ grammar: RecordGrammar }>>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split('/').at(-3)!, load]),
)
/** Games whose matches can be read. */
export const IMPORTABLE = Object.keys(grammars)
