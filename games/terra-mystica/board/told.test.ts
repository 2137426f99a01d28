import { expect, test } from 'vitest'
import { toldFaults } from '../../../board/test/telling.ts'
import { terraMystica } from '../index.ts'
import { told } from './told.ts'

/** What the board draws, by domain. */
const THINGS = [
  'hex',
  'site',
  'river',
  'cult',
  'card',
  'favor',
  'town',
  'scoring',
  'power-action',
  'building',
  'verb',
  'special',
  'bowls',
]
test('each row of whole matches is told by what the board draws', () => {
  const { faults, kinds } = toldFaults(terraMystica, told, THINGS, { seats: 4, seed: 'told' })
  expect(faults).toEqual([])
  expect(kinds.size).toBeGreaterThan(12)
})
