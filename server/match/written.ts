/** What is written of a match: what the queries of this room take and give. */
import type { Row, Seat, Step } from '@loggia/core'
import type { Absence, Leaver, Vote } from '../domain/votes.ts'
import type { matches, progress, seats, Shown, Standing } from '../schema/index.ts'
import type { Asked } from '../platform/statement.ts'
import type { Talk } from './contract.ts'

export type MatchRow = typeof matches.$inferSelect
/** `name` is the person's, where one sits there. */
export interface SeatRow
  extends Omit<typeof seats.$inferSelect, 'match' | 'contribution' | 'ready' | 'taken' | 'round'> {
  /** Of a bot that took somebody's seat: whose, what they are called, since which row, and in which round. */
  stead?: Stead | null
}
export interface Stead {
  person: string
  name: string
  taken: number
  round: number | null
}
/** A match without its rows, and where it stands. */
export interface MatchMeta extends Omit<MatchRow, 'createdAt' | 'secret'>, Omit<typeof progress.$inferSelect, 'match'> {
  seats: SeatRow[]
  /** The seats whose persons have some way on which they are told things, as a set. */
  reached: number
  /** Open votes, and absent players. */
  votes: Vote[]
  leavers: Leaver[]
  /** Whose departures are results. */
  departures: Departure[]
}
/** A match that is not there yet. */
export type NewMatch = Omit<
  MatchMeta,
  | keyof Omit<typeof progress.$inferSelect, 'match'>
  | 'reached'
  | 'unrated'
  | 'status'
  | 'seed'
  | 'generator'
  | 'sealBy'
  | 'dealtAt'
  | 'votes'
  | 'leavers'
  | 'departures'
  | 'ratingLaw'
> & { secret: string }
/** An event of a match, and its actor: null for a bot. `answer`: the id that a device gave it. */
export interface Event {
  row: Row
  actor: string | null
  answer?: string | undefined
}
/** A row, when it was written, and its actor, by id and name: null for a bot or an unknown person. */
export interface WrittenRow extends Omit<Row, 'at' | 'actor'> {
  at: Date
  actor: string | null
  name: string | null
}
/** The connection of a transaction that is going on. */
export type Sql = Asked
/** The maker of a match: a person, and the hash of their address. */
export interface Maker {
  person: string
  address: string
}
/** What is written together with rows: where the match stands then, and that a bot is to be asked. */
export interface WriteExtras {
  progress: Progress
  job?: ((sql: Sql) => Promise<unknown>) | undefined
}
/** Where a match stood when something was decided: its last row, and the count of what happened to its seats. */
export interface Version {
  seq: number
  changed: number
}
/** A line of talk, with who said it. */
export interface TalkLine extends Omit<Talk, 'by' | 'watching' | 'told'> {
  /** Null: the hall says so. */
  person: string | null
  told?: Shown
  watching: boolean
}
/** An order that a seat gives, or (null) withdraws. */
export interface Order {
  seat: Seat
  word: string | null
}

/** Where a match stands. */
export interface Progress {
  /** By seat. */
  asked: readonly number[]
  /** By seat: what it is asked, as that seat sees it. */
  steps: readonly (Step | null)[]
  /** The points as everybody can see them. */
  standings: readonly Standing[]
  /** With the end: what came of it. */
  results?: readonly Result[]
  /** Who is notified that they are asked, not before this many seconds have passed. */
  tells?: { to: readonly Recipient[]; damper: number }
  /** The match has clocks; `undone`: the row of an answer that is taken back with these events; `turns`: whose turns they begin, where that counts. */
  timed?: { undone?: number; turns?: readonly Seat[] }
}
/** What a seat, or a rival that has points, came to. */
export interface Result extends Standing {
  person: string | null
  sources: Readonly<Record<string, number>>
  /** For whose sake it was ended early. */
  left?: boolean
}

/** A person newly asked by a row, who can be reached. */
export interface Recipient {
  seat: number
  person: string
}

/** A seat whose player has departed: why, and after which row. */
export interface Departure {
  seat: Seat
  person: string
  why: Absence
  since: number
}
