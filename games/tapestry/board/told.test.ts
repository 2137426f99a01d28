import { expect, test } from 'vitest'
import { toldFaults } from '../../../board/test/telling.ts'
import { tapestry } from '../index.ts'
import { told } from './told.ts'

/** What the board draws, by domain. */
const THINGS = ['space', 'hex', 'tech', 'landmark', 'achievement', 'building', 'track']
test('each row of whole matches is told by what the board draws', () => {
  const { faults, kinds } = toldFaults(tapestry, told, THINGS, { seats: 3, seed: 'told' })
  expect(faults).toEqual([])
  expect(kinds.size).toBeGreaterThan(15)
})
