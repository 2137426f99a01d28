import { language } from '#lib/words/index.ts'

/** A moment, as clocks here show it: its time, and its day where that is another. */
export function moment(at: number, now = Date.now()): string {
  const near = new Date(at).toDateString() === new Date(now).toDateString()
  return new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    ...(near ? {} : { month: 'short', day: 'numeric', weekday: 'short' }),
  }).format(at)
}
