/** The contract of a game, on random matches and from scenes; the suite itself is tested in core. */
import { acting } from '@loggia/core'
import { conform, summary } from '@loggia/core/testing'
import { expect, test } from 'vitest'
import { ostia } from '../index.ts'
import { conformance, scenes } from '../scenes.ts'

test('every law holds in 150 random matches of all seat counts, and from the scenes', () => {
  const report = conform(ostia, { ...conformance, matches: 150, seed: 'ostia' })
  expect(report.failure, summary(report)).toBeNull()
  expect(report).toMatchObject({ game: 'ostia@1', matches: 150, scenes: 20 * scenes.length })
}, 120_000)

test('every scene is a table at a decision, the same each time', () => {
  for (const scene of scenes) {
    const t = scene.table(ostia)
    expect(acting(t), scene.name).toBe(1 << t.turn)
    expect(scene.table(ostia), scene.name).toEqual(t)
    expect(ostia.view(t, t.turn).deck.length, scene.name).toBe(t.deck.length)
    expect([...t.deck, ...t.row, ...t.harbours.flatMap(h => h.cards)].length, scene.name).toBe(34)
  }
})
