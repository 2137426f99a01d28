/**
 * Eight hours of sleep in a person's own time zone, as intervals in UTC. Each runs from a minute of the day to the same
 * minute eight hours later, by the clock on their wall. So a night in which clocks change has seven hours or nine.
 */
import type { Interval } from './clock.ts'

/** A night by the clocks on the wall, in minutes. */
export const NIGHT = 8 * 60
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const numeric = 'numeric' as const
const formatOf = (zone: string) =>
  new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
    ...{ year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric },
  })
const formats = new Map<string, ReturnType<typeof formatOf>>()
/** What clocks on the wall show there at a moment, to the second, as if it were UTC; both in ms since 1970. Throws where there is no such time zone. */
export function onTheWall(zone: string, at: number): number {
  // A zone is the same however it is spelled, so a client that sends all spellings cannot fill the memory.
  const key = zone.toLowerCase()
  let format = formats.get(key)
  if (!format) formats.set(key, (format = formatOf(zone)))
  const of: Record<string, number> = {}
  for (const { type, value } of format.formatToParts(at)) of[type] = Number(value)
  return Date.UTC(of['year']!, of['month']! - 1, of['day']!, of['hour']!, of['minute']!, of['second']!)
}

/** Whether there is such a time zone. */
export function isZone(zone: string): boolean {
  try {
    return /^[A-Z][\w+-]*(\/[\w+-]+)*$/i.test(zone) && onTheWall(zone, 0) !== undefined
  } catch {
    return false
  }
}

/**
 * The moment at which clocks there show this. Skipped times are read by the clocks before the change, repeated ones by
 * those after it, as in PostgreSQL.
 */
export function momentOf(zone: string, wall: number): number {
  const offset = (at: number) => onTheWall(zone, at) - at
  const before = wall - offset(wall - DAY)
  const after = wall - offset(wall + DAY)
  return onTheWall(zone, after) === wall ? after : before
}

/** The nights that begin from one moment on and before another, in order. `begins`: the minute of the day. */
export function nights(zone: string, begins: number, from: number, until: number): Interval[] {
  const found: Interval[] = []
  const first = Math.floor(onTheWall(zone, from) / DAY) * DAY - DAY
  for (let day = first; ; day += DAY) {
    const wall = day + begins * MINUTE
    const night = [momentOf(zone, wall), momentOf(zone, wall + NIGHT * MINUTE)] as const
    if (night[0] >= until) return found
    if (night[0] >= from) found.push(night)
  }
}
