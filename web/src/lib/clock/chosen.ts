/** The clock of a table in words, as lists and rooms have it. */
import { findGame } from '@loggia/games'
import { sayClock } from '#lib/words/clock.ts'
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
/** A number of seconds, in the largest unit in which it is whole. */
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

/**
 * How long a live match may last if every seat uses all its time. Undefined if unknown: no clock, days, or a table of
 * an older release whose banks grow with each decision.
 */
export function atMost(
  game: string,
  seats: number,
  speed: MatchSummary['speed'],
  clock: ChosenClock | null | undefined,
): string | undefined {
  const { turns } = findGame(game) ?? {}
  if (speed !== 'live' || !clock || !turns) return undefined
  const minutes = Math.ceil((seats * (clock.bank + turns * clock.increment)) / 60)
  const said = (n: number, unit: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(n)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return sayClock('at_most', {
    time: [...(hours ? [said(hours, 'hour')] : []), ...(rest || !hours ? [said(rest, 'minute')] : [])].join(' '),
  })
}
