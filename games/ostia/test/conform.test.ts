/** The contract of a game, on random matches and from scenes; the suite itself is tested in core. */
import { acting } from '@loggia/core'
import { conformanceParts, summary } from '@loggia/core/testing'
import { describe, expect, test } from 'vitest'
import { ostia } from '../index.ts'
import { conformance, scenes } from '../scenes.ts'

describe('every law holds (thousands of matches: `lab conform`, nightly)', () => {
  for (const { name, run } of conformanceParts(ostia, { ...conformance, matches: 12, seed: 'ostia' }))
    test(name, () => {
      const report = run()
      expect(report.failure, summary(report)).toBeNull()
    })
})

test('every scene is a table at a decision, the same each time', () => {
  for (const scene of scenes) {
    const t = scene.table(ostia)
    expect(acting(t), scene.name).toBe(1 << t.turn)
    expect(scene.table(ostia), scene.name).toEqual(t)
    expect(ostia.view(t, t.turn).deck.length, scene.name).toBe(t.deck.length)
    expect([...t.deck, ...t.row, ...t.harbours.flatMap(h => h.cards)].length, scene.name).toBe(34)
  }
})
