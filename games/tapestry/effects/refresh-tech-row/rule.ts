import { refreshRow } from '../../rules/technology.ts'
import { NONE } from '../../rules/terms.ts'
import { alone } from '../../rules/word.ts'

/** TA-8.2 */
export const rule = alone({ possible: t => t.techRow.some(card => card !== NONE), resolve: t => refreshRow(t) })
