/** When a turn was played and how long somebody thought about it, by what the hall says of its rows. */
import type { LogEntry, Language } from '@loggia/core'
import type { MatchState, Speed } from '../../api.ts'
import type { Turn } from './turns.ts'

/** Of each row, from the first on: when it was written (in seconds since 1970), and what the clocks showed then (in ms, by seat). */
export interface RowTimes {
  at: readonly number[]
  clocks?: readonly (readonly number[] | null)[] | undefined
}
type Option = NonNullable<MatchState['clock']>

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * A past moment: within the last hour of a live table as minutes ago, otherwise as time of day, with the date if it
 * differs. `just`: the text for the last minute.
 */
export function played(at: number, now: number, speed: Speed, language: Language, just: string): string {
  const minutes = Math.max(0, Math.floor((now - at) / MINUTE))
  const since = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  if (minutes === 0) return just
  if (speed === 'live' && minutes < 60) return since.format(-minutes, 'minute')
  const then = new Date(at)
  const today = new Date(now)
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(then)
  const days = Math.round((midnight(today) - midnight(then)) / DAY)
  if (days <= 0) return time
  if (days === 1) return `${since.format(-1, 'day')} ${time}`
  const date = new Intl.DateTimeFormat(language, {
    month: 'short',
    day: 'numeric',
    ...(then.getFullYear() === today.getFullYear() ? {} : { year: 'numeric' }),
  })
  return `${date.format(then)} ${time}`
}
const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

/**
 * How much of its time a seat spent on a turn, in ms: what its clock showed after its answer before, what its answers earned, and what it shows now. A clock that
 * is full hides what was not needed of an increment: then it is no more than went by. Undefined where no clock of anybody ran.
 */
export function took(turn: Turn, log: readonly LogEntry[], times: RowTimes, option: Option): number | undefined {
  const answers = turn.rows.filter(row => !row.event && row.seat === turn.seat)
  const last = answers.at(-1)
  const before = log.findLast(row => row.seq < turn.rows[0]!.seq && row.seat === turn.seat && !row.event)
  const shown = (row: LogEntry | undefined) => (row ? times.clocks?.[row.seq - 1]?.[turn.seat] : option.bank * 1000)
  const was = shown(before)
  const is = shown(last)
  if (turn.auction || !last || was === undefined || is === undefined) return undefined
  const paid = answers.filter(row => !row.standing).length
  const cap = (option.cap ?? (option.per ? option.bank : Number.POSITIVE_INFINITY)) * 1000
  const full = is >= cap
  // Nobody thought: an order that was given before, or a bot.
  if (!paid || (was === is && !full)) return undefined
  // Today's clocks add the increment as the turn begins, older ones with each answer.
  const earned = option.increment * 1000
  const had = option.per ? Math.max(was, Math.min(cap, was + earned)) : was + paid * earned
  const spent = Math.max(0, had - is)
  const began = times.at[turn.rows[0]!.seq - 2]
  return full && began !== undefined ? Math.min(spent, (times.at[last.seq - 1]! - began) * 1000) : spent
}
