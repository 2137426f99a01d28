/** The clocks that are offered for a new table, by speed. */
import type { Speed } from '../api.ts'
import type { ChosenClock } from './chosen.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
export const PRESETS: Readonly<Record<Speed, Readonly<Record<'quick' | 'usual' | 'slow', ChosenClock>>>> = {
  live: {
    quick: { bank: 10 * MINUTE, increment: 20 },
    usual: { bank: 20 * MINUTE, increment: 30 },
    slow: { bank: 40 * MINUTE, increment: 60 },
  },
  correspondence: {
    quick: { bank: DAY, increment: 6 * HOUR, cap: 2 * DAY },
    usual: { bank: 3 * DAY, increment: 12 * HOUR, cap: 5 * DAY },
    slow: { bank: 7 * DAY, increment: DAY, cap: 14 * DAY },
  },
}
export const same = (a: ChosenClock, b: ChosenClock): boolean =>
  a.bank === b.bank && a.increment === b.increment && a.cap === b.cap
