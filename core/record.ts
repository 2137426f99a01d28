/** Matches that were recorded elsewhere, in a grammar of their own. Types only: what a game's reader of them and the page say to each other. */
import type { Target } from './targets.ts'
import type { MatchRecord } from './match-record.ts'
import type { Step } from './table.ts'

/**
 * Why a record can't be read or replayed any further. `unreadable`: it is not of the grammar. `unsupported`: our rules
 * have no such thing. `seats`: not a match for this many (`count`). `stranger`: somebody acts who has no seat.
 * `refused`: our rules forbid it (`reason`, in notation, with its `rule`). `missing`: something else was expected, an
 * answer to `step`. `ended`: it stops before the match does. `idle`: the match is whole, but this was never asked.
 */
export interface Obstacle {
  kind: 'unreadable' | 'unsupported' | 'seats' | 'stranger' | 'refused' | 'missing' | 'ended' | 'idle'
  /** From 1, with what stands there. */
  line?: number
  text?: string
  count?: number
  reason?: string
  rule?: string
  /** Who was asked, and what. */
  seat?: number
  step?: Step
}

/** A record as a match: whole, or as far as the obstacle. A seat has the name that the record gives it, and what it plays: `faction:witches`. */
export interface Recorded {
  record: MatchRecord
  seats: readonly { name?: string; plays: Target }[]
  obstacle?: Obstacle
}

/** Reads and writes matches in a grammar that others know, too. */
export interface RecordGrammar {
  /** A line, to show what one looks like. */
  example: string
  /** Never throws: what is wrong with the text is its obstacle. `tell` hears on the way how much of it is read, from 0 to 1. */
  read(text: string, tell?: (share: number) => void): Recorded
  /** The rows that count of a match, takebacks left out. */
  write(record: MatchRecord): string
}

/**
 * Result of a check of a record: the final points, the rows compared with the recorder's states, and the first
 * difference.
 */
export interface RecordCheck {
  ok: boolean
  players: number
  finalVp: Record<string, number>
  rows: number
  /** States that were at hand and compared. */
  compared: number
  firstDifference?: { row: number; field: string; expected: unknown; got: unknown }
  /** What can't be replayed, and why. */
  unsupported?: string
}
