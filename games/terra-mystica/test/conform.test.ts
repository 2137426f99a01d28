/** The contract of a game, on random matches over seats and options and from scenes; the suite itself is tested in core. */
import { conform, summary } from '@loggia/core/testing'
import { expect, test } from 'vitest'
import { terraMystica, type TerraTable } from '../index.ts'
import { scenes } from '../scenes.ts'

const EXTRAS = { 'turn-order': 'variable', 'town-tiles': 'extra', 'bonus-cards': 'ten', 'scoring-tiles': 'nine' }

test('every law holds in random matches of all seat counts and kinds of set-up, and from the scenes', () => {
  const report = conform<TerraTable>(terraMystica, {
    matches: 16, seed: 'terra-mystica', scenes, options: [{}, { setup: 'first-game', answers: 'by-next-turn' }, { ...EXTRAS, setup: 'random-colours' }, { ...EXTRAS, setup: 'by-hand', answers: 'by-next-turn', replay: 'yes' }],
  })
  expect(report.failure, summary(report)).toBeNull()
}, 60_000)
