/** Quiet hours and the hour of the digest are those of where somebody lives. */
import { expect, test } from 'vitest'
import { digestAt, quietUntil } from '../notices/hours.ts'

const at = (utc: string) => new Date(`2026-07-01T${utc}Z`)
const night = { from: 22 * 60, to: 7 * 60 + 30 }

test.each([
  ['UTC', '21:59', undefined],
  ['UTC', '22:00', '2026-07-02T07:30'],
  ['UTC', '07:29:59', '2026-07-01T07:30'],
  ['UTC', '07:30', undefined],
  ['Asia/Seoul', '13:00', '2026-07-01T22:30'],
  ['Asia/Seoul', '12:59', undefined],
  ['America/New_York', '02:00', '2026-07-01T11:30'],
  ['Asia/Kathmandu', '16:15', '2026-07-02T01:45'],
])('in %s at %s UTC it is quiet until %s', (zone, now, until) => {
  expect(quietUntil(zone, night, at(now))).toEqual(until && new Date(`${until}Z`))
})

test('the next digest comes at that hour there, and not twice', () => {
  expect(digestAt('Asia/Seoul', 9, at('00:00:30'))).toEqual(new Date('2026-07-02T00:00Z'))
  expect(digestAt('Asia/Seoul', 9, new Date('2026-06-30T23:59:30Z'))).toEqual(at('00:00'))
  expect(digestAt('America/New_York', 9, at('12:00'))).toEqual(at('13:00'))
})
