/** Records from elsewhere: where they begin, and whether they can be played. */
import type { Game } from './game.ts'
import { OK } from './lexicon.ts'
import type { MatchRecord } from './match-record.ts'
import { Match } from './match.ts'
import type { Table } from './table.ts'

/** The table that a record begins with. */
export const beginningOf = <T extends Table>(game: Game<T>, record: MatchRecord): T =>
  record.start ? game.copy(record.start as T) : game.setup(record)

/** OK, or what is wrong with a record: it names no match of this game, or a row is not legal. */
export function verify<T extends Table>(game: Game<T>, record: MatchRecord): typeof OK | string {
  if (record.rules !== game.rules) return `played by ${record.rules}, not ${game.rules}`
  try {
    new Match(game, record)
  } catch (error) {
    return (error as Error).message
  }
  return OK
}
