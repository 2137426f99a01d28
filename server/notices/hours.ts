/** Hours of the day where somebody lives: when nothing shall reach them, and when a digest does. */
import { onTheWall } from '@loggia/core'

const MINUTE = 60_000
const DAY = 24 * 60

/** Minutes since midnight at that moment there. */
const minuteOfDay = (zone: string, now: Date): number => Math.floor(onTheWall(zone, now.getTime()) / MINUTE) % DAY

/** The next moment at which the clock there shows that minute of the day. Should clocks be changed until then it is off by what they are changed. */
function next(zone: string, now: Date, minute: number): Date {
  const wait = (minute - minuteOfDay(zone, now) + DAY) % DAY || DAY
  return new Date(Math.floor(now.getTime() / MINUTE) * MINUTE + wait * MINUTE)
}

/**
 * Until when quiet hours last, from one minute of the day to another; undefined outside of them. At their very end, ask
 * again.
 */
export function quietUntil(zone: string, quiet: { from: number; to: number } | undefined, now: Date): Date | undefined {
  if (!quiet || quiet.from === quiet.to) return undefined
  const minute = minuteOfDay(zone, now)
  const { from, to } = quiet
  const is = from < to ? minute >= from && minute < to : minute >= from || minute < to
  return is ? next(zone, now, to) : undefined
}

/**
 * When a mail of invitations goes out: there is one a day. Those that come after it are gathered for the next. What goes out within a minute is left as it is, as it may be on its
 * way already.
 */
export function invitesAt(last: Date | undefined, now: Date): Date {
  if (!last || last.getTime() + DAY * MINUTE <= now.getTime()) return now
  return last.getTime() > now.getTime() + MINUTE ? last : new Date(last.getTime() + DAY * MINUTE)
}

/** When the next digest goes out to who wants it at that hour. */
export const digestAt = (zone: string, hour: number, now: Date): Date => next(zone, now, hour * 60)
