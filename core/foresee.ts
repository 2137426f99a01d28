/** Trying moves on a copy of a view: what a move leads to, as far as one can know before it is made. Boards, lists of choices and previews ask here. */
import type { Game } from './game.ts'
import type { Heard } from './log.ts'
import { listening } from './notes.ts'
import type { Seat, Table, Viewer } from './table.ts'

/** What follows, and what would be heard of it. */
export interface Foreseen<T extends Table = Table> {
  view: T
  heard: Heard[]
  /** Nothing unforeseen came up: this is what the server will say, too. */
  certain: boolean
  /** How far it is certain: the table when the first unforeseen thing came up. */
  known: T
}

/**
 * Plays moves of a seat on a copy: a list, or what `moves` returns for the copy and the notes heard, until it returns
 * nothing. Null if a move needs what the view hides. `viewer`: who listens, by default the seat.
 */
export function foresee<T extends Table>(
  game: Game<T>,
  view: T,
  seat: Seat,
  moves: readonly number[] | ((t: T, heard: readonly Heard[]) => number | undefined),
  viewer: Viewer = seat,
): Foreseen<T> | null {
  const after = game.copy(view)
  const heard: Heard[] = []
  const list = [...(typeof moves === 'function' ? [] : moves)].reverse()
  const next = typeof moves === 'function' ? () => moves(after, heard) : () => list.pop()
  let known: T | undefined
  try {
    listening(
      {
        note: word => {
          if (after.revealCount !== view.revealCount) known ??= game.copy(after)
          heard.push({ word: game.formatNote(word) })
        },
        forced: (by, move) => {
          heard.push({ word: game.heard(by, move, viewer), by })
        },
      },
      () => {
        for (let move = next(); move !== undefined; move = next()) game.play(after, seat, move)
      },
    )
  } catch {
    return null
  }
  return { view: after, heard, certain: after.revealCount === view.revealCount, known: known ?? after }
}
