/** The clock of a table in words, as lists and rooms have it. */
import { sayHall } from '#lib/words/hall.ts'
import { language } from '#lib/words/index.ts'
import type { MatchSummary } from '../api.ts'

/** In seconds. */
export type ChosenClock = NonNullable<MatchSummary['clock']>

const UNITS = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const
/** So many seconds, in the largest unit in which they are a whole number. */
export function span(seconds: number): string {
  const [size, unit] = UNITS.find(([size]) => seconds % size === 0 && seconds >= size) ?? UNITS[3]
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(seconds / size)
}

/** "20 min + 30 sec". */
export const clockName = ({ bank, increment, cap }: ChosenClock): string =>
  `${span(bank)} + ${span(increment)}${cap === undefined ? '' : ` · ${sayHall('clock_cap', { time: span(cap) })}`}`
/** How fast a table is played, and by what clock. */
export const speedName = ({ speed, clock }: Pick<MatchSummary, 'speed' | 'clock'>): string =>
  `${sayHall(`speed_${speed}`)}${clock ? ` · ${clockName(clock)}` : ''}`
