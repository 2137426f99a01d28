/**
 * Notes: what is heard at the table. A play tells them to a listener while it runs. A match listens; a search does not,
 * and then a note costs one comparison. By law 5b they are complete: nothing visible changes without a note.
 */
import { EVERYONE, type Seat, type SeatSet, type Table } from './table.ts'

export interface Listener {
  /** `to` hear the word in full, everybody else hears it redacted. `reveal`: it could not be foreseen. */
  note(word: number, to: SeatSet, redacted: number, reveal: boolean): void
  /** Core played this move of a seat that had no other. */
  forced(seat: Seat, move: number): void
}
let listener: Listener | null = null

/** A note as it was made, in both forms: told in full to some, redacted for the others; or (`by`) a move that was forced. */
export interface RecordedNote {
  word: number
  to: SeatSet
  redacted: number
  reveal: boolean
  by?: Seat
}
/** A listener that keeps what it hears. */
export const recorder = (notes: RecordedNote[]): Listener => ({
  note: (word, to, redacted, reveal) => void notes.push({ word, to, redacted, reveal }),
  forced: (by, word) => void notes.push({ word, to: 0, redacted: 0, reveal: false, by }),
})

/** Runs `act` with somebody listening. Plays nested in it tell the innermost. */
export function listening<X>(to: Listener | null, act: () => X): X {
  const before = listener
  listener = to
  try {
    return act()
  } finally {
    listener = before
  }
}

/** Everybody hears it. */
export function note(word: number): void {
  if (listener) listener.note(word, EVERYONE, word, false)
}

/** Those hear it in full, the others only that it happened. */
export function whisper(to: SeatSet, word: number, redacted: number): void {
  if (listener) listener.note(word, to, redacted, false)
}

/** Something that could not be foreseen becomes known: to everybody, or (a whisper) to some. */
export function reveal(t: Table, word: number, to: SeatSet = EVERYONE, redacted = word): void {
  t.revealCount++
  if (listener) listener.note(word, to, redacted, true)
}

/** For core's loop alone. */
export function tellForced(seat: Seat, move: number): void {
  if (listener) listener.forced(seat, move)
}
