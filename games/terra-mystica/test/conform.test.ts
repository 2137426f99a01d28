/** The contract of a game, on random matches over seats and options and from scenes; the suite itself is tested in core. */
import { conform, summary } from '@loggia/core/testing'
import { expect, test } from 'vitest'
import { terraMystica } from '../index.ts'
import { conformance } from '../scenes.ts'

test('every law holds in random matches of all seat counts and kinds of set-up, and from the scenes', () => {
  const report = conform(terraMystica, { ...conformance, matches: 20, seed: 'terra-mystica' })
  expect(report.failure, summary(report)).toBeNull()
}, 60_000)
