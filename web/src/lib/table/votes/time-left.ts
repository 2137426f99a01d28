/** How long something still takes, in the two units that matter. */
import { language } from '#lib/words/index.ts'

const unit = (n: number, unit: 'second' | 'minute' | 'hour' | 'day') =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(n)

export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 100) return unit(seconds, 'second')
  if (minutes < 60) return unit(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 48
    ? [unit(hours, 'hour'), minutes % 60 ? unit(minutes % 60, 'minute') : ''].filter(Boolean).join(' ')
    : unit(Math.round(hours / 24), 'day')
}
