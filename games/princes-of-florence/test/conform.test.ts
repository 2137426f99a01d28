/** The contract of a game, on random matches; the suite itself is tested in core. */
import { conform, summary } from '@loggia/core/testing'
import { expect, test } from 'vitest'
import { princes, type PrincesTable } from '../index.ts'
import { scenes } from '../scenes.ts'

const keeps = (plan: Parameters<typeof conform<PrincesTable>>[1]) => {
  const report = conform(princes, plan)
  expect(report.failure, summary(report)).toBeNull()
  return report
}

test('PF-16.1 every law holds in 100 random matches of all seat counts and options, and from the scenes', () => {
  expect(keeps({ matches: 100, seed: 'princes', scenes })).toMatchObject({ game: 'princes-of-florence@2', matches: 100 })
}, 300_000)
