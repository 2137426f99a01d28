/** When a turn was played, in words of both languages, and what it cost of a clock. */
import type { LogEntry } from '@loggia/core'
import { describe, expect, it } from 'vitest'
import type { Turn } from '../src/lib/table/log/turns.ts'
import { played, took } from '../src/lib/table/log/when.ts'

const now = new Date(2026, 10, 23, 9, 30).getTime()
const at = (day: number, hour: number, minute: number, year = 2026, month = 10) =>
  new Date(year, month, day, hour, minute).getTime()

describe('a moment that is past', () => {
  const said = (when: number, speed: 'live' | 'correspondence' = 'correspondence') => [
    played(when, now, speed, 'en', 'just now'),
    played(when, now, speed, 'ko', '방금'),
  ]
  it('is a time of the day, and its day where that is another', () => {
    expect(said(at(23, 9, 29, 2026) + 30_000)).toEqual(['just now', '방금'])
    expect(said(at(23, 9, 5))).toEqual(['09:05', '09:05'])
    expect(said(at(22, 21, 3))).toEqual(['yesterday 21:03', '어제 21:03'])
    expect(said(at(12, 0, 0))).toEqual(['Nov 12 00:00', '11월 12일 00:00'])
    expect(said(at(31, 23, 59, 2025, 11))).toEqual(['Dec 31, 2025 23:59', '2025년 12월 31일 23:59'])
  })
  it('says minutes ago within the last hour of a live table', () => {
    expect(said(at(23, 9, 5), 'live')).toEqual(['25 min. ago', '25분 전'])
    expect(said(at(23, 8, 5), 'live')).toEqual(['08:05', '08:05'])
  })
  it('is never to come, whatever the clock of a device shows', () => {
    expect(said(now + 90_000)).toEqual(['just now', '방금'])
  })
})

describe('what a turn cost of a clock', () => {
  const row = (seq: number, seat: number, more: Partial<LogEntry> = {}): LogEntry => ({
    seq,
    seat,
    move: 'pass',
    heard: [],
    ...more,
  })
  const turn = (...rows: LogEntry[]): Turn => ({ key: '', seat: rows[0]!.seat, rows, auction: false, round: 0 })
  const clock = { bank: 60, increment: 10 }
  const first = row(1, 0)
  const other = row(2, 1)
  const mine = [row(3, 0), row(4, 0)]
  const log = [first, other, ...mine]
  const times = {
    at: [100, 120, 125, 130],
    clocks: [
      [65_000, 60_000],
      [65_000, 50_000],
      [70_000, 50_000],
      [75_000, 50_000],
    ],
  }
  it('is what was left before, with what its answers earned, less what is left', () => {
    expect(took(turn(first), log, times, clock)).toBe(5_000)
    expect(took(turn(other), log, times, clock)).toBe(20_000)
    expect(took(turn(...mine), log, times, clock)).toBe(10_000)
  })
  it('earns nothing by an order that stood, and is nothing where nobody thought', () => {
    expect(took(turn(mine[0]!, row(4, 0, { standing: true })), log, times, clock)).toBe(0)
    expect(took(turn(row(3, 0, { standing: true })), log, times, clock)).toBeUndefined()
    const bot = { ...times, clocks: times.clocks.map(() => [65_000, 60_000]) }
    expect(took(turn(row(3, 0)), log, bot, clock)).toBeUndefined()
  })
  it('is no more than went by where a clock is full', () => {
    const full = { at: [100, 120, 125], clocks: Array.from({ length: 3 }, () => [60_000, 60_000]) }
    expect(took(turn(row(3, 0)), log, full, { ...clock, cap: 60 })).toBe(5_000)
    expect(took(turn(row(3, 0)), log, full, { bank: 60, increment: 3, cap: 60 })).toBe(3_000)
  })
  it('is not known without a clock, of rows that are not known, and of auctions', () => {
    expect(took(turn(first), log, { at: times.at }, clock)).toBeUndefined()
    expect(took(turn(row(9, 0)), log, times, clock)).toBeUndefined()
    expect(took({ ...turn(first), auction: true }, log, times, clock)).toBeUndefined()
  })
})
