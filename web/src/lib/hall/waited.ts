import { sayHall } from '#lib/words/hall.ts'

/** How long ago that was, in the largest unit that tells it. */
export function waited(since: string): string {
  const minutes = Math.floor((Date.now() - Date.parse(since)) / 60_000)
  return minutes < 1
    ? sayHall('ago_now')
    : minutes < 60
      ? sayHall('ago_minutes', { n: minutes })
      : minutes < 1440
        ? sayHall('ago_hours', { n: Math.floor(minutes / 60) })
        : sayHall('ago_days', { n: Math.floor(minutes / 1440) })
}
