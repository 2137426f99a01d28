import { expect, test } from 'vitest'
import { toldFaults } from '../../../board/test/telling.ts'
import { princes } from '../index.ts'
import { told } from './told.ts'

/** What the board draws, by domain. */
const THINGS = ['object', 'round', 'track', 'purse', 'tile', 'building', 'front', 'card', 'freedom', 'character']
test('each row of whole matches is told by what the board draws', () => {
  const { faults, kinds } = toldFaults(princes, told, THINGS, { seats: 3, seed: 'told' })
  expect(faults).toEqual([])
  expect(kinds.size).toBeGreaterThan(10)
})
