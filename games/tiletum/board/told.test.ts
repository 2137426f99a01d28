import { expect, test } from 'vitest'
import { toldFaults } from '../../../board/test/telling.ts'
import { tiletum } from '../index.ts'
import { told } from './told.ts'

/** What the board draws, by domain. */
const THINGS = ['colour', 'tile', 'space', 'slot', 'cathedral', 'building', 'room', 'good', 'verb', 'deck']
test('each row of whole matches is told by what the board draws', () => {
  const { faults, kinds } = toldFaults(tiletum, told, THINGS, { seats: 3, seed: 'told' })
  expect(faults).toEqual([])
  expect(kinds.size).toBeGreaterThan(20)
})
