/** What `engine.test.ts` runs inside a page. */
import { Match, type RecordedRow } from '@loggia/core'
import { ostia } from '@loggia/games/ostia'

/** The table after these rows, as JSON. */
export const replay = ({ seats, seed, rows }: { seats: number; seed: string; rows: RecordedRow[] }): string =>
  JSON.stringify(new Match(ostia, { rules: ostia.rules, seats, options: {}, seed, rows }).table)
