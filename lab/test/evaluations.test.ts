/** Evaluations mean points: in each tenth of a match they are in the mean what a seat scores in the end. */
import { meaningPoints } from '@loggia/bots'
import { expect, test } from 'vitest'
import { curveOf, evaluations } from '../evaluations.ts'
import { SUBJECTS, subjectOf } from '../games.ts'

const ALL = process.env.TESTS === 'all'

/** How far a tenth may be off, in points. At Ostia nobody knows how soon the match will end, and long ones bring more. */
const OFF: Readonly<Record<string, number>> = { ostia: 12 }
/** Fewer matches know a mean less well. */
const [MATCHES, NOISE] = ALL ? [200, 0] : [60, 4]
const CASES = Object.entries(SUBJECTS).flatMap(([id, { game }]) => {
  const counts = ALL ? Array.from({ length: game.seats.max - 1 }, (_, k) => k + 2) : [2]
  return counts.map(seats => [id, seats] as const)
})
test.each(CASES)('%s with %i seats: no tenth of a match is further off than it may be', (id, seats) => {
  const found = evaluations(id, seats, MATCHES, 'law')
  expect(Math.abs(found.worst), JSON.stringify(found)).toBeLessThanOrEqual((OFF[id] ?? 5) + NOISE)
})

test.each(Object.entries(SUBJECTS))('%s: what is missing is known for each number of seats', (_id, { game, know }) => {
  const counts = know.points!.tables.map(table => table.seats)
  expect(counts).toEqual(Array.from({ length: game.seats.max - 1 }, (_, k) => k + 2))
})

test('it is added to the evaluation, as long as the match goes on', () => {
  const { game, know } = subjectOf('terra-mystica')
  const t = game.setup({ seats: 2, seed: 'missing' })
  const points = { command: '', commit: '', tables: [{ seats: 2, missing: [10, 20] }] }
  const stage = (at: number) => meaningPoints({ ...know, points, stage: () => ({ seats: 2, at }) }).evaluate(game, t, 0)
  const own = know.evaluate(game, t, 0)
  expect([0, 0.5, 1, 7].map(at => stage(at) - own)).toEqual([10, 15, 20, 20])
  expect(meaningPoints({ ...know, points, stage: () => undefined }).evaluate(game, t, 0)).toBe(own)
  const others = meaningPoints({ ...know, points, stage: () => ({ seats: 3, at: 0 }) })
  expect(others.evaluate(game, t, 0), 'nothing is known of three seats').toBe(own)
})

test('the curve lies where its squares are least: on the points, and between them where there are none', () => {
  const many = (at: number, value: number) => Array.from({ length: 1000 }, () => [at, value] as const)
  expect(curveOf([...many(0, 10), ...many(1, 4), ...many(3, -2), ...many(1.5, 2.5)])).toEqual([
    expect.closeTo(10, 0),
    expect.closeTo(4, 0),
    expect.closeTo(1, 0),
    expect.closeTo(-2, 0),
    expect.closeTo(-2, 0),
  ])
})
