/**
 * Puzzles: decisions of bots' matches in which one answer, or a few that are as good, is clearly better than all others. `lab puzzles` finds them
 * and writes `games/<game>/puzzles.json`.
 */
import { Match } from './match.ts'
import type { Game } from './game.ts'
import { OK } from './lexicon.ts'
import type { Position } from './primer.ts'
import { acting, firstOf, type Seat } from './table.ts'

/** What an answer costs against the best one: points with their error, its own chance to win, and by source what the best one brings more or less. */
export interface Cost {
  points: number
  error: number
  chance: number
  sources: Readonly<Record<string, number>>
}

/** What `seat` would answer `at` that table, of which it sees its own view. Answers are in notation. */
export interface Puzzle {
  /** Of its position: what is counted of a puzzle is not of another one. */
  id: string
  at: Position
  seat: Seat
  /** The best answer first, then those that are within one error of it. */
  right: readonly string[]
  /** The chance to win with the best answer. */
  chance: number
  /** All legal answers but the best one. */
  others: Readonly<Record<string, Cost>>
}
export interface Puzzles {
  /** How they were found. */
  made: { command: string; seed: string; commit: string; rules: string }
  puzzles: readonly Puzzle[]
}

/** The match of a position, up to there. Throws when a move of it is no longer legal. */
export function matchOf(game: Game, { moves = '', options = {}, ...setup }: Position): Match {
  const match = new Match(game, { rules: game.rules, options, ...setup, rows: [] })
  for (const word of moves.split(' ').filter(Boolean))
    if (match.play(firstOf(acting(match.table)), word) !== OK)
      throw new Error(`${word} can't be played in this position`)
  return match
}
