/** The contract of a game, on random matches over seats and options and from scenes; the suite itself is tested in core. */
import { conformanceParts, summary } from '@loggia/core/testing'
import { describe, expect, test } from 'vitest'
import { terraMystica } from '../index.ts'
import { conformance } from '../scenes.ts'

describe('every law holds (thousands of matches: `lab conform`, nightly)', () => {
  for (const { name, run } of conformanceParts(terraMystica, { ...conformance, matches: 12, seed: 'terra-mystica' }))
    test(name, () => {
      const report = run()
      expect(report.failure, summary(report)).toBeNull()
    })
})
