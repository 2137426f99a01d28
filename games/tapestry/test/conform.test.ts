/** The contract of a game, on random matches and from scenes; the suite itself is tested in core. */
import { acting } from '@loggia/core'
import { conformanceParts, summary } from '@loggia/core/testing'
import { describe, expect, test } from 'vitest'
import { tapestry } from '../index.ts'
import { conformance, scenes } from '../scenes.ts'

describe('every law holds (thousands of matches: `lab conform`, nightly)', () => {
  for (const { name, run } of conformanceParts(tapestry, { ...conformance, matches: 10, seed: 'tapestry' }))
    test(name, () => {
      const report = run()
      expect(report.failure, summary(report)).toBeNull()
    })
})

test('every scene is a table at a decision, the same each time', () => {
  for (const scene of scenes) {
    const t = scene.table(tapestry)
    expect(acting(t), scene.name).not.toBe(0)
    expect(scene.table(tapestry), scene.name).toEqual(t)
  }
})
