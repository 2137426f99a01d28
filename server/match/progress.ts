/** What lists need to know of a match: it is written with each row, so that they load no game. */
import {
  acting,
  asked,
  type Game,
  listOf,
  rankedScores,
  type Seat,
  SPECTATOR,
  STANDING,
  type Table,
} from '@loggia/core'
import { DAMPER } from '../domain/notices.ts'
import type { Event, MatchMeta, Progress, Recipient, Result, SeatRow } from './written.ts'

/** Whether a seat is asked: no; still; by a new question. */
export const NOT_ASKED = 0
export const STILL_ASKED = 1
export const ASKED_ANEW = 2

/** Where a match stands at that table. `before`: the seats that were asked just before, `acted`: those of them that have answered meanwhile. */
export function progressOf(
  game: Game,
  table: Table,
  seats: readonly SeatRow[],
  { before, acted }: { before: number; acted: number } = { before: 0, acted: 0 },
): Progress {
  const over = game.over(table)
  const now = over ? 0 : acting(table)
  const asks = (seat: Seat, set: number) => ((set >> seat) & 1) === 1
  return {
    asked: seats.map(({ seat }) =>
      !asks(seat, now) ? NOT_ASKED : asks(seat, before & ~acted) ? STILL_ASKED : ASKED_ANEW,
    ),
    steps: seats.map(({ seat }) => (asks(seat, now) ? (asked(game.view(table, seat), seat) ?? null) : null)),
    standings: rankedScores({ game, table: game.view(table, SPECTATOR) }).map(({ seat, total, place }) => ({
      seat,
      total,
      place,
    })),
    ...(over ? { results: resultsOf(game, table, seats) } : {}),
  }
}

/** Who must be notified that rows ask them: people who can be reached and did not just play themselves. */
export function telling(
  { seats, reached, speed }: Pick<MatchMeta, 'seats' | 'reached' | 'speed'>,
  events: readonly Event[],
  progress: Progress,
): Progress {
  if (!reached) return progress
  const here = new Set(events.filter(e => e.row.by !== STANDING).map(e => e.actor))
  const to = seats.flatMap(({ seat, person }): Recipient[] =>
    progress.asked[seat] === ASKED_ANEW && (reached >> seat) & 1 && person !== null && !here.has(person)
      ? [{ seat, person }]
      : [],
  )
  return { ...progress, tells: { to, damper: speed === 'live' ? 0 : DAMPER } }
}
/** Where a match stands that is ended before its end: nobody is asked any more, and the places are those of that moment. `left`: for whose sake. */
export const endedAt = (game: Game, table: Table, seats: readonly SeatRow[], left: readonly Seat[]): Progress => ({
  asked: seats.map(() => NOT_ASKED),
  steps: seats.map(() => null),
  standings: rankedScores({ game, table }).map(({ seat, total, place }) => ({ seat, total, place })),
  results: resultsOf(game, table, seats).map(r => ({ ...r, left: left.includes(r.seat) })),
})

const resultsOf = (game: Game, table: Table, seats: readonly SeatRow[]): Result[] =>
  rankedScores({ game, table }).map(({ seat, total, place, sources }) => ({
    seat,
    person: seats[seat]?.person ?? null,
    total,
    place,
    sources,
  }))

/** The seats of a list, as a set. */
export const setOf = (seats: readonly Seat[]): number => seats.reduce((set, seat) => set | (1 << seat), 0)
/** The seats that are asked, of what is stored. */
export const askedSeats = (askedSince: readonly (Date | null)[]): Seat[] =>
  listOf(askedSince.reduce((set, since, seat) => (since ? set | (1 << seat) : set), 0))
