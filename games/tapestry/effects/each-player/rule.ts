import { each } from '../../rules/tapestries/players.ts'
import type { List, Word } from '../../rules/word.ts'

export interface Fields {
  does: List
}

/** TA-3.6 */
export const rule: Word<Fields> = { says: { do: 'effect' }, told: (_e, part) => ({ does: part(0) }), ...each }
