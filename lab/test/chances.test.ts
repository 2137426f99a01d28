/** Chances that a judge gave, beside what came of them. */
import { expect, test } from 'vitest'
import { binned, chances, type Foretold, type Imagined, likeliest } from '../chances.ts'

const times = (n: number, chance: number, won: number): Foretold[] => Array.from({ length: n }, () => [chance, won])

test('a bin tells its mean chance and how often it came true; the worst one counts if it has enough positions', () => {
  const told = binned([...times(60, 0.95, 1), ...times(30, 0.04, 1), ...times(70, 0.06, 0), ...times(9, 0.5, 1)])
  expect(told).toMatchObject({ '0 %': '5 : 30 (100)', '10 %': '–', '50 %': '50 : 100 (9)', '90 %': '95 : 100 (60)' })
  expect(told.off).toBeCloseTo(24.6, 5)
  expect(binned(times(10, 1, 1))['90 %']).toBe('100 : 100 (10)')
})

test('each match gives one position, the same by the same seed', () => {
  const plan = { game: 'ostia', seats: 2, seed: 'few', matches: 3, pairs: 4, bots: 'novice' }
  const found = chances(plan)
  expect(found).toMatchObject({ positions: 3, off: 0 })
  expect(chances(plan)).toEqual(found)
})

test('the drift is found by which what came is least surprising: none where leads hold, more the less they do', () => {
  const ending = { lead: { points: 10, ahead: 25 }, won: 1 }
  const of = (held: number): Imagined[] =>
    Array.from({ length: 100 }, (_, k) => ({ endings: [ending], won: k < held ? 1 : 0 }))
  expect(likeliest(of(100))).toBe(0)
  const [little, much] = [likeliest(of(95)), likeliest(of(75))]
  expect(little).toBeGreaterThan(0.5)
  expect(much).toBeGreaterThan(2 * little)
})
