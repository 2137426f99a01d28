/** A table on this device: what is kept of it beside its rows, and what follows from both. It knows neither page nor storage. */
import type { Level } from '@loggia/bots'
import {
  acting,
  adopt,
  type Game,
  listOf,
  type Mark,
  Match,
  type MatchRecord,
  type RankedScore,
  rankedScores,
  type RecordedRow,
  type Row,
  type Seat,
  SPECTATOR,
  type Viewer,
} from '@loggia/core'

/** Who sits there. */
export type Sitter = { kind: 'person'; name: string } | { kind: 'bot'; name: string; level: Level }

/** `head`: the record without its rows. What is said of its newest row (`seq`, from 1) is for lists and for newer rules. */
export interface AloneTable {
  id: string
  game: string
  name: string
  seats: readonly Sitter[]
  head: Omit<MatchRecord, 'rows'>
  seq: number
  /** When its newest row was written, in milliseconds since 1970. */
  changed: number
  /** Who is asked; nobody when it is over. */
  asked: readonly Seat[]
  standings: readonly RankedScore[]
  over: boolean
}
/** What players saw after row `seq`. */
export interface Marked {
  seq: number
  mark: Mark
}
/** A table with all that is kept of it. */
export interface Whole {
  table: AloneTable
  rows: readonly RecordedRow[]
  marks: readonly Marked[]
}

/** The seats of the people at this screen. */
export const peopleOf = ({ seats }: Pick<AloneTable, 'seats'>): Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))

const finished = (match: Match): boolean => match.over || match.ended
const askedAt = (match: Match): Seat[] => (finished(match) ? [] : listOf(acting(match.table)))

/** The table as it stands after the newest row of its match. */
export function standing(
  table: Omit<AloneTable, 'seq' | 'changed' | 'asked' | 'standings' | 'over'>,
  match: Match,
  now: number,
): AloneTable {
  const { rows: _, ...head } = match.record
  return {
    ...table,
    head,
    seq: match.seq,
    changed: now,
    asked: askedAt(match),
    standings: rankedScores(match),
    over: finished(match),
  }
}

/**
 * Through whose eyes the screen shows a match. The only person always looks. Of several, the one who is asked looks, else
 * the one who looked before, and nobody after a reload. So a secret is never shown before its owner has the screen.
 */
export function eyesAt(table: Pick<AloneTable, 'seats'>, match: Match, before: Viewer = SPECTATOR): Viewer {
  const people = peopleOf(table)
  if (people.length === 1) return people[0]!
  if (finished(match)) return SPECTATOR
  return askedAt(match).find(seat => people.includes(seat)) ?? before
}

/** The first bot that is asked. */
export const botAsked = ({ seats }: Pick<AloneTable, 'seats'>, match: Match): Seat | undefined =>
  askedAt(match).find(seat => seats[seat]?.kind === 'bot')

/** Which person made the newest answer that a person made: it can be taken back, whatever came since. */
export function lastPerson(table: Pick<AloneTable, 'seats'>, match: Match): Seat | undefined {
  const [last] = peopleOf(table)
    .filter(seat => match.lastAnswer(seat) > 0)
    .sort((a, b) => match.lastAnswer(b) - match.lastAnswer(a))
  return finished(match) ? undefined : last
}
/** The rows by which all that happened since that answer goes back, and the answer itself. */
export const backBehind = (match: Match, seat: Seat): Row[] => match.agreedTakebacks(seat)?.rows ?? []

/** Other rules began it, and these can't take it over: why. */
export class Unplayable extends Error {
  override name = 'Unplayable'
}

/**
 * A record as a match by these rules. One of older rules is adopted as on the server: where every row is legal, and players would have seen the same. Its
 * newest row then says so.
 */
export function replayed(game: Game, record: MatchRecord, marks: readonly Marked[] = []): Match {
  if (record.rules === game.rules) return new Match(game, record)
  const match = adopt(game, record, marks)
  if (match instanceof Match) return match
  throw new Unplayable(match.because)
}

/** The match of a table. What was kept with its newest row is something that players saw, too. */
export function matchOf(game: Game, { table, rows, marks }: Whole): Match {
  const match = replayed(game, { ...table.head, rows }, marks)
  const told = ({ asked, over, standings }: AloneTable) =>
    JSON.stringify([asked, over, standings.map(s => [s.seat, s.total])])
  if (match.seq > table.seq && told(standing(table, match, table.changed)) !== told(table))
    throw new Unplayable('how it stands')
  return match
}
