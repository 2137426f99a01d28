/** What is written of clocks with each row: so nobody who wants to know where they stand loads a game or reads more than one row. */
import {
  type ClockOption,
  type Dial,
  deadlineOf,
  dialsAfter,
  dialsOf,
  dialsTakenBack,
  type Interval,
  joined,
  type Row,
  type Seat,
  STANDING,
  TAKEBACK,
  timeLeft,
} from '@loggia/core'
import { NOT_ASKED } from '../progress.ts'
import type { ClockMark, Off, SeatClock } from '../../schema/index.ts'
import type { Why } from '../../domain/stops.ts'
import type { Speed } from '../../domain/speed.ts'

/** An interval without time: of a person, of a match, or of all. `ends` null: until somebody ends it. */
export interface Stop {
  person: string | null
  match: string | null
  why: Why
  begins: number
  ends: number | null
}
/** By what the clocks of a match go. */
export interface Timing {
  speed: Speed
  option: ClockOption
  /** By seat: its holder; a bot has unlimited time. */
  persons: readonly (string | null)[]
  stops: readonly Stop[]
}
/** Where clocks stood before an answer that is taken back. */
export interface Before {
  seat: Seat
  dials: readonly Dial[]
  at: number
}
/** A row of a seat says so: its time is over. */
export const OVER = 'over'
/** Rows of votes that touch the clocks: the table has stopped or resumed them, or waits for a late player. */
export const PAUSE = { on: 'pause:on', off: 'pause:off' } as const
export const WAIT = 'leaver:wait'

/** At a live table nobody sleeps, and nobody is on vacation. */
const concerns = ({ speed, persons }: Timing, { person }: Stop, seat: Seat): boolean =>
  person === null || (speed !== 'live' && person === persons[seat])
const still = (timing: Timing, seat: Seat): Interval[] =>
  joined(
    timing.stops
      .filter(stop => concerns(timing, stop, seat))
      .map(({ begins, ends }) => [begins, ends ?? Number.POSITIVE_INFINITY] as const),
  )

/** Clocks with all that follows of where they stand at a moment; `over`: the seats of which a row says that their time is over. */
function written(timing: Timing, dials: readonly Dial[], at: number, over: (seat: Seat) => boolean): SeatClock[] {
  return dials.map(({ left, since }, seat) => {
    // Where the clock on the wall was put back no time waits for what it showed before.
    const dial: Dial = { left, since: since === null ? null : Math.min(since, at) }
    const deadline = deadlineOf(timing.option, dial, still(timing, seat)) ?? null
    const until = deadline ?? 0
    const off = timing.stops.flatMap((stop): Off[] => {
      const concerned = dial.since !== null && concerns(timing, stop, seat)
      return concerned && (stop.ends === null || stop.ends > dial.since!) && stop.begins < until
        ? [[stop.begins, stop.ends, stop.why]]
        : []
    })
    return {
      ...dial,
      deadline: deadline === Number.POSITIVE_INFINITY ? null : deadline,
      off: off.sort((a, b) => a[0] - b[0]),
      ...(dial.since !== null && over(seat) ? { over: true as const } : {}),
    }
  })
}

/** Whose time runs: of those who are asked the people. */
const runningSeats = ({ persons }: Timing, asked: readonly number[]): number =>
  persons.reduce((set, person, seat) => (person !== null && asked[seat] !== NOT_ASKED ? set | (1 << seat) : set), 0)

/** Clocks as a match begins. */
export const clocksDealt = (timing: Timing, asked: readonly number[], at: number): SeatClock[] =>
  written(timing, dialsOf(timing.option, timing.persons.length, runningSeats(timing, asked), at), at, () => false)

/** How long the table waits for a late player, in ms. */
const WAITED: Readonly<Record<Speed, number>> = { live: 5 * 60_000, correspondence: 24 * 3600_000 }

/** Clocks after rows that were written at one moment. `asked`: by seat, after them; `turns`: whose turns they began. `before`: of the answer that one of them takes back. */
export function clocksAfter(
  timing: Timing,
  clocks: readonly SeatClock[],
  rows: readonly Row[],
  {
    asked,
    at,
    before,
    turns,
  }: { asked: readonly number[]; at: number; before?: Before | undefined; turns?: readonly Seat[] | undefined },
): SeatClock[] {
  const seats = (which: (row: Row) => boolean) =>
    rows.reduce((set, row) => (row.seat >= 0 && which(row) ? set | (1 << row.seat) : set), 0)
  const runs = runningSeats(timing, asked)
  const moved = (row: Row) => row.kind === 'move'
  const dials = before
    ? dialsTakenBack(timing.option, clocks, before, before.seat, { at, runs })
    : dialsAfter(
        timing.option,
        clocks,
        {
          at,
          acted: seats(moved),
          paid: seats(row => moved(row) && row.by !== STANDING),
          runs,
          ...(turns ? { turns } : {}),
        },
        seat => still(timing, seat),
      )
  // A late player has this much from now on.
  const waited = seats(row => row.kind === 'vote' && row.word === WAIT)
  for (const [seat, dial] of dials.entries())
    if ((waited >> seat) & 1 && dial.since !== null) dials[seat] = { left: WAITED[timing.speed], since: at }
  const late = seats(row => row.kind === 'clock' && row.word === OVER)
  return written(
    timing,
    dials,
    at,
    seat => ((late >> seat) & 1) === 1 || (clocks[seat]!.over === true && clocks[seat]!.since === dials[seat]!.since),
  )
}

/** Whether a row is an answer that somebody gives when their time is over, while no row says so. */
export function answersLate(timing: Timing, clocks: readonly SeatClock[], row: Row, at: number): boolean {
  const clock = clocks[row.seat]
  if (row.kind !== 'move' || row.by === STANDING || !clock || clock.over) return false
  return (deadlineOf(timing.option, clock, still(timing, row.seat)) ?? Number.POSITIVE_INFINITY) <= at
}

/** The seat that takes an answer of its own back: by consent of all the others' later ones go first. */
export const takesBack = (rows: readonly Row[]): Seat | undefined =>
  rows.findLast(row => row.kind === 'takeback' && row.by !== TAKEBACK)?.seat

/** A player who returns to a bot's seat has at least this share of a whole bank. */
const BACK = 10
/** Clocks after somebody has left a seat to a bot (`person` null), or taken it again. */
export function clocksReseated(
  timing: Timing,
  clocks: readonly SeatClock[],
  { seat, asked, at }: { seat: Seat; asked: boolean; at: number },
): SeatClock[] {
  const sits = timing.persons[seat] !== null
  const { bank } = timing.option
  const dials = clocks.map((clock, s): Dial => {
    if (s !== seat) return { left: clock.left, since: clock.since }
    const left = timeLeft(clock, at, still(timing, seat))
    return sits ? { left: Math.max(left, bank / BACK), since: asked ? at : null } : { left, since: null }
  })
  return written(timing, dials, at, s => s !== seat && clocks[s]!.over === true)
}

/** The same clocks, after something about time off has changed; `more`: by how much those of a seat are to be longer, which is then not late any more. */
export const clocksAnew = (
  timing: Timing,
  clocks: readonly SeatClock[],
  at: number,
  more?: { seat: Seat; ms: number },
): SeatClock[] =>
  written(
    timing,
    clocks.map(({ left, since }, seat) => ({ left: seat === more?.seat ? left + more.ms : left, since })),
    at,
    seat => clocks[seat]!.over === true && seat !== more?.seat,
  )

/** How clocks are remembered with a row. */
export const marksOf = (timing: Timing, clocks: readonly SeatClock[], at: number): ClockMark[] =>
  clocks.map((clock, seat) => [clock.left, clock.since, timeLeft(clock, at, still(timing, seat))])
/** And what can be taken from that again. */
export const dialsOfMarks = (marks: readonly ClockMark[]): Dial[] => marks.map(([left, since]) => ({ left, since }))

/** When the next time is over of which no row says so. */
export function nextDeadline(clocks: readonly SeatClock[]): number | null {
  const open = clocks.flatMap(({ deadline, over }) => (deadline === null || over ? [] : [deadline]))
  return open.length ? Math.min(...open) : null
}
/** Whether all of the table have stopped the clocks. */
export const paused = (clocks: readonly SeatClock[]): boolean =>
  clocks.some(({ off }) => off.some(([, to, why]) => why === 'pause' && to === null))

/** The first clock of a live match waits this long at most for the pages of its people, in ms. */
export const OPENING = 30_000
/**
 * Until when at most the first clock of a live match waits; undefined where it does not wait. An interval that was cut short is over, even where this server's idea of
 * the time lags by a little.
 */
export const opensAt = (clocks: readonly SeatClock[], now: number): number | undefined =>
  clocks
    .flatMap(({ off }) =>
      off.flatMap(([from, to, why]) =>
        why === 'opening' && to !== null && to > now && to - from >= OPENING ? [to] : [],
      ),
    )
    .at(0)
