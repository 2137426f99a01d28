import { sayHall } from '#lib/words/hall.ts'

const MINUTE = 60_000

/** A duration in its largest unit; empty under a minute. */
function long(ms: number): string {
  const minutes = Math.floor(ms / MINUTE)
  return minutes < 1
    ? ''
    : minutes < 60
      ? sayHall('ago_minutes', { n: minutes })
      : minutes < 1440
        ? sayHall('ago_hours', { n: Math.floor(minutes / 60) })
        : sayHall('ago_days', { n: Math.floor(minutes / 1440) })
}
/** How long ago that was. */
export const waited = (since: string): string => long(Date.now() - Date.parse(since)) || sayHall('ago_now')
/** The same on its own: *for* that long. */
export function lasting(since: string): string {
  const ago = long(Date.now() - Date.parse(since))
  return ago ? sayHall('ago_for', { ago }) : sayHall('ago_now')
}
/** The same, *ago*. */
export function past(since: string): string {
  const ago = long(Date.now() - Date.parse(since))
  return ago ? sayHall('ago_since', { ago }) : sayHall('ago_now')
}
/** How much time is left until then, and whether that is little: an hour, at a live table two minutes. */
export function remaining(deadline: string, live: boolean): { time: string; low: boolean } {
  const ms = Date.parse(deadline) - Date.now()
  return { time: sayHall('time_left', { time: long(Math.max(MINUTE, ms)) }), low: ms < (live ? 2 : 60) * MINUTE }
}
