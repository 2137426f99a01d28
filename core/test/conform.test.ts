import { expect, test } from 'vitest'
import { conform, summary } from '../testing/index.ts'
import { toyGame } from './toy.ts'

test('the toy keeps all laws', () => {
  const report = conform(toyGame(), { matches: 300, seed: 'toy' })
  console.log(summary(report))
  expect(report.failure).toBe(null)
})
