/** What somebody reads who comes back to a table. */
import type { LogEntry } from '@loggia/core'
import { expect, test } from 'vitest'
import { awayFrom, newsOf } from '../src/lib/table/since.ts'

/** Rows by who made them: a move of each, from row 1 on; the set-up is row 0. */
const log = (...seats: number[]): LogEntry[] => [
  { seq: 0, seat: -1, move: '', heard: [] },
  ...seats.map((seat, k) => ({ seq: k + 1, seat, move: `move:${k}`, heard: [] })),
]
const rows = (entries: readonly LogEntry[]) => entries.map(e => e.seq)

test('on a device that saw the table: what came after the last row that was looked at', () => {
  expect(awayFrom(log(0, 1, 1), [0], 2)).toBe(2)
  expect(rows(newsOf(log(0, 1, 1), [0], 2))).toEqual([3])
  expect(awayFrom(log(0, 1, 1), [0], 3)).toBeUndefined()
})
test('on another device: what came after my last move; who has not begun has missed nothing', () => {
  expect(awayFrom(log(0, 1, 0, 1, 1), [0], undefined)).toBe(3)
  expect(awayFrom(log(1, 1), [0], undefined)).toBeUndefined()
})
test('who has answered since knows it', () => {
  expect(newsOf(log(0, 1, 0), [0], 1)).toEqual([])
  expect(awayFrom(log(0, 1, 0), [0], 1)).toBeUndefined()
})
