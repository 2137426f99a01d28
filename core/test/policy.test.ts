import { expect, test } from 'vitest'
import { codec, likelihoods, NEVER, numbers, verbNumbers, verbs } from '../index.ts'

test('every verb has the number that its moves have', () => {
  const V = verbs({ take: [numbers('place', 3)], leave: [] })
  const { take, leave } = verbNumbers(V)
  const { verbOf } = codec(V)
  expect([V.take(0), V.take(2), V.leave()].map(verbOf)).toEqual([take, take, leave])
})

test('likelihoods: e times as likely for each step of points, nothing for what is far behind, all alike where nothing is worth a thought', () => {
  const weigh = (worth: number[], heat: number, far?: number) => {
    likelihoods(worth, heat, far)
    return worth
  }
  expect(weigh([5, 3, NEVER], 2)).toEqual([1, Math.exp(-1), 0])
  expect(weigh([5, 1, 0.9], 2, 4)).toEqual([1, Math.exp(-2), 0])
  expect(weigh([NEVER, NEVER], 2)).toEqual([1, 1])
  expect(weigh([], 2)).toEqual([])
})
