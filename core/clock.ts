/**
 * Clocks: what each seat has left, and when it expires. A pure function of the answers that count, the match's clock
 * option and the intervals in which no time runs. Core keeps no time: the host of the match writes `at` and supplies
 * the intervals (sleep, vacation, pauses, outages) in UTC. All times are milliseconds since 1970.
 */
import { SPECTATOR, type Seat, type SeatSet } from './table.ts'

/** How much time there is. */
export interface ClockOption {
  /** The bank at the start. */
  bank: number
  /** Added for each turn that begins, or (older matches) for each decision. */
  increment: number
  /** What the increment is for. Absent: each decision, as clocks were in the first releases. */
  per?: 'turn'
  /** A bank never grows beyond. */
  cap?: number
  /** An answer this soon after zero is not late. */
  grace?: number
}

/** Time that does not run, from and to. */
export type Interval = readonly [from: number, to: number]

/**
 * An answer that counts. A move that was taken back is none: so who had it taken back has thought on all the time, the others were not asked, and no
 * increment was earned. Else a move and its takeback would stop a clock for ever.
 */
export interface Answer {
  seat: Seat
  at: number
  /** The seats that were asked before it, bots apart: their time ran. */
  asked: SeatSet
  /** The seats whose turns it began, in order. */
  turns?: readonly Seat[]
  /** Nobody thought: a standing order, a bot. It earns nothing; and where the order was given before the question it costs nothing, for no time has run. */
  free?: boolean
}

/** The clock of a seat at some moment. */
export interface Clock {
  /** What is left of the bank; 0 within the grace. */
  left: number
  /** When its time is over, grace included; undefined while it is not asked. */
  deadline: number | undefined
}

/** Where the clocks stand. `asked`: who is asked since the last answer; `still`: by seat, the intervals without time, in order and apart, as far ahead as they are known. */
export function clocksAt(
  option: ClockOption,
  seats: number,
  begins: number,
  answers: readonly Answer[],
  asked: SeatSet,
  now: number,
  still: (seat: Seat) => readonly Interval[],
): Clock[] {
  return Array.from({ length: seats }, (_, seat) => {
    const stops = still(seat)
    let left = option.bank
    /** Its time has run since then. */
    let since: number | undefined
    let at = begins
    for (const answer of answers) {
      const asks = ((answer.asked >> seat) & 1) === 1
      since = asks ? (since ?? at) : undefined
      at = answer.at
      if (answer.seat === seat && since !== undefined) {
        left = answered(option, left - running(since, answer.at, stops), answer.free)
        since = undefined
      }
      left = begun(option, left, seat, answer.turns)
    }
    if (((asked >> seat) & 1) === 0) return { left, deadline: undefined }
    since ??= at
    return {
      left: Math.max(0, left - running(since, now, stops)),
      deadline: after(since, left + (option.grace ?? 0), stops),
    }
  })
}

/** What is left after an answer. */
const answered = (
  { cap = Number.POSITIVE_INFINITY, increment, per }: ClockOption,
  left: number,
  free = false,
): number => Math.min(cap, Math.max(0, left) + (free || per === 'turn' ? 0 : increment))
/** What is left after these turns have begun. */
function begun(
  { cap = Number.POSITIVE_INFINITY, increment, per }: ClockOption,
  left: number,
  seat: Seat,
  turns: readonly Seat[] = [],
): number {
  if (per === 'turn')
    for (const whose of turns) if (whose === seat) left = Math.max(left, Math.min(cap, left + increment))
  return left
}

/** What is stored of a clock with each row: the time left at `since`, from when it runs; or, if null, it stands. */
export interface Dial {
  left: number
  since: number | null
}
/** Events that were written at one moment. `acted`: seats that answered; `paid`: those of them that did not do so by a standing order; `runs`: whose time runs after it; `turns`: whose turns began. */
export interface Moment {
  at: number
  acted: SeatSet
  paid: SeatSet
  runs: SeatSet
  turns?: readonly Seat[]
}
const has = (set: SeatSet, seat: Seat): boolean => ((set >> seat) & 1) === 1

/** Clocks as a match begins. */
export const dialsOf = ({ bank }: ClockOption, seats: number, runs: SeatSet, at: number): Dial[] =>
  Array.from({ length: seats }, (_, seat) => ({ left: bank, since: has(runs, seat) ? at : null }))

/** Clocks after events. A seat that is no longer asked and has not answered gets its time back. */
export const dialsAfter = (
  option: ClockOption,
  dials: readonly Dial[],
  { at, acted, paid, runs, turns }: Moment,
  still: (seat: Seat) => readonly Interval[],
): Dial[] =>
  dials.map(({ left, since }, seat) => {
    if (has(acted, seat) && since !== null) {
      left = answered(option, left - running(since, at, still(seat)), !has(paid, seat))
      since = null
    }
    return { left: begun(option, left, seat, turns), since: has(runs, seat) ? (since ?? at) : null }
  })

/**
 * Clocks after a seat takes its answer back. Its own clock has run on since it was asked, as in `before` (the clocks
 * before that answer, at `at`), and the increment is gone. Seats that are no longer asked get their time back. With
 * increments for turns the others lose those of turns that the answer began. A seat that was asked side by side and has
 * answered since keeps what is left after that.
 */
export const dialsTakenBack = (
  { per }: ClockOption,
  dials: readonly Dial[],
  before: { dials: readonly Dial[]; at: number },
  seat: Seat,
  { at, runs }: Pick<Moment, 'at' | 'runs'>,
): Dial[] =>
  dials.map(({ left, since }, s) => {
    const was = before.dials[s]!
    if (s === seat) return { left: was.left, since: was.since ?? before.at }
    if (per === 'turn' && (was.since === null || was.since === since)) left = was.left
    return { left, since: has(runs, s) ? (since ?? was.since ?? at) : null }
  })

/** What a clock shows at a moment. */
export const timeLeft = ({ left, since }: Dial, at: number, stops: readonly Interval[]): number =>
  Math.max(0, since === null ? left : left - running(since, at, stops))

/** When the time of a seat is over; undefined while its clock stands, and infinite in a pause. */
export const deadlineOf = (
  { grace = 0 }: ClockOption,
  { left, since }: Dial,
  stops: readonly Interval[],
): number | undefined => (since === null ? undefined : after(since, left + grace, stops))

/** How much time runs between two moments. */
export function running(from: number, to: number, still: readonly Interval[]): number {
  let sum = Math.max(0, to - from)
  for (const [begins, ends] of still) sum -= Math.max(0, Math.min(to, ends) - Math.max(from, begins))
  return sum
}

/** The moment when this much time has run. */
export function after(from: number, time: number, still: readonly Interval[]): number {
  let at = from
  let left = time
  for (const [begins, ends] of still) {
    if (ends <= at) continue
    if (begins - at >= left) break
    left -= Math.max(0, begins - at)
    at = ends
  }
  return at + left
}

/** Intervals in order and apart, of any: what overlaps or touches becomes one. */
export function joined(intervals: readonly Interval[]): Interval[] {
  const sorted = intervals.filter(([from, to]) => to > from).sort((a, b) => a[0] - b[0])
  const out: [number, number][] = []
  for (const [from, to] of sorted) {
    const last = out.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else out.push([from, to])
  }
  return out
}

/** The seats whose time is over. */
export const late = (clocks: readonly Clock[], now: number): SeatSet =>
  clocks.reduce(
    (set, { deadline }, seat) =>
      seat < SPECTATOR && deadline !== undefined && deadline <= now ? set | (1 << seat) : set,
    0,
  )
