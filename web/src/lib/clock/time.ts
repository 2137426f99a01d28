/** Clocks as they are read: how much is left, when it is over, and why they stand. */
import { joined, timeLeft } from '@loggia/core'
import { language } from '#lib/words/index.ts'
import { sayClock } from '#lib/words/clock.ts'
import type { MatchState, Speed } from '../api.ts'
import { moment } from './moment.ts'

export type Clocks = NonNullable<MatchState['clocks']>
export type SeatClock = Clocks['seats'][number]
type Off = SeatClock['off'][number]

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What is left then; nothing less than nothing. */
export const leftAt = ({ left, since, off }: SeatClock, now: number): number =>
  timeLeft(
    { left, since: since ?? null },
    now,
    joined(off.map(({ from, to }) => [from, to ?? Number.POSITIVE_INFINITY] as const)),
  )
/** Why it stands at that moment, though its seat is asked. */
export const offAt = ({ off }: SeatClock, now: number): Off | undefined =>
  off.find(({ from, to }) => from <= now && (to === null || now < to))

const two = (n: number) => String(n).padStart(2, '0')
const unit = (n: number, unit: 'day' | 'hour' | 'minute') =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: language === 'ko' ? 'short' : 'narrow' }).format(
    n,
  )
/** A duration: to the second under an hour at a live table, otherwise in two units. */
export function lasts(ms: number, speed: Speed): string {
  const seconds = Math.ceil(ms / SECOND)
  if (seconds < 3600 || speed === 'live') {
    const h = Math.floor(seconds / 3600)
    const m = Math.floor((seconds % 3600) / 60)
    return `${h ? `${h}:${two(m)}` : m}:${two(seconds % 60)}`
  }
  const minutes = Math.ceil(ms / MINUTE)
  return ms >= 2 * DAY
    ? `${unit(Math.floor(ms / DAY), 'day')} ${unit(Math.floor((ms % DAY) / HOUR), 'hour')}`
    : `${unit(Math.floor(minutes / 60), 'hour')} ${unit(minutes % 60, 'minute')}`
}
/** Whether little is left: under a quarter of the bank or a minute, by correspondence an hour. */
export const isLow = (ms: number, bank: number, speed: Speed): boolean =>
  speed === 'live' ? ms < Math.min(MINUTE, bank / 4) : ms < Math.max(HOUR, bank / 4)

/** Why a clock stands, in words. */
export const because = ({ why, to }: Off, now: number): string =>
  why === 'sleep' || why === 'vacation'
    ? sayClock(`stands_${why}`, { at: moment(to ?? now, now) })
    : sayClock(`stands_${why}`)
