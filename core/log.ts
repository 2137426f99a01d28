/** What was heard at a table, row by row. Apart from the match itself: a board that tells it needs no more. */
import { type Lexicon, read, type WordOf } from './lexicon.ts'
import type { RowKind } from './rows.ts'
import type { Seat, Step } from './table.ts'

/** What a listener heard: a note, or (with `by`) a move that was forced. */
export interface Heard {
  word: string
  by?: Seat
}

/**
 * A row that counts, as some viewer heard it. `seq` is its place among all rows, from 1; 0 is the set-up. `standing`: an order of its seat made the move
 * (where that is quiet, only its seat hears it). `chosen`: the step that it brought up, where it chose an order. `event`: no move, but what else happened; then `move` is empty.
 */
export interface LogEntry {
  seq: number
  seat: Seat
  move: string
  heard: Heard[]
  standing?: true
  chosen?: Step
  event?: { kind: Exclude<RowKind, 'move' | 'takeback'>; word: string }
}

/** The notes of a row, taken apart and typed by their lexicon; moves that were forced are left out. */
export const heardNotes = <L extends Lexicon>(notes: L, heard: readonly Heard[]): WordOf<L>[] =>
  heard.flatMap(({ word, by }) => (by === undefined ? (read(notes, word) ?? []) : []))
