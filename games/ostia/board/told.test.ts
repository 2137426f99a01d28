import { expect, test } from 'vitest'
import { toldFaults } from '../../../board/test/telling.ts'
import { ostia } from '../index.ts'
import { told } from './told.ts'

/** What the board draws, by domain. */
const THINGS = ['node', 'section', 'good', 'track', 'spot', 'space', 'card', 'deck']
test('each row of whole matches is told by what the board draws', () => {
  const { faults, kinds } = toldFaults(ostia, told, THINGS, { seats: 3, seed: 'told' })
  expect(faults).toEqual([])
  expect([...kinds].sort()).toEqual([
    'arrived',
    'built',
    'discovered',
    'dropped',
    'gained',
    'launched',
    'moved',
    'ordered',
    'paid',
    'placed',
    'produced',
    'refilled',
    'settled',
    'supervised',
    'traded',
  ])
})
test('a place that the board does not have is found', () => {
  expect(toldFaults(ostia, told, [], { seats: 2, seed: 'told' }).faults.join()).toContain('moved: nothing is drawn')
})
