/** The goal of a game in one line, and where points come from now: for people who are new to it. Types only. */
import type { BoardContext } from './board.ts'
import type { Table } from './table.ts'

/** What stands in the line now, from the view of a seat: `games/<game>/learn/goal.ts`. */
export interface Goal<T extends Table = Table, B = unknown> {
  figures(context: BoardContext<T, B>): Readonly<Record<string, string | number>>
}
/** The line in a language: how one wins, where points come from now, and the one figure for which a phone has room. */
export interface GoalWords {
  goal: string
  now: string
  short: string
}
