/** Requirements of a table in words: the range of ratings, and the share of turns played in time. */
import { sayHall } from '#lib/words/hall.ts'
import type { MatchSummary, RoomState } from '../api.ts'

export type Wants = NonNullable<MatchSummary['wants']>

/** Ranges of levels that can be chosen: from and to, either may be open. */
export const LEVELS = ['-1500', '1400-1600', '1400-1800', '1500-', '1600-', '1800-'] as const
/** How many of a hundred turns were in time. */
export const IN_TIME = ['80', '90', '95'] as const

export const levelText = ({ from, to }: Wants): string =>
  from !== undefined && to !== undefined
    ? `${from}–${to}`
    : from !== undefined
      ? sayHall('level_from', { from })
      : to !== undefined
        ? sayHall('level_to', { to })
        : ''
export const inTimeText = ({ inTime }: Wants): string =>
  inTime === undefined ? '' : sayHall('in_time_from', { n: inTime })

/** All of it in one line. */
export const wantsText = (wants: Wants = {}): string =>
  [levelText(wants), inTimeText(wants)].filter(Boolean).join(' · ')
/** At what level and how reliably somebody plays who sits at a table that waits, where that is known. */
export function strength({ room }: Pick<RoomState, 'room'>, seat: number): string {
  const known = room?.ratings.find(r => r.seat === seat)
  const inTime = room?.inTime.find(r => r.seat === seat)
  return [
    known && sayHall('level_of', { rating: `${known.rating}${known.provisional ? '?' : ''}` }),
    inTime && sayHall('in_time_of', { n: Math.round((inTime.n / inTime.of) * 100) }),
  ]
    .filter(Boolean)
    .join(' · ')
}
/** A range of levels as it is chosen, and back. */
export const levelKey = ({ from, to }: Wants): string =>
  from === undefined && to === undefined ? '' : `${from ?? ''}-${to ?? ''}`
export function levelOf(key: string): Pick<Wants, 'from' | 'to'> {
  const [from, to] = key.split('-')
  return { ...(from ? { from: Number(from) } : {}), ...(to ? { to: Number(to) } : {}) }
}
