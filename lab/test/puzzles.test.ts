/** What is a puzzle. */
import { expect, test } from 'vitest'
import { rightOf } from '../puzzles.ts'

test('an answer is right when it is best or within an error of it, and all others are clearly behind', () => {
  const standings = (...behind: [mean: number, error: number][]) =>
    [[0, 0], ...behind].map(([mean, error], move) => ({ move, behind: { mean: mean!, error: error! } })) as never
  expect(rightOf(standings([6, 2], [20, 3]))).toEqual([0])
  expect(rightOf(standings([1, 1.5], [6, 2]))).toEqual([0, 1])
  expect(rightOf(standings([6, 2.5]))).toBeUndefined()
  expect(rightOf(standings([3.9, 0.5]))).toBeUndefined()
  expect(rightOf(standings([3, 2], [20, 3]))).toBeUndefined()
  expect(rightOf(standings([0, 0], [0.5, 1]))).toBeUndefined()
})
